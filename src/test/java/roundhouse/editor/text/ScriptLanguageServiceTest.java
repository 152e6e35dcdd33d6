package roundhouse.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.editor.text.DesignLanguageService.ScriptLanguageService;

class ScriptLanguageServiceTest {
  @Test
  void afterExportAHookIsCompleted() {
    String text = "export function afterR";

    assertThat(ScriptLanguageService.suggestions(text, text.length()).words()).contains("afterRun");
  }

  @Test
  void insideAHookItsArgumentsAreCompleted() {
    String text = "export function afterRun({ effects }, { ru";

    assertThat(ScriptLanguageService.suggestions(text, text.length()).words())
        .contains("runs")
        .doesNotContain("price");
  }

  @Test
  void aHookIsExplained() {
    assertThat(ScriptLanguageService.help("endRevenue"))
        .hasValueSatisfying(said -> assertThat(said).contains("Arguments: company, train, stop"));
    assertThat(ScriptLanguageService.help("nothing")).isEmpty();
  }
}

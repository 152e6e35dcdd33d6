package roundhouse.script.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.script.sandbox.ExampleHooks;

class TypingsTest {

  @Test
  void aViewTypeIsWrittenAsATypeScriptInterface() {
    assertThat(Typings.typeScript(ExampleHooks.STATE))
        .isEqualTo(
            """
            /** The game as it stands. */
            interface State {
              /** In the order of play. */
              readonly players: readonly string[];
              /** By id. */
              readonly companies: Readonly<Record<string, Company>>;
              /** The company of that name. */
              company(id: string): Company | null;
            }
            """);
  }

  @Test
  void aViewTypeIsWrittenAsRowsOfAMarkdownTable() {
    assertThat(Typings.markdownRows(ExampleHooks.STATE))
        .isEqualTo(
            """
            | `players` | `readonly string[]` | In the order of play. |
            | `companies` | `Readonly<Record<string, Company>>` | By id. |
            | `company()` | `(id: string): Company \\| null` | The company of that name. |
            """);
  }
}

package roundhouse.script.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import roundhouse.engine.play.HookRegistry;

class ScriptApiTest {
  private static final Pattern DECLARED = Pattern.compile("(?m)^(?:type|interface) (\\w+)");
  private static final Pattern USED = Pattern.compile("\\b[A-Z][A-Za-z]+\\b");
  private static final List<String> OF_TYPESCRIPT = List.of("Record", "Readonly", "T", "Answer");

  /**
   * After a change of hooks, effects or views, {@code mvn test -Dtest=ScriptApiTest
   * -Dscripts.write=yes} updates it.
   */
  @Test
  void theCommittedTypesAreThoseOfTheEngine() throws IOException {
    CommittedFile.hasContent("roundhouse.d.ts", ScriptApi.typeScript());
  }

  @Test
  void everyHookHasAType() {
    assertThat(declared())
        .containsAll(
            HookRegistry.byGroup().values().stream()
                .flatMap(List::stream)
                .map(HookTypes::name)
                .toList());
  }

  @Test
  void noTwoTypesHaveTheSameName() {
    assertThat(declared()).doesNotHaveDuplicates();
  }

  @Test
  void everyTypeThatIsUsedIsDeclared() {
    String code =
        ScriptApi.typeScript().replaceAll("//[^\\n]*|/\\*.*?\\*/", "").replaceAll("\"[^\"]*\"", "");

    List<String> used =
        USED.matcher(code)
            .results()
            .map(MatchResult::group)
            .filter(name -> !OF_TYPESCRIPT.contains(name))
            .distinct()
            .toList();

    assertThat(declared()).containsAll(used);
  }

  @Test
  void theTypeOfAHookSaysWhatItReceivesAndMayAnswer() {
    assertThat(ScriptApi.typeScript())
        .contains(
            "type StopRevenue = (context: Context<number>, asked: { readonly company: Company;"
                + " readonly train: RunningTrain; readonly stop: Stop }) => number;")
        .contains(
            "type AfterRun = (context: Context<Effect[]>, asked: { readonly company: Company;"
                + " readonly runs: Runs; readonly revenue: number; readonly subsidy: number }) =>"
                + " Told;")
        .contains("| { readonly effect: \"endTurn\" }")
        .contains(
            "| { readonly effect: \"pay\"; readonly from: string; readonly to: string; readonly"
                + " amount: number }");
  }

  private static List<String> declared() {
    return DECLARED.matcher(ScriptApi.typeScript()).results().map(match -> match.group(1)).toList();
  }
}

package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Tiny;

/**
 * Which script answers: the one of the base title, the variant or the option, each above the one
 * before.
 */
class HookHandlersTest {
  private static final String STARTED =
      "export const companyStarted = ({ effects }) => [effects.log('%s')];";

  @TempDir Path folder;

  @Test
  void theVariantAnswersAboveTheBaseAndTheOptionAboveBoth() {
    Tiny tiny =
        layers(
            "export const trainLimit = () => 3;",
            "export const trainLimit = () => 5;",
            "export const trainLimit = () => 7;");

    assertThat(limit(tiny.title("tiny"))).isEqualTo(3);
    assertThat(limit(tiny.title("tiny-twin"))).isEqualTo(5);
    assertThat(limit(tiny.title("tiny-twin", "generous"))).isEqualTo(7);
    assertThat(limit(tiny.title("tiny", "generous"))).isEqualTo(7);
  }

  @Test
  void standardAsksTheLayerBelowDownToTheEngine() {
    String more = "export const trainLimit = ({ standard }) => standard() * 10 + %d;";
    Tiny tiny = layers(more.formatted(1), more.formatted(2), more.formatted(3));

    assertThat(limit(tiny.title("tiny-twin", "generous"))).isEqualTo(2123);
  }

  @Test
  void anEventGoesToAllScriptsFromTheBaseUp() {
    Tiny tiny =
        layers(
            STARTED.formatted("base"), STARTED.formatted("variant"), STARTED.formatted("option"));
    Title title = tiny.title("tiny-twin", "generous");

    var result =
        (Result.Applied) Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "GRN", 90));

    assertThat(
            result.events().stream()
                .filter(event -> event.kind() == EventKind.SCRIPT)
                .map(Event::says))
        .containsExactly("base", "variant", "option");
  }

  @Test
  void aScriptOfAnOptionDoesNotAnswerWhileTheOptionIsOff() {
    Tiny tiny =
        layers("export const trainLimit = () => 3;", "", "export const trainLimit = () => 7;");

    assertThat(limit(tiny.title("tiny-twin"))).isEqualTo(3);
  }

  @Test
  void aScriptReadsTheDataThatOptionsChange() {
    Tiny tiny =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const trainLimit = ({ title }) => title.data.bonus + title.options.length;")
            .script("tiny/generous.js", "");

    assertThat(limit(tiny.title("tiny"))).isEqualTo(50);
    assertThat(limit(tiny.title("tiny", "generous"))).isEqualTo(81);
  }

  @Test
  void aMisspeltHookIsReportedWithTheNearestName() {
    Tiny tiny =
        new Tiny(folder).script("tiny/rules.js", "\nexport function stopRevenu() { return 1; }");

    List<Problem> problems = tiny.load("tiny").problems();

    assertThat(problems).hasSize(1);
    assertThat(problems.getFirst().text())
        .endsWith(
            "tiny/rules.js:2:8: warning: there is no hook 'stopRevenu': did you mean"
                + " 'stopRevenue'?");
  }

  @Test
  void aFunctionOfAStepIsNotAMisspeltHook() {
    Tiny tiny =
        new Tiny(folder)
            .script(
                "tiny/claims.js",
                "export const claimDecider = () => ''; export const claimChoices = () => []; export"
                    + " const claimTaken = () => [];");

    assertThat(tiny.load("tiny", "claims").problems()).isEmpty();
  }

  @Test
  void aStepWhoseFunctionIsCalledLikeAHookIsRefused() throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "lent");
    Files.writeString(
        designs.resolve("lent/title.yaml"),
        "extends: ../tiny\ntitle: Lent\nrounds: { operating: { steps: { script loan: {} } } }\n");
    Tiny tiny =
        new Tiny(folder.resolve("scripts"))
            .script(
                "lent/loans.js",
                "export const loanDecider = () => ''; export const loanChoices = () => []; export"
                    + " const loanTaken = () => [];");

    assertThat(
            new TitleLoader(designs, tiny.scripts(), Tiny.TILES).load("lent", Set.of()).problems())
        .filteredOn(Problem::isError)
        .extracting(Problem::message)
        .contains("the function 'loanTaken' of the step 'loan' is also a hook");
  }

  @Test
  void aStepNeedsItsFunctionsAndTheNearestNameIsSuggested() {
    Tiny tiny =
        new Tiny(folder)
            .script(
                "tiny/claims.js",
                "export const claimDecidr = () => ''; export const claimChoices = () => [];");

    assertThat(tiny.load("tiny", "claims").problems())
        .filteredOn(Problem::isError)
        .singleElement()
        .returns(
            "no script exports 'claimDecider', 'claimTaken', which the step 'claim' calls",
            Problem::message)
        .returns("rename 'claimDecidr' if that is meant to be it", Problem::fix)
        .satisfies(
            problem -> assertThat(problem.place().toString()).endsWith("options.yaml:10:53"));
  }

  @ParameterizedTest
  @CsvSource({
    "half-price, 'name the step with letters and digits only, such as ''halfPrice'': its functions"
        + " begin with its name'",
    "halfPrice, 'export them, as ''Writing a step'' in the guide of scripts shows'"
  })
  void aStepWhoseNameCannotBeginAFunctionIsToBeRenamed(String step, String fix) throws Exception {
    Tiny.copyInto(folder.resolve("designs"), "halved");
    Files.writeString(
        folder.resolve("designs/halved/title.yaml"),
        "extends: ../tiny\ntitle: Halved\nrounds: { stock: { steps: { script %s: { before: stock-turn } } } }\n"
            .formatted(step));
    var loader = new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES);

    assertThat(loader.load("halved", Set.of()).problems())
        .filteredOn(Problem::isError)
        .extracting(Problem::fix)
        .contains(fix);
  }

  @Test
  void aFunctionThatNobodyCallsIsReported() {
    Tiny tiny =
        new Tiny(folder)
            .script("tiny/rules.js", "export const festival = () => [];")
            .script(
                "tiny/started.js",
                "export const companyStarted = ({ effects }, { company }) =>\n"
                    + "  effects.ask('Ann', 'Sell?', ['yes'], 'wharf', {});\n"
                    + "export const wharf = () => [];");

    assertThat(tiny.load("tiny").problems())
        .singleElement()
        .satisfies(
            problem ->
                assertThat(problem.text())
                    .contains("tiny/rules.js:1:", "warning: nothing calls 'festival'"));
  }

  @Test
  void theFunctionsOfAnOptionsStepAreCalledThoughTheOptionIsOff() {
    Tiny tiny =
        new Tiny(folder)
            .script("tiny/claims.js", "export const trainLimit = () => 7;")
            .script(
                "tiny/rules.js",
                "export const claimDecider = () => ''; export const claimChoices = () => [];"
                    + "export const claimTaken = () => [];");

    assertThat(tiny.load("tiny").problems()).isEmpty();
  }

  @Test
  void theScriptOfABasesOptionIsSilentThoughTheVariantsOptionNamesAnother() throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "mine");
    Files.writeString(
        designs.resolve("mine/title.yaml"),
        "extends: ../tiny\ntitle: Mine\noptions: { generous: { script: richer.js } }\n");
    new Tiny(folder)
        .script("tiny/generous.js", "export const trainLimit = () => 7;")
        .script("mine/richer.js", "export const trainLimit = () => 9;");
    var loader = new TitleLoader(designs, folder, Tiny.TILES);

    assertThat(limit(loader.load("mine", Set.of()).title().orElseThrow())).isEqualTo(2);
    assertThat(limit(loader.load("mine", Set.of("generous")).title().orElseThrow())).isEqualTo(9);
  }

  @Test
  void anOptionsMissingScriptIsAnError() {
    List<Problem> problems =
        new Tiny(folder).script("tiny/generuos.js", "").load("tiny", "generous").problems();

    assertThat(problems)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.isError()).isTrue();
              assertThat(problem.message()).contains("'generous'", "generous.js");
              assertThat(problem.fix()).contains("generuos.js");
              assertThat(problem.place().toString()).contains("options.yaml:3:");
            });
  }

  @Test
  void aBrokenScriptKeepsTheTitleFromLoadingAndTheProblemSaysWhere() {
    Loaded loaded =
        new Tiny(folder)
            .script("tiny/rules.js", "export const floats = () => true;\nexport const = 3;")
            .load("tiny");

    assertThat(loaded.title()).isEmpty();
    assertThat(loaded.problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.text()).contains("tiny/rules.js:2:", "error"));
    assertThat(loaded.files()).contains(folder.resolve("tiny/rules.js"));
  }

  private Tiny layers(String base, String variant, String option) {
    return new Tiny(folder)
        .script("tiny/rules.js", base)
        .script("tiny-twin/rules.js", variant)
        .script("tiny/generous.js", option);
  }

  private static int limit(Title title) {
    var state = Tiny.start(title);
    return new HookQuestions(title, state).trainLimit("RED");
  }
}

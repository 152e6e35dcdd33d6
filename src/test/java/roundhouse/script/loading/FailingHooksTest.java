package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookTrial;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.runs.RunHooks;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/** What happens to a hook that throws, never ends, or gives an invalid answer. */
class FailingHooksTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          export const companyStarted = () => { throw new Error('no') };      | companyStarted (while Ann start): Error: no
          export const companyStarted = () => [7];                            | answer a list of effects, created with effects.pay
          export const companyStarted = () => [null];                         | answer only effects in the list, not null or undefined
          export const companyStarted = ({ effects }) => effects.pay('bank'); | effects.pay lacks 'to'
          export const companyStarted = ({ effects }) => [effects.pay('RED', 'Ann', 9000)]; | is not possible: RED has only £0 of the £9000 to pay
          export const companyStarted = ({ effects }) => [effects.setFlag('x', 1, 'Zoe')]; | is not possible: there is no player, company or private named Zoe
          export const companyStarted = ({ effects }) => [effects.pushTurn('extar', 'RED')]; | is not possible: the design has no round named extar
          export const capital = () => -5;                                    | an amount of money cannot be less than 0
          export const capital = () => 'much';                                | answer a whole number
          export const capital = () => 2.5;                                   | use a whole number
          export const capital = () => undefined;                             | answer a whole number
          export const floats = () => 1;                                      | answer true or false
          export const mayStart = () => false;                                | answer true, or a sentence that says why it is not allowed
          export const parPrices = () => 90;                                  | answer a list
          export const capital = ({ standard }) => standrad();                | standrad is not defined
          export const capital = ({ state }) => state.phaze;                  | a State has no 'phaze': did you mean 'phase'?
          export const capital = (_, { compani }) => compani.id;              | 'capital' is given no 'compani': did you mean 'company'?
          export const capital = (_, { player }) => player.cash;              | 'capital' is given no 'player': there are company
          export const capital = ({ stat }) => stat.phase;                    | 'capital' is given no 'stat': did you mean 'state'?
          export const parPrices = () => [91];                                | the market has no price 91
          export const capital = () => { for (;;) {} };                       | statements: does a loop never end?
          """)
  void aFailureSaysWhereAndWhatToDoAndTheGameIsUnchanged(String script, String message) {
    Title title = new Tiny(folder).script("tiny/rules.js", "\n" + script).title("tiny");
    GameState before = Tiny.start(Tiny.plain());

    Result result = Engine.apply(title, before, new Action.Start("Ann", "RED", 100));

    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed -> {
              assertThat(failed.failure().says()).contains("tiny/rules.js:2:", message);
              assertThat(failed.failure().during()).contains(new Action.Start("Ann", "RED", 100));
              assertThat(failed.failure().says(14)).contains("(while Ann start, action 14): ");
            });
    assertThat(before).isEqualTo(Tiny.start(Tiny.plain()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          export const nextRound = () => 'operatin';       | there is no round 'operatin': did you mean 'operating'?
          export const operatingOrder = () => ['RDE'];     | there is no company 'RDE': did you mean 'RED'?
          export const dividendMove = () => 'sideways';    | 'sideways' is not a move
          """)
  void anAnswerThatDoesNotFitTheGameIsAMistakeOfTheScript(String script, String message) {
    Title title = new Tiny(folder).script("tiny/rules.js", script).title("tiny");
    Result result = Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));
    for (int i = 0; i < 20 && result instanceof Result.Applied applied; i++) {
      result =
          Engine.apply(
              title, applied.state(), Engine.choices(title, applied.state()).getLast().action());
    }

    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed -> assertThat(failed.failure().says()).contains("tiny/rules.js:1:", message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ['withold'] | there is no dividend 'withold': did you mean 'withhold'?
          []          | answer at least one of [pay, withhold, half]
          """)
  void aScriptAnswersWithKindsOfDividendThatThereAre(String answer, String message) {
    assertThat(
            failure(
                "dividendKinds = () => " + answer,
                RunHooks.DIVIDEND_KINDS,
                red -> new RunHooks.DividendKinds(red, 100)))
        .contains("tiny/rules.js:1:", message);
  }

  @Test
  void anAnswerThatLacksANumberSaysWhichOne() {
    assertThat(
            failure(
                "runIncome = () => ({ revenue: null, subsidy: 0 })",
                RunHooks.RUN_INCOME,
                red -> new RunHooks.RunIncome(red, List.of(), List.of(), 0, 0)))
        .contains("tiny/rules.js:1:", "as 'revenue', answer a whole number");
  }

  /** What is said of a script's answer to a question about the company RED. */
  private <A extends Record> String failure(
      String script, Hook<A, ?> hook, Function<Company, A> asked) {
    Title title = new Tiny(folder).script("tiny/rules.js", "export const " + script).title("tiny");
    GameState start = Tiny.start(title);
    HookTrial trial = HookTrial.of(title, start, hook, asked.apply(start.company("RED")));
    return trial.failure().orElseThrow().says();
  }

  @Test
  void theFailureNamesTheScriptThatFailedNotTheOneThatAskedIt() {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const capital = () => { throw new Error('below') };")
            .script("tiny-twin/rules.js", "export const capital = ({ standard }) => standard();")
            .title("tiny-twin");

    var failed =
        (Result.Failed) Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));

    assertThat(failed.failure().says())
        .contains("tiny/rules.js:1:", "capital", "Error: below")
        .doesNotContain("internal error");
  }

  @Test
  void effectsAreAppliedAllOrNone() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const turnStarted = ({ state, effects }) => state.companies.RED.started ?"
                    + " [effects.pay('bank', 'Bob', 5), effects.pay('Bob', 'Ann', 9000)] : [];")
            .title("tiny");

    Result result = Engine.apply(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));

    assertThat(result).isInstanceOf(Result.Failed.class);
  }

  @Test
  void aQuestionThatFailsWhileChoicesAreListedLeavesTheSessionUsable() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                """

                export const parPrices = ({ standard }, { company }) => { if (company.id === 'BLU') throw new Error('now and then'); return standard(); };
                """)
            .title("tiny");
    GameState state = Tiny.start(Tiny.plain());

    for (int i = 0; i < 20; i++) {
      assertThatThrownBy(() -> Engine.choices(title, state))
          .isInstanceOf(HookFailure.class)
          .hasMessageContaining("now and then");
    }
    assertThatThrownBy(() -> Engine.choices(title, state))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure ->
                assertThat(failure.says())
                    .contains(
                        "rules.js:2:", "parPrices (while the choices of Ann are sought): Error"));
    assertThat(Engine.decision(title, state)).isPresent();
    assertThat(Engine.apply(title, state, new Action.Start("Ann", "RED", 90)))
        .isInstanceOf(Result.Applied.class);
  }

  @Test
  void theNextCallWorksAfterAScriptExceedsALimit() {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const parPrices = ({ state }, { company }) => { if (company.id === 'BLU')"
                    + " for (;;); return [90]; };")
            .title("tiny");
    GameState state = Tiny.start(title);

    assertThatThrownBy(() -> Engine.choices(title, state))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining("does a loop never end?");
    assertThat(Engine.apply(title, state, new Action.Start("Ann", "RED", 90)))
        .isInstanceOf(Result.Applied.class);
    assertThatThrownBy(() -> Engine.choices(title, state))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining("does a loop never end?");
  }
}

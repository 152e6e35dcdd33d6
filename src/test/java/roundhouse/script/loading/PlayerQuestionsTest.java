package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.script.sandbox.SessionRegistry;
import roundhouse.testkit.Tiny;

/** Questions of effects, and steps written in JavaScript. */
class PlayerQuestionsTest {
  private static final Action START = new Action.Start("Ann", "RED", 100);

  @TempDir Path folder;

  private Title title;
  private GameState asked;

  @BeforeEach
  void ask() {
    title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                """
                export const companyFloated = ({ effects }, { company }) => [
                  effects.ask("Bob", "A wharf?", ["yes", "no"], "wharf", { company, at: [1, 2] }),
                  effects.pay("bank", company, 7),
                ];
                export const wharf = ({ effects }, { data, answer }) =>
                  answer === "yes" ? [effects.pay("bank", data.company, 100 * data.at.length)] : [];
                """)
            .title("tiny");
    asked = Tiny.after(title, Tiny.start(title), START);
  }

  @Test
  void aQuestionStopsPlayUntilThePlayerHasChosen() {
    assertThat(Engine.decision(title, asked).orElseThrow().deciders()).containsExactly("Bob");
    assertThat(Engine.choices(title, asked))
        .extracting(Choice::action)
        .containsExactly(
            new Action.Choose("Bob", "wharf", "yes"), new Action.Choose("Bob", "wharf", "no"));
    assertThat(Engine.apply(title, asked, new Action.Pass("Bob")))
        .isInstanceOf(Result.Refused.class);
    assertThat(asked.company("RED").cash()).isEqualTo(500);
  }

  @Test
  void theNamedFunctionReceivesItsDataAndThenTheWaitingEffectsFollow() {
    assertThat(chosen("yes").company("RED").cash()).isEqualTo(500 + 200 + 7);
    assertThat(chosen("no").company("RED").cash()).isEqualTo(500 + 7);
  }

  @Test
  void afterTheAnswerPlayContinuesWhereItWas() {
    assertThat(Engine.decision(title, chosen("no")).orElseThrow().entity()).isEqualTo("Bob");
    assertThat(Engine.decision(title, chosen("no")).orElseThrow().step()).isEqualTo("stock-turn");
  }

  @Test
  void laterScriptsReceiveTheSameEventAfterTheAnswer() {
    Title both =
        new Tiny(folder.resolve("both"))
            .script(
                "tiny/a.js",
                "export const companyFloated = ({ effects }, { company }) => effects.ask('Bob',"
                    + " 'First?', ['yes'], 'first', company);\n"
                    + "export const first = ({ effects }, { data }) => effects.ask('Ann',"
                    + " 'Second?', ['yes'], 'second', data);\n"
                    + "export const second = ({ effects }, { data }) => effects.pay('bank', data,"
                    + " 10);")
            .script(
                "tiny/b.js",
                "export const companyFloated = ({ effects }, { company }) => effects.setFlag('cash"
                    + " told', company.cash, company);")
            .title("tiny");

    GameState first = Tiny.after(both, Tiny.start(both), START);
    GameState second = Tiny.after(both, first, new Action.Choose("Bob", "first", "yes"));
    GameState done = Tiny.after(both, second, new Action.Choose("Ann", "second", "yes"));

    assertThat(second.flag("RED", "cash told")).isEqualTo(false);
    assertThat(done.flag("RED", "cash told")).isEqualTo(510L);
  }

  @Test
  void anAnswerThatWasNotOfferedIsRefused() {
    assertThat(Engine.apply(title, asked, new Action.Choose("Bob", "wharf", "perhaps")))
        .isInstanceOfSatisfying(
            Result.Refused.class, refused -> assertThat(refused.reason()).contains("perhaps"));
  }

  /** Games that were saved when questions were named by their sentence. */
  @Test
  void anAnswerIsTakenWhateverTheSentenceWas() {
    GameState answered =
        Tiny.after(title, asked, new Action.Choose("Bob", "Do you want a wharf?", "no"));
    assertThat(answered).isEqualTo(chosen("no"));
  }

  @Test
  void aQuestionForAnUnknownPlayerIsAMistakeOfTheScript() {
    assertThat(
            failure(
                """
                export const companyFloated = ({ effects }) => effects.ask('Zoe', 'Well?', ['yes'], 'go', 1);
                """))
        .contains("rules.js:1:", "there is no player named Zoe");
  }

  @Test
  void aQuestionWithoutAFunctionForItsAnswerIsAMistakeOfTheScript() {
    assertThat(
            failure(
                """
                export const companyFloated = ({ effects }) => effects.ask('Bob', 'Well?', ['yes'], 'goo', 1);
                export const go = () => [];
                """))
        .contains("rules.js:1:", "exports a function 'goo'");
  }

  @Test
  void anotherScriptMayContinue() {
    Title two =
        new Tiny(folder.resolve("two"))
            .script(
                "tiny/a.js",
                """
                export const companyFloated = ({ effects }, { company }) => effects.then("gift", company.id);
                export const own = ({ effects }, { data }) => effects.pay("bank", data, 1);
                """)
            .script(
                "tiny/b.js",
                """
                export const gift = ({ effects }, { data }) => [effects.pay("bank", data, 10), effects.then("own", data)];
                export const own = ({ effects }, { data }) => effects.pay("bank", data, 5);
                """)
            .title("tiny");

    assertThat(Tiny.after(two, Tiny.start(two), START).company("RED").cash()).isEqualTo(500 + 15);
  }

  /** How a title with this script fails when its first company starts. */
  private String failure(String script) {
    Title wrong = new Tiny(folder.resolve("other")).script("tiny/rules.js", script).title("tiny");
    return Engine.apply(wrong, Tiny.start(wrong), START) instanceof Result.Failed failed
        ? failed.failure().says()
        : "";
  }

  @Test
  void aStepWrittenInJavaScriptAsksAndActs() {
    Title claims =
        new Tiny(folder.resolve("claims"))
            .script(
                "tiny/claims.js",
                """
                export const claimDecider = ({ state }, { entity }) => state.companies[entity].president;
                export const claimChoices = ({ state }) => ["money", `glory in ${state.phase}`];
                export const claimTaken = ({ effects }, { entity, answer }) => answer === "money" ? [effects.pay("bank", entity, 20)] : [];
                """)
            .title("tiny", "claims");
    GameState state = Tiny.operating(claims);

    assertThat(Engine.decision(claims, state).orElseThrow().step()).isEqualTo("claim");
    assertThat(Engine.decision(claims, state).orElseThrow().deciders()).containsExactly("Ann");
    assertThat(Engine.choices(claims, state))
        .extracting(Choice::says)
        .containsExactly("money", "glory in 1");
    GameState after = Tiny.after(claims, state, new Action.Choose("RED", "claim", "money"));
    assertThat(after.company("RED").cash()).isEqualTo(520);
    assertThat(Engine.decision(claims, after).orElseThrow().step()).isEqualTo("buy-trains");
  }

  @Test
  void aGameIsTheSameInFreshContexts() {
    Tiny tiny =
        new Tiny(folder.resolve("chance"))
            .script(
                "tiny/rules.js",
                """
                export const turnStarted = ({ state, random, effects }, { entity }) => [
                  effects.setFlag("luck", random.below(1000)),
                  effects.pay("bank", random.pick(state.players), random.below(3)),
                ];
                export const stopRevenue = ({ standard, random }) => standard() + 10 * random.below(2);
                """);

    List<GameState> games =
        List.of(1, 2, 3).stream().map(each -> played(tiny.title("tiny"))).toList();

    assertThat(games).allMatch(games.getFirst()::equals);
    assertThat(games.getFirst().flag("", "luck")).isNotEqualTo(false);
  }

  private static GameState played(Title title) {
    SessionRegistry.sweep(0);
    return Tiny.play(title, Tiny.start(title), 80, 3);
  }

  private GameState chosen(String answer) {
    return Tiny.after(title, asked, new Action.Choose("Bob", "wharf", answer));
  }
}

package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.script.reference.ScriptReference;
import roundhouse.testkit.Tiny;

/** The festival of the guide: a step between run and dividend, from its question to its worth. */
class FestivalTest {
  private static final Pattern SCRIPT = Pattern.compile("(?s)```js\n(.*?)```");

  @TempDir Path folder;

  private Title title;
  private GameState asked;

  @BeforeEach
  void addTheFestivalToTheTinyTitle() throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "fair");
    Files.writeString(
        designs.resolve("fair/title.yaml"),
        """
        extends: ../tiny
        title: Fair
        rounds: { operating: { steps: { script festival: { before: dividend } } } }
        """);
    String script =
        SCRIPT
            .matcher(String.join("\n", ScriptReference.pages().values()))
            .results()
            .map(block -> block.group(1))
            .filter(block -> block.contains("festivalDecider"))
            .findFirst()
            .orElseThrow();
    title = title(script);
    asked = until("festival", Tiny.operating(title));
  }

  private Title title(String script) {
    new Tiny(folder.resolve("scripts")).script("fair/festival.js", script);
    var loaded =
        new TitleLoader(folder.resolve("designs"), folder.resolve("scripts"), Tiny.TILES)
            .load("fair", Set.of());
    assertThat(loaded.problems()).isEmpty();
    return loaded.title().orElseThrow();
  }

  @Test
  void theQuestionAndTheLabelsAreThoseOfTheScript() {
    assertThat(Engine.decision(title, asked))
        .hasValueSatisfying(
            decision -> {
              assertThat(decision.says()).isEqualTo("RED runs for 30: hold its festival?");
              assertThat(decision.deciders()).containsExactly("Ann");
            });
    assertThat(Engine.choices(title, asked))
        .extracting(Choice::says)
        .containsExactly("pay 50 and double it", "not now");
  }

  @Test
  void anotherPriceLeavesTheAnswersOfSavedGamesAsTheyAre() throws IOException {
    String script = Files.readString(folder.resolve("scripts/fair/festival.js"));
    Title dearer = title(script.replace("PRICE = 50", "PRICE = 60"));

    assertThat(Engine.choices(dearer, asked).getFirst().says()).isEqualTo("pay 60 and double it");
    assertThat(Tiny.after(dearer, asked, answer("festival")).player("Ann").cash())
        .isEqualTo(asked.player("Ann").cash() - 60);
  }

  @Test
  void theRevenueTheDividendAndTheLastRunFollowTheAnswer() {
    GameState held = Tiny.after(title, asked, answer("festival"));
    GameState paid = Tiny.after(title, held, new Action.Dividend("RED", PAY));

    assertThat(held.player("Ann").cash()).isEqualTo(asked.player("Ann").cash() - 50);
    assertThat(paid.player("Ann").cash()).isEqualTo(held.player("Ann").cash() + 60 * 40 / 100);
    assertThat(paid.company("RED").revenue()).isEqualTo(60);
  }

  @Test
  void whoDeclinesKeepsTheRevenueAsItWas() {
    GameState paid =
        Tiny.after(
            title, Tiny.after(title, asked, answer("none")), new Action.Dividend("RED", PAY));

    assertThat(paid.company("RED").revenue()).isEqualTo(30);
  }

  @Test
  void aSecondFestivalIsRefusedForTheScriptsReason() {
    GameState held = Tiny.after(title, asked, answer("festival"));

    assertThat(Engine.apply(title, held, answer("festival")))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused -> {
              assertThat(refused.rule()).isEqualTo("festival");
              assertThat(refused.reason()).isEqualTo("RED has held its festival");
            });
  }

  @Test
  void whoeverAsksForItReadsTheReason() {
    GameState held = Tiny.after(title, asked, answer("festival"));

    assertThat(Engine.apply(title, held, new Action.Choose("Ann", "festival", "festival")))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo("RED has held its festival"));
  }

  @Test
  void aPlayerWhoAnswersInsteadOfTheCompanyIsToldSo() {
    assertThat(Engine.apply(title, asked, new Action.Choose("Ann", "festival", "festival")))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused ->
                assertThat(refused.reason())
                    .isEqualTo("'festival' is answered by RED, not by Ann"));
  }

  @Test
  void aBotTakesTheAnswerThatIsWorthMore() {
    Decision decision = Engine.decision(title, asked).orElseThrow();

    for (long seed = 0; seed < 20; seed++)
      assertThat(
              new SensibleBot()
                  .choose(
                      title,
                      asked,
                      decision,
                      Engine.choices(title, asked),
                      DecisionDraws.of(seed, asked, decision, 1)))
          .as("40 percent of 30 are less than the price of 50")
          .isEqualTo(answer("none"));
  }

  private static Action answer(String answer) {
    return new Action.Choose("RED", "festival", answer);
  }

  /** Ann's company buys a train and runs it. */
  private GameState until(String step, GameState from) {
    GameState state = from;
    while (!Engine.decision(title, state).orElseThrow().step().equals(step))
      state = Tiny.after(title, state, next(state));
    return state;
  }

  private Action next(GameState state) {
    List<Action> actions = Engine.choices(title, state).stream().map(Choice::action).toList();
    boolean without = state.company("RED").trains().isEmpty();
    return actions.stream()
        .filter(
            action ->
                action instanceof Action.RunTrains
                    || without && action instanceof Action.BuyTrain
                    || action instanceof Action.Pass)
        .sorted((a, b) -> Boolean.compare(a instanceof Action.Pass, b instanceof Action.Pass))
        .findFirst()
        .orElseGet(actions::getFirst);
  }
}

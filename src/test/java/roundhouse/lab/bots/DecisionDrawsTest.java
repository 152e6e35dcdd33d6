package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;
import roundhouse.lab.simulation.PlayableTitles;

class DecisionDrawsTest {
  private static final Title TITLE = PlayableTitles.title();
  private static final GameState START = TITLE.start(List.of("Ann", "Ben"), 1);
  private static final Decision FIRST = Engine.decision(TITLE, START).orElseThrow();
  private static final Action PASS = new Action.Pass("Ann");

  @Test
  void aDrawDependsOnTheActionAndOnNoDrawBeforeIt() {
    DecisionDraws draws = DecisionDraws.of(1, START, FIRST, 1);
    int alone = draws.of(PASS).below(1_000_000);

    draws.of(new Action.Bid("Ann", "", 5)).below(1_000_000);

    assertThat(draws.of(PASS).below(1_000_000)).isEqualTo(alone);
    assertThat(draws.of(new Action.Pass("Ben")).below(1_000_000)).isNotEqualTo(alone);
  }

  @Test
  void seedNumberAndRoundGiveOtherDraws() {
    var drawn =
        List.of(
            DecisionDraws.of(1, START, FIRST, 1),
            DecisionDraws.of(2, START, FIRST, 1),
            DecisionDraws.of(1, START, FIRST, 2),
            DecisionDraws.of(1, START.with(new Calendar(4, 1, 1)), FIRST, 1));

    assertThat(drawn.stream().map(draws -> draws.of(PASS).below(1_000_000)))
        .doesNotHaveDuplicates();
  }

  @Test
  void theSameDecisionMetAgainInARoundHasDrawsOfItsOwn() {
    var game = new GameDraws(1);
    int once = game.next(START, FIRST).of(PASS).below(1_000_000);

    assertThat(game.next(START, FIRST).of(PASS).below(1_000_000)).isNotEqualTo(once);
    assertThat(new GameDraws(1).next(START, FIRST).of(PASS).below(1_000_000)).isEqualTo(once);
  }

  @Test
  void drawsSpreadEvenly() {
    int[] met = new int[10];
    for (int seed = 0; seed < 10_000; seed++)
      met[DecisionDraws.of(seed, START, FIRST, 1).of(PASS).below(10)]++;

    assertThat(IntStream.of(met).boxed())
        .as("1000 each, 5 standard deviations to either side")
        .allMatch(times -> times >= 850 && times <= 1150);
  }

  @Test
  void aChoiceLessChangesNothingForABotThatDidNotTakeIt() {
    var game = new GameDraws(1);
    int tried = 0;
    for (GameState state = START; tried < 200; ) {
      Decision decision = Engine.decision(TITLE, state).orElseThrow();
      List<Choice> all = Engine.choices(TITLE, state);
      DecisionDraws draws = game.next(state, decision);
      for (String name : Bots.names()) {
        Bot bot = Bots.named(name).orElseThrow();
        Action taken = bot.choose(TITLE, state, decision, all, draws);
        for (List<Choice> fewer : withoutOne(all, taken)) {
          tried++;
          assertThat(bot.choose(TITLE, state, decision, fewer, draws)).isEqualTo(taken);
        }
      }
      Action action = Bots.usual().choose(TITLE, state, decision, all, draws);
      state = ((Result.Applied) Engine.apply(TITLE, state, action)).state();
    }
  }

  /** Without one choice of the kind that was taken, for each of the first ten that was not. */
  private static List<List<Choice>> withoutOne(List<Choice> all, Action taken) {
    return all.stream()
        .filter(choice -> choice.action().type().equals(taken.type()))
        .filter(choice -> choice.amount().isEmpty() && !choice.action().equals(taken))
        .limit(10)
        .map(left -> all.stream().filter(choice -> choice != left).toList())
        .toList();
  }
}

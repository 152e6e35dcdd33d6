package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

@Tag("slow")
class PlanningBotTest {
  private static final Title TITLE = PlayableTitles.title();
  private static final Bot PLANNING = Bots.named("planning").orElseThrow();
  private static final Bot RANDOM = Bots.named("random").orElseThrow();

  private static SimulatedGame play(Bot... bots) {
    return new Simulation(
            TITLE,
            Simulation.names(bots.length),
            List.of(bots),
            SimulationLimits.USUAL,
            true,
            () -> false)
        .play(3);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    SimulatedGame game = play(PLANNING, PLANNING);

    assertThat(game.outcome().endedNormally()).as(game.outcome().says()).isTrue();
    assertThat(play(PLANNING, PLANNING).log()).isEqualTo(game.log());
  }

  @Test
  void itSupposesNoMoreActionsThanItMay() {
    var draws = new GameDraws(1);
    int weighed = 0;
    GameState state = TITLE.start(List.of("Ann", "Ben"), 1);
    for (int played = 0; played < 150; played++) {
      Decision decision = Engine.decision(TITLE, state).orElseThrow();
      List<Choice> choices = Engine.quickChoices(TITLE, state);
      var chance = draws.next(state, decision);
      var budget = new ThoughtBudget(7);
      weighed += lookAt(state, decision, choices, budget);
      assertThat(budget.left()).isNotNegative();
      Action action = Bots.usual().choose(TITLE, state, decision, choices, chance);
      state = ((Result.Applied) Engine.apply(TITLE, state, action)).state();
    }
    assertThat(weighed).isGreaterThan(100);
  }

  /** Looks at all choices while there is something left to think; returns how many it weighed. */
  private static int lookAt(
      GameState state, Decision decision, List<Choice> choices, ThoughtBudget budget) {
    var measure =
        new PositionMeasure(
            new Game(TITLE, state),
            decision.deciders().getFirst(),
            Temperament.EVEN,
            BotWeights.usual());
    var look =
        new TurnLookahead(
            TITLE,
            state,
            decision,
            new RulesOfThumb(Temperament.EVEN, BotWeights.usual()),
            1,
            measure,
            budget);
    int weighed = 0;
    for (Choice choice : choices) {
      if (look.isOver()) break;
      if (look.worth(choice.action()).isPresent()) weighed++;
    }
    return weighed;
  }

  @Test
  void itsAdviceIsInOrderAndItTakesTheFirst() {
    var draws = new GameDraws(1);
    int planned = 0;
    GameState state = TITLE.start(List.of("Ann", "Ben"), 1);
    for (int played = 0; played < 150; played++) {
      Decision decision = Engine.decision(TITLE, state).orElseThrow();
      List<Choice> choices = Engine.quickChoices(TITLE, state);
      var chance = draws.next(state, decision);
      List<Advice> advice = PLANNING.advice(TITLE, state, decision, choices, chance);
      Action action = PLANNING.choose(TITLE, state, decision, choices, chance);
      if (advice.getFirst().position().isPresent()) planned++;
      assertThat(advice)
          .isSortedAccordingTo((one, two) -> Double.compare(two.value(), one.value()));
      assertThat(action).isEqualTo(advice.getFirst().action());
      state = ((Result.Applied) Engine.apply(TITLE, state, action)).state();
    }
    assertThat(planned).isGreaterThan(10);
  }

  @Test
  void itBeatsRandomBotsInEitherSeat() {
    assertThat(play(PLANNING, RANDOM).won(0)).isTrue();
    assertThat(play(RANDOM, PLANNING).won(1)).isTrue();
  }
}

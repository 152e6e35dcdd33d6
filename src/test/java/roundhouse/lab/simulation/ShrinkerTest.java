package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.HookFailure;
import roundhouse.engine.HookHandler;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Title;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;

class ShrinkerTest {

  /** A title whose rules fail when a company starts. */
  private static Title failing() {
    HookHandler<CompanyHooks.CompanyStarted, List<Effect>> fails =
        new HookHandler<>() {
          @Override
          public List<Effect> answer(
              Hook<CompanyHooks.CompanyStarted, List<Effect>> hook,
              CompanyHooks.CompanyStarted arguments,
              HookHandler.Context<List<Effect>> context) {
            throw new HookFailure(file(), 3, 1, "companyStarted", "on purpose");
          }

          @Override
          public String file() {
            return "broken.js";
          }
        };
    return PlayableTitles.title().with(new Rulebook(Map.of("companyStarted", List.of(fails))));
  }

  @Test
  void aGameThatOnlyTookTooLongIsNotShortened() {
    SimulatedGame game =
        Simulation.of(PlayableTitles.title(), 3, new SensibleBot())
            .withLimits(new SimulationLimits(5))
            .play(2);
    assertThat(Shrinker.canShorten(game)).isFalse();
    assertThat(Shrinker.canShorten(Simulation.of(failing(), 3, new SensibleBot()).play(2)))
        .isTrue();
  }

  @Test
  void aFailureShrinksToFewActionsThatEndWithTheOneThatFails() {
    Title title = failing();
    SimulatedGame game = Simulation.of(title, 3, new SensibleBot()).play(2);
    assertThat(game.outcome())
        .isEqualTo(
            new SimulationOutcome.HookFailed(
                "broken.js:3:1: companyStarted (while Player C take-lot): on purpose"));

    var shortest = Shrinker.shrink(title, game).actions();

    assertThat(shortest)
        .hasSizeLessThan(game.log().actions().size())
        .endsWith(game.log().actions().getLast());
  }
}

package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.DecisionDraws;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.Tiny;

/** A script brings a bot: it says what each action is worth. */
class ScriptBotTest {
  @TempDir Path scripts;

  private Title with(String script) {
    return new Tiny(scripts).script("tiny/bots.js", script).title("tiny");
  }

  private static Action chosen(Title title, String name, GameState state) {
    Decision decision = Engine.decision(title, state).orElseThrow();
    List<Choice> choices = Engine.choices(title, state);
    Bot bot = Bots.named(title, name).orElseThrow();
    return bot.choose(title, state, decision, choices, DecisionDraws.of(1, state, decision, 1));
  }

  @Test
  void aBotTakesItsSeatByName() {
    Title title = with("export const cashHoarderBot = ({ state }, { usual }) => usual;");

    assertThat(Bots.names(title)).contains("sensible", "planning", "cash-hoarder");
    assertThat(Bots.names(Tiny.plain())).doesNotContain("cash-hoarder");
    assertThat(Bots.named("cash-hoarder")).isEmpty();
  }

  @Test
  void itSaysWhatItWouldDoAndWhatTheActionsAreWorthToIt() {
    Title title = with("export const flatBot = (_, { action }) => action.type === 'pass' ? 7 : 3;");
    GameState track = Tiny.operating(title);
    Decision decision = Engine.decision(title, track).orElseThrow();
    List<Choice> choices = Engine.choices(title, track);

    List<Advice> advice =
        Bots.named(title, "flat")
            .orElseThrow()
            .advice(title, track, decision, choices, DecisionDraws.of(1, track, decision, 1));

    assertThat(advice).hasSameSizeAs(choices);
    assertThat(advice.getFirst().action()).isInstanceOf(Action.Pass.class);
    assertThat(advice).extracting(Advice::value).startsWith(7.0, 3.0).endsWith(3.0);
  }

  @Test
  void itTakesTheActionThatItsFunctionValuesMost() {
    Title title =
        with(
            """
            export const builderBot = (_, { action, usual }) =>
              action.type === "lay-tile" ? 1000 - action.rotation : -1000;
            export const idlerBot = (_, { action }) => action.type === "pass" ? 1 : 0;
            """);
    GameState track = Tiny.operating(title);

    assertThat(chosen(title, "builder", track))
        .isInstanceOfSatisfying(
            Action.LayTile.class,
            tile ->
                assertThat(Engine.choices(title, track))
                    .extracting(Choice::action)
                    .filteredOn(Action.LayTile.class::isInstance)
                    .allMatch(other -> ((Action.LayTile) other).rotation() >= tile.rotation()));
    assertThat(chosen(title, "idler", track)).isInstanceOf(Action.Pass.class);
  }

  @Test
  void itSeesTheGameAndWhoDecides() {
    Title title =
        with(
            """
            export const readerBot = ({ state }, { player, entity, action }) => {
              if (player.id !== "Ann" || entity !== "RED") throw new Error("not Ann for RED");
              return state.phase && action.type === "pass" ? 5 : 0;
            };
            """);

    assertThat(chosen(title, "reader", Tiny.operating(title))).isInstanceOf(Action.Pass.class);
  }

  @Test
  void itMayOnlyReadTheGame() {
    Title title = with("export const cheatBot = ({ state }) => { state.phase = 9; return 1; };");

    assertThatThrownBy(() -> chosen(title, "cheat", Tiny.operating(title)))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining("read-only");
  }

  @Test
  void itPlaysAWholeGameAgainstOthers() {
    Title title = with("export const plainBot = (_, { usual }) => usual;");
    var simulation =
        new Simulation(
            title,
            Simulation.names(2),
            List.of(Bots.named(title, "plain").orElseThrow(), Bots.usual()),
            SimulationLimits.USUAL,
            true,
            () -> false);

    SimulatedGame game = simulation.play(1);

    assertThat(game.outcome().endedNormally()).as(game.outcome().says()).isTrue();
  }
}

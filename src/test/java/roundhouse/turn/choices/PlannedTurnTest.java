package roundhouse.turn.choices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Tiny;
import roundhouse.workshop.history.Situation;

/** Ann directs RED; Bob has a share of it, which he may sell once RED has operated. */
class PlannedTurnTest {
  private static final int LONGEST = 60;

  private final Title title = Tiny.plain();

  private static PlannedTurn.Line line(Action action) {
    return new PlannedTurn.Line(action, action.type());
  }

  private PlannedTurn planOf(GameState state) {
    return PlannedTurn.of(title, Situation.of(title, state));
  }

  /** The first state in which somebody may sell shares: Bob, who has bought one of RED. */
  private GameState selling() {
    GameState now = Tiny.after(title, Tiny.start(title), new Action.Start("Ann", "RED", 100));
    for (int actions = 0; actions < LONGEST; actions++) {
      if (sale(now).isPresent()) return now;
      now = Tiny.after(title, now, next(now));
    }
    throw new AssertionError("nobody could sell in " + LONGEST + " actions");
  }

  private static Action next(Title title, GameState now, Class<? extends Action> wanted) {
    List<Action> all = Engine.choices(title, now).stream().map(Choice::action).toList();
    return all.stream().filter(wanted::isInstance).findFirst().orElse(all.getFirst());
  }

  private Action next(GameState now) {
    boolean bobHasNone = now.company("RED").held(Holder.named("Bob")) == 0;
    boolean bobDecides = Engine.decision(title, now).orElseThrow().entity().equals("Bob");
    return next(title, now, bobHasNone && bobDecides ? Action.BuyShare.class : Action.Pass.class);
  }

  private Optional<Action> sale(GameState state) {
    return Engine.choices(title, state).stream()
        .map(Choice::action)
        .filter(Action.SellShares.class::isInstance)
        .findFirst();
  }

  @Test
  void aLineStandsOnTheStateToWhichTheLinesBeforeItLead() {
    GameState state = selling();
    PlannedTurn one = planOf(state).with(line(sale(state).orElseThrow())).orElseThrow();

    assertThat(one.base()).isSameAs(state);
    assertThat(one.end().state()).isEqualTo(Tiny.after(title, state, sale(state).orElseThrow()));
    assertThat(one.lines()).hasSize(1);
  }

  @Test
  void theLastLineIsTakenBack() {
    GameState state = selling();
    PlannedTurn one = planOf(state).with(line(sale(state).orElseThrow())).orElseThrow();

    assertThat(one.shorter().lines()).isEmpty();
    assertThat(one.shorter().end().state()).isEqualTo(state);
  }

  @Test
  void whatEndsTheTurnIsNoLine() {
    PlannedTurn plan = planOf(Tiny.start(title));

    assertThat(plan.with(line(new Action.Start("Ann", "RED", 100)))).isEmpty();
  }

  @Test
  void whatTheRulesRefuseIsNoLine() {
    PlannedTurn plan = planOf(Tiny.start(title));

    assertThat(plan.with(line(new Action.SellShares("Ann", "RED", 20)))).isEmpty();
  }
}

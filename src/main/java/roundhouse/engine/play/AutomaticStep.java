package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/**
 * A step without a decision: the rules determine what happens. Play may wait before it while the
 * turn's other steps offer choices.
 *
 * @param name in the design
 * @param waits whether play waits while the turn's other steps offer choices
 * @param act what happens
 */
record AutomaticStep(String name, boolean waits, Consumer<StateTransaction> act) implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("done ");

  AutomaticStep(String name, Consumer<StateTransaction> act) {
    this(name, false, act);
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return waits ? List.of(Action.Pass.class) : List.of();
  }

  @Override
  public void enter(StateTransaction change) {
    if (!waits(change.game()) || aside(change.game()).isEmpty()) act(change);
  }

  /** Only a company has something on offer at any time in its turn. */
  private boolean waits(Game game) {
    return waits && game.state().companies().containsKey(game.turn().entity());
  }

  private void act(StateTransaction change) {
    change.remember(DONE.of(name), true);
    act.accept(change);
  }

  private static List<Choice> aside(Game game) {
    var all = new ArrayList<Choice>();
    for (Step step : Turns.steps(game)) if (step.offeredAllTurn()) all.addAll(step.choices(game));
    return all;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (!waits(game) || game.turn().memory().is(DONE.of(name))) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(Decisions.of(game, company, name, "continue, or do something else first"));
  }

  @Override
  public List<Choice> choices(Game game) {
    return List.of(Choice.of(new Action.Pass(game.turn().entity()), "continue"));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    act(change);
  }
}

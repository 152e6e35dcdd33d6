package roundhouse.engine.takeovers;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** The president of a company that has lost its trains may let the state railway take it over. */
public final class TrainlessStep implements Step {
  /** The answer that gives the company up. */
  static final String GIVE_UP = "nationalize";

  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("fate-done");

  @Override
  public String name() {
    return StateRailway.TRAINLESS;
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Choose.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(
        Decisions.of(
            game, company, name(), "let the state take over " + company.id() + ", or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    String company = game.turn().entity();
    return List.of(
        Choice.of(new Action.Choose(company, name(), GIVE_UP), "let the state take over {by}"),
        Choice.of(new Action.Pass(company), "keep {by}"));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    change.remember(DONE, true);
    if (action instanceof Action.Choose choice) giveUp(change, choice);
    else change.log(new CompanyEvent.CompanyStayedPrivate(action.by()));
  }

  private static void giveUp(StateTransaction change, Action.Choose choice) {
    Refusal.unless(
        choice.answer().equals(GIVE_UP),
        "takeover",
        "answer '%s', or pass, instead of '%s'",
        GIVE_UP,
        choice.answer());
    StateTakeovers.takeOver(change, choice.by());
  }
}

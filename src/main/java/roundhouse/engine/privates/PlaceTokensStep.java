package roundhouse.engine.privates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** A company places tokens of its privates at any time in its turn. */
public final class PlaceTokensStep implements Step {
  private final PlaceTokens rules;

  /** Made from its line in the design. */
  public PlaceTokensStep(PlaceTokens rules) {
    this.rules = rules;
  }

  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("tokens-done");

  @Override
  public String name() {
    return "place-tokens";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.PlaceToken.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return true;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    boolean company = game.state().companies().containsKey(game.turn().entity());
    if (!rules.waits() || !company || game.turn().memory().is(DONE) || offers(game).isEmpty())
      return Optional.empty();
    return Optional.of(
        Decisions.of(
            game, game.company(game.turn().entity()), name(), "place tokens of privates, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<Choice>(offers(game));
    if (rules.waits() && Turns.current(game) == this)
      all.add(Choice.of(new Action.Pass(game.turn().entity()), "pass"));
    return all;
  }

  private List<Choice> offers(Game game) {
    Company company = game.state().companies().get(game.turn().entity());
    return company == null
        ? List.of()
        : new PrivateTokens(game).choices(rules.replaceInLaterRound(), company);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (action instanceof Action.Pass) {
      change.remember(DONE, true);
      return;
    }
    var place = (Action.PlaceToken) action;
    boolean known = change.state().privates().containsKey(place.id());
    Refusal.unless(known, "private", "there is no private company %s", place.id());
    Refusal.unless(
        new PrivateTokens(change.game()).mayPlace(rules.replaceInLaterRound(), place), "token");
    PrivateTokens.place(change, place);
  }
}

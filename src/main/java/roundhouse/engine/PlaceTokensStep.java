package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.design.StepSpec;
import roundhouse.game.Company;

/** A company places tokens of its privates at any moment of its turn; this never holds play up. */
final class PlaceTokensStep implements Step {
  private final StepSpec.PlaceTokens rules;

  PlaceTokensStep(StepSpec.PlaceTokens rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "place-tokens";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.PlaceToken.class);
  }

  @Override
  public boolean aside() {
    return true;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return Optional.empty();
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.state().companies().get(game.turn().entity());
    return company == null
        ? List.of()
        : PrivateTokens.choices(game, rules.replaceInLaterRound(), company);
  }

  @Override
  public void take(Change change, Action action) {
    var place = (Action.PlaceToken) action;
    var owned = change.state().privates().get(place.id());
    Refusal.unless(owned != null, "private", "there is no private company %s", place.id());
    Refusal.unless(
        PrivateTokens.may(
            change.game(),
            rules.replaceInLaterRound(),
            change.company(place.by()),
            owned,
            place.token(),
            place.hex()),
        "token");
    PrivateTokens.place(change, place);
  }
}

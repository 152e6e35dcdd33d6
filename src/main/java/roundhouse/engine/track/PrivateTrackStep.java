package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.When;
import roundhouse.design.spec.steps.PrivateTrackLaying;
import roundhouse.design.spec.steps.PrivateTrackLaying.Waits;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/**
 * Owners of privates lay the tiles of these privates: companies in their turn, players at any time.
 */
public final class PrivateTrackStep implements Step {

  private final PrivateTrackLaying rules;

  /** Made from its line in the design. */
  public PrivateTrackStep(PrivateTrackLaying rules) {
    this.rules = rules;
  }

  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("private-track-done");

  @Override
  public String name() {
    return "private-track-laying";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return rules.waits() == Waits.NEVER
        ? List.of(Action.LayPrivateTile.class)
        : List.of(Action.LayPrivateTile.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return true;
  }

  /** Players may lay the tile in any turn, unless play waits for it. */
  @Override
  public boolean outOfTurn() {
    return rules.waits() == Waits.NEVER;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    boolean company = game.state().companies().containsKey(game.turn().entity());
    if (!company || game.turn().memory().is(DONE) || !waits(game)) return Optional.empty();
    return Optional.of(
        Decisions.of(
            game,
            game.company(game.turn().entity()),
            name(),
            "lay the tile of a private, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<Choice>(offers(game));
    if (rules.waits() != Waits.NEVER && Turns.current(game) == this)
      all.add(Choice.of(new Action.Pass(game.turn().entity()), "pass"));
    return all;
  }

  private boolean waits(Game game) {
    return switch (rules.waits()) {
      case NEVER -> false;
      case POSSIBLE -> !offers(game).isEmpty();
      case UNUSED -> unused(game);
      case OBTAINABLE -> unused(game) || obtainable(game);
    };
  }

  private static boolean unused(Game game) {
    return game.state().privates().values().stream()
        .anyMatch(owned -> mayLay(game, game.turn().entity(), owned).allowed());
  }

  /** Whether the company can now buy a private that would let it lay a tile. */
  private boolean obtainable(Game game) {
    return Turns.steps(game).stream()
        .filter(step -> step.actionTypes().contains(Action.BuyPrivate.class))
        .flatMap(step -> step.choices(game).stream())
        .anyMatch(
            choice ->
                choice.action() instanceof Action.BuyPrivate(_, String id, _)
                    && ownTurn(game, game.state().privateCompany(id)));
  }

  private static boolean ownTurn(Game game, PrivateCompany each) {
    return PrivateTrackRights.right(game, each)
        .map(PrivateTrack::when)
        .equals(Optional.of(When.OWN_TURN));
  }

  private List<Choice> offers(Game game) {
    String entity = game.turn().entity();
    String player =
        game.state().isPlayer(entity) ? entity : game.company(entity).president().orElse("");
    var all = new ArrayList<Choice>();
    for (PrivateCompany owned : game.state().privates().values()) {
      boolean own = owned.owner().is(entity) || owned.owner().is(player);
      String by = PrivateTrackRights.layer(game, owned);
      if (own && mayLay(game, by, owned).allowed())
        all.addAll(PrivateTrackRights.choices(game, by, owned));
    }
    return all;
  }

  private static Verdict mayLay(Game game, String by, PrivateCompany owned) {
    if (!PrivateTrackRights.layer(game, owned).equals(by))
      return Verdict.no("%s does not own %s", by, owned.id());
    Optional<When> when = PrivateTrackRights.right(game, owned).map(PrivateTrack::when);
    boolean now =
        game.state().isPlayer(by)
            ? when.equals(Optional.of(When.ANY_TIME))
                || when.equals(Optional.of(When.OUTSIDE_OTHERS_TURNS)) && !inOthersTurn(game, by)
            : when.filter(Set.of(When.OWN_TURN, When.PRESIDENTS_TURN)::contains).isPresent()
                && game.turn().entity().equals(by);
    return now ? Verdict.YES : Verdict.no("the tile of %s may not be laid now", owned.id());
  }

  /**
   * Whether another player is deciding for a company in its turn. A turn in which nothing has been
   * done yet has not begun.
   */
  private static boolean inOthersTurn(Game game, String player) {
    Company company = game.state().companies().get(game.turn().entity());
    return company != null
        && !company.president().equals(Optional.of(player))
        && !Turns.untouched(game);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (action instanceof Action.Pass) {
      change.remember(DONE, true);
      return;
    }
    var lay = (Action.LayPrivateTile) action;
    PrivateCompany owned = change.state().privates().get(lay.id());
    Refusal.unless(owned != null, "private", "there is no private company %s", lay.id());
    Refusal.unless(mayLay(change.game(), lay.by(), owned), "private");
    PrivateTrackRights.lay(change, lay);
  }
}

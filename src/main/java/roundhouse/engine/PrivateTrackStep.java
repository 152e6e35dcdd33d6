package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.PrivateTrack;
import roundhouse.design.PrivateTrack.When;
import roundhouse.game.PrivateCompany;

/** Owners of privates lay tiles to which these entitle them: companies in their turn, players at any time. */
final class PrivateTrackStep implements Step {

  @Override
  public String name() {
    return "private-track-laying";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.LayPrivateTile.class);
  }

  @Override
  public boolean aside() {
    return true;
  }

  /** A player need not wait for a turn to lay a tile. */
  @Override
  public boolean outOfTurn() {
    return true;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return Optional.empty();
  }

  @Override
  public List<Choice> choices(Game game) {
    String entity = game.turn().entity();
    String player =
        game.state().isPlayer(entity) ? entity : game.company(entity).president().orElse("");
    var all = new ArrayList<Choice>();
    for (PrivateCompany owned : game.state().privates().values()) {
      boolean own = owned.owner().equals(entity) || owned.owner().equals(player);
      if (own && mayLay(game, owned.owner(), owned).allowed())
        all.addAll(PrivateTracks.choices(game, owned.owner(), owned));
    }
    return all;
  }

  private static Verdict mayLay(Game game, String by, PrivateCompany owned) {
    Optional<When> when = PrivateTracks.right(game, owned).map(PrivateTrack::when);
    boolean now =
        game.state().isPlayer(by)
            ? when.equals(Optional.of(When.ANY_TIME))
            : when.equals(Optional.of(When.OWN_TURN)) && game.turn().entity().equals(by);
    return now ? Verdict.YES : Verdict.no("%s lets nobody lay a tile now", owned.id());
  }

  @Override
  public void take(Change change, Action action) {
    var lay = (Action.LayPrivateTile) action;
    PrivateCompany owned = change.state().privates().get(lay.id());
    Refusal.unless(owned != null, "private", "there is no private company %s", lay.id());
    Refusal.unless(mayLay(change.game(), lay.by(), owned), "private");
    PrivateTracks.lay(change, lay);
  }
}

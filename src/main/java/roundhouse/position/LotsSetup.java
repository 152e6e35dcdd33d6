package roundhouse.position;

import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.game.Company.Status;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** Brings into a {@link PositionSetup} what lots left out of the game. */
final class LotsSetup {
  private LotsSetup() {}

  static GameState withPrivate(GameState state, String id) {
    return state.privates().containsKey(id)
        ? state
        : state.with(new PrivateCompany(id, Holder.NOBODY, false));
  }

  /** A company that starts has not left the game, and its home is still without its marker. */
  static GameState withCompany(Title title, GameState state, String id) {
    if (!state.company(id).is(Status.CLOSED)) return state;
    var others =
        state.board().markers().stream().filter(marker -> !marker.company().equals(id)).toList();
    return state
        .with(state.board().withMarkers(others))
        .with(
            state
                .company(id)
                .without(Status.CLOSED)
                .withMarkers(StationMarkers.ofCharter(new Game(title, state), id)));
  }
}

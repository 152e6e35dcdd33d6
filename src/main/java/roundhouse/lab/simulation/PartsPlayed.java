package roundhouse.lab.simulation;

import java.util.HashSet;
import java.util.Set;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Action;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;

/**
 * What of a title came up in games: rounds that were held, and those of them in which somebody
 * acted, and the trains, companies, privates and tiles that came into play. Belongs to one thread.
 */
public final class PartsPlayed implements GameWatcher {
  final Set<String> held = new HashSet<>();
  final Set<String> acted = new HashSet<>();
  final Set<String> trains = new HashSet<>();
  final Set<String> companies = new HashSet<>();
  final Set<String> privates = new HashSet<>();
  final Set<String> tiles = new HashSet<>();

  @Override
  public void played(Played action) {
    if (action.choices() > 1 || !(action.action() instanceof Action.Pass))
      rounds(action.before(), acted);
    rounds(action.before(), held);
    for (Event event : action.result().events()) {
      if (event instanceof RoundEvent.RoundBegan began) held.add(began.round());
      if (event instanceof TrainEvent.TrainExported exported) trains.add(exported.train());
    }
    GameState after = action.result().state();
    rounds(after, held);
    parts(after);
    if (after.board() != action.before().board())
      for (TilePlacement laid : after.board().laid().values()) tiles.add(laid.tile().number());
  }

  /** The rounds of a state, and the turns that are played as in another round. */
  private static void rounds(GameState state, Set<String> names) {
    for (Frame frame : state.stack())
      if (frame.kind() != Frame.Kind.QUESTION) names.add(frame.name());
  }

  /** What players and companies have in a state. */
  void parts(GameState state) {
    for (Company company : state.companies().values()) {
      if (company.started() || company.floated()) companies.add(company.id());
      for (Train train : company.trains()) trains.add(train.type());
    }
    for (PrivateCompany owned : state.privates().values())
      if (owned.hasOwner()) privates.add(owned.id());
  }

  /** Adds what came up in another game. */
  void add(PartsPlayed other) {
    held.addAll(other.held);
    acted.addAll(other.acted);
    trains.addAll(other.trains);
    companies.addAll(other.companies);
    privates.addAll(other.privates);
    tiles.addAll(other.tiles);
  }
}

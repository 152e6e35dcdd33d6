package roundhouse.script;

import java.util.List;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.engine.Game;
import roundhouse.engine.RunHooks;
import roundhouse.route.Run;

/** What scripts see: things of a game together with the game that they are in. */
final class Seen {
  private Seen() {}

  record State(Game game) {}

  record TitleData(Game game) {}

  record Player(Game game, roundhouse.game.Player it) {}

  record Company(Game game, roundhouse.game.Company it) {}

  record PrivateCompany(Game game, roundhouse.game.PrivateCompany it) {}

  record Train(Game game, roundhouse.game.Train it) {}

  record Hex(Game game, roundhouse.board.Hex it) {}

  record Tile(roundhouse.board.Tile it) {}

  record Stop(StopAt it) {}

  record Runner(RunHooks.Runner it) {}

  record Runs(List<Run> it) {}

  /** The runs of a turn as scripts see them. */
  static Runs runs(Object list) {
    return new Runs(((List<?>) list).stream().map(Run.class::cast).toList());
  }

  /** The thing as scripts see it; plain data as it is. */
  static Object wrap(Game game, Object thing) {
    return switch (thing) {
      case null -> null;
      case roundhouse.game.Player player -> new Player(game, player);
      case roundhouse.game.Company company -> new Company(game, company);
      case roundhouse.game.PrivateCompany owned -> new PrivateCompany(game, owned);
      case roundhouse.game.Train train -> new Train(game, train);
      case roundhouse.board.Hex hex -> new Hex(game, hex);
      case roundhouse.board.Tile tile -> new Tile(tile);
      case StopAt stop -> new Stop(stop);
      case RunHooks.Runner runner -> new Runner(runner);
      case List<?> list -> list.stream().map(each -> wrap(game, each)).toList();
      default -> thing;
    };
  }
}

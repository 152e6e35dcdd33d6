package roundhouse.lab.bots;

import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Values track: where it leads, and stops that a tile makes more valuable, which count fully. */
final class TrackHeuristic {
  private final BotSituation scene;
  private final Board board;
  private final TrackPull pull;

  TrackHeuristic(BotSituation scene) {
    this.scene = scene;
    this.board = scene.game().state().board();
    this.pull = TrackPull.of(scene.game());
  }

  int lay(Action.LayTile lay) {
    Hex hex = board.map().hex(lay.hex());
    Tile before = board.tile(hex.id());
    Tile after = scene.game().title().tiles().get(lay.tile()).rotated(lay.rotation());
    int gain = 2 * (pull.value(after) - pull.value(before));
    int roads = 0;
    for (int edge : after.exits()) if (!before.exits().contains(edge)) roads += towards(hex, edge);
    int joined = before.exits().isEmpty() && !before.stops().isEmpty() ? 10 : 0;
    return scene.roughly(10 + gain + roads + joined) - cost(scene.company(lay.by()), hex, after);
  }

  private int towards(Hex hex, int edge) {
    HexId next = hex.neighbors().get(edge);
    if (next == null) return -10;
    int already = board.tile(next).exits().contains((edge + 3) % 6) ? 15 : 0;
    return pull.into(next) / 2 + already;
  }

  /** Terrain counts more for a company that still needs a train. */
  private int cost(Company company, Hex hex, Tile after) {
    int terrain = board.laid().containsKey(hex.id()) ? 0 : hex.terrain();
    for (int edge : after.exits()) terrain += hex.edgeCosts().getOrDefault(edge, 0);
    boolean saving = company.trains().isEmpty() && company.cash() - terrain < scene.cheapestTrain();
    return terrain == 0 ? 0 : saving ? terrain * 2 : terrain / 3;
  }
}

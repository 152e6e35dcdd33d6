package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.design.spec.PrivateTrack;
import roundhouse.design.spec.PrivateTrack.Lays;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.MemoryKey;

/**
 * Several tiles of one private, laid one after the other in hexes of its own so that they meet. The
 * turn for the further tiles remembers where the first ones lie.
 */
final class PrivateTrackSeries {
  private static final MemoryKey<List<String>> LAID = MemoryKey.list("series-laid");

  private PrivateTrackSeries() {}

  /** Whether play stands amid the tiles of this private. */
  static boolean goesOn(Game game, String id) {
    return isOpen(game) && PrivateTrackRights.inTurn(game).id().equals(id);
  }

  private static boolean isOpen(Game game) {
    return game.turn().name().equals(PrivateTrackRights.TURN) && !laid(game).isEmpty();
  }

  private static List<String> laid(Game game) {
    return game.turn().memory().get(LAID);
  }

  /** Whether the tiles must all be laid, so that nobody may pass now. */
  static boolean mustGoOn(Game game) {
    return isOpen(game)
        && PrivateTrackRights.right(game, PrivateTrackRights.inTurn(game))
            .filter(right -> right.lays() == Lays.EACH)
            .isPresent();
  }

  /** Whether somebody has laid a tile there otherwise. */
  static boolean forfeited(Game game, PrivateTrack right) {
    return right.lays() != Lays.ONE
        && right.hexes().stream().anyMatch(game.state().board().laid()::containsKey);
  }

  /** Whether this tile goes with those before it, and leaves room for those that must follow. */
  static Verdict verdict(
      Game game, String by, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    if (right.lays() == Lays.ONE) return Verdict.YES;
    List<String> laid = isOpen(game) ? laid(game) : List.of();
    if (laid.contains(hex.id())) return Verdict.no("a tile of it lies in %s", hex.label());
    Tile turned = tile.rotated(rotation);
    if (!laid.isEmpty() && !meets(game.state().board(), hex, turned, laid))
      return Verdict.no("the tile in %s must meet the one before it", hex.label());
    if (right.lays() == Lays.EACH && !completes(game, by, right, laid, hex, tile, rotation))
      return Verdict.no("no tile could follow that meets this one, and one must");
    return Verdict.YES;
  }

  private static boolean meets(Board board, Hex hex, Tile turned, List<String> laid) {
    return turned.exits().stream()
        .anyMatch(
            edge ->
                laid.contains(hex.neighbors().get(edge))
                    && board
                        .tile(hex.neighbors().get(edge))
                        .exits()
                        .contains(Layout.opposite(edge)));
  }

  private static boolean completes(
      Game game,
      String by,
      PrivateTrack right,
      List<String> before,
      Hex hex,
      Tile tile,
      int rotation) {
    var laid = new ArrayList<>(before);
    laid.add(hex.id());
    if (laid.size() == right.hexes().size()) return true;
    Game after = laidThere(game, by, right, hex, tile, rotation);
    return right.hexes().stream()
        .filter(id -> !laid.contains(id))
        .anyMatch(id -> anyTile(after, by, right, laid, after.title().map().hex(id)));
  }

  private static boolean anyTile(
      Game game, String by, PrivateTrack right, List<String> laid, Hex hex) {
    for (String number : right.tiles()) {
      Tile tile = game.title().tiles().get(number);
      for (int rotation : TrackLaying.rotations(game, game.state().board().tile(hex.id()), tile)) {
        if (PrivateTrackRights.payable(game, by, right, hex, tile, rotation).allowed()
            && meets(game.state().board(), hex, tile.rotated(rotation), laid)
            && completes(game, by, right, laid, hex, tile, rotation)) return true;
      }
    }
    return false;
  }

  private static Game laidThere(
      Game game, String by, PrivateTrack right, Hex hex, Tile tile, int rotation) {
    int cost = PrivateTrackRights.cost(game, by, right, hex, tile.rotated(rotation));
    Board board = game.state().board().with(hex.id(), new TilePlacement(tile, rotation));
    var state = game.state().with(board);
    Company company = state.companies().get(by);
    return game.with(company == null ? state : state.with(company.withCash(company.cash() - cost)));
  }

  /** Lets further tiles follow one that was laid, if any may. */
  static void follow(StateTransaction change, String by, String id, PrivateTrack right, Hex hex) {
    if (isOpen(change.game())) {
      var all = new ArrayList<>(laid(change.game()));
      all.add(hex.id());
      change.remember(LAID, List.copyOf(all));
      return;
    }
    if (right.lays() == Lays.ONE || right.hexes().size() == 1) return;
    String decides = change.company(by).president().orElse(by);
    PrivateTrackRights.pushTurn(change, by, id, decides);
    change.remember(LAID, List.of(hex.id()));
  }

  /** Records the tile in the company's own turn, where this one may interrupt it. */
  static void record(StateTransaction change, Hex hex) {
    if (!isOpen(change.game())) {
      TrackTurnRecord.recordExtra(change, hex);
      return;
    }
    Frame series = change.pop();
    TrackTurnRecord.recordExtra(change, hex);
    change.push(series);
  }
}

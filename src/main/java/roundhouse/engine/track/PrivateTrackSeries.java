package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
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
record PrivateTrackSeries(PrivateTrackRight right) {
  private static final MemoryKey<List<String>> LAID = MemoryKey.list("series-laid");

  /** Whether some of the tiles of this private are laid and others may follow. */
  static boolean goesOn(Game game, String id) {
    return isOpen(game) && PrivateTrackRights.inTurn(game).id().equals(id);
  }

  private static boolean isOpen(Game game) {
    return game.turn().name().equals(PrivateTrackRights.TURN) && !laid(game).isEmpty();
  }

  private static List<HexId> laid(Game game) {
    return HexId.all(game.turn().memory().get(LAID));
  }

  /** Whether the tiles must all be laid, so that nobody may pass now. */
  static boolean mustGoOn(Game game) {
    return isOpen(game)
        && PrivateTrackRights.right(game, PrivateTrackRights.inTurn(game))
            .filter(right -> right.lays() != Lays.UP_TO_EACH)
            .isPresent();
  }

  /** Whether a tile laid by another right makes one in each of its hexes impossible. */
  static boolean forfeited(Game game, PrivateTrack right) {
    return right.lays() == Lays.EACH
        && HexId.all(right.hexes()).stream().anyMatch(game.state().board().laid()::containsKey);
  }

  /** Whether this tile goes with those before it, and leaves room for those that must follow. */
  Verdict verdict(TileLay lay) {
    Lays lays = right.terms().lays();
    Hex hex = lay.hex();
    if (lays == Lays.ONE) return Verdict.YES;
    List<HexId> laid = isOpen(right.game()) ? laid(right.game()) : List.of();
    if (laid.contains(hex.id())) return Verdict.no("its tile already lies in %s", hex.label());
    if (joined(right.game().state().board()) && lays == Lays.TO_JOIN)
      return Verdict.no("track already joins its hexes");
    if (!laid.isEmpty() && !meets(lay, laid))
      return Verdict.no("the tile in %s must meet the one before it", hex.label());
    if (lays != Lays.UP_TO_EACH && !completes(lay, laid))
      return Verdict.no("a tile that meets this one must follow, and none can");
    return Verdict.YES;
  }

  private boolean meets(TileLay lay, List<HexId> laid) {
    return meets(right.game().state().board(), lay.hex(), lay.turned().exits(), laid);
  }

  private static boolean meets(
      Board board, Hex hex, Collection<Integer> exits, List<HexId> others) {
    return exits.stream()
        .anyMatch(
            edge ->
                neighbor(hex, edge)
                    .filter(others::contains)
                    .filter(id -> board.tile(id).exits().contains(Layout.opposite(edge)))
                    .isPresent());
  }

  /** The hex across an edge; there is none at the end of the map. */
  private static Optional<HexId> neighbor(Hex hex, int edge) {
    return Optional.ofNullable(hex.neighbors().get(edge));
  }

  /** Whether track crosses from each of the hexes to another of them. */
  private boolean joined(Board board) {
    List<HexId> hexes = HexId.all(right.terms().hexes());
    return hexes.stream()
        .map(right.game().title().map()::hex)
        .allMatch(hex -> meets(board, hex, board.tile(hex.id()).exits(), hexes));
  }

  private boolean completes(TileLay lay, List<HexId> before) {
    var laid = new ArrayList<>(before);
    laid.add(lay.hex().id());
    List<HexId> hexes = HexId.all(right.terms().hexes());
    var after = new PrivateTrackSeries(right.in(laidThere(lay)));
    if (after.isComplete(laid)) return true;
    return hexes.stream().filter(id -> !laid.contains(id)).anyMatch(id -> after.goesOnIn(id, laid));
  }

  private boolean isComplete(List<HexId> laid) {
    return right.terms().lays() == Lays.TO_JOIN
        ? joined(right.game().state().board())
        : laid.size() == right.terms().hexes().size();
  }

  /** Whether a tile may follow in this hex, and others after it. */
  private boolean goesOnIn(HexId hex, List<HexId> laid) {
    return right.lays(right.game().title().map().hex(hex)).stream()
        .anyMatch(lay -> right.payable(lay).allowed() && meets(lay, laid) && completes(lay, laid));
  }

  private Game laidThere(TileLay lay) {
    Game game = right.game();
    var placed = new TilePlacement(lay.tile(), lay.rotation());
    var state = game.state().with(game.state().board().with(lay.hex().id(), placed));
    Company company = state.companies().get(right.by());
    if (company == null) return game.with(state);
    return game.with(state.with(company.withCash(company.cash() - right.cost(lay))));
  }

  /** Lets further tiles follow one that was laid, if any may. */
  void follow(StateTransaction change, Hex hex) {
    if (isOpen(change.game())) {
      var all = new ArrayList<>(laid(change.game()));
      all.add(hex.id());
      change.remember(LAID, HexId.texts(all));
      return;
    }
    if (right.terms().lays() == Lays.ONE || right.terms().hexes().size() == 1) return;
    if (right.terms().lays() == Lays.TO_JOIN && joined(change.state().board())) return;
    PrivateTrackRights.pushTurn(
        change, change.state().privateCompany(right.id()), right.by(), decides(change));
    change.remember(LAID, List.of(hex.id().text()));
  }

  /** The player who lays the tiles, or the president of the company that does. */
  private String decides(StateTransaction change) {
    return change.state().isPlayer(right.by())
        ? right.by()
        : change.company(right.by()).president().orElse(right.by());
  }

  /** Records the tile in the company's own turn, if this one may interrupt it. */
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

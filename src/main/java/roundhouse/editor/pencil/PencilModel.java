package roundhouse.editor.pencil;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.workshop.history.GameHistory;

/** What is pencilled, what is in hand, and the game below, which stays as it is. */
final class PencilModel {
  private final List<Runnable> listeners = new ArrayList<>();
  private final Deque<PencilMarks> before = new ArrayDeque<>();
  private PencilMarks pencilled = PencilMarks.NOTHING;
  private Optional<GameHistory> play = Optional.empty();
  private Optional<Tile> tile = Optional.empty();
  private Optional<String> company = Optional.empty();

  /** Runs {@code changed} on every change. */
  void addListener(Runnable changed) {
    listeners.add(changed);
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  /** The game at another moment; what is pencilled is pencilled there. */
  void show(Optional<GameHistory> now) {
    boolean other = !now.map(game -> game.title().id()).equals(play.map(game -> game.title().id()));
    play = now;
    if (other) forget();
    tell();
  }

  private void forget() {
    pencilled = PencilMarks.NOTHING;
    before.clear();
    tile = Optional.empty();
    company = Optional.empty();
  }

  Optional<GameHistory> play() {
    return play;
  }

  /** The board of the game with what is pencilled on it. */
  Optional<Board> board() {
    return play.map(game -> pencilled.on(game.state().board()));
  }

  PencilMarks pencilled() {
    return pencilled;
  }

  Optional<Tile> tile() {
    return tile;
  }

  Optional<String> company() {
    return company;
  }

  /** Takes a tile in hand. */
  void take(Tile taken) {
    tile = Optional.of(taken);
    company = Optional.empty();
    tell();
  }

  /** Takes the markers of a company in hand. */
  void takeMarkers(String of) {
    company = Optional.of(of);
    tile = Optional.empty();
    tell();
  }

  /**
   * Uses what is in hand on a hex.
   *
   * @param city the city nearest to the pointer
   */
  void use(HexId hex, int city) {
    tile.ifPresent(taken -> change((now, board) -> now.lay(board, hex, taken, 0)));
    company.ifPresent(
        of ->
            change(
                (now, board) ->
                    now.on(board).tile(hex).stops().isEmpty()
                        ? now
                        : now.marker(board, of, hex, city)));
  }

  void turn(HexId hex, int by) {
    change((now, board) -> now.turn(board, hex, by));
  }

  void rub(HexId hex) {
    change((now, _) -> now.rub(hex));
  }

  void clear() {
    change((_, _) -> PencilMarks.NOTHING);
  }

  private void change(BiFunction<PencilMarks, Board, PencilMarks> change) {
    if (play.isEmpty()) return;
    PencilMarks next = change.apply(pencilled, play.get().state().board());
    if (next.equals(pencilled)) return;
    before.push(pencilled);
    pencilled = next;
    tell();
  }

  boolean canUndo() {
    return !before.isEmpty();
  }

  void undo() {
    if (before.isEmpty()) return;
    pencilled = before.pop();
    tell();
  }

  /**
   * What is pencilled on a board; it can be shown on the board of any moment. Immutable.
   *
   * @param tiles by hex; empty for a hex as printed
   * @param markers that are added
   * @param rubbed markers of the game that are erased
   */
  record PencilMarks(
      Map<HexId, Optional<TilePlacement>> tiles, List<Marker> markers, List<Marker> rubbed) {
    /** The number of turns after which a tile lies as before. */
    private static final int SIDES = 6;

    static final PencilMarks NOTHING = new PencilMarks(Map.of(), List.of(), List.of());

    PencilMarks {
      tiles = Map.copyOf(tiles);
      markers = List.copyOf(markers);
      rubbed = List.copyOf(rubbed);
    }

    /** A board with everything that is pencilled and fits its map. */
    Board on(Board board) {
      Board here = board.withMarkers(less(board.markers(), rubbed));
      for (var tile : tiles.entrySet()) {
        if (!here.map().hexes().containsKey(tile.getKey())) continue;
        here =
            tile.getValue().isPresent()
                ? here.with(tile.getKey(), tile.getValue().get())
                : here.without(tile.getKey());
      }
      for (Marker marker : markers) if (fits(here, marker)) here = here.with(marker);
      return here;
    }

    private static boolean fits(Board board, Marker marker) {
      return board.map().hexes().containsKey(marker.hex())
          && marker.city() < board.tile(marker.hex()).stops().size();
    }

    /** Lays a tile, or turns it if it lies there already. */
    PencilMarks lay(Board board, HexId hex, Tile tile, int rotation) {
      Optional<TilePlacement> there = Optional.ofNullable(on(board).laid().get(hex));
      boolean same =
          there.filter(placed -> placed.tile().number().equals(tile.number())).isPresent();
      int turned = same ? (there.get().rotation() + 1) % SIDES : rotation;
      return with(hex, Optional.of(new TilePlacement(tile, turned)));
    }

    /** Turns the tile that lies on a hex. */
    PencilMarks turn(Board board, HexId hex, int by) {
      return Optional.ofNullable(on(board).laid().get(hex))
          .map(
              placed ->
                  with(
                      hex,
                      Optional.of(
                          new TilePlacement(
                              placed.tile(), Math.floorMod(placed.rotation() + by, SIDES)))))
          .orElse(this);
    }

    private PencilMarks with(HexId hex, Optional<TilePlacement> tile) {
      var more = new LinkedHashMap<>(tiles);
      more.put(hex, tile);
      return new PencilMarks(more, markers, rubbed);
    }

    /**
     * Places a marker in a city, beside its spaces if those are taken; or removes the marker that
     * was placed there.
     */
    PencilMarks marker(Board board, String company, HexId hex, int city) {
      Board here = on(board);
      Optional<Marker> there =
          here.markersAt(hex, city).stream()
              .filter(marker -> marker.company().equals(company))
              .findFirst();
      var added = new ArrayList<>(markers);
      var gone = new ArrayList<>(rubbed);
      if (there.isEmpty())
        added.add(
            new Marker(
                company, hex, city, here.freeSlot(hex, city).orElse(Marker.BESIDE), false, false));
      else if (!added.remove(there.get())) gone.add(there.get());
      return new PencilMarks(tiles, added, gone);
    }

    /** Erases what is pencilled on a hex; if nothing is, the hex becomes as printed. */
    PencilMarks rub(HexId hex) {
      var fewer = new LinkedHashMap<>(tiles);
      var added = new ArrayList<>(markers);
      var gone = new ArrayList<>(rubbed);
      boolean any = fewer.remove(hex) != null;
      any |= added.removeIf(marker -> marker.hex().equals(hex));
      any |= gone.removeIf(marker -> marker.hex().equals(hex));
      return any ? new PencilMarks(fewer, added, gone) : with(hex, Optional.empty());
    }

    /** The hexes on which something is pencilled. */
    Set<HexId> hexes() {
      var hexes = new LinkedHashSet<>(tiles.keySet());
      markers.forEach(marker -> hexes.add(marker.hex()));
      rubbed.forEach(marker -> hexes.add(marker.hex()));
      return hexes;
    }

    private static List<Marker> less(List<Marker> all, List<Marker> fewer) {
      return all.stream().filter(marker -> !fewer.contains(marker)).toList();
    }
  }
}

package roundhouse.editor.pencil;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
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
}

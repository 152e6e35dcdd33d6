package roundhouse.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The share price chart: a grid, one row, or a row printed as a zigzag of two tiers. At its edges a
 * token stays, or takes the detour that the chart defines.
 */
public final class StockMarket {
  private final List<List<Optional<Space>>> rows;
  private final boolean zigzag;
  private final boolean ledgeEndsRows;
  private final Map<Direction, Move> detours;

  /**
   * @param rows from the top; an empty space is a gap in the chart
   */
  public StockMarket(List<List<Optional<Space>>> rows, boolean zigzag) {
    this(rows, zigzag, Map.of());
  }

  /**
   * @param detours the move that replaces a step without a space to go to
   */
  public StockMarket(
      List<List<Optional<Space>>> rows, boolean zigzag, Map<Direction, Move> detours) {
    this(rows, zigzag, detours, false);
  }

  /**
   * @param ledgeEndsRows whether a token above a ledge cannot move right to a space below it
   */
  public StockMarket(
      List<List<Optional<Space>>> rows,
      boolean zigzag,
      Map<Direction, Move> detours,
      boolean ledgeEndsRows) {
    this.ledgeEndsRows = ledgeEndsRows;
    this.detours = Map.copyOf(detours);
    this.rows = rows.stream().map(List::copyOf).toList();
    this.zigzag = zigzag;
    if (spaces().isEmpty()) throw new IllegalArgumentException("a market needs at least one price");
  }

  public List<List<Optional<Space>>> rows() {
    return rows;
  }

  public boolean zigzag() {
    return zigzag;
  }

  /** All spaces, row by row. */
  public List<Space> spaces() {
    var all = new ArrayList<Space>();
    for (var row : rows) for (var space : row) space.ifPresent(all::add);
    return all;
  }

  /** The space at an existing cell. */
  public Space at(Cell cell) {
    return find(cell.row(), cell.column())
        .orElseThrow(() -> new IllegalArgumentException("the chart has no space " + cell));
  }

  /** The cell that a token moves to. */
  public Cell moved(Cell from, Move move) {
    Cell at = from;
    for (int i = 0; i < move.steps().size(); i++) {
      Direction step = move.steps().get(i);
      Cell next = step(at, step);
      boolean last = i == move.steps().size() - 1;
      if (step == Direction.RIGHT && ledgeEndsRows && overLedge(at, next)) next = at;
      if (step == Direction.DOWN && last && overLedge(at, next)) return at;
      at = next.equals(at) ? detour(at, step) : next;
    }
    return at;
  }

  /** The same for a token that may not leave a zone to the right and moves up within it instead. */
  public Cell moved(Cell from, Move move, Zone within) {
    Cell at = from;
    for (Direction step : move.steps()) {
      Cell next = moved(at, Move.of(step));
      boolean leaves = step == Direction.RIGHT && leaves(at, next, within);
      if (leaves) next = moved(at, Move.of(Direction.UP));
      at = leaves && !at(next).in(within) ? at : next;
    }
    return at;
  }

  private boolean leaves(Cell from, Cell to, Zone zone) {
    return at(from).in(zone) && !at(to).in(zone);
  }

  /** Whether a step crosses a ledge; the last step of a fall may not. */
  private boolean overLedge(Cell from, Cell to) {
    return at(to).in(Zone.BELOW_LEDGE) && !at(from).in(Zone.BELOW_LEDGE);
  }

  private Cell detour(Cell from, Direction step) {
    Cell at = from;
    for (Direction instead : detours.getOrDefault(step, Move.STAY).steps()) {
      Cell next = step(at, instead);
      if (next.equals(at)) return from;
      at = next;
    }
    return at;
  }

  private Cell step(Cell from, Direction direction) {
    int length = zigzag && (direction == Direction.LEFT || direction == Direction.RIGHT) ? 2 : 1;
    Cell at = from;
    for (int i = 0; i < length; i++) {
      at =
          find(at.row() + direction.down, at.column() + direction.right)
              .map(Space::cell)
              .orElse(at);
    }
    return at;
  }

  private Optional<Space> find(int row, int column) {
    if (row < 0 || row >= rows.size()) return Optional.empty();
    var spaces = rows.get(row);
    return column < 0 || column >= spaces.size() ? Optional.empty() : spaces.get(column);
  }
}

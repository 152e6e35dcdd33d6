package roundhouse.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The stock market: a grid, one row, or a row printed as a zigzag of two tiers. At its edges a
 * token stays, or takes the detour that the market defines.
 */
public final class StockMarket {
  private final List<List<Optional<MarketSpace>>> rows;
  private final boolean zigzag;
  private final Map<Direction, PriceMove> detours;

  /**
   * @param rows from the top; an empty space is a gap in the market
   */
  public StockMarket(List<List<Optional<MarketSpace>>> rows, boolean zigzag) {
    this(rows, zigzag, Map.of());
  }

  /**
   * @param detours the move that replaces a step without a space to go to
   */
  public StockMarket(
      List<List<Optional<MarketSpace>>> rows, boolean zigzag, Map<Direction, PriceMove> detours) {
    this.detours = Map.copyOf(detours);
    this.rows = rows.stream().map(List::copyOf).toList();
    this.zigzag = zigzag;
    if (spaces().isEmpty()) throw new IllegalArgumentException("a market needs at least one price");
  }

  public List<List<Optional<MarketSpace>>> rows() {
    return rows;
  }

  public boolean zigzag() {
    return zigzag;
  }

  /** All spaces, row by row. */
  public List<MarketSpace> spaces() {
    var all = new ArrayList<MarketSpace>();
    for (var row : rows) for (var space : row) space.ifPresent(all::add);
    return all;
  }

  /** The space at a cell, if the market has one there. */
  public Optional<MarketSpace> find(MarketCell cell) {
    return find(cell.row(), cell.column());
  }

  /** The space at an existing cell. */
  public MarketSpace at(MarketCell cell) {
    return find(cell)
        .orElseThrow(() -> new IllegalArgumentException("the market has no space " + cell));
  }

  /** The cell that a token moves to. */
  public MarketCell moved(MarketCell from, PriceMove move) {
    MarketCell at = from;
    for (int i = 0; i < move.steps().size(); i++) {
      Direction step = move.steps().get(i);
      MarketCell next = step(at, step);
      boolean last = i == move.steps().size() - 1;
      if (step == Direction.DOWN && last && overLedge(at, next)) return at;
      at = next.equals(at) ? detour(at, step) : next;
    }
    return at;
  }

  /** The same for a token that may not leave a zone to the right and moves up within it instead. */
  public MarketCell moved(MarketCell from, PriceMove move, Zone within) {
    MarketCell at = from;
    for (Direction step : move.steps()) {
      MarketCell next = moved(at, PriceMove.of(step));
      boolean leaves = step == Direction.RIGHT && leaves(at, next, within);
      if (leaves) next = moved(at, PriceMove.of(Direction.UP));
      at = leaves && !at(next).in(within) ? at : next;
    }
    return at;
  }

  private boolean leaves(MarketCell from, MarketCell to, Zone zone) {
    return at(from).in(zone) && !at(to).in(zone);
  }

  /** Whether a step crosses a ledge; the last step of a fall may not. */
  private boolean overLedge(MarketCell from, MarketCell to) {
    return at(to).in(Zone.BELOW_LEDGE) && !at(from).in(Zone.BELOW_LEDGE);
  }

  private MarketCell detour(MarketCell from, Direction step) {
    MarketCell at = from;
    for (Direction instead : detours.getOrDefault(step, PriceMove.STAY).steps()) {
      MarketCell next = step(at, instead);
      if (next.equals(at)) return from;
      at = next;
    }
    return at;
  }

  private MarketCell step(MarketCell from, Direction direction) {
    int length = zigzag && (direction == Direction.LEFT || direction == Direction.RIGHT) ? 2 : 1;
    MarketCell at = from;
    for (int i = 0; i < length; i++) {
      at =
          find(at.row() + direction.down, at.column() + direction.right)
              .map(MarketSpace::cell)
              .orElse(at);
    }
    return at;
  }

  private Optional<MarketSpace> find(int row, int column) {
    if (row < 0 || row >= rows.size()) return Optional.empty();
    var spaces = rows.get(row);
    return column < 0 || column >= spaces.size() ? Optional.empty() : spaces.get(column);
  }
}

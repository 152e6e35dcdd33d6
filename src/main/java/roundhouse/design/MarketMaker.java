package roundhouse.design;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.market.Cell;
import roundhouse.market.Direction;
import roundhouse.market.Move;
import roundhouse.market.Space;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/** Builds the stock market of a design from its rows of prices with zone letters. */
public final class MarketMaker {
  private static final Pattern PRICE = Pattern.compile("(\\d{1,6})([a-zA-Z]*)");

  private MarketMaker() {}

  /**
   * @throws IllegalArgumentException saying what is wrong and what would be right
   */
  public static StockMarket make(MarketSpec spec) {
    var rows = new ArrayList<List<Optional<Space>>>();
    for (String line : spec.prices().strip().split("\\R"))
      rows.add(row(line.strip(), rows.size(), spec.zones()));
    if (spec.shape() != MarketSpec.Shape.GRID && rows.size() > 1) rows = joined(rows);
    return new StockMarket(
        rows,
        spec.shape() == MarketSpec.Shape.ZIGZAG,
        detours(spec.moves()),
        spec.moves().ledgeEndsRows());
  }

  private static Map<Direction, Move> detours(MarketSpec.Moves moves) {
    return Map.of(
        Direction.RIGHT, Move.parse(moves.atRightEnd()),
        Direction.LEFT, Move.parse(moves.atLeftEnd()),
        Direction.UP, Move.parse(moves.atTop()),
        Direction.DOWN, Move.parse(moves.atBottom()));
  }

  private static List<Optional<Space>> row(String line, int row, Map<String, List<Zone>> zones) {
    var spaces = new ArrayList<Optional<Space>>();
    for (String word : line.split("\\s+")) {
      spaces.add(
          word.equals(".")
              ? Optional.empty()
              : Optional.of(space(word, new Cell(row, spaces.size()), zones)));
    }
    return spaces;
  }

  /** A market of one row may be written over several lines. */
  private static ArrayList<List<Optional<Space>>> joined(List<List<Optional<Space>>> rows) {
    var one = new ArrayList<Optional<Space>>();
    for (var row : rows) {
      for (var space : row)
        one.add(space.map(each -> new Space(new Cell(0, one.size()), each.price(), each.zones())));
    }
    var joined = new ArrayList<List<Optional<Space>>>();
    joined.add(one);
    return joined;
  }

  private static Space space(String word, Cell cell, Map<String, List<Zone>> zones) {
    Matcher price = PRICE.matcher(word);
    if (!price.matches())
      throw new IllegalArgumentException(
          "'"
              + word
              + "' is not a price: write a number followed by the letters of its zones, like 76p");
    Set<Zone> in = EnumSet.noneOf(Zone.class);
    for (String letter : price.group(2).split("")) {
      if (letter.isEmpty()) continue;
      List<Zone> named = zones.get(letter);
      if (named == null)
        throw new IllegalArgumentException(
            "'"
                + word
                + "' has the zone letter '"
                + letter
                + "', which is not among the zones "
                + zones.keySet());
      in.addAll(named);
    }
    return new Space(cell, Integer.parseInt(price.group(1)), Set.copyOf(in));
  }
}

package roundhouse.design.conversion;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.design.spec.MarketSpec;
import roundhouse.market.Direction;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/** Builds the stock market of a design from its rows of prices with zone letters. */
public final class MarketBuilder {
  private static final Pattern PRICE = Pattern.compile("(\\d{1,6})([a-zA-Z]*)");

  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Far more spaces than any market has. */
  private static final int LONGEST_CHART = 20_000;

  private MarketBuilder() {}

  /**
   * @throws IllegalArgumentException saying what is wrong and what would be right
   */
  public static StockMarket build(MarketSpec spec) {
    var rows = new ArrayList<List<Optional<MarketSpace>>>();
    if (spec.prices().length() > LONGEST_CHART)
      throw new IllegalArgumentException(
          "the market has %s characters; write at most %s"
              .formatted(spec.prices().length(), LONGEST_CHART));
    List<String> lines = spec.prices().stripTrailing().lines().toList();
    int first = (int) lines.stream().takeWhile(String::isBlank).count();
    for (int line = first; line < lines.size(); line++)
      rows.add(row(lines.get(line), line, rows.size(), spec.zones()));
    if (rows.isEmpty()) throw new PriceMistake(0, 0, "there is no price: write 60 65 70 75");
    if (spec.shape() != MarketSpec.Shape.GRID && rows.size() > 1) rows = joined(rows);
    return new StockMarket(rows, spec.shape() == MarketSpec.Shape.ZIGZAG, detours(spec.moves()));
  }

  private static Map<Direction, PriceMove> detours(MarketSpec.Moves moves) {
    return Map.of(
        Direction.RIGHT, moves.atRightEnd(),
        Direction.LEFT, moves.atLeftEnd(),
        Direction.UP, moves.atTop(),
        Direction.DOWN, moves.atBottom());
  }

  private static List<Optional<MarketSpace>> row(
      String text, int line, int row, Map<String, List<Zone>> zones) {
    var spaces = new ArrayList<Optional<MarketSpace>>();
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String word = words.group();
      var cell = new MarketCell(row, spaces.size());
      Optional<String> mistake = mistake(word, zones);
      if (mistake.isPresent()) throw new PriceMistake(line, words.start(), mistake.get());
      spaces.add(word.equals(".") ? Optional.empty() : Optional.of(space(word, cell, zones)));
    }
    if (spaces.isEmpty())
      throw new PriceMistake(line, 0, "this row has no price: write '.' for a gap, or remove it");
    return spaces;
  }

  /** A market of one row may be written over several lines. */
  private static ArrayList<List<Optional<MarketSpace>>> joined(
      List<List<Optional<MarketSpace>>> rows) {
    var one = new ArrayList<Optional<MarketSpace>>();
    for (var row : rows) {
      for (var space : row)
        one.add(
            space.map(
                each ->
                    new MarketSpace(new MarketCell(0, one.size()), each.price(), each.zones())));
    }
    var joined = new ArrayList<List<Optional<MarketSpace>>>();
    joined.add(one);
    return joined;
  }

  /** Why a word is neither a space nor a gap. */
  private static Optional<String> mistake(String word, Map<String, List<Zone>> zones) {
    if (word.equals(".")) return Optional.empty();
    Matcher price = PRICE.matcher(word);
    if (!price.matches())
      return Optional.of(
          "'"
              + word
              + "' is not a price: write a number followed by the letters of its zones, like 76p");
    return letters(price.group(2))
        .filter(letter -> !zones.containsKey(letter))
        .findFirst()
        .map(
            letter ->
                "'"
                    + word
                    + "' has the zone letter '"
                    + letter
                    + "', which is not among the zones "
                    + String.join(", ", zones.keySet()));
  }

  private static Stream<String> letters(String written) {
    return written.chars().mapToObj(Character::toString);
  }

  private static MarketSpace space(String word, MarketCell cell, Map<String, List<Zone>> zones) {
    Matcher price = PRICE.matcher(word);
    price.matches();
    Set<Zone> in = EnumSet.noneOf(Zone.class);
    letters(price.group(2)).forEach(letter -> in.addAll(zones.get(letter)));
    return new MarketSpace(cell, Integer.parseInt(price.group(1)), Set.copyOf(in));
  }
}

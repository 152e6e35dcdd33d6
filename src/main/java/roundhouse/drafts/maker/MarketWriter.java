package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.design.spec.MarketSpec;
import roundhouse.market.Direction;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/** Writes share prices for 18xx-maker; how they move is prose there. */
final class MarketWriter {
  /** Zones that a space says by itself; the others have a legend. */
  private static final Set<Zone> SAID = EnumSet.of(Zone.PAR, Zone.CLOSES, Zone.ENDS_GAME);

  private static final Map<Zone, String> WORDS =
      Map.of(
          Zone.UNCOUNTED, "Does not count towards the certificate limit",
          Zone.ANY_HOLDING, "A player may hold more than 60%",
          Zone.SEVERAL_A_TURN, "Several may be bought in one turn");

  private static final Set<Zone> COLORS =
      EnumSet.of(Zone.YELLOW, Zone.GREEN, Zone.ORANGE, Zone.BROWN);

  private final StockMarket market;
  private final MarketSpec spec;
  private final ExportLosses lost;
  private final List<Set<Zone>> legends = new ArrayList<>();

  MarketWriter(StockMarket market, MarketSpec spec, ExportLosses lost) {
    this.market = market;
    this.spec = spec;
    this.lost = lost;
  }

  Map<String, Object> written() {
    List<List<Object>> rows = IntStream.range(0, market.rows().size()).mapToObj(this::row).toList();
    var written = new LinkedHashMap<String, Object>();
    boolean row = rows.size() == 1;
    written.put("type", row ? "1D" : "2D");
    if (market.zigzag()) lost.add("the zigzag of the share prices");
    written.put("movement", movement());
    if (!legends.isEmpty()) written.put("legend", legends.stream().map(this::legend).toList());
    written.put("market", row ? rows.getFirst() : rows);
    return written;
  }

  private List<Object> row(int row) {
    return market.rows().get(row).stream()
        .map(space -> space.map(this::cell).orElseGet(Map::of))
        .collect(Collectors.toList());
  }

  private Object cell(MarketSpace space) {
    Set<Zone> rest = EnumSet.noneOf(Zone.class);
    space.zones().stream().filter(zone -> !SAID.contains(zone)).forEach(rest::add);
    var cell = new LinkedHashMap<String, Object>();
    cell.put("value", space.price());
    if (space.in(Zone.CLOSES)) cell.put("label", "Closed");
    else if (space.in(Zone.ENDS_GAME)) cell.put("label", space.price() + " Game End");
    if (space.in(Zone.PAR)) cell.put("par", true);
    if (!rest.isEmpty()) cell.put("legend", legendOf(rest));
    arrow(space.cell()).ifPresent(arrow -> cell.put("arrow", arrow));
    return cell.size() == 1 ? space.price() : cell;
  }

  /** Where a token at an end of its row goes instead. */
  private Optional<String> arrow(MarketCell cell) {
    var row = market.rows().get(cell.row());
    boolean last = row.subList(cell.column() + 1, row.size()).stream().allMatch(Optional::isEmpty);
    boolean first = row.subList(0, cell.column()).stream().allMatch(Optional::isEmpty);
    boolean rises = spec.moves().atRightEnd().equals(PriceMove.of(Direction.UP));
    boolean falls = spec.moves().atLeftEnd().equals(PriceMove.of(Direction.DOWN));
    if (last && rises && cell.row() > 0) return Optional.of("up");
    return first && falls && cell.row() < market.rows().size() - 1
        ? Optional.of("down")
        : Optional.empty();
  }

  private int legendOf(Set<Zone> zones) {
    if (!legends.contains(zones)) legends.add(zones);
    return legends.indexOf(zones);
  }

  private Map<String, Object> legend(Set<Zone> zones) {
    var words = new ArrayList<String>();
    var color = "white";
    for (Zone zone : zones) {
      if (WORDS.containsKey(zone)) words.add(WORDS.get(zone));
      else if (COLORS.contains(zone)) color = word(zone);
      else lost.add("zones of the share prices", word(zone));
    }
    return JsonObject.of(
        "color",
        color,
        "description",
        words.isEmpty() ? "The " + color + " zone" : String.join(". ", words));
  }

  private static String word(Zone zone) {
    return zone.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Words that describe the moves, each at the way that a price takes. */
  private Map<String, Object> movement() {
    MarketSpec.Moves moves = spec.moves();
    var ways = new LinkedHashMap<String, List<String>>();
    add(ways, moves.soldOut(), "Sold out");
    add(ways, moves.dividendWithheld(), "Withheld revenue");
    add(ways, moves.shareSold(), "Each share sold");
    moves
        .dividendPaid()
        .forEach((least, move) -> add(ways, move, "Paid dividends" + condition(least)));
    switch (moves.saleCounts()) {
      case SHARE -> {}
      case PRESIDENT_SALE -> add(ways, moves.shareSold(), "President sold shares");
      default -> lost.add("which sales of several shares move the price once");
    }
    return new LinkedHashMap<>(ways);
  }

  private static String condition(String least) {
    return switch (least) {
      case "0" -> "";
      case "0.5" -> " of half the share price";
      case "1" -> " equal to or more than the share price";
      case "2" -> " of double the share price";
      case "3" -> " of triple the share price";
      default -> " of " + least + " times the share price";
    };
  }

  private static void add(Map<String, List<String>> ways, PriceMove move, String words) {
    if (move.steps().isEmpty()) return;
    String way = word(move);
    ways.computeIfAbsent(way, _ -> new ArrayList<>()).add(words);
  }

  /** "right", or "2x right" for two steps; more are described in words. */
  private static String word(PriceMove move) {
    String first = move.steps().getFirst().name().toLowerCase(Locale.ROOT);
    return move.steps().size() == 2 ? "2x " + first : first;
  }
}

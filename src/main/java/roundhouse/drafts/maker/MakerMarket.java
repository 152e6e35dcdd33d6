package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import roundhouse.drafts.Draft;
import roundhouse.drafts.MarketDraft;
import roundhouse.drafts.UntypedValues;

/** Reads the stock market; what moves a price is prose there, and guessed from its words. */
final class MakerMarket {
  private static final String SOLD_OUT =
      "(?s).*(sold out|all shares held|fully owned|all shares owned|100% held|held by players).*";

  private final Draft draft;
  private final MarketDraft market;
  private final Map<String, Object> stock;
  private final List<List<String>> meanings = new ArrayList<>();
  private final Map<String, Integer> arrows = new LinkedHashMap<>();
  private final Set<Integer> pars;
  private boolean marked;

  MakerMarket(Draft draft, Map<String, Object> stock) {
    this.draft = draft;
    this.market = new MarketDraft(draft);
    this.stock = stock;
    this.pars =
        new LinkedHashSet<>(
            UntypedValues.numbers(UntypedValues.map(stock.get("par")).get("values")));
  }

  MarketDraft market() {
    return market;
  }

  void read() {
    for (Map<String, Object> legend : UntypedValues.maps(stock.get("legend")))
      meanings.add(meaning(legend));
    for (int index = 0; index < meanings.size(); index++)
      market.zone(letter(index), meanings.get(index));
    market.zone("p", List.of("par"));
    market.zone("c", List.of("closes"));
    market.zone("e", List.of("ends-game"));
    marked =
        UntypedValues.list(stock.get("market")).toString().contains("par=true")
            || meanings.stream().anyMatch(zone -> zone.contains("par"));
    rows().forEach(row -> market.row(row.stream().map(this::cell).toList()));
    if (stock.containsKey("ledges")) draft.notes().left("ledges drawn on the market");
    readMoves();
  }

  /** Whether a price ends the game. */
  boolean endsGame() {
    return UntypedValues.list(stock.get("market"))
        .toString()
        .toLowerCase(Locale.ROOT)
        .contains("game end");
  }

  private List<List<Object>> rows() {
    List<Object> written = UntypedValues.list(stock.get("market"));
    boolean grid = written.stream().anyMatch(List.class::isInstance);
    if (!grid) return List.of(written);
    return written.stream().map(UntypedValues::list).toList();
  }

  private String cell(Object written) {
    Map<String, Object> cell = UntypedValues.map(written);
    Object said = written instanceof Map ? cell.getOrDefault("value", cell.get("label")) : written;
    String label =
        UntypedValues.text(cell.get("label")) + " " + UntypedValues.text(cell.get("subLabel"));
    boolean closed = label.matches("(?i).*(closed|bankrupt).*");
    var price = UntypedValues.number(said);
    if (price.isEmpty() && !closed) return "";
    noteArrow(UntypedValues.text(cell.get("arrow")));
    if (label.matches(".*\\d.*") && !label.strip().equals(UntypedValues.text(said)))
      draft.notes().left("the words '" + label.strip() + "' at a price of " + price.orElse(0));
    var letters = new StringBuilder();
    if (UntypedValues.is(cell.get("par")) || !marked && pars.contains(price.orElse(-1)))
      letters.append('p');
    int legend =
        UntypedValues.number(cell.get("legend"))
            .orElseGet(() -> highlighted(UntypedValues.text(cell.get("color"))));
    if (legend >= meanings.size())
      draft
          .notes()
          .left("the legend " + legend + " at a price of " + price.orElse(0) + ": there is none");
    if (legend >= 0 && legend < meanings.size() && !meanings.get(legend).isEmpty())
      letters.append(letter(legend));
    if (closed) letters.append('c');
    if (label.matches("(?i).*game end.*")) letters.append('e');
    return price.orElse(0) + letters.toString();
  }

  /** Spaces with a highlight have the legend of that colour, or else par prices in turn. */
  private int highlighted(String color) {
    if (!color.matches("hl[1-9]")) return -1;
    List<Map<String, Object>> legends = UntypedValues.maps(stock.get("legend"));
    for (int index = 0; index < legends.size(); index++)
      if (UntypedValues.text(legends.get(index).get("color")).equals(color)) return index;
    int left = color.charAt(2) - '0';
    for (int index = 0; index < meanings.size(); index++)
      if (meanings.get(index).contains("par") && --left == 0) return index;
    return -1;
  }

  private void noteArrow(String arrow) {
    if (!arrow.isEmpty()) arrows.merge(arrow, 1, Integer::sum);
  }

  private static String letter(int legend) {
    return String.valueOf("yobghijkmnqrstuvwx".charAt(Math.min(legend, 17)));
  }

  /** What a legend means here: its colour if we have it, and the rule that its words state. */
  private List<String> meaning(Map<String, Object> legend) {
    String words = UntypedValues.text(legend.get("description")).toLowerCase(Locale.ROOT);
    var zones = new ArrayList<String>();
    String color = UntypedValues.text(legend.get("color"));
    if (List.of("yellow", "green", "orange", "brown").contains(color)) zones.add(color);
    if (words.contains("certificate limit") || words.contains("cert limit")) zones.add("uncounted");
    if (words.contains("more than 60%") || words.contains("holding limit"))
      zones.add("any-holding");
    if (words.matches(".*(multiple|several|more than one|any number).*"))
      zones.add("several-a-turn");
    if (words.matches(".*(bankrupt|close[sd]?|removed).*")) zones.add("closes");
    if (words.matches(".*(may start|start here|par).*")) zones.add("par");
    if (zones.isEmpty()) zones.add(meanings.isEmpty() ? "yellow" : "orange");
    draft
        .notes()
        .guessed(
            "market",
            "the zone '"
                + UntypedValues.text(legend.get("description"))
                + "' is "
                + String.join(", ", zones));
    return zones.stream().distinct().toList();
  }

  private void readMoves() {
    Map<String, Object> moves = UntypedValues.map(stock.get("movement"));
    String right = words(moves, "right");
    if (words(moves, "up").matches(SOLD_OUT)) market.move("sold-out", "up");
    else if (right.matches(SOLD_OUT)) market.move("sold-out", "right");
    if (market.isRow()) market.move("share-sold", "left");
    if (words(moves, "left").contains("president sold"))
      market.move("sale-counts", "president-sale");
    market.move("dividend-paid", paid(right, moves));
    if (arrows.getOrDefault("up", 0) > 0) market.move("at-right-end", "up");
    if (arrows.getOrDefault("down", 0) > 0) market.move("at-left-end", "down");
    draft
        .notes()
        .guessed(
            "market",
            "how prices move, from the words '"
                + String.join(
                    "', '",
                    moves.values().stream()
                        .flatMap(words -> UntypedValues.texts(words).stream())
                        .toList())
                + "'");
  }

  private static String words(Map<String, Object> moves, String way) {
    return String.join("\n", UntypedValues.texts(moves.get(way))).toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> paid(String right, Map<String, Object> moves) {
    var steps = new LinkedHashMap<String, Object>();
    String least =
        right.contains("half")
            ? "0.5"
            : right.matches("(?s).*(≥|equal|at least|or more).*") ? "1" : "0";
    if (!least.equals("0")) steps.put("0", "stay");
    steps.put(least, "right");
    if (moves.containsKey("2x right") || right.matches("(?s).*(double|two times).*"))
      steps.put("2", "right 2");
    if (right.contains("triple")) steps.put("3", "right 3");
    return steps;
  }
}

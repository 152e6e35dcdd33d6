package roundhouse.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.lab.batch.TextTable;

/**
 * The contents of a title's box, counted as they are printed.
 *
 * @param items by kind, in the order of the design
 */
public record BoxContents(List<Item> items) {
  private static final String UNLIMITED = "unlimited";

  /** The kinds of pieces, in the order of the list. */
  public enum Kind {
    TILES,
    MARKERS,
    CERTIFICATES,
    CHARTERS,
    TRAINS,
    PRIVATES,
    MONEY
  }

  /**
   * Pieces that are alike.
   *
   * @param count how many there are, or how much money; 0 if they never run out
   */
  public record Item(Kind kind, String name, int count, boolean unlimited) {
    /** The count as people write it. */
    public String counted() {
      return unlimited ? UNLIMITED : String.valueOf(count);
    }
  }

  public BoxContents {
    items = List.copyOf(items);
  }

  /** Counts the pieces of a title. */
  public static BoxContents of(Title title) {
    Design design = title.design();
    var items = new ArrayList<Item>();
    design.tiles().forEach((number, tile) -> items.add(item(Kind.TILES, number, tile.count())));
    for (CompanySpec company : design.companies().values())
      items.add(new Item(Kind.MARKERS, company.id(), TokenPages.count(design, company), false));
    var cards = new Cards(title);
    items.addAll(cards(Kind.CERTIFICATES, cards.certificates()));
    items.addAll(cards(Kind.CHARTERS, new Charters(title).cards()));
    design
        .trains()
        .values()
        .forEach(train -> items.add(item(Kind.TRAINS, train.name(), train.count())));
    items.addAll(cards(Kind.PRIVATES, cards.privates()));
    items.addAll(money(design));
    return new BoxContents(items);
  }

  private static Item item(Kind kind, String name, Count count) {
    return new Item(kind, name, count.unlimited() ? 0 : count.number(), count.unlimited());
  }

  private static List<Item> cards(Kind kind, List<CardSheets.Card> cards) {
    var counts = new LinkedHashMap<String, Integer>();
    cards.forEach(card -> counts.merge(card.name(), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(card -> new Item(kind, card.getKey(), card.getValue(), false))
        .toList();
  }

  /** The cash of bank and players, by the number of players if that matters. */
  private static List<Item> money(Design design) {
    Map<Integer, Integer> cash = design.bank().cashFor();
    if (cash.isEmpty())
      return List.of(new Item(Kind.MONEY, design.money(), design.bank().cash(), false));
    return cash.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            players ->
                new Item(
                    Kind.MONEY,
                    "%s, %s players".formatted(design.money(), players.getKey()),
                    players.getValue(),
                    false))
        .toList();
  }

  /** How many pieces of a kind there are, or how much money, as people write it. */
  public String total(Kind kind) {
    List<Item> alike = items.stream().filter(item -> item.kind() == kind).toList();
    if (kind == Kind.MONEY)
      return String.valueOf(alike.stream().mapToInt(Item::count).max().orElse(0));
    int sum = alike.stream().mapToInt(Item::count).sum();
    long endless = alike.stream().filter(Item::unlimited).count();
    return endless == 0 ? String.valueOf(sum) : sum + " and " + endless + " " + UNLIMITED;
  }

  /** The items as a table in plain text, with a line of the totals of each kind. */
  public String text() {
    String table =
        TextTable.of(
            List.of("kind", "component", "count"),
            items.stream()
                .map(item -> List.of(word(item.kind()), item.name(), item.counted()))
                .toList());
    return table
        + List.of(Kind.values()).stream()
            .map(kind -> word(kind) + " " + total(kind))
            .collect(Collectors.joining(", ", "In all: ", System.lineSeparator()));
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}

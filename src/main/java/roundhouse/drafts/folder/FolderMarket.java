package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.MarketDraft;
import roundhouse.drafts.UntypedValues;

/** Reads the market: a constant, or the first of those among which a method chooses. */
final class FolderMarket {
  private static final Map<Character, List<String>> ZONES =
      Map.ofEntries(
          Map.entry('p', List.of("par")),
          Map.entry('x', List.of("par")),
          Map.entry('z', List.of("par")),
          Map.entry('w', List.of("par")),
          Map.entry('P', List.of("par")),
          Map.entry('s', List.of("par")),
          Map.entry('r', List.of("refloat")),
          Map.entry('y', List.of("yellow", "uncounted")),
          Map.entry('o', List.of("orange", "uncounted", "any-holding")),
          Map.entry('b', List.of("brown", "uncounted", "any-holding", "several-a-turn")),
          Map.entry('e', List.of("ends-game")),
          Map.entry('c', List.of("closes")),
          Map.entry('l', List.of("bankrupt")),
          Map.entry('i', List.of("first-sale-free")));

  private final TitleFolder title;
  private final Draft draft;

  FolderMarket(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
  }

  MarketDraft read() throws DraftRefused {
    Object written = title.get("MARKET");
    List<String> choices = choices();
    if (written == null && !choices.isEmpty()) {
      written = title.get(choices.getFirst());
      draft
          .notes()
          .guessed(
              "market",
              "the market "
                  + choices.getFirst()
                  + ": a method chooses among "
                  + String.join(", ", choices));
      draft
          .notes()
          .missing(
              "market",
              "a method chooses among the markets "
                  + String.join(", ", choices)
                  + "; the draft has the first");
    }
    MarketDraft market = market(written);
    return market;
  }

  /** Markets among which a method chooses, those that an option asks for last. */
  private List<String> choices() throws DraftRefused {
    Set<String> options =
        UntypedValues.maps(title.get("OPTIONAL_RULES")).stream()
            .map(option -> UntypedValues.text(option.get("sym")).toUpperCase(Locale.ROOT))
            .collect(Collectors.toSet());
    return title.constants().names().stream()
        .filter(name -> name.endsWith("_MARKET"))
        .sorted(Comparator.comparing(options::contains))
        .toList();
  }

  private MarketDraft market(Object written) throws DraftRefused {
    var market = new MarketDraft(draft);
    List<Object> rows = UntypedValues.list(written);
    for (Object row : rows) market.row(UntypedValues.list(row).stream().map(this::cell).toList());
    ZONES.forEach((letter, zones) -> market.zone(String.valueOf(letter), zones));
    moves(market);
    return market;
  }

  private String cell(Object written) {
    String cell = UntypedValues.text(written);
    if (!cell.matches("[0-9]{1,4}[A-Za-z]*")) return "";
    String digits = cell.replaceAll("[^0-9]", "");
    var letters = new StringBuilder();
    for (char letter : cell.substring(digits.length()).toCharArray()) {
      char known = ZONES.getOrDefault(letter, List.of()).contains("par") ? 'p' : letter;
      if (!ZONES.containsKey(letter))
        draft.notes().left("the letter '" + letter + "' behind prices of the market");
      else if (letters.indexOf(String.valueOf(known)) < 0) letters.append(known);
    }
    return digits + letters;
  }

  private void moves(MarketDraft market) throws DraftRefused {
    String sold = title.text("SELL_MOVEMENT");
    boolean row = market.isRow();
    String way = sold.contains("left") || row ? "left" : sold.contains("none") ? "stay" : "down";
    if (!way.equals("down")) market.move("share-sold", way);
    if (sold.endsWith("block_pres")) market.move("sale-counts", "president-sale");
    else if (sold.endsWith("block")) market.move("sale-counts", "block");
    if (UntypedValues.is(title.get("SOLD_OUT_INCREASE")))
      market.move("sold-out", row ? "right" : "up");
    if (!row) {
      market.move("at-right-end", "up");
      market.move("at-left-end", "down");
    }
    market.move("stuck", "as before");
    setPoolDrop(market);
    noteGuesses();
  }

  private void setPoolDrop(MarketDraft market) throws DraftRefused {
    String drop = title.text("POOL_SHARE_DROP");
    if (drop.endsWith("_block"))
      market.move("in-pool", market.isRow() ? "left" : drop.replace("_block", ""));
    else if (!drop.equals("none"))
      draft
          .notes()
          .missing(
              "market",
              "shares in the pool lower the price (" + drop.replace('_', ' ') + "): a script");
  }

  private void noteGuesses() throws DraftRefused {
    var others = new ArrayList<String>();
    for (String name : List.of("SELL_MOVEMENT", "SOLD_OUT_INCREASE"))
      if (!title.constants().names().contains(name)) others.add(name);
    if (!others.isEmpty())
      draft
          .notes()
          .guessed(
              "market",
              "how prices move: the online engine's default for " + String.join(", ", others));
  }
}

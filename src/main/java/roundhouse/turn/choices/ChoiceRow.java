package roundhouse.turn.choices;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.words.UiWords;

/**
 * A row of the list of choices: one choice, or a tile on a hex in all its legal rotations, a
 * company at all its par prices, or all that may be sold of one.
 *
 * @param group heading above it
 * @param says what it is, in a few words
 * @param variants the choices it stands for, at least one
 */
public record ChoiceRow(String group, String says, List<Choice> variants) {

  public ChoiceRow {
    variants = List.copyOf(variants);
  }

  /**
   * The rows for some choices, grouped by kind in the order of first appearance; a lot that can be
   * bought at once comes first, declining last.
   */
  public static List<ChoiceRow> of(List<Choice> choices) {
    var byKey = new LinkedHashMap<Object, List<Choice>>();
    for (Choice choice : choices)
      byKey.computeIfAbsent(key(choice), _ -> new ArrayList<>()).add(choice);
    var byGroup = new LinkedHashMap<String, List<ChoiceRow>>();
    for (List<Choice> same : byKey.values()) {
      ChoiceRow row = new ChoiceRow(group(same.getFirst()), sentence(says(same)), same);
      byGroup.computeIfAbsent(row.group(), _ -> new ArrayList<>()).add(row);
    }
    List<ChoiceRow> bought = byGroup.remove(BUY);
    if (bought != null) byGroup.putFirst(BUY, bought);
    List<ChoiceRow> declining = byGroup.remove(DECLINE);
    if (declining != null) byGroup.put(DECLINE, declining);
    return byGroup.values().stream().flatMap(List::stream).toList();
  }

  private static final String DECLINE = UiWords.of("choices.decline");
  private static final String BUY = UiWords.of("choices.buy-lot");

  /** The action of the first of its choices. */
  public Action action() {
    return variants.getFirst().action();
  }

  /** Whether it contains every word of the filter. */
  public boolean matches(String filter) {
    return variants.stream().anyMatch(choice -> matches(choice, filter));
  }

  /** Which of its choices contains every word of the filter; the first if none does. */
  public int firstMatch(String filter) {
    return IntStream.range(0, variants.size())
        .filter(index -> matches(variants.get(index), filter))
        .findFirst()
        .orElse(0);
  }

  private boolean matches(Choice choice, String filter) {
    String all = String.join(" ", group, says, choice.says()).toLowerCase(Locale.ROOT);
    for (String word : filter.toLowerCase(Locale.ROOT).split("\\s+"))
      if (!all.contains(word)) return false;
    return true;
  }

  private static Object key(Choice choice) {
    return switch (choice.action()) {
      case Action.LayTile lay -> List.of(lay.hex(), lay.tile());
      case Action.LayPrivateTile lay -> List.of(lay.hex(), lay.tile(), lay.id(), lay.by());
      case Action.Start start -> List.of(Action.Start.class, start.company(), start.by());
      case Action.TakeLot take -> List.of(Action.TakeLot.class, take.lot(), take.by());
      case Action.SellShares sale when choice.amount().isEmpty() ->
          List.of(Action.SellShares.class, sale.company(), sale.by());
      default -> choice;
    };
  }

  private static String says(List<Choice> same) {
    Choice first = same.getFirst();
    if (same.size() == 1) return first.says();
    return switch (first.action()) {
      case Action.Start start -> UiWords.of("choices.starts", start.company());
      case Action.TakeLot take -> UiWords.of("choices.takes", take.lot());
      case Action.SellShares sale when sale.by().equals(sale.company()) ->
          UiWords.of("choices.issues");
      case Action.SellShares sale -> UiWords.of("choices.sells", sale.company());
      default -> first.says();
    };
  }

  /** Words that begin with a capital. */
  public static String sentence(String says) {
    return says.isEmpty() ? says : Character.toUpperCase(says.charAt(0)) + says.substring(1);
  }

  private static String group(Choice choice) {
    return switch (choice.action()) {
      case Action.Pass _ -> DECLINE;
      case Action.Bid _ when choice.amount().isEmpty() -> BUY;
      case Action.Bid _ -> UiWords.of("choices.bid");
      case Action.TakeLot _ -> UiWords.of("choices.take");
      case Action.Start _ -> UiWords.of("choices.start");
      case Action.BuyShare _ -> UiWords.of("choices.buy-share");
      case Action.SellShares _ -> UiWords.of("choices.sell-shares");
      case Action.RedeemShare _, Action.ReissueShares _ -> UiWords.of("choices.company");
      case Action.PlaceToken _ -> UiWords.of("choices.token");
      case Action.BuyPrivate _,
          Action.SellPrivate _,
          Action.ExchangePrivate _,
          Action.ClosePrivate _ ->
          UiWords.of("choices.privates");
      case Action.LayTile _, Action.LayPrivateTile _ -> UiWords.of("choices.tile");
      case Action.PlaceMarker _, Action.PlaceNeutralMarker _, Action.ReplaceMarker _ ->
          UiWords.of("choices.marker");
      case Action.RunTrains _ -> UiWords.of("choices.run");
      case Action.Dividend _ -> UiWords.of("choices.revenue");
      case Action.BuyTrain _, Action.TradeInTrain _, Action.GoBankrupt _ ->
          UiWords.of("choices.train");
      case Action.DiscardTrain _ -> UiWords.of("choices.discard");
      case Action.Merge _, Action.Form _ -> UiWords.of("choices.merge");
      case Action.RemoveMarker _ -> UiWords.of("choices.give-marker");
      case Action.Arrange _ -> UiWords.of("choices.arrange");
      case Action.Choose _ -> UiWords.of("choices.answer");
    };
  }
}

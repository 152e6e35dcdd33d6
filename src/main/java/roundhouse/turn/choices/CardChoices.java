package roundhouse.turn.choices;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * The choices in their places on the card.
 *
 * @param kind of what is decided first of all, which chooses the layout
 * @param body what is decided
 * @param aside what may be done beside it, by the private company whose right it is
 * @param pass what declines
 */
public record CardChoices(
    ActionKind kind,
    List<ChoiceRow> body,
    Map<String, List<ChoiceRow>> aside,
    Optional<Choice> pass) {
  /** Nothing is decided. */
  public static final CardChoices NONE =
      new CardChoices(ActionKind.ANSWERS, List.of(), Map.of(), Optional.empty());

  /**
   * @param interrupt whether declining is in the body too, with what follows from it
   */
  public static CardChoices of(List<ChoiceRow> rows, boolean interrupt) {
    ActionKind kind =
        rows.stream()
            .map(CardChoices::kind)
            .filter(any -> any != ActionKind.DECLINING && any != ActionKind.PRIVATES)
            .findFirst()
            .orElse(ActionKind.PRIVATES);
    var body = new ArrayList<ChoiceRow>();
    var aside = new LinkedHashMap<String, List<ChoiceRow>>();
    Optional<Choice> pass = Optional.empty();
    for (ChoiceRow row : rows) {
      ActionKind own = kind(row);
      if (own == ActionKind.DECLINING && pass.isEmpty()) {
        pass = Optional.of(row.variants().getFirst());
        if (interrupt) body.add(row);
      } else if (own == ActionKind.PRIVATES && kind != ActionKind.PRIVATES) {
        aside.computeIfAbsent(privateOf(row.action()), _ -> new ArrayList<>()).add(row);
      } else {
        body.add(row);
      }
    }
    return new CardChoices(kind, body, aside, pass);
  }

  /** How the rows of a chip are laid out: its tiles are in a tray too. */
  public static ActionKind kindAside(List<ChoiceRow> rows) {
    boolean tiles = rows.stream().allMatch(row -> row.action() instanceof Action.LayPrivateTile);
    return tiles ? ActionKind.TRACK : ActionKind.PRIVATES;
  }

  private static ActionKind kind(ChoiceRow row) {
    return ActionKind.of(row.action());
  }

  private static String privateOf(Action action) {
    return switch (action) {
      case Action.BuyPrivate buy -> buy.id();
      case Action.SellPrivate sale -> sale.id();
      case Action.ExchangePrivate exchange -> exchange.id();
      case Action.ClosePrivate close -> close.id();
      case Action.PlaceToken place -> place.id();
      case Action.LayPrivateTile lay -> lay.id();
      default -> "";
    };
  }
}

package roundhouse.turn.holdings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/** The choices by the cell of the holdings that they are about. */
final class CellChoices {
  private record Place(String company, HoldingsColumn column) {}

  private final Title title;
  private final GameState state;
  private final Map<Place, List<Choice>> byPlace = new LinkedHashMap<>();

  CellChoices(Title title, GameState state, List<Choice> choices) {
    this.title = title;
    this.state = state;
    for (Choice choice : choices)
      place(choice.action())
          .ifPresent(at -> byPlace.computeIfAbsent(at, _ -> new ArrayList<>()).add(choice));
  }

  /** The choices of a cell; none if it offers nothing. */
  List<Choice> of(String company, HoldingsColumn column) {
    return byPlace.getOrDefault(new Place(company, column), List.of());
  }

  /** Whether any cell of a company offers something. */
  boolean has(String company) {
    return byPlace.keySet().stream().anyMatch(place -> place.company().equals(company));
  }

  private Optional<Place> place(Action action) {
    return switch (action) {
      case Action.BuyShare buy -> held(buy.company(), buy.from());
      case Action.SellShares sale -> held(sale.company(), sale.by());
      case Action.Start start -> held(start.company(), Holder.IPO.name());
      case Action.RedeemShare back -> held(back.company(), back.from());
      case Action.ReissueShares again -> held(again.company(), again.company());
      case Action.ExchangePrivate trade -> held(companyOf(trade.id()), trade.from());
      case Action.Bid bid -> lot(bid.lot());
      case Action.TakeLot lot -> lot(lot.lot());
      case Action.Merge merger -> in(merger.with(), HoldingsColumn.Kind.COMPANY);
      case Action.Form form -> in(form.company(), HoldingsColumn.Kind.COMPANY);
      case Action.BuyTrain buy -> in(buy.from(), HoldingsColumn.Kind.TRAINS);
      case Action.DiscardTrain discard -> in(discard.by(), HoldingsColumn.Kind.TRAINS);
      default -> Optional.empty();
    };
  }

  private String companyOf(String id) {
    PrivateSpec spec = title.design().privates().get(id);
    return spec == null ? "" : spec.exchangeFor();
  }

  /** A private company has no cell, though a company may have its name. */
  private Optional<Place> lot(String lot) {
    return title.design().privates().containsKey(lot)
        ? Optional.empty()
        : in(lot, HoldingsColumn.Kind.OFFERING);
  }

  private Optional<Place> in(String company, HoldingsColumn.Kind kind) {
    return state.companies().containsKey(company)
        ? Optional.of(new Place(company, HoldingsColumn.of(kind)))
        : Optional.empty();
  }

  private Optional<Place> held(String company, String holder) {
    if (!state.companies().containsKey(company)) return Optional.empty();
    return Optional.of(new Place(company, column(company, holder)));
  }

  /** The column of a holder of shares. */
  private HoldingsColumn column(String company, String holder) {
    if (state.isPlayer(holder)) return HoldingsColumn.ofPlayer(holder);
    if (Holder.POOL.is(holder)) return HoldingsColumn.of(HoldingsColumn.Kind.POOL);
    boolean own = holder.equals(company) && state.company(company).held(Holder.named(company)) > 0;
    return HoldingsColumn.of(own ? HoldingsColumn.Kind.OWN : HoldingsColumn.Kind.OFFERING);
  }
}

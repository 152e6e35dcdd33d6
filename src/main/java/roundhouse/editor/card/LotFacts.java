package roundhouse.editor.card;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.editor.play.ChoiceRow;
import roundhouse.engine.Action;
import roundhouse.engine.auctions.StandingBids;
import roundhouse.words.UiWords;

/** The lots of an auction: face value, income, what comes with them, the bids. */
final class LotFacts {
  private final CardMoment moment;

  LotFacts(CardMoment moment) {
    this.moment = moment;
  }

  Optional<RowFacts> of(ChoiceRow row) {
    return switch (row.action()) {
      case Action.Bid bid -> Optional.of(facts(row, bid.lot(), least(row, bid.amount())));
      case Action.TakeLot take -> Optional.of(facts(row, take.lot(), par(take)));
      default -> Optional.empty();
    };
  }

  private String least(ChoiceRow row, int amount) {
    boolean ranging = row.variants().getFirst().amount().isPresent();
    return ranging ? UiWords.of("card.at-least", moment.money(amount)) : moment.money(amount);
  }

  private String par(Action.TakeLot take) {
    PrivateSpec spec = moment.title().design().privates().get(take.lot());
    return spec == null ? moment.money(take.par()) : moment.money(spec.price());
  }

  private RowFacts facts(ChoiceRow row, String lot, String value) {
    PrivateSpec spec = moment.title().design().privates().get(lot);
    boolean company = moment.state().companies().containsKey(lot);
    return new RowFacts(
        company ? Optional.of(lot) : Optional.empty(),
        name(row, lot, spec),
        value,
        List.of(worth(spec), bids(lot)));
  }

  private static String name(ChoiceRow row, String lot, PrivateSpec spec) {
    if (lot.isEmpty()) return row.says();
    return spec == null ? lot : UiWords.of("card.lot", lot, spec.name());
  }

  private String worth(PrivateSpec spec) {
    if (spec == null) return " ";
    return RowFacts.line(
        UiWords.of("card.face", moment.money(spec.price())),
        UiWords.of("card.income", moment.money(spec.income())),
        spec.comesWith().map(with -> UiWords.of("card.comes-with", with.company())).orElse(""));
  }

  private String bids(String lot) {
    Map<String, Integer> bids = StandingBids.on(moment.state(), lot);
    if (bids.isEmpty()) return UiWords.of("card.no-bid");
    return bids.entrySet().stream()
        .map(bid -> UiWords.of("card.bid-of", bid.getKey(), moment.money(bid.getValue())))
        .collect(Collectors.joining(RowFacts.BETWEEN));
  }
}

package roundhouse.turn.facts;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.auctions.StandingBids;
import roundhouse.engine.privates.Privates;
import roundhouse.print.PrivateCardText;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** The lots of an auction: face value, income, what comes with them, the bids. */
final class LotFacts {
  private final CardMoment moment;

  LotFacts(CardMoment moment) {
    this.moment = moment;
  }

  Optional<RowFacts> of(ChoiceRow row) {
    return switch (row.action()) {
      case Action.Bid bid ->
          Optional.of(
              facts(
                  row,
                  bid.lot(),
                  least(row, bid.amount()),
                  bids(bid.lot()).or(() -> nobodyBids(row))));
      case Action.TakeLot take ->
          Optional.of(facts(row, take.lot(), price(row, take), bids(take.lot())));
      default -> Optional.empty();
    };
  }

  /** Whoever buys a lot at once need not know that nobody has bid. */
  private static Optional<String> nobodyBids(ChoiceRow row) {
    return ranging(row) ? Optional.of(UiWords.of("card.no-bid")) : Optional.empty();
  }

  private static boolean ranging(ChoiceRow row) {
    return row.variants().getFirst().amount().isPresent();
  }

  private String least(ChoiceRow row, int amount) {
    return ranging(row) ? UiWords.of("card.at-least", moment.money(amount)) : moment.money(amount);
  }

  /** What the step asks for it, which need not be its face value; of a company, its par price. */
  private String price(ChoiceRow row, Action.TakeLot take) {
    Object asked = row.variants().getFirst().values().get("price");
    if (asked != null) return asked.toString();
    PrivateSpec spec = moment.title().design().privates().get(take.lot());
    return moment.money(spec == null ? take.par() : spec.price());
  }

  private RowFacts facts(ChoiceRow row, String lot, String value, Optional<String> bids) {
    PrivateSpec spec = moment.title().design().privates().get(lot);
    boolean company = spec == null && moment.state().companies().containsKey(lot);
    return new RowFacts(
        company ? Optional.of(lot) : Optional.empty(),
        name(row, lot, spec),
        value,
        Stream.of(worth(spec).stream(), bids.stream(), onOffer(lot), powers(spec))
            .flatMap(Function.identity())
            .toList());
  }

  private static String name(ChoiceRow row, String lot, PrivateSpec spec) {
    if (lot.isEmpty()) return row.says();
    return spec == null ? lot : UiWords.of("card.lot", lot, spec.name());
  }

  /** What a bid for the choice among the lots is about: each of them. */
  private Stream<String> onOffer(String lot) {
    if (!lot.isEmpty()) return Stream.empty();
    return Stream.concat(
        Stream.of(UiWords.of("card.on-offer")),
        StandingBids.lots(new Game(moment.title(), moment.state())).stream().map(this::offered));
  }

  private String offered(String lot) {
    Design design = moment.title().design();
    PrivateSpec spec = design.privates().get(lot);
    String name = spec == null ? design.companies().get(lot).name() : spec.name();
    return RowFacts.line(UiWords.of("card.lot", lot, name), worth(spec).orElse(""));
  }

  /** What the private company does, as on its card. */
  private Stream<String> powers(PrivateSpec spec) {
    if (spec == null) return Stream.empty();
    return PrivateCardText.of(moment.title().design(), spec).stream();
  }

  private Optional<String> worth(PrivateSpec spec) {
    if (spec == null) return Optional.empty();
    return Optional.of(
        RowFacts.line(
            UiWords.of("card.face", moment.money(spec.price())),
            UiWords.of("card.income", moment.money(spec.income())),
            Privates.comesWith(new Game(moment.title(), moment.state()), spec.id())
                .filter(with -> !with.company().isEmpty())
                .map(
                    with ->
                        with.president()
                            ? UiWords.of("card.comes-with-president", with.company())
                            : UiWords.of("card.comes-with", with.company()))
                .map(moment.title().design().words()::in)
                .orElse("")));
  }

  /** The bids on a lot; none if nobody bids, as in a plan. */
  private Optional<String> bids(String lot) {
    Map<String, Integer> bids = StandingBids.on(moment.state(), lot);
    return bids.isEmpty()
        ? Optional.empty()
        : Optional.of(
            bids.entrySet().stream()
                .map(bid -> UiWords.of("card.bid-of", bid.getKey(), moment.money(bid.getValue())))
                .collect(Collectors.joining(RowFacts.BETWEEN)));
  }
}

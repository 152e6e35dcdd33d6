package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Action;
import roundhouse.game.Company;
import roundhouse.game.Train;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** The cards of trains: price and seller, what they rust, the phase they begin, the limit. */
final class TrainFacts {
  private final CardMoment moment;

  TrainFacts(CardMoment moment) {
    this.moment = moment;
  }

  Optional<RowFacts> of(ChoiceRow row) {
    return switch (row.action()) {
      case Action.BuyTrain buy ->
          Optional.of(facts(row, buy.by(), Train.parse(buy.train()), price(row, buy.price())));
      case Action.TradeInTrain trade ->
          Optional.of(
              facts(row, trade.by(), Train.parse(trade.train()), price(row, trade.price())));
      case Action.DiscardTrain discard ->
          Optional.of(
              new RowFacts(
                  Optional.of(discard.by()),
                  row.says(),
                  "",
                  List.of(runs(Train.parse(discard.train())), rusting(discard.train()))));
      case Action.GoBankrupt bankrupt -> Optional.of(bankruptcy(row, bankrupt.by()));
      default -> Optional.empty();
    };
  }

  /** A bankruptcy is spelled out before anybody picks it, in two lines. */
  private RowFacts bankruptcy(ChoiceRow row, String by) {
    List<String> follows = moment.effect(row).lines();
    int half = (follows.size() + 1) / 2;
    return new RowFacts(
        Optional.of(by),
        row.says(),
        "",
        List.of(
            String.join(RowFacts.BETWEEN, follows.subList(0, half)),
            String.join(RowFacts.BETWEEN, follows.subList(half, follows.size()))));
  }

  private String price(ChoiceRow row, int least) {
    return row.variants()
        .getFirst()
        .amount()
        .map(
            range ->
                UiWords.of("card.from-to", moment.money(range.min()), moment.money(range.max())))
        .orElseGet(() -> moment.money(least));
  }

  private RowFacts facts(ChoiceRow row, String by, Train train, String price) {
    return new RowFacts(
        Optional.of(by),
        row.says(),
        price,
        List.of(
            RowFacts.line(runs(train), limit(by, row)),
            RowFacts.line(rusts(train.type()), begins(train.type()))));
  }

  private String runs(Train train) {
    TrainSpec spec = moment.title().design().trains().get(train.type());
    if (spec == null) return "";
    String cities = UiWords.counted("card.cities", spec.runs().cities());
    return spec.runs().towns() == 0
        ? UiWords.of("card.runs", cities)
        : UiWords.of("card.runs-towns", cities, UiWords.counted("card.towns", spec.runs().towns()));
  }

  private String rusting(String card) {
    TrainSpec spec = moment.title().design().trains().get(Train.parse(card).type());
    return spec == null || spec.rustsOn().isEmpty()
        ? UiWords.of("card.never-rusts")
        : UiWords.of("card.rusts-with", spec.rustsOn());
  }

  /** The types that leave the game with the first train of this one. */
  private String rusts(String type) {
    if (isSold(type)) return "";
    String gone =
        moment.title().design().trains().values().stream()
            .filter(spec -> spec.rustsOn().equals(type) || spec.obsoleteWith().equals(type))
            .map(TrainSpec::name)
            .collect(Collectors.joining(", "));
    return gone.isEmpty() ? "" : UiWords.of("card.rusts", gone);
  }

  private String begins(String type) {
    if (isSold(type)) return "";
    return moment.title().design().phases().values().stream()
        .filter(phase -> phase.startsWith().equals(type))
        .findFirst()
        .map(phase -> UiWords.of("card.begins", phase.name(), limits(phase)))
        .orElse("");
  }

  private static String limits(PhaseSpec phase) {
    return String.valueOf(phase.trainLimit());
  }

  /** Whether a train of this type has been sold, so that what it brings has come. */
  private boolean isSold(String type) {
    List<String> phases = List.copyOf(moment.title().design().phases().keySet());
    int now = phases.indexOf(moment.state().phase());
    return moment.title().design().phases().values().stream()
        .filter(phase -> phase.startsWith().equals(type))
        .anyMatch(phase -> phases.indexOf(phase.name()) <= now);
  }

  private String limit(String by, ChoiceRow row) {
    Company company = moment.state().companies().get(by);
    OptionalInt limit = moment.effect(row).trainLimit();
    return company == null || limit.isEmpty()
        ? ""
        : UiWords.of("card.limit", company.trains().size() + 1, limit.getAsInt());
  }
}

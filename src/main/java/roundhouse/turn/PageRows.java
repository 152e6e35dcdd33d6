package roundhouse.turn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ActionPlace.LaidTile;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.choices.Offers;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.ChoiceFacts;
import roundhouse.turn.facts.RowFacts;
import roundhouse.turn.facts.RowVariants;
import roundhouse.turn.facts.TileFacts;

/** Makes the rows of a page. */
final class PageRows {
  /** What stands in the place of an amount. */
  private static final String OPEN = "{}";

  private final CardMoment moment;
  private final Offers offers;
  private final ChoiceFacts facts;
  private final TileFacts tiles;

  PageRows(CardMoment moment, Offers offers) {
    this.moment = moment;
    this.offers = offers;
    facts = new ChoiceFacts(moment, _ -> false);
    tiles = new TileFacts(moment);
  }

  List<TurnPage.Row> of(List<ChoiceRow> rows) {
    return rows.stream().map(this::row).toList();
  }

  Map<String, List<TurnPage.Row>> of(Map<String, List<ChoiceRow>> aside) {
    var all = new LinkedHashMap<String, List<TurnPage.Row>>();
    aside.forEach((id, rows) -> all.put(id, of(rows)));
    return all;
  }

  private TurnPage.Row row(ChoiceRow row) {
    RowFacts told =
        facts.of(row).orElseGet(() -> new RowFacts(Optional.empty(), row.says(), "", List.of()));
    List<String> brief =
        RowVariants.areTold(row)
            ? RowVariants.words(row, moment::money)
            : row.variants().stream().map(_ -> "").toList();
    return new TurnPage.Row(
        row.group(),
        ActionKind.of(row.action()),
        told.company().orElse(""),
        told.says(),
        told.value().strip(),
        told.details().stream().filter(line -> !line.isBlank()).toList(),
        IntStream.range(0, brief.size())
            .mapToObj(variant -> offer(row, row.variants().get(variant), brief.get(variant)))
            .toList());
  }

  /** A choice that stands in no row. */
  TurnPage.Offer offer(Choice choice) {
    return offer(new ChoiceRow("", choice.says(), List.of(choice)), choice, "");
  }

  private TurnPage.Offer offer(ChoiceRow row, Choice choice, String brief) {
    Optional<LaidTile> laid = ActionPlace.tileOf(choice.action());
    var city = ActionPlace.cityOf(choice.action());
    var left = laid.map(tiles::left);
    return new TurnPage.Offer(
        offers.id(choice),
        choice.says(),
        brief,
        ActionPlace.hexesOf(choice),
        laid.map(LaidTile::tile).orElse(""),
        laid.map(LaidTile::rotation).orElse(0),
        city.isPresent() ? city.getAsInt() : null,
        left.filter(any -> any.isPresent()).map(any -> "" + any.getAsInt()).orElse(""),
        laid.isPresent() ? tiles.cost(row) : "",
        choice.amount().map(range -> amount(choice, range)).orElse(null));
  }

  private TurnPage.Amount amount(Choice choice, Choice.Amount range) {
    String currency = moment.title().design().money();
    return new TurnPage.Amount(
        range.min(),
        range.max(),
        range.step(),
        ChoiceRow.sentence(choice.saysOpen(currency, OPEN)));
  }
}

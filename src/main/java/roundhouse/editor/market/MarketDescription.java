package roundhouse.editor.market;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.market.MarketSpace;
import roundhouse.picture.market.ZoneWords;
import roundhouse.words.UiWords;

/** Describes a space of the market in words, for screen readers. */
final class MarketDescription {
  private MarketDescription() {}

  /** {@code £76, par price – withheld £71, paid £82}. */
  static String of(
      EditedMarket chart, MarketSelection selection, List<TokenMove> journeys, String money) {
    if (!chart.has(selection.lead())) return UiWords.of("chart.nothing");
    MarketSpace space = chart.market().at(selection.lead());
    String zones =
        space.zones().stream()
            .sorted()
            .map(zone -> ", " + ZoneWords.of(zone))
            .collect(Collectors.joining());
    String ways =
        TokenDestination.of(journeys).stream()
            .map(landing -> way(chart, space, landing, money))
            .collect(Collectors.joining("; "));
    int chosen = selection.cells().size();
    String lead = money + space.price() + zones;
    String here = chosen > 1 ? UiWords.of("chart.several", chosen, lead) : lead;
    return ways.isEmpty() ? here : UiWords.of("chart.ways", here, ways);
  }

  private static String way(
      EditedMarket chart, MarketSpace from, TokenDestination landing, String money) {
    String events = String.join(", ", landing.events());
    return landing.cell().equals(from.cell())
        ? UiWords.of("chart.stays", events)
        : events + ": " + money + chart.market().at(landing.cell()).price();
  }
}

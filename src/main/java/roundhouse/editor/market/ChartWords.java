package roundhouse.editor.market;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.market.Space;
import roundhouse.picture.ZoneWords;
import roundhouse.words.Words;

/** Describes a space of the chart in words, for screen readers. */
final class ChartWords {
  private ChartWords() {}

  /** {@code £76, par price – withheld £71, paid £82}. */
  static String of(Chart chart, Selection selection, List<Journey> journeys, String money) {
    if (!chart.has(selection.lead())) return Words.of("chart.nothing");
    Space space = chart.market().at(selection.lead());
    String zones =
        space.zones().stream()
            .sorted()
            .map(zone -> ", " + ZoneWords.of(zone))
            .collect(Collectors.joining());
    String ways =
        Landing.of(journeys).stream()
            .map(landing -> way(chart, space, landing, money))
            .collect(Collectors.joining("; "));
    int chosen = selection.cells().size();
    String lead = money + space.price() + zones;
    String here = chosen > 1 ? Words.of("chart.several", chosen, lead) : lead;
    return ways.isEmpty() ? here : Words.of("chart.ways", here, ways);
  }

  private static String way(Chart chart, Space from, Landing landing, String money) {
    String events = String.join(", ", landing.events());
    return landing.cell().equals(from.cell())
        ? Words.of("chart.stays", events)
        : events + ": " + money + chart.market().at(landing.cell()).price();
  }
}

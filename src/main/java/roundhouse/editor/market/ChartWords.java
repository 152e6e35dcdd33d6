package roundhouse.editor.market;

import java.util.List;
import java.util.stream.Collectors;
import roundhouse.market.Space;
import roundhouse.picture.ZoneWords;

/** What the chart shows of a space, in words for those who do not see it. */
final class ChartWords {
  private ChartWords() {}

  /** {@code £76, par price – withheld £71, paid £82}. */
  static String of(Chart chart, Selection selection, List<Journey> journeys, String money) {
    if (!chart.has(selection.lead())) return "No space here: type a price to make one.";
    Space space = chart.market().at(selection.lead());
    String zones = space.zones().stream().sorted().map(zone -> ", " + ZoneWords.of(zone)).collect(Collectors.joining());
    String ways = Landing.of(journeys).stream().map(landing -> way(chart, space, landing, money)).collect(Collectors.joining("; "));
    int chosen = selection.cells().size();
    return (chosen > 1 ? chosen + " spaces, the token on " : "") + money + space.price() + zones + (ways.isEmpty() ? "" : ". " + ways + ".");
  }

  private static String way(Chart chart, Space from, Landing landing, String money) {
    String events = String.join(", ", landing.events());
    return landing.cell().equals(from.cell()) ? events + ": stays" : events + ": " + money + chart.market().at(landing.cell()).price();
  }
}

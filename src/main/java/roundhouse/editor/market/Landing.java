package roundhouse.editor.market;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.market.Cell;

/**
 * A space to which events move a token.
 *
 * @param events in a few words each, similar ones combined: "sold 2–4"
 */
record Landing(Cell cell, List<String> events) {
  private static final Pattern COUNTED = Pattern.compile("(.+ )(?:\\d+–)?(\\d+)");

  Landing {
    events = List.copyOf(events);
  }

  /** The spaces the moves lead to, in the order of the first move to each. */
  static List<Landing> of(List<Journey> journeys) {
    var byCell = new LinkedHashMap<Cell, List<String>>();
    for (Journey journey : journeys)
      add(byCell.computeIfAbsent(journey.to(), _ -> new ArrayList<>()), journey.event());
    return byCell.entrySet().stream()
        .map(entry -> new Landing(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static void add(List<String> events, String event) {
    Matcher next = COUNTED.matcher(event);
    Matcher last = COUNTED.matcher(events.isEmpty() ? "" : events.getLast());
    boolean alike = next.matches() && last.matches() && next.group(1).equals(last.group(1));
    if (alike) events.set(events.size() - 1, first(events.getLast()) + "–" + next.group(2));
    else events.add(event);
  }

  private static String first(String event) {
    int dash = event.indexOf('–');
    return dash < 0 ? event : event.substring(0, dash);
  }
}

package roundhouse.editor.market;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.market.MarketCell;

/**
 * A space to which events move a token.
 *
 * @param events in a few words each, similar ones combined: "sold 2–4"
 */
record TokenDestination(MarketCell cell, List<String> events) {
  private static final Pattern COUNTED = Pattern.compile("(.+ )(?:\\d+–)?(\\d+)");

  TokenDestination {
    events = List.copyOf(events);
  }

  /** The spaces the moves lead to, in the order of the first move to each. */
  static List<TokenDestination> of(List<TokenMove> journeys) {
    var byCell = new LinkedHashMap<MarketCell, List<String>>();
    for (TokenMove journey : journeys)
      add(byCell.computeIfAbsent(journey.to(), _ -> new ArrayList<>()), journey.event());
    return byCell.entrySet().stream()
        .map(entry -> new TokenDestination(entry.getKey(), entry.getValue()))
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

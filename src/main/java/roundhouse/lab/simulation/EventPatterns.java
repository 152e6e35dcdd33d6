package roundhouse.lab.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Removes names and numbers from the texts of events, so that equal events are counted together.
 */
final class EventPatterns {
  private static final int REMEMBERED = 20_000;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\+\\d+)?");

  private final Pattern names;
  private final Map<String, String> known = new HashMap<>();

  EventPatterns(Title title, GameState start) {
    Stream<String> all =
        Stream.of(
                start.players().stream().map(player -> player.name()),
                start.companies().keySet().stream(),
                start.privates().keySet().stream(),
                title.design().trains().keySet().stream(),
                title.design().tiles().keySet().stream(),
                title.map().hexes().keySet().stream(),
                title.map().hexes().values().stream().map(hex -> hex.name()))
            .flatMap(names -> names)
            .filter(name -> !name.isBlank() && !Character.isDigit(name.charAt(0)))
            .map(EventPatterns::unnumbered)
            .distinct()
            .sorted((one, other) -> other.length() - one.length())
            .map(Pattern::quote);
    names = Pattern.compile("(?<![\\w])(" + String.join("|", all.toList()) + ")(?![\\w])");
  }

  /**
   * Numbers are removed first: that leaves few different texts, and each is searched for names only
   * once.
   */
  String patternOf(String says) {
    if (known.size() > REMEMBERED) known.clear();
    return known.computeIfAbsent(unnumbered(says), text -> names.matcher(text).replaceAll("*"));
  }

  private static String unnumbered(String text) {
    return NUMBER.matcher(text).replaceAll("#");
  }
}

package roundhouse.editor.scrub;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import roundhouse.design.binding.Range;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;

/**
 * By how much a number goes up or down, and how far.
 *
 * @param step what the numbers like it are multiples of: 10 for the prices of trains
 */
public record NumberScale(int step, int least, int most) {
  private static final int MOST = 999_999;
  private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d{1,6}(?!\\d)");

  /**
   * The scale of numbers.
   *
   * @param alike the numbers that a designer sees as one kind, such as all prices of trains
   */
  static NumberScale of(Collection<Integer> alike, int least, int most) {
    int largest = alike.stream().mapToInt(Integer::intValue).max().orElse(0);
    int step = 1;
    // 5, 10, 50, 100 and so on.
    for (int wider = 5, times = 2; wider <= largest / 4; wider *= times, times = 7 - times) {
      int size = wider;
      if (alike.stream().anyMatch(number -> number % size != 0)) break;
      step = wider;
    }
    return new NumberScale(step, least, most);
  }

  /** The scale of numbers without limits of their own. */
  public static NumberScale of(Collection<Integer> alike) {
    return of(alike, 0, MOST);
  }

  /** The scale of a value of a design; empty if no numbers may be written there. */
  public static Optional<NumberScale> of(Optional<MapNode> design, ValuePath path) {
    return FormatDescription.at(path.names())
        .filter(FormatDescription::holdsNumbers)
        .map(
            format ->
                of(
                    alike(design, path),
                    format.range().map(Range::min).orElse(0),
                    format.range().map(Range::max).map(most -> Math.min(most, MOST)).orElse(MOST)));
  }

  /** The numbers at the same key of all things of its kind. */
  private static List<Integer> alike(Optional<MapNode> design, ValuePath path) {
    List<YamlNode> nodes = design.map(title -> List.<YamlNode>of(title)).orElse(List.of());
    for (int depth = 0; depth < path.names().size(); depth++) {
      String name = path.names().get(depth);
      boolean named =
          FormatDescription.at(path.names().subList(0, depth))
              .filter(FormatDescription::holdsNames)
              .isPresent();
      nodes = nodes.stream().flatMap(node -> below(node, name, named).stream()).toList();
    }
    var numbers = new ArrayList<Integer>();
    nodes.forEach(node -> collect(node, numbers));
    return numbers;
  }

  private static List<YamlNode> below(YamlNode node, String name, boolean all) {
    return switch (node) {
      case MapNode map when all -> map.entries().stream().map(MapNode.Entry::value).toList();
      case MapNode map -> map.get(name).stream().toList();
      case ListNode list -> list.items();
      case ScalarNode _ -> List.of();
    };
  }

  private static void collect(YamlNode node, List<Integer> numbers) {
    switch (node) {
      case ScalarNode scalar ->
          NUMBER.matcher(scalar.text()).results().map(NumberScale::number).forEach(numbers::add);
      case ListNode list -> list.items().forEach(item -> collect(item, numbers));
      case MapNode map -> map.entries().forEach(entry -> collect(entry.value(), numbers));
    }
  }

  private static int number(MatchResult found) {
    return Integer.parseInt(found.group());
  }

  /** The number that a text is; empty if it is something else. */
  public static Optional<Integer> number(String text) {
    return Optional.of(NUMBER.matcher(text))
        .filter(found -> found.matches())
        .map(NumberScale::number);
  }

  /** Where the number at an offset of a text is, if there is one. */
  public static Optional<MatchResult> at(String text, int offset) {
    return NUMBER
        .matcher(text)
        .results()
        .filter(found -> found.start() <= offset && offset <= found.end())
        .findFirst();
  }

  /** The number a few steps on. */
  int moved(int from, int steps) {
    return Math.clamp(
        (long) from + (long) steps * step, Math.min(least, from), Math.max(most, from));
  }
}

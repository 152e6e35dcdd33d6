package roundhouse.turn.holdings;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of two or three letters that tell players apart. */
public final class ShortNames {
  private ShortNames() {}

  /** Short names in the same order: the first way of shortening that keeps them different. */
  public static List<String> of(List<String> names) {
    return Stream.<UnaryOperator<String>>of(
            name -> start(name, 2), ShortNames::initials, name -> start(name, 3), ShortNames::ends)
        .map(way -> names.stream().map(way).toList())
        .filter(all -> all.stream().distinct().count() == names.size())
        .findFirst()
        .orElse(names);
  }

  private static String start(String name, int letters) {
    return name.substring(0, Math.min(letters, name.length()));
  }

  private static String initials(String name) {
    return Stream.of(name.strip().split("\\s+"))
        .map(word -> start(word, 1))
        .collect(Collectors.joining());
  }

  private static String ends(String name) {
    return start(name, 1) + name.substring(Math.max(0, name.length() - 1));
  }
}

package roundhouse.design;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How Java's names are written in YAML: {@code startingCash} and {@code AT_ONCE} as starting-cash and at-once. */
final class Names {

  private Names() {}

  /** The key of a record's component, or the name of a record. */
  static String key(String javaName) {
    return javaName.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** The word for a constant of an enum. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static List<String> words(Class<?> enumClass) {
    return Arrays.stream(enumClass.getEnumConstants()).map(constant -> word((Enum<?>) constant)).toList();
  }

  /**
   * The constant that a word stands for, written with hyphens or spaces.
   *
   * @throws IllegalArgumentException with the nearest word, if there is none
   */
  static <E extends Enum<E>> E constant(Class<E> type, String word) {
    String plain = word.strip().replaceAll("[\\s_]+", "-").toLowerCase(Locale.ROOT);
    int index = words(type).indexOf(plain);
    if (index < 0) throw new IllegalArgumentException(Nearest.fix(plain, words(type)));
    return type.getEnumConstants()[index];
  }

  /** A type's name for people: "tile color". */
  static String spoken(Class<?> type) {
    return key(type.getSimpleName()).replaceAll("-spec$", "").replace('-', ' ');
  }
}

package roundhouse.design.binding;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import roundhouse.design.problem.SpellingHint;

/**
 * Translates Java names to YAML: {@code startingCash} to starting-cash, {@code AT_ONCE} to at-once,
 * unless {@link WrittenAs} says otherwise.
 */
public final class YamlNames {

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");
  private static final Pattern GAP = Pattern.compile("[\\s_]+");

  private static final ClassValue<List<String>> WORDS =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> enumClass) {
          return Arrays.stream(enumClass.getEnumConstants())
              .map(constant -> written((Enum<?>) constant))
              .toList();
        }
      };

  private YamlNames() {}

  /** The YAML name of a record or of one of its components. */
  public static String key(String javaName) {
    return HUMP.matcher(javaName).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /** The YAML word for an enum constant. */
  public static String word(Enum<?> constant) {
    return words(constant.getDeclaringClass()).get(constant.ordinal());
  }

  private static String written(Enum<?> constant) {
    WrittenAs written = field(constant).getAnnotation(WrittenAs.class);
    return written == null
        ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
        : written.value();
  }

  private static Field field(Enum<?> constant) {
    try {
      return constant.getDeclaringClass().getField(constant.name());
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static List<String> words(Class<?> enumClass) {
    return WORDS.get(enumClass);
  }

  /** A word in the form of enum words: lower case, hyphens for spaces. */
  static String hyphened(String word) {
    return GAP.matcher(word.strip()).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /**
   * The constant for a word written with hyphens or spaces.
   *
   * @throws IllegalArgumentException naming the nearest word, if there is none
   */
  public static <E extends Enum<E>> E constant(Class<E> type, String word) {
    String plain = hyphened(word);
    int index = words(type).indexOf(plain);
    if (index < 0) throw new IllegalArgumentException(SpellingHint.fix(plain, words(type)));
    return type.getEnumConstants()[index];
  }

  /** The name of a type in messages: "tile color". */
  public static String spoken(Class<?> type) {
    return key(type.getSimpleName()).replaceAll("-spec$", "").replace('-', ' ');
  }
}

package roundhouse.table;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The names that guests choose to be shown. Nobody is taken for another: names are letters of one
 * script, digits and plain signs, and those that look alike are one.
 */
final class ShownName {
  private static final int MOST_LETTERS = 40;
  private static final Pattern SIGNS = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} .,'’&+!?()_-]*");

  /** Letters and marks that show nothing, and marks heaped on one letter. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}]"
              + "|\\p{M}{4}");

  /** Writings that one name may mix, as Japanese does; all others stay alone. */
  private static final Set<UnicodeScript> MIXED =
      EnumSet.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.HANGUL,
          UnicodeScript.BOPOMOFO);

  /** Letters and digits that look like Latin ones, once they are small. */
  private static final Map<Integer, String> LOOK_ALIKE =
      Map.<Integer, String>ofEntries(
          alike('а', "a"),
          alike('α', "a"),
          alike('в', "b"),
          alike('β', "b"),
          alike('ь', "b"),
          alike('с', "c"),
          alike('ϲ', "c"),
          alike('ԁ', "d"),
          alike('е', "e"),
          alike('є', "e"),
          alike('ε', "e"),
          alike('ƒ', "f"),
          alike('ɡ', "g"),
          alike('һ', "h"),
          alike('н', "h"),
          alike('η', "n"),
          alike('і', "i"),
          alike('ι', "i"),
          alike('ı', "i"),
          alike('l', "i"),
          alike('1', "i"),
          alike('|', "i"),
          alike('ӏ', "i"),
          alike('ј', "j"),
          alike('к', "k"),
          alike('κ', "k"),
          alike('м', "m"),
          alike('μ', "m"),
          alike('п', "n"),
          alike('о', "o"),
          alike('ο', "o"),
          alike('0', "o"),
          alike('σ', "o"),
          alike('р', "p"),
          alike('ρ', "p"),
          alike('ԛ', "q"),
          alike('г', "r"),
          alike('ѕ', "s"),
          alike('т', "t"),
          alike('τ', "t"),
          alike('υ', "u"),
          alike('ν', "v"),
          alike('ѵ', "v"),
          alike('ԝ', "w"),
          alike('ω', "w"),
          alike('х', "x"),
          alike('χ', "x"),
          alike('у', "y"),
          alike('γ', "y"),
          alike('ζ', "z"));

  private ShownName() {}

  private static Map.Entry<Integer, String> alike(char letter, String latin) {
    return Map.entry((int) letter, latin);
  }

  /** Why nobody can be shown under a name; "" is none and may be. */
  static Optional<String> fault(String name) {
    if (name.length() > MOST_LETTERS)
      return Optional.of("a name has at most %s letters".formatted(MOST_LETTERS));
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
    if (!SIGNS.matcher(name).matches()
        || HIDDEN.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).find())
      return Optional.of("a name has letters, digits, spaces and signs such as . - '");
    if (!name.isBlank() && name.codePoints().noneMatch(Character::isLetterOrDigit))
      return Optional.of("a name has at least one letter");
    boolean mixed =
        plain
                .codePoints()
                .mapToObj(ShownName::script)
                .filter(Optional::isPresent)
                .distinct()
                .count()
            > 1;
    return mixed ? Optional.of("a name has letters of one alphabet") : Optional.empty();
  }

  /** The alphabet of a letter; empty for signs and digits of all. */
  private static Optional<UnicodeScript> script(int letter) {
    UnicodeScript script = UnicodeScript.of(letter);
    if (script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED)
      return Optional.empty();
    return Optional.of(MIXED.contains(script) ? UnicodeScript.HAN : script);
  }

  /** Whether eyes may take one name for another. */
  static boolean looksLike(String one, String other) {
    return bare(one).equals(bare(other));
  }

  /** What eyes see of a name, without case, accents, spaces and signs. */
  private static String bare(String name) {
    var seen = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFKD)
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(each -> Character.isLetterOrDigit(each) || each == '|')
        .forEach(
            each ->
                seen.append(LOOK_ALIKE.getOrDefault(each, new String(Character.toChars(each)))));
    // Two letters that run together look like one.
    return seen.toString().replace("rn", "m").replace("vv", "w");
  }
}

package roundhouse.editor.market;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A price as written, {@code 76p}.
 *
 * @param price in the game's currency
 * @param letters of the zones it belongs to
 */
record PriceWord(int price, String letters) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6})([a-zA-Z]*)");

  /** Reads {@code 76p}; empty if it is not a price. */
  static Optional<PriceWord> read(String word) {
    Matcher form = FORM.matcher(word.strip());
    return form.matches()
        ? Optional.of(new PriceWord(Integer.parseInt(form.group(1)), form.group(2)))
        : Optional.empty();
  }

  String text() {
    return price + letters;
  }

  boolean in(String letter) {
    return letters.contains(letter);
  }

  PriceWord with(String letter) {
    return in(letter) ? this : new PriceWord(price, letters + letter);
  }

  PriceWord without(String letter) {
    return new PriceWord(price, letters.replace(letter, ""));
  }

  PriceWord of(int other) {
    return new PriceWord(other, letters);
  }
}

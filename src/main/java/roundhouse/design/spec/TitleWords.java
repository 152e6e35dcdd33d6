package roundhouse.design.spec;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.words.VisibleText;

/**
 * What a title calls things in the sentences that players read. Designs, scripts and tests use the
 * usual words.
 *
 * @param president of a company
 */
public record TitleWords(
    @Says("What the president of a company is called, such as director.") @Default("president")
        String president) {
  private static final String USUAL = "president";

  /** The word by itself; at the start of a sentence with a capital. */
  private static final Pattern PRESIDENT = Pattern.compile("^President\\b|\\bpresident\\b");

  /** A sentence in the title's own words. */
  public String in(String sentence) {
    if (president.isBlank() || president.equals(USUAL)) return sentence;
    String own = VisibleText.line(president);
    return PRESIDENT
        .matcher(sentence)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(found.group().equals(USUAL) ? own : capitalized(own)));
  }

  private static String capitalized(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}

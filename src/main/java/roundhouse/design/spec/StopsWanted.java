package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WholeNumber;
import roundhouse.design.binding.WordList;

/**
 * Stops that a rule of runs counts. Written {@code ports}, {@code A1 B2} or {@code 2 ports}, or
 * with keys.
 */
public record StopsWanted(
    @Says("How many of them.") @Range(min = 1, max = NumberLimits.FEW) int least,
    @Says(
            "Groups of the map, hexes, stops such as B2.1, or: cities, towns, halts, off-board,"
                + " own, home, full, others.")
        @WordList
        List<String> of) {

  /** Words that name stops in every title. */
  public static final List<String> WORDS =
      List.of("cities", "towns", "halts", "off-board", "own", "home", "full", "others");

  public static StopsWanted parse(String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    boolean counted = words.size() > 1 && WholeNumber.is(words.getFirst());
    if (text.isBlank() || words.size() == 1 && WholeNumber.is(text.strip()))
      throw new IllegalArgumentException(
          "'" + text + "' names no stops: write a group or hexes, like 2 ports or A1 B2");
    int least = counted ? number(words.getFirst()) : 1;
    return new StopsWanted(least, counted ? words.subList(1, words.size()) : words);
  }

  private static int number(String word) {
    int number = word.length() > 3 ? 0 : WholeNumber.parse(word);
    if (number < 1 || number > NumberLimits.FEW)
      throw new IllegalArgumentException(
          "a rule counts from 1 to " + NumberLimits.FEW + " stops, not " + word);
    return number;
  }

  /** As it is written. */
  public String text() {
    return (least > 1 ? least + " " : "") + String.join(" ", of);
  }
}

package roundhouse.editor.market;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A line of prices as the designer wrote it: its words and the columns they start in. */
record PriceLine(String text) {
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Stands for a place without a space. */
  static final String HOLE = ".";

  private List<MatchResult> words() {
    return WORD.matcher(text).results().toList();
  }

  int size() {
    return words().size();
  }

  String word(int index) {
    return words().get(index).group();
  }

  /** The text column where a word begins. */
  int start(int index) {
    return words().get(index).start();
  }

  /** The line with another word; later words keep their columns if there is room. */
  PriceLine with(int index, String word) {
    int from = start(index);
    if (index == size() - 1) return new PriceLine(text.substring(0, from) + word);
    int next = start(index + 1);
    return new PriceLine(padded(text.substring(0, from) + word, next) + text.substring(next));
  }

  /** The line with one more word, at a text column if there is room. */
  PriceLine append(String word, int column) {
    return new PriceLine(
        text.isBlank() ? text + word : padded(text.stripTrailing(), column) + word);
  }

  /** The line with a word doubled, at the distance of the next one. */
  PriceLine twice(int index) {
    int from = start(index);
    if (index == size() - 1) return append(word(index), text.stripTrailing().length() + 2);
    return new PriceLine(text.substring(0, start(index + 1)) + text.substring(from));
  }

  PriceLine without(int index) {
    if (index == size() - 1) return new PriceLine(text.substring(0, start(index)).stripTrailing());
    return new PriceLine(text.substring(0, start(index)) + text.substring(start(index + 1)));
  }

  /** The line without holes after the last price. */
  PriceLine trimmed() {
    PriceLine line = this;
    while (line.size() > 0 && line.word(line.size() - 1).equals(HOLE))
      line = line.without(line.size() - 1);
    return line;
  }

  private static String padded(String text, int column) {
    return text + " ".repeat(Math.max(1, column - text.length()));
  }
}

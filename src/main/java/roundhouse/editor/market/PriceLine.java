package roundhouse.editor.market;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A line of prices as a designer wrote it: its words and the columns in which they stand. */
record PriceLine(String text) {
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** What is no space of the chart. */
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

  /** The column of text in which a word begins. */
  int start(int index) {
    return words().get(index).start();
  }

  /** With another word; those behind it stay in their columns as long as there is room. */
  PriceLine with(int index, String word) {
    int from = start(index);
    if (index == size() - 1) return new PriceLine(text.substring(0, from) + word);
    int next = start(index + 1);
    return new PriceLine(padded(text.substring(0, from) + word, next) + text.substring(next));
  }

  /** With a word behind the last, in a column of text where there is room. */
  PriceLine append(String word, int column) {
    return new PriceLine(
        text.isBlank() ? text + word : padded(text.stripTrailing(), column) + word);
  }

  /** With a word twice, as far apart as it is from the next. */
  PriceLine twice(int index) {
    int from = start(index);
    if (index == size() - 1) return append(word(index), text.stripTrailing().length() + 2);
    return new PriceLine(text.substring(0, start(index + 1)) + text.substring(from));
  }

  PriceLine without(int index) {
    if (index == size() - 1) return new PriceLine(text.substring(0, start(index)).stripTrailing());
    return new PriceLine(text.substring(0, start(index)) + text.substring(start(index + 1)));
  }

  /** Without holes behind the last price. */
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

package roundhouse.bench.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes texts at random, mostly into something that still looks meant. */
final class TextMutator {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "3",
          "-1",
          "7",
          "10",
          "50",
          "100",
          "99999",
          "1000000",
          "2147483647",
          "-2147483648",
          "4294967296",
          "99999999999999999999",
          "0.5",
          "1e9",
          "NaN");

  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "~",
          "[]",
          "{}",
          "''",
          "\"\\0\"",
          "\u202e",
          "\u0007",
          "&a",
          "*a",
          "<<: *a",
          "!!set",
          "..",
          "../..",
          "/etc",
          "a: b",
          "- ",
          "# ",
          "? ",
          "|",
          "\t",
          "null",
          "yes",
          "no",
          "\uFEFF",
          "\uD83D\uDE82",
          "\"",
          "'",
          "}",
          "{",
          "]",
          "[",
          ",",
          ";",
          "(",
          ")",
          "=>",
          "return",
          "&&");

  private final Random random;

  TextMutator(Random random) {
    this.random = random;
  }

  /** A text with one value that another designer might have written. */
  String nudge(String text) {
    var spans = NUMBER.matcher(text).results().toList();
    if (spans.isEmpty() || random.nextInt(4) == 0)
      return random.nextBoolean() ? replaced(text, WORD, another(text)) : withoutLine(text);
    var span = pick(spans);
    return text.substring(0, span.start()) + near(span.group()) + text.substring(span.end());
  }

  private String near(String number) {
    if (number.length() > 8) return "1";
    int value = Integer.parseInt(number);
    return String.valueOf(
        switch (random.nextInt(6)) {
          case 0 -> value + 1;
          case 1 -> Math.max(0, value - 1);
          case 2 -> value * 2;
          case 3 -> value / 2;
          case 4 -> 0;
          default -> random.nextInt(100);
        });
  }

  /** A text with one to four changes. */
  String mutate(String text) {
    String changed = text;
    for (int edits = 1 + random.nextInt(4); edits > 0; edits--) changed = edit(changed);
    // An edit may cut a pair of code units apart, and half of it cannot be written.
    return new String(changed.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private String edit(String text) {
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> replaced(text, NUMBER, pick(NUMBERS));
      case 4, 5, 6 -> replaced(text, WORD, another(text));
      case 7 -> withoutLine(text);
      case 8 -> withLineTwice(text);
      case 9 -> withLinesSwapped(text);
      case 10 -> inserted(text, pick(ODD));
      default -> withoutSpan(text);
    };
  }

  /** A word that stands elsewhere in the text. */
  private String another(String text) {
    List<String> words = WORD.matcher(text).results().map(found -> found.group()).toList();
    return words.isEmpty() ? "x" : pick(words);
  }

  private String replaced(String text, Pattern pattern, String by) {
    Matcher matcher = pattern.matcher(text);
    var spans = matcher.results().toList();
    if (spans.isEmpty()) return inserted(text, by);
    var span = pick(spans);
    return text.substring(0, span.start()) + by + text.substring(span.end());
  }

  private String inserted(String text, String odd) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + odd + text.substring(at);
  }

  private String withoutSpan(String text) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(random.nextInt(20) == 0 ? 2000 : 30));
    return text.substring(0, from) + text.substring(to);
  }

  private String withoutLine(String text) {
    List<String> lines = lines(text);
    lines.remove(random.nextInt(lines.size()));
    return String.join("\n", lines);
  }

  private String withLineTwice(String text) {
    List<String> lines = lines(text);
    lines.add(random.nextInt(lines.size()), pick(lines));
    return String.join("\n", lines);
  }

  private String withLinesSwapped(String text) {
    List<String> lines = lines(text);
    Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    return String.join("\n", lines);
  }

  private static List<String> lines(String text) {
    return new ArrayList<>(List.of(text.split("\n", -1)));
  }
}

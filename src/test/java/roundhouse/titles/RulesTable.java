package roundhouse.titles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The rows of a title's {@code rules.md}. */
public record RulesTable(List<Row> rows) {
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /**
   * A rule.
   *
   * @param where its places, "engine.shares: Selling" or "title.yaml: bankruptcy.priority"
   * @param tests "StockTest.aTurn", "engine.shares: SharesTest.aTurn" in another room, or
   *     "tests/a-turn.yaml" beside the design
   */
  public record Row(
      String section,
      String rule,
      List<String> where,
      List<String> tests,
      String whereSays,
      String testSays) {

    @Override
    public String toString() {
      return section.isEmpty() ? rule : section + ": " + rule;
    }
  }

  public static RulesTable read(Path file) {
    try {
      return new RulesTable(
          Files.readAllLines(file).stream()
              .filter(line -> line.startsWith("| "))
              .skip(2)
              .map(RulesTable::row)
              .filter(row -> !row.rule().isEmpty())
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Row row(String line) {
    List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    return new Row(
        cells.get(1),
        cells.get(2),
        quoted(cells.get(3)),
        quoted(cells.get(4)),
        cells.get(3),
        cells.get(4));
  }

  private static List<String> quoted(String cell) {
    return QUOTED.matcher(cell).results().map((MatchResult found) -> found.group(1)).toList();
  }
}

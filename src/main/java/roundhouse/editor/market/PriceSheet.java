package roundhouse.editor.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import roundhouse.market.MarketCell;

/**
 * The prices of a market as written, line by line. In a grid each line is a row; a single row or a
 * zigzag may span several lines.
 *
 * @param grid whether lines are rows
 */
record PriceSheet(boolean grid, List<String> lines) {
  PriceSheet {
    lines = List.copyOf(lines);
  }

  /** Where a space of the market is written: a word of a line. */
  private record Spot(int line, int word) {}

  private PriceLine line(int index) {
    return new PriceLine(lines.get(index));
  }

  /** The lines that hold prices, in order. */
  private List<Integer> rows() {
    return IntStream.range(0, lines.size())
        .filter(index -> !lines.get(index).isBlank())
        .boxed()
        .toList();
  }

  private Optional<Spot> spot(MarketCell cell) {
    if (grid)
      return cell.row() < rows().size()
          ? Optional.of(new Spot(rows().get(cell.row()), cell.column()))
          : Optional.empty();
    int before = 0;
    for (int row : rows()) {
      int here = line(row).size();
      if (cell.column() < before + here) return Optional.of(new Spot(row, cell.column() - before));
      before += here;
    }
    return rows().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Spot(rows().getLast(), cell.column() - before + line(rows().getLast()).size()));
  }

  private boolean holds(Spot spot) {
    return spot.word() < line(spot.line()).size();
  }

  /** The text of a space: its price with the letters of its zones; empty for a hole. */
  Optional<PriceWord> word(MarketCell cell) {
    return spot(cell)
        .filter(this::holds)
        .map(spot -> line(spot.line()).word(spot.word()))
        .flatMap(PriceWord::read);
  }

  /** The sheet with a price at a space, which is added if there is none. */
  PriceSheet write(MarketCell cell, PriceWord word) {
    return spot(cell)
        .map(
            spot ->
                with(
                    spot.line(),
                    holds(spot)
                        ? line(spot.line()).with(spot.word(), word.text())
                        : longer(spot, word.text())))
        .orElse(this);
  }

  private PriceLine longer(Spot spot, String word) {
    PriceLine line = line(spot.line());
    while (line.size() < spot.word()) line = line.append(PriceLine.HOLE, column(line, line.size()));
    return line.append(word, column(line, spot.word()));
  }

  /** The text column where other rows have that word. */
  private int column(PriceLine line, int word) {
    int usual = line.text().stripTrailing().length() + 2;
    if (!grid) return usual;
    return rows().stream()
        .map(this::line)
        .filter(other -> other.size() > word)
        .mapToInt(other -> other.start(word))
        .findFirst()
        .orElse(usual);
  }

  /** The sheet without a space; a hole remains if others follow. */
  PriceSheet clear(MarketCell cell) {
    return spot(cell)
        .filter(this::holds)
        .map(
            spot ->
                grid
                    ? with(
                        spot.line(), line(spot.line()).with(spot.word(), PriceLine.HOLE).trimmed())
                    : without(spot))
        .orElse(this);
  }

  private PriceSheet without(Spot spot) {
    return with(spot.line(), line(spot.line()).without(spot.word()));
  }

  /**
   * The sheet with one more column of the same prices before that of a space; on a row, one more
   * space.
   */
  PriceSheet addColumn(MarketCell cell) {
    return columns(cell, PriceLine::twice);
  }

  PriceSheet removeColumn(MarketCell cell) {
    return columns(cell, PriceLine::without);
  }

  private PriceSheet columns(MarketCell cell, BiFunction<PriceLine, Integer, PriceLine> change) {
    if (!grid)
      return spot(cell)
          .filter(this::holds)
          .map(spot -> with(spot.line(), change.apply(line(spot.line()), spot.word())))
          .orElse(this);
    return changed(line -> cell.column() < line.size() ? change.apply(line, cell.column()) : line);
  }

  private PriceSheet changed(UnaryOperator<PriceLine> change) {
    return new PriceSheet(
        grid,
        lines.stream()
            .map(line -> line.isBlank() ? line : change.apply(new PriceLine(line)).text())
            .toList());
  }

  /** The sheet with one more row of the same prices above that of a space. */
  PriceSheet addRow(MarketCell cell) {
    return spot(cell)
        .map(spot -> lines(all -> all.add(spot.line(), lines.get(spot.line()))))
        .orElse(this);
  }

  PriceSheet removeRow(MarketCell cell) {
    if (rows().size() < 2) return this;
    return spot(cell).map(spot -> lines(all -> all.remove(spot.line()))).orElse(this);
  }

  private PriceSheet with(int line, PriceLine changed) {
    return lines(all -> all.set(line, changed.text()));
  }

  private PriceSheet lines(Consumer<List<String>> change) {
    var all = new ArrayList<>(lines);
    change.accept(all);
    return new PriceSheet(grid, all);
  }

  /** A line of prices as the designer wrote it: its words and the columns they start in. */
  private record PriceLine(String text) {
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
      if (index == size() - 1)
        return new PriceLine(text.substring(0, start(index)).stripTrailing());
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
}

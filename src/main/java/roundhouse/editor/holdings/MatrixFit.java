package roundhouse.editor.holdings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.picture.PictureText;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsColumn.Kind;
import roundhouse.turn.holdings.HoldingsMatrix;
import roundhouse.turn.holdings.HoldingsRow;
import roundhouse.turn.holdings.ShortNames;

/**
 * How a matrix fits a width: the letters step down, columns fold and words become shorter, until
 * every text has its room; nothing is ever cut off.
 *
 * @param columns those that are shown
 * @param widths of these columns in pixels, the spare room shared among them
 * @param headings of the columns
 * @param size of the letters in points
 * @param brief whether cells show their shortest texts
 */
record MatrixFit(
    List<HoldingsColumn> columns,
    List<Integer> widths,
    List<String> headings,
    int size,
    boolean brief) {
  static final MatrixFit NONE = new MatrixFit(List.of(), List.of(), List.of(), 12, false);

  /** The smallest letters. */
  static final int LEAST = 9;

  private static final int SMALL = 10;
  private static final List<Set<Kind>> FOLDS =
      List.of(
          Set.of(),
          Set.of(Kind.RUN),
          Set.of(Kind.RUN, Kind.MARKERS),
          Set.of(Kind.RUN, Kind.MARKERS, Kind.PRIVATES));

  MatrixFit {
    columns = List.copyOf(columns);
    widths = List.copyOf(widths);
    headings = List.copyOf(headings);
  }

  /**
   * The first arrangement that fits, from the most comfortable on; else the closest one, which is
   * wider.
   *
   * @param usual size of the letters if there is room
   */
  static MatrixFit of(HoldingsMatrix matrix, int width, int usual) {
    var trial = new Trial(matrix);
    int least = Math.min(usual, LEAST);
    for (Set<Kind> folded : FOLDS) {
      Optional<MatrixFit> fit = trial.fit(folded, usual, false, width);
      if (fit.isPresent()) return fit.get();
    }
    for (boolean brief : new boolean[] {false, true}) {
      int end = brief ? least : Math.min(usual, SMALL);
      for (int size = usual; size >= end; size--) {
        Optional<MatrixFit> fit = trial.fit(FOLDS.getLast(), size, brief, width);
        if (fit.isPresent()) return fit.get();
      }
    }
    return trial.at(FOLDS.getLast(), least, true);
  }

  /** The least width in which all is seen. */
  int width() {
    return widths.stream().mapToInt(Integer::intValue).sum();
  }

  private record Trial(HoldingsMatrix matrix) {

    Optional<MatrixFit> fit(Set<Kind> folded, int size, boolean brief, int width) {
      MatrixFit tight = at(folded, size, brief);
      int spare = width - tight.width();
      return spare < 0 ? Optional.empty() : Optional.of(spread(tight, spare));
    }

    MatrixFit at(Set<Kind> folded, int size, boolean brief) {
      List<HoldingsColumn> columns =
          matrix.columns().stream().filter(column -> !folded.contains(column.kind())).toList();
      Map<HoldingsColumn, String> names = brief ? shortNames(columns) : Map.of();
      List<String> headings =
          columns.stream()
              .map(column -> names.getOrDefault(column, matrix.heading(column)))
              .toList();
      var widths = new ArrayList<Integer>();
      for (int index = 0; index < columns.size(); index++)
        widths.add(width(columns.get(index), headings.get(index), size, brief));
      return new MatrixFit(columns, widths, headings, size, brief);
    }

    private int width(HoldingsColumn column, String heading, int size, boolean brief) {
      int index = matrix.columns().indexOf(column);
      int most = textWidth(heading, size);
      for (List<HoldingsRow> rows : List.of(matrix.rows(), matrix.totals()))
        for (HoldingsRow row : rows)
          most = Math.max(most, textWidth(row.cells().get(index).text(brief), size));
      return most + padding(column, size);
    }

    private Map<HoldingsColumn, String> shortNames(List<HoldingsColumn> columns) {
      List<String> players =
          columns.stream()
              .filter(column -> column.kind() == Kind.PLAYER)
              .map(HoldingsColumn::player)
              .toList();
      List<String> names = ShortNames.of(players);
      var brief = new LinkedHashMap<HoldingsColumn, String>();
      for (int index = 0; index < players.size(); index++) {
        boolean first = players.get(index).equals(matrix.priority());
        brief.put(
            HoldingsColumn.ofPlayer(players.get(index)), names.get(index) + (first ? "*" : ""));
      }
      return brief;
    }

    private static MatrixFit spread(MatrixFit tight, int spare) {
      var widths = new ArrayList<Integer>(tight.widths());
      int count = widths.size();
      for (int index = 0; index < count; index++)
        widths.set(index, widths.get(index) + spare * (index + 1) / count - spare * index / count);
      return new MatrixFit(tight.columns(), widths, tight.headings(), tight.size(), tight.brief());
    }
  }

  /** The width of a text in bold letters, which are the widest. */
  static int textWidth(String text, int size) {
    return text.isEmpty() ? 0 : (int) Math.ceil(PictureText.bold(text, size).width());
  }

  /** Room between a text and the edge of its column. */
  static int edge(int size) {
    return size > SMALL ? 4 : 3;
  }

  /** Room beside a text: for the frame of a president, and for the chip of a company. */
  static int padding(HoldingsColumn column, int size) {
    int both = 2 * edge(size) + (size > SMALL ? 2 : 0);
    return column.kind() == Kind.COMPANY ? both + 6 : both;
  }
}

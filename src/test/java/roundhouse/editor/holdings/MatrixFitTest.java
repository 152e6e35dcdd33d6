package roundhouse.editor.holdings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.testkit.GoldenGame;
import roundhouse.turn.holdings.HoldingsMatrix;
import roundhouse.turn.holdings.HoldingsReader;
import roundhouse.turn.holdings.HoldingsRow;
import roundhouse.workshop.GoldenMoments;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;

/** No text of the holdings is cut off, at the widths that the window gives them. */
@Tag("slow")
class MatrixFitTest {
  private static final int USUAL = 13;
  private static final List<Integer> WIDTHS = List.of(674, 451, 340);

  /** The game of most players of every title. */
  static Stream<Path> games() throws Exception {
    return GoldenGame.ofEachTitle(6, 5, 4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyTextHasItsRoomAtTheStartAndLateInTheGame(Path file) throws Exception {
    GoldenMoments game = GoldenMoments.of(file);
    int last = game.count() - 1;
    for (int moment : new int[] {0, last / 2, last * 3 / 4, last}) {
      Snapshot now = game.standing(moment);
      HoldingsMatrix matrix =
          HoldingsReader.matrix(
              now, now.situation().map(Situation::standing).orElseThrow(), List.of(), Set.of(), 10);
      for (int width : WIDTHS) {
        MatrixFit fit = MatrixFit.of(matrix, width, USUAL);
        String where = "%s at %d, %d wide".formatted(file, moment, width);
        assertThat(fit.width()).as(where).isEqualTo(width);
        assertThat(fit.size()).as(where).isGreaterThanOrEqualTo(MatrixFit.LEAST);
        assertThat(cut(matrix, fit)).as(where).isEmpty();
      }
    }
  }

  /** Texts that are wider than their columns, or than the columns that a label stands across. */
  private static List<String> cut(HoldingsMatrix matrix, MatrixFit fit) {
    Stream<String> cells =
        Stream.of(matrix.rows(), matrix.totals())
            .flatMap(List::stream)
            .flatMap(
                row ->
                    fit.columns().stream()
                        .filter(
                            column -> {
                              int room = fit.widths().get(fit.columns().indexOf(column));
                              String text =
                                  row.cells()
                                      .get(matrix.columns().indexOf(column))
                                      .text(fit.brief());
                              return MatrixFit.textWidth(text, fit.size())
                                      + 2 * MatrixFit.edge(fit.size())
                                  > room;
                            })
                        .map(column -> row.id() + " " + column));
    Stream<String> labels =
        matrix.totals().stream()
            .filter(row -> MatrixFit.textWidth(row.label(), fit.size()) + 4 > players(fit))
            .map(HoldingsRow::label);
    Stream<String> folds =
        matrix.rows().stream()
            .filter(row -> MatrixFit.textWidth(row.label(), fit.size()) + 4 > fit.width())
            .map(HoldingsRow::label);
    return Stream.of(cells, labels, folds).flatMap(all -> all).toList();
  }

  /** Where the players' columns begin. */
  private static int players(MatrixFit fit) {
    int room = 0;
    for (int index = 0; index < fit.columns().size(); index++)
      if (fit.columns().get(index).player().isEmpty()) room += fit.widths().get(index);
    return room;
  }
}

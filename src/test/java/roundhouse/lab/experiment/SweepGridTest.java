package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.rows.MomentRow;

class SweepGridTest {
  private static final List<String> SWEEPS = List.of("bank=100,200", "trains.5.count=1..3");
  private static final List<String> SIDES =
      Sweep.grid(SWEEPS.stream().map(Sweep::parse).toList()).stream()
          .map(Sweep.Point::name)
          .toList();

  private final SweepGrid grid = new SweepGrid(SWEEPS);

  /**
   * A game of a side that takes as many sets as its place says; phase 5 begins from the third on.
   */
  private static GameRecord game(int place) {
    var key = new GameKey(0, SIDES.get(place), 2, 1);
    var row =
        new GameRow(key, "end", true, List.of(1), List.of(9, 5), place, 0, 0, 0, 0, 0, "5", 0, "");
    var phase = new MomentRow(key, "phase-began", "5", "", 2, "stock", 1, 2, 10);
    return new GameRecord(
        row,
        place < 2 ? List.of() : List.of(phase),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static List<SideTally> sides() {
    var answers = new Answers(SIDES, List.of(2));
    for (int place = 0; place < SIDES.size(); place++) answers.add(game(place));
    return answers.tables().getFirst().sides();
  }

  @Test
  void theFirstSweepGoesDownTheOthersAcross() {
    FigureGrid sets = grid.of(sides(), List.of("sets")).getFirst();

    assertThat(sets.rows()).containsExactly("100", "200");
    assertThat(sets.columns()).containsExactly("1", "2", "3");
    assertThat(sets.corner()).isEqualTo("bank \\ trains.5.count");
    assertThat(sets.cell(1, 0).value()).isEqualTo(3);
    assertThat(sets.text()).contains("Sets of rounds in a game: mean (95 %)".substring(1), "200");
  }

  @Test
  void aTimeThatHalfOfTheGamesDoNotReachIsNever() {
    FigureGrid phase = grid.of(sides(), List.of("phase 5 begins")).getFirst();

    assertThat(phase.value(0, 0)).isEqualTo("never");
    assertThat(phase.value(0, 2)).isEqualTo("2.0");
  }

  @Test
  void oneSweepHasOneColumnWithoutAName() {
    var one = new SweepGrid(List.of("bank=1..6"));

    assertThat(one.of(sides(), List.of("sets")).getFirst().columns()).containsExactly("");
  }

  @Test
  void designsThatAreNotVariedHaveNoGrid() {
    assertThat(new SweepGrid(List.of()).of(sides(), List.of("sets"))).isEmpty();
  }
}

package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Figures of constructed games, whose values are known by hand. */
class FigureValuesTest {
  private static final GameKey KEY = new GameKey(0, "a", 2, 1);

  private final List<MomentRow> moments = new ArrayList<>();
  private final List<PlayerRow> players = new ArrayList<>();
  private final List<ReturnRow> returns = new ArrayList<>();

  /** A game of three sets that the second seat wins with 1000 to 900. */
  private Map<String, Double> values(FigureFamily family) {
    var row =
        new GameRow(
            KEY,
            "bank-broken",
            true,
            List.of(2),
            List.of(900, 1000),
            3,
            6,
            90,
            80,
            200,
            1,
            "3",
            0,
            "");
    return family.values(
        new GameRecord(row, moments, List.of(), List.of(), List.of(), players, returns));
  }

  private void moment(FigureFamily family, String what, double time) {
    moments.add(new MomentRow(KEY, family.id(), what, "", (int) time, "stock", 1, time, 1));
  }

  private void round(double time, int[] worths, int[] certificates, int... decisions) {
    int set = (int) time;
    for (int seat = 1; seat <= worths.length; seat++)
      players.add(
          new PlayerRow(
              KEY,
              set,
              "round",
              1,
              time,
              seat,
              "Player " + seat,
              worths[seat - 1],
              0,
              certificates[seat - 1],
              10,
              decisions[seat - 1],
              0,
              0));
  }

  @Test
  void theMarginIsThatOfTheWinnerOverTheSecond() {
    assertThat(values(FigureFamily.MARGIN)).containsExactly(Map.entry("", 10.0));
  }

  @Test
  void certificatesAtTheLimitCountAfterStockRoundsOnly() {
    round(1, new int[] {500, 500}, new int[] {10, 9}, 4, 4);
    round(1.5, new int[] {500, 500}, new int[] {10, 10}, 4, 4);
    round(2, new int[] {500, 500}, new int[] {8, 7}, 4, 4);

    assertThat(values(FigureFamily.AT_LIMIT)).containsExactly(Map.entry("", 25.0));
  }

  @Test
  void aRoundIsIdleIfNobodyHasAChoiceInIt() {
    round(1, new int[] {500, 500}, new int[] {1, 1}, 4, 4);
    round(1.5, new int[] {500, 500}, new int[] {1, 1}, 0, 0);
    round(2, new int[] {500, 500}, new int[] {1, 1}, 0, 1);

    assertThat(values(FigureFamily.IDLE_ROUNDS)).containsExactly(Map.entry("", 1.0));
  }

  @Test
  void whoLeadsAtTheEndOfASetWinsOrNotAndATieTellsNothing() {
    int[] none = {0, 0};
    round(1, new int[] {500, 400}, none, 4, 4);
    round(1.5, new int[] {500, 600}, none, 4, 4);
    round(2, new int[] {800, 700}, none, 4, 4);
    round(3, new int[] {900, 1000}, none, 4, 4);

    assertThat(values(FigureFamily.LEADER_WINS))
        .containsOnly(Map.entry("1", 1.0), Map.entry("2", 0.0));

    players.clear();
    round(1, new int[] {500, 500}, none, 4, 4);
    assertThat(values(FigureFamily.LEADER_WINS)).isEmpty();
  }

  @Test
  void aTrainLivesUntilItRustsAndOneThatNeverDoesTellsNothing() {
    moment(FigureFamily.TRAIN_FIRST_SOLD, "2", 1.5);
    moment(FigureFamily.TRAIN_FIRST_SOLD, "3", 2);
    moment(FigureFamily.TRAIN_RUSTED, "2", 3);

    assertThat(values(FigureFamily.TRAIN_LIFE)).containsExactly(Map.entry("2", 1.5));
  }

  @Test
  void aPhaseLastsUntilTheNextBegins() {
    moment(FigureFamily.PHASE_BEGAN, "2", 1);
    moment(FigureFamily.PHASE_BEGAN, "3", 1.5);
    moment(FigureFamily.PHASE_BEGAN, "4", 3.5);

    assertThat(values(FigureFamily.PHASE_LENGTH))
        .containsOnly(Map.entry("2", 0.5), Map.entry("3", 2.0));
  }

  @Test
  void theReturnOfAPaperIsWhatItBringsBeyondItsPrice() {
    returns.add(new ReturnRow(KEY, "B&O", ReturnRow.PRIVATE, 0, 200, 90, 150, 160.5));

    assertThat(values(FigureFamily.PRICE)).containsExactly(Map.entry("B&O", 200.0));
    assertThat(values(FigureFamily.RETURN)).containsExactly(Map.entry("B&O", 20.0));
    assertThat(values(FigureFamily.FAIR_PRICE)).containsExactly(Map.entry("B&O", 160.5));
  }
}

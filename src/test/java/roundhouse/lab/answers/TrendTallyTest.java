package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import roundhouse.lab.answers.SideTally.TrendTally;
import roundhouse.lab.rows.CompanyRow;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;

class TrendTallyTest {
  private final TrendTally tally = new TrendTally();

  @Test
  void ofEachSetTheLastOperatingRoundCounts() {
    add(row("IOW", 3, 1, 100, 40), row("IOW", 3, 2, 120, 60), row("IOW", 4, 1, 90, 50));

    assertThat(tally.points(CompanyMeasure.PRICE, "IOW"))
        .extracting(TrendPoint::set, TrendPoint::half)
        .containsExactly(tuple(3, 120), tuple(4, 90));
  }

  @Test
  void halfOfTheGamesAreWithinTheQuarters() {
    for (int price : List.of(10, 20, 30, 40)) add(row("IOW", 3, 1, price, 0));

    assertThat(tally.points(CompanyMeasure.PRICE, "IOW"))
        .containsExactly(new TrendPoint(3, 10, 20, 30, 4));
  }

  @Test
  void theRevenuesOfAllCompaniesAreAlsoToldTogether() {
    add(row("IOW", 3, 1, 100, 40), row("FYN", 3, 1, 80, 30));

    assertThat(tally.points(CompanyMeasure.REVENUE, SideTally.ALL))
        .extracting(TrendPoint::half)
        .containsExactly(70.0);
    assertThat(tally.companies(CompanyMeasure.PRICE)).containsExactly("FYN", "IOW");
  }

  @Test
  void aSetThatLessThanAQuarterOfTheGamesHaveIsLeftOut() {
    for (int game = 0; game < 8; game++) add(row("IOW", 3, 1, 100, 0), row("IOW", 4, 1, 100, 0));
    add(row("IOW", 3, 1, 100, 0), row("IOW", 4, 1, 100, 0), row("IOW", 5, 1, 300, 0));
    assertThat(sets()).as("one of nine").containsExactly(3, 4);

    for (int game = 0; game < 2; game++) add(row("IOW", 5, 1, 300, 0));
    assertThat(sets()).as("three of nine").containsExactly(3, 4, 5);
  }

  @Test
  void theSetInWhichAGameWasStoppedHasNoLastRound() {
    GameRecord stopped = StoredGames.stopped("one", 1, 4);
    List<CompanyRow> rows = List.of(row("IOW", 3, 1, 100, 40), row("IOW", 4, 1, 90, 50));
    tally.add(
        new GameRecord(
            stopped.game(), List.of(), rows, List.of(), List.of(), List.of(), List.of()));

    assertThat(sets()).containsExactly(3);
  }

  private List<Integer> sets() {
    return tally.points(CompanyMeasure.PRICE, "IOW").stream().map(TrendPoint::set).toList();
  }

  private static Tuple tuple(int set, double half) {
    return Assertions.tuple(set, half);
  }

  private void add(CompanyRow... rows) {
    GameRecord plain = StoredGames.game("one", 1, Map.of());
    tally.add(
        new GameRecord(
            plain.game(), List.of(), List.of(rows), List.of(), List.of(), List.of(), List.of()));
  }

  private static CompanyRow row(String company, int set, int number, int price, int revenue) {
    var key = new GameKey(1, "one", 3, 1);
    return new CompanyRow(
        key, set, "operating", number, set, company, "A", revenue, price, List.of(), 0);
  }
}

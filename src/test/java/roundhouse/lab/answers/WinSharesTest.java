package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.SeededRandom;

class WinSharesTest {

  private static double width(List<Double> pairs) {
    Estimate share = WinShares.ofPairs(pairs, List.of());
    assertThat(share.value()).isEqualTo(0.5);
    return share.high() - share.low();
  }

  /** Where a seat wins whoever sits there, a pair tells more than two seeds would. */
  @Test
  void pairsThatBalanceNarrowTheIntervalAndThoseThatRepeatWidenIt() {
    List<Double> balanced = Collections.nCopies(200, 1.0);
    var repeated = new ArrayList<>(Collections.nCopies(100, 0.0));
    repeated.addAll(Collections.nCopies(100, 2.0));
    var apart = new ArrayList<>(Collections.nCopies(100, 1.0));
    apart.addAll(Collections.nCopies(50, 0.0));
    apart.addAll(Collections.nCopies(50, 2.0));

    assertThat(width(balanced)).isBetween(0.068, 0.07);
    assertThat(width(apart)).isBetween(0.097, 0.099);
    assertThat(width(repeated)).isBetween(0.136, 0.139);
  }

  @Test
  void fewPairsMakeNoIntervalNarrower() {
    assertThat(width(Collections.nCopies(5, 1.0))).isGreaterThan(0.5);
  }

  @Test
  void gamesWithoutTheirPairCountByThemselves() {
    assertThat(WinShares.ofPairs(List.of(), List.of(1.0, 0.0, 1.0, 1.0)).value()).isEqualTo(0.75);
    assertThat(WinShares.ofPairs(List.of(), List.of())).isEqualTo(new Estimate(0, 0, 1));
  }

  /** The second game of a seed ends as the first with this chance, otherwise by itself. */
  @ParameterizedTest
  @CsvSource({"0.5,0", "0.5,0.6", "0.8,0.6", "0.8,0"})
  void theIntervalHoldsTheTrueShareIn95Of100Tournaments(double truth, double same) {
    var random = new SeededRandom(7);
    int held = 0;
    for (int tournament = 0; tournament < 2000; tournament++) {
      var pairs = new ArrayList<Double>();
      for (int pair = 0; pair < 100; pair++) {
        double first = won(random, truth);
        pairs.add(first + (won(random, same) == 1 ? first : won(random, truth)));
      }
      Estimate share = WinShares.ofPairs(pairs, List.of());
      if (share.low() <= truth && truth <= share.high()) held++;
    }
    assertThat(held).isGreaterThan(1880);
  }

  private static double won(SeededRandom random, double chance) {
    return random.below(1_000_000) < chance * 1e6 ? 1 : 0;
  }
}

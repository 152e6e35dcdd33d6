package roundhouse.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;

class TournamentTest {
  private static final Bot SENSIBLE = Bots.usual();
  private static final Bot RANDOM = Bots.named("random").orElseThrow();

  private static TournamentResult play(Bot first, Bot second, int games, int threads) {
    return new Tournament(
            PlayableTitles.title(), 2, games, 1, first, second, SimulationLimits.USUAL, threads)
        .play(BatchProgress.NONE);
  }

  @Test
  void aBotAgainstItselfWinsHalf() {
    TournamentResult result = play(SENSIBLE, SENSIBLE, 4, 1);

    assertThat(result.wins()).isEqualTo(2);
    assertThat(result.firstWorth()).isCloseTo(result.secondWorth(), within(0.001));
  }

  @Test
  void theSensibleBotBeatsTheRandomOne() {
    TournamentResult result = play(SENSIBLE, RANDOM, 10, 2);

    assertThat(result.wins()).isEqualTo(10);
    assertThat(result.share().low()).isBetween(0.69, 0.74);
    assertThat(result.share().high()).isEqualTo(1, within(1e-9));
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    assertThat(play(SENSIBLE, RANDOM, 4, 1)).isEqualTo(play(SENSIBLE, RANDOM, 4, 3));
  }

  @Test
  void aGameThatDoesNotEndIsNotCounted() {
    TournamentResult result =
        new Tournament(
                PlayableTitles.title(), 2, 2, 1, SENSIBLE, RANDOM, new SimulationLimits(5), 1)
            .play(BatchProgress.NONE);

    assertThat(result.games()).isZero();
    assertThat(result.failures())
        .extracting(TournamentResult.Failure::says)
        .containsOnly("not finished after 5 actions");
  }
}

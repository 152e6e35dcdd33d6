package roundhouse.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.files.UnfitFileException;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.OddFiles;
import roundhouse.testkit.Tiny;

@Tag("slow")
class TournamentTest {
  private static final Bot SENSIBLE = Bots.usual();
  private static final Bot RANDOM = Bots.named("random").orElseThrow();

  private static TournamentResult play(Bot first, Bot second, int games, int threads) {
    return play(Tiny.plain(), first, second, games, threads);
  }

  private static TournamentResult play(Title title, Bot first, Bot second, int games, int threads) {
    return new Tournament(title, 2, games, 1, first, second, SimulationLimits.USUAL, threads)
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
    TournamentResult result = play(PlayableTitles.title(), SENSIBLE, RANDOM, 10, 2);

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

  @Test
  void aGameIsPlayedAgainWhereAScriptMayOnlyHaveMetABusyMachine() {
    assertThat(play(slow(1, 2), SENSIBLE, 2, 1)).isEqualTo(play(SENSIBLE, SENSIBLE, 2, 1));
  }

  @Test
  void aGameThatNeverHasTimeEnoughIsNotCounted() {
    TournamentResult result = play(slow(1, 2, 3), SENSIBLE, 2, 1);

    assertThat(result.games()).isEqualTo(1);
    assertThat(result.failures()).hasSize(1);
  }

  /**
   * A sensible bot whose script runs out of time.
   *
   * @param when at which of its decisions, from 1
   */
  private static Bot slow(Integer... when) {
    var decisions = new AtomicInteger();
    return (title, state, decision, choices, draws) -> {
      if (List.of(when).contains(decisions.incrementAndGet()))
        throw new HookFailure("slow.js", 3, 1, "slowBot", "took longer than 3 seconds")
            .ofSlowScript();
      return SENSIBLE.choose(title, state, decision, choices, draws);
    };
  }

  private static Tournament tournament(int games) {
    return new Tournament(Tiny.plain(), 2, games, 1, SENSIBLE, RANDOM, SimulationLimits.USUAL, 2);
  }

  @Test
  void aTournamentThatWasKilledPlaysOnlyTheGamesThatAreMissing(@TempDir Path folder)
      throws IOException {
    TournamentResult whole = tournament(6).play(BatchProgress.NONE);
    try (var kept = new KeptTournament(folder, "about")) {
      tournament(4).play(kept.games(), kept::add, BatchProgress.NONE);
    }
    Path file = folder.resolve(KeptTournament.GAMES);
    String lines = Files.readString(file);
    Files.writeString(file, lines.substring(0, lines.length() - 9));

    var again = new TreeSet<Integer>();
    try (var kept = new KeptTournament(folder, "about")) {
      assertThat(kept.games()).hasSize(3);
      TournamentResult result =
          tournament(6)
              .play(
                  kept.games(),
                  row -> {
                    kept.add(row);
                    again.add(row.game());
                  },
                  BatchProgress.NONE);
      assertThat(result).isEqualTo(whole);
    }
    assertThat(again).hasSize(3).contains(4, 5);
    try (var kept = new KeptTournament(folder, "about")) {
      assertThat(kept.games()).hasSize(6);
    }
  }

  @Test
  void gamesOfAnotherTournamentAreNotMixedIn(@TempDir Path folder) throws IOException {
    new KeptTournament(folder, "about seed 1").close();

    assertThatThrownBy(() -> new KeptTournament(folder, "about seed 2"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("it holds the games of another tournament");
  }

  @Test
  @Timeout(20)
  void aPipeInPlaceOfTheGamesIsRefused(@TempDir Path folder) throws Exception {
    new KeptTournament(folder, "about").close();
    OddFiles.pipe(folder.resolve(KeptTournament.GAMES));

    assertThatThrownBy(() -> new KeptTournament(folder, "about"))
        .isInstanceOf(UnfitFileException.class);
  }

  @Test
  void aGameThatDoesNotEndIsPlayedAgain(@TempDir Path folder) throws IOException {
    var row = new TournamentRow(0, 7, 0, 0, 0, "not finished after 5 actions");
    try (var kept = new KeptTournament(folder, "about")) {
      kept.add(row);
    }

    try (var kept = new KeptTournament(folder, "about")) {
      assertThat(kept.games()).isEmpty();
    }
  }
}

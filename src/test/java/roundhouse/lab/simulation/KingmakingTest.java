package roundhouse.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.lab.bots.Bots;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.SmallTitle;

class KingmakingTest {
  @Test
  void anotherWinnerCountsUnlessItIsTheOneWhoChose() {
    assertThat(Kingmaking.makesAnother(Set.of("Ann"), Set.of("Ben"), "Cleo")).isTrue();
    assertThat(Kingmaking.makesAnother(Set.of("Ann"), Set.of("Ann", "Ben"), "Cleo")).isTrue();
    assertThat(Kingmaking.makesAnother(Set.of("Ann"), Set.of("Cleo"), "Cleo")).isFalse();
    assertThat(Kingmaking.makesAnother(Set.of("Ann"), Set.of("Ann"), "Cleo")).isFalse();
    assertThat(Kingmaking.makesAnother(Set.of("Ann"), Set.of(), "Cleo")).isFalse();
  }

  private static Title small(Path root) throws IOException {
    SmallTitle.in(root).endWithTheSecondPhase();
    return new TitleLoader(
            root.resolve("designs"), root.resolve("scripts"), Path.of("tile-library"))
        .load("small", Set.of())
        .title()
        .orElseThrow();
  }

  /** In how many of ten games with random bots. */
  private static long made(Title title, int players) {
    return LongStream.rangeClosed(1, 10)
        .filter(
            seed ->
                Kingmaking.in(Simulation.ofNamed(title, players, List.of("random")), seed)
                    .orElseThrow())
        .count();
  }

  /** The one loser of two could at most win; of three, one may decide between the others. */
  @Test
  void onlyALoserOfThreeDecidesBetweenOthers(@TempDir Path root) throws IOException {
    Title title = small(root);

    assertThat(made(title, 2)).isZero();
    assertThat(made(title, 3)).isPositive();
  }

  @Test
  void aGameThatDoesNotEndTellsNothing() {
    Simulation stopped =
        Simulation.ofNamed(PlayableTitles.title(), 3, List.of(Bots.USUAL))
            .withLimits(new SimulationLimits(20));

    assertThat(Kingmaking.in(stopped, 1)).isEmpty();
  }
}

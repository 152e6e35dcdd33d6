package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;
import roundhouse.lab.rows.RowTable;
import roundhouse.lab.rows.RowText;
import roundhouse.lab.rows.TableRow;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;

class ExperimentRunTest {
  private static final Variant STANDARD = new Variant("standard", PlayableTitles.title());
  private static final Variant SMALL = new Variant("small", PlayableTitles.title("small-map"));

  @TempDir Path folder;

  @Test
  void theNumberOfThreadsDoesNotChangeAByteOfTheRows() throws IOException {
    PlayedExperiment.of(experiment(1), BatchProgress.NONE, "", folder.resolve("one"));
    PlayedExperiment.of(experiment(3), BatchProgress.NONE, "", folder.resolve("three"));

    Map<String, String> alone = files(folder.resolve("one"));
    assertThat(files(folder.resolve("three"))).isEqualTo(alone);
    assertThat(alone)
        .containsOnlyKeys(
            "experiment.json",
            "games.csv",
            "games.jsonl",
            "moments.csv",
            "moments.jsonl",
            "companies.csv",
            "companies.jsonl",
            "counts.csv",
            "counts.jsonl",
            "hexes.csv",
            "hexes.jsonl",
            "players.csv",
            "players.jsonl",
            "returns.csv",
            "returns.jsonl");
  }

  @Test
  void gamesComeInOrderAndPairsHaveOneSeed() {
    List<GameRecord> games = games(experiment(3));

    assertThat(games).extracting(game -> game.key().game()).containsExactly(0, 0, 1, 1, 2, 2);
    assertThat(games)
        .extracting(game -> game.key().side())
        .containsExactly("standard", "small", "standard", "small", "standard", "small");
    assertThat(games.get(0).key().seed()).isEqualTo(games.get(1).key().seed());
    assertThat(games.get(0).key().seed()).isNotEqualTo(games.get(2).key().seed());
  }

  @Test
  void aRowIsReadAsItWasWritten() throws IOException {
    GameRecord game = games(experiment(1)).getFirst();

    assertThat(game.moments()).extracting(MomentRow::moment).contains("company-started");
    assertThat(game.companies()).isNotEmpty();
    for (var row : (Iterable<TableRow>) game.rows()::iterator)
      assertThat(RowText.parse(RowTable.of(row), RowText.json(row))).isEqualTo(row);
  }

  @Test
  void aGameThatDoesNotEndIsAFailureThatLeavesItsPairOut() {
    PlayedExperiment played = PlayedExperiment.of(experiment(1), BatchProgress.NONE);

    assertThat(played.failed()).isEqualTo(6);
    assertThat(played.failures().getFirst().says()).contains("standard, 2 players, seed ");
    assertThat(played.answers().tables().getFirst().pairs().getFirst().brokenOff()).isEqualTo(3);
  }

  @Test
  void theGamesThatAreKnownAreNotPlayedAgain() {
    var later = new ArrayList<GameRecord>();
    new ExperimentRun(experiment(2), BatchProgress.NONE, (game, _) -> later.add(game))
        .play(4, experiment(2).allGames());

    assertThat(later).isEqualTo(games(experiment(1)).subList(4, 6));
  }

  private static List<GameRecord> games(Experiment experiment) {
    var games = new ArrayList<GameRecord>();
    new ExperimentRun(experiment, BatchProgress.NONE, (game, _) -> games.add(game))
        .play(0, experiment.allGames());
    return games;
  }

  private static Experiment experiment(int threads) {
    return new Experiment(
        List.of(STANDARD, SMALL),
        List.of(2),
        3,
        7,
        List.of(Bots.USUAL),
        new SimulationLimits(120),
        false,
        threads);
  }

  private static Map<String, String> files(Path of) throws IOException {
    var all = new TreeMap<String, String>();
    try (var files = Files.list(of)) {
      for (Path file : files.toList())
        all.put(file.getFileName().toString(), Files.readString(file));
    }
    return all;
  }
}

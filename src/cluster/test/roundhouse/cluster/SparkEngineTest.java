package roundhouse.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.CancelledAfter;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentPlayer;
import roundhouse.lab.experiment.Sweep;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.ProjectFolders;

/** Two workers, each a process of its own, play the same games as this machine. */
class SparkEngineTest {
  private static final ProjectFolders FOLDERS = ProjectFolders.ofThisProcess();
  private static final String CLUSTER = "local-cluster[2,1,1024]";
  private static final List<String> COUNTS = List.of("trains.5.count=2,3");
  private static SparkEngine cluster;

  @TempDir Path folder;

  @BeforeAll
  static void connect() {
    cluster = SparkEngine.connect(CLUSTER, FOLDERS);
  }

  @AfterAll
  static void close() {
    cluster.close();
  }

  /** 1889 with two and with three 5-trains. */
  private static Experiment experiment(int games) {
    var titles = new TitleLoader(FOLDERS.designs(), FOLDERS.scripts(), FOLDERS.tileLibrary());
    List<Variant> sides =
        Sweep.grid(COUNTS.stream().map(Sweep::parse).toList()).stream()
            .map(
                point -> {
                  Title title =
                      titles.loadChanged("1889", Set.of(), point.change()).title().orElseThrow();
                  return new Variant(point.name(), title, point.changes());
                })
            .toList();
    return new Experiment(
        sides, List.of(2, 3), games, 7, List.of("random"), SimulationLimits.USUAL, false, 2);
  }

  private static Map<String, String> files(Path folder) throws IOException {
    var all = new TreeMap<String, String>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList())
        all.put(file.getFileName().toString(), Files.readString(file));
    }
    return all;
  }

  private Map<String, String> rows(ExperimentEngine engine, int games, BatchProgress progress)
      throws IOException {
    Path rows = Files.createTempDirectory(folder, "rows");
    new ExperimentPlayer(engine, progress, "").play(experiment(games), rows);
    return files(rows);
  }

  @Test
  void itsRowsAreThoseOfThisMachineByteForByte() throws IOException {
    assertThat(rows(cluster, 6, BatchProgress.NONE))
        .isEqualTo(rows(ExperimentEngine.HERE, 6, BatchProgress.NONE));
  }

  @Test
  void aWorkerThatIsKilledCostsNoRow() throws IOException {
    var killed = new ArrayList<Long>();
    BatchProgress killing = (done, _) -> kill(done, killed);

    Map<String, String> rows = rows(cluster, 15, killing);

    assertThat(killed).hasSize(1);
    assertThat(rows).isEqualTo(rows(ExperimentEngine.HERE, 15, BatchProgress.NONE));
  }

  /** Kills one of the processes that play, after the first few games. */
  private static void kill(int done, List<Long> killed) {
    if (done < 10 || !killed.isEmpty()) return;
    ProcessHandle worker =
        ProcessHandle.current()
            .descendants()
            .filter(each -> each.info().commandLine().orElse("").contains("ExecutorBackend"))
            .findFirst()
            .orElseThrow();
    worker.destroyForcibly();
    killed.add(worker.pid());
  }

  @Test
  void cancellingEndsItAfterTheGamesThatAreTaken() {
    var progress = new CancelledAfter(3);
    var taken = new AtomicInteger();
    Experiment experiment = experiment(15);

    cluster.play(
        experiment,
        new ExperimentEngine.Range(0, experiment.allGames()),
        progress,
        (_, _) -> taken.incrementAndGet());

    assertThat(taken).hasValue(3);
  }

  /** There is no such bot. */
  @Test
  void aGameThatAWorkerCannotPlayIsARowThatSaysWhy() {
    Experiment usual = experiment(1);
    var experiment =
        new Experiment(
            usual.sides(), List.of(2), 1, 7, List.of("nobody"), usual.limits(), false, 1);
    var rows = new ArrayList<GameRow>();

    cluster.play(
        experiment,
        new ExperimentEngine.Range(0, 2),
        BatchProgress.NONE,
        (game, _) -> rows.add(game.game()));

    assertThat(rows).hasSize(2).noneMatch(GameRow::finished);
    assertThat(rows.getFirst().ending()).startsWith("could not be played: ");
  }

  @Test
  void whereNoMasterAnswersItSaysSo() {
    assertThatThrownBy(() -> new SparkEngineProvider().connect("spark://localhost:1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no master answers at 'spark://localhost:1'");
  }

  @Test
  void otherAddressesAreNotSparks() {
    assertThat(new SparkEngineProvider().connect("http://localhost")).isEmpty();
    assertThat(new SparkEngineProvider().connect("spark://localhost")).isEmpty();
  }
}

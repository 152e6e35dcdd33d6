package roundhouse.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentGame;
import roundhouse.lab.experiment.GameSink;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.workshop.project.ProjectFolders;

/**
 * Plays games on a Spark cluster: the experiment is sent to each worker once, games go out in
 * batches, one task a game, and rows come back batch by batch.
 */
final class SparkEngine implements ExperimentEngine {
  /** The flags of Java with which Roundhouse starts, as the build wrote them. */
  private static final String FLAGS = "jvm.flags";

  /** Batches under way; workers have work while the driver takes the rows of the first. */
  private static final int UNDER_WAY = 3;

  private static final int GAMES_PER_CORE = 4;
  private static final int LOOK_MILLIS = 200;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The driver counts as one of those that can do work. */
  private static final int DRIVER = 1;

  private final JavaSparkContext spark;
  private final ProjectFolders folders;

  private SparkEngine(JavaSparkContext spark, ProjectFolders folders) {
    this.spark = spark;
    this.folders = folders;
  }

  /**
   * Connects with a cluster.
   *
   * @throws IllegalArgumentException when there is none; the message says why
   */
  static SparkEngine connect(String address, ProjectFolders folders) {
    try {
      var settings =
          new SparkConf()
              .setAppName("Roundhouse")
              .setMaster(address)
              .setJars(new String[] {OwnClasses.jar().toUri().toString()})
              .set("spark.executor.extraJavaOptions", flags())
              .set("spark.locality.wait", "0")
              .set("spark.ui.enabled", "false");
      var engine = new SparkEngine(new JavaSparkContext(settings), folders);
      if (engine.hasWorker()) return engine;
      engine.close();
    } catch (IOException | RuntimeException unreachable) {
      throw new IllegalArgumentException(
          "--engine: no cluster answers at '%s': %s.".formatted(address, unreachable.getMessage()),
          unreachable);
    }
    throw new IllegalArgumentException(
        "--engine: '%s' has no worker that is free for this command: start one, end what it does,"
                .formatted(address)
            + " or give this command the secret of the cluster.");
  }

  private static String flags() throws IOException {
    try (InputStream in = SparkEngine.class.getResourceAsStream(FLAGS)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  /** Waits for the first worker; without one Spark would wait for ever. */
  private boolean hasWorker() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      if (spark.statusTracker().getExecutorInfos().length > DRIVER) return true;
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS));
    }
    return false;
  }

  /** Games that were sent out together. */
  private record Sent(List<Integer> places, JavaFutureAction<List<GameLines>> answers) {}

  @Override
  public void play(Experiment experiment, Range range, BatchProgress progress, GameSink sink) {
    Broadcast<ClusterExperiment> sent = spark.broadcast(sent(experiment));
    var task = new PlayGame(UUID.randomUUID().toString(), sent);
    int size = GAMES_PER_CORE * spark.defaultParallelism();
    var waiting = new ArrayDeque<Sent>();
    int next = range.from();
    while ((next < range.to() || !waiting.isEmpty()) && !progress.cancelled()) {
      while (next < range.to() && waiting.size() < UNDER_WAY) {
        int end = Math.min(next + size, range.to());
        waiting.add(send(task, IntStream.range(next, end).boxed().toList()));
        next = end;
      }
      take(experiment, task, waiting.remove(), progress, sink);
    }
    waiting.forEach(batch -> batch.answers().cancel(true));
    sent.destroy();
  }

  private ClusterExperiment sent(Experiment experiment) {
    try {
      return ClusterExperiment.of(experiment, folders);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private Sent send(PlayGame task, List<Integer> places) {
    return new Sent(places, spark.parallelize(places, places.size()).map(task).collectAsync());
  }

  private void take(
      Experiment experiment, PlayGame task, Sent batch, BatchProgress progress, GameSink sink) {
    Optional<List<GameLines>> answers = await(batch, progress);
    for (int index = 0; index < batch.places().size() && !progress.cancelled(); index++) {
      int place = batch.places().get(index);
      GameKey key = ExperimentGame.at(experiment, place).key();
      GameLines lines =
          answers.isPresent() ? answers.get().get(index) : alone(task, place, progress);
      if (!lines.areAsMade()) {
        progress.notice("The rows of a game came back changed; it is played again: " + key);
        lines = alone(task, place, progress);
      }
      if (lines.slow()) sink.leftOut(key, lines.failure());
      else sink.took(record(key, lines), Optional.empty());
      progress.done(place + 1, experiment.allGames());
    }
  }

  /** A game whose batch failed, which is sent again by itself. */
  private GameLines alone(PlayGame task, int place, BatchProgress progress) {
    return await(send(task, List.of(place)), progress)
        .map(List::getFirst)
        .filter(GameLines::areAsMade)
        .orElseGet(
            () -> GameLines.failed("its workers were lost, or sent changed rows, again and again"));
  }

  /** The answers of a batch; nothing where it failed or is cancelled. */
  private static Optional<List<GameLines>> await(Sent batch, BatchProgress progress) {
    while (!progress.cancelled()) {
      try {
        return Optional.of(batch.answers().get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException _) {
        continue;
      } catch (ExecutionException failed) {
        return Optional.empty();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the games were interrupted", stopped);
      }
    }
    batch.answers().cancel(true);
    return Optional.empty();
  }

  private static GameRecord record(GameKey key, GameLines lines) {
    return lines
        .record()
        .orElseGet(() -> GameRecord.unplayed(key, "could not be played: " + lines.failure()));
  }

  @Override
  public void close() {
    spark.close();
  }
}

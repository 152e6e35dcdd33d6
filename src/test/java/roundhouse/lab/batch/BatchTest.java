package roundhouse.lab.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.HookFailure;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.Tiny;

class BatchTest {

  private static final Variant STANDARD = Variant.of(PlayableTitles.title());

  @Test
  void theNumberOfThreadsDoesNotChangeTheGames() {
    BatchReport alone = batch(List.of(STANDARD), 1).run(BatchProgress.NONE);
    BatchReport together = batch(List.of(STANDARD), 3).run(BatchProgress.NONE);

    assertThat(together.figures())
        .extracting(
            VariantFigures::actions,
            VariantFigures::best,
            VariantFigures::events,
            VariantFigures::prices,
            VariantFigures::tiles,
            VariantFigures::spaces)
        .isEqualTo(
            alone.figures().stream()
                .map(
                    each ->
                        tuple(
                            each.actions(),
                            each.best(),
                            each.events(),
                            each.prices(),
                            each.tiles(),
                            each.spaces()))
                .toList());
    assertThat(together.games()).isEqualTo(3);
  }

  @Test
  void gamesThatAnOptionChangesAreCounted() {
    var other = Variant.of(PlayableTitles.title("small-map"));

    var batch = batch(List.of(STANDARD, other), List.of(2), 3, 250, 2);
    BatchReport report = batch.run(BatchProgress.NONE);

    assertThat(report.figures())
        .extracting(VariantFigures::variant, figures -> figures.changed() > 0)
        .containsExactly(tuple("standard", false), tuple("small-map", true));
  }

  @Test
  void aGameStoppedByTheLimitIsAFailureWithItsSeed() {
    BatchReport report = batch(List.of(STANDARD), 1).run(BatchProgress.NONE);

    assertThat(report.failures())
        .hasSize(3)
        .allSatisfy(
            failure -> {
              assertThat(failure.says()).isEqualTo("not finished after 60 actions");
              assertThat(failure.game().log().seed()).isEqualTo(failure.seed());
            });
    assertThat(BatchReportText.of(report))
        .contains("FAILED standard, 2 players, seed " + report.failures().getFirst().seed());
    assertThat(BatchReportJson.of(report)).contains("\"says\" : \"not finished after 60 actions\"");
  }

  @Test
  void aGameThatWasStoppedIsNoneOfTheLengthsAndWorths() {
    var stopped = batch(List.of(STANDARD), List.of(2), 1, 7, 1);
    BatchReport report = stopped.run(BatchProgress.NONE);

    assertThat(report.figures().getFirst().actions()).isEqualTo(new Spread(0, 0, 0));
    assertThat(BatchReportText.of(report))
        .contains(": 1 game in ")
        .containsPattern("standard +2 +1 +0 +0 +- +- +- ")
        .contains("winner's lead: -");
  }

  @Test
  void ofManyFailuresTheFirstAreKeptAndAllAreCounted() {
    var batch = batch(List.of(STANDARD), List.of(2), 60, 1, 2);
    BatchReport report = batch.run(BatchProgress.NONE);

    assertThat(report.failed()).isEqualTo(60);
    assertThat(report.failures())
        .extracting(BatchReport.Failure::seed)
        .isEqualTo(IntStream.range(0, 50).mapToObj(game -> BatchSeeds.of(11, 2, game)).toList());
    assertThat(BatchReportText.of(report)).endsWith("%n10 more failed%n".formatted());
  }

  @Test
  void eventsAreCountedByOccurrenceAndByGame() {
    var batch = batch(List.of(STANDARD), List.of(2, 3), 2, 60, 2);
    BatchReport report = batch.run(BatchProgress.NONE);
    String bid = "bid-made";
    int two = report.figures().getFirst().events().get(bid);
    int three = report.figures().getLast().events().get(bid);

    assertThat(two).isGreaterThan(2);
    assertThat(report.figures())
        .allSatisfy(
            figures ->
                assertThat(figures.fired())
                    .containsEntry(bid, 2)
                    .containsOnlyKeys(figures.events().keySet()));
    assertThat(BatchReportText.events(report).lines().map(String::strip))
        .containsSubsequence(
            "all games",
            two + three + " in 4 of 4 games  " + bid,
            "standard, 2 players",
            two + " in 2 of 2 games  " + bid,
            "standard, 3 players",
            three + " in 2 of 2 games  " + bid);
    assertThat(BatchReportJson.of(report)).contains("\"fired\"");
  }

  @Test
  void aCancelledBatchReportsTheFinishedGames() {
    var progress = new CancelledAfter(1);

    assertThat(batch(List.of(STANDARD), 1).run(progress).games()).isEqualTo(1);
  }

  @Test
  void aReportAfterEachGameComparesTheSameGames() {
    var told = new ArrayList<List<Integer>>();
    var other = Variant.of(PlayableTitles.title("small-map"));
    var progress =
        new BatchProgress() {
          @Override
          public void done(int games, int of) {
            assertThat(of).isEqualTo(6);
          }

          @Override
          public void played(Supplier<BatchReport> soFar) {
            told.add(soFar.get().figures().stream().map(VariantFigures::games).toList());
          }
        };

    batch(List.of(STANDARD, other), 1).run(progress);

    assertThat(told)
        .containsExactly(
            List.of(1, 0),
            List.of(1, 1),
            List.of(2, 1),
            List.of(2, 2),
            List.of(3, 2),
            List.of(3, 3));
  }

  @Test
  void aScriptThatFailsAsAGameBeginsEndsTheBatchAndIsNamed(@TempDir Path scripts) {
    var title =
        new Tiny(scripts)
            .script(
                "tiny/early.js", "export const roundStarted = () => { throw new Error('early'); };")
            .title("tiny");

    assertThatThrownBy(() -> batch(List.of(Variant.of(title)), 2).run(BatchProgress.NONE))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure -> assertThat(failure.says()).contains("early.js:1:", "roundStarted", "early"));
  }

  private static Batch batch(List<Variant> variants, int threads) {
    return batch(variants, List.of(2), 3, 60, threads);
  }

  /** Games of sensible bots that are stopped after some actions. */
  private static Batch batch(
      List<Variant> variants, List<Integer> players, int games, int actions, int threads) {
    return new Batch(
        variants,
        players,
        games,
        11,
        List.of(new SensibleBot()),
        new SimulationLimits(actions),
        false,
        threads);
  }
}

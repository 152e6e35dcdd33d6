package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.tournament.Tournament;
import roundhouse.lab.tournament.TournamentResult;
import roundhouse.workshop.SmallTitle;

/** The first game of a batch proves that scripts keep nothing between actions, or says so. */
class MemoryProofTest {
  private static final String COUNTING =
      """
      let started = 0;

      export const companyStarted = ({ effects }, { company }) =>
        effects.log(`${company.id} is number ${++started}`);
      """;

  private static final String CONSTANT =
      """
      const NAMES = new Map([["a", "first"]]);

      export const companyStarted = ({ effects }) => effects.log(NAMES.get("a"));
      """;

  @TempDir private Path root;
  private SmallTitle small;

  @BeforeEach
  void write() throws IOException {
    small = SmallTitle.in(root);
    small.endWithTheSecondPhase();
  }

  private Title title(String script) throws IOException {
    Path file = root.resolve("scripts").resolve("small").resolve("rules.js");
    Files.createDirectories(file.getParent());
    Files.writeString(file, script);
    return small.load();
  }

  private static BatchReport batch(Title title) {
    return Batch.of(List.of(new Variant("small", title)), List.of(2), 3, 1).run(BatchProgress.NONE);
  }

  private static void isTold(String says) {
    assertThat(says)
        .contains(
            "scripts remember what was played before",
            "no answer of these games can be trusted",
            "action ",
            "rules.js:3: companyStarted answers ");
  }

  @Test
  void theFirstGameOfABatchTellsTheScriptThatRemembers() throws IOException {
    BatchReport report = batch(title(COUNTING));

    assertThat(report.failures()).hasSize(1);
    isTold(report.failures().getFirst().game().outcome().says());
  }

  @Test
  void theFirstGameOfAnExperimentTellsItToo() throws IOException {
    var experiment =
        new Experiment(
            List.of(new Variant("small", title(COUNTING))),
            List.of(2),
            3,
            1,
            List.of(Bots.USUAL),
            SimulationLimits.USUAL,
            false,
            2);

    PlayedExperiment played = PlayedExperiment.of(experiment, BatchProgress.NONE);

    assertThat(played.failed()).isEqualTo(1);
    assertThat(played.failures().getFirst().record().key().game()).isZero();
    isTold(played.failures().getFirst().says());
  }

  @Test
  void theFirstGameOfATournamentTellsItToo() throws IOException {
    TournamentResult result =
        new Tournament(
                title(COUNTING), 2, 2, 1, Bots.usual(), Bots.usual(), SimulationLimits.USUAL, 1)
            .play(BatchProgress.NONE);

    assertThat(result.failures()).hasSize(1);
    isTold(result.failures().getFirst().says());
  }

  @Test
  void aScriptThatOnlyReadsWhatItMadeWhenItWasLoadedIsProved() throws IOException {
    assertThat(batch(title(CONSTANT)).failures()).isEmpty();
  }
}

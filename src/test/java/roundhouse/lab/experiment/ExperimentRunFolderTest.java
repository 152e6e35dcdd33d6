package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.files.FolderLock;
import roundhouse.files.UnfitFileException;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.OddFiles;

class ExperimentRunFolderTest {
  private static final Variant STANDARD = new Variant("standard", PlayableTitles.title());
  private static final Variant SMALL = new Variant("small", PlayableTitles.title("small-map"));

  @TempDir Path folder;

  @Test
  void anExperimentBrokenOffGoesOnAndHasTheSameRowsAndAnswers() throws IOException {
    Path whole = folder.resolve("whole");
    Path broken = folder.resolve("broken");
    PlayedExperiment once = PlayedExperiment.of(experiment(3, 1), BatchProgress.NONE, "", whole);
    PlayedExperiment.of(experiment(2, 1), BatchProgress.NONE, "", broken);
    cutShort(broken.resolve("games.jsonl"));
    Files.writeString(broken.resolve("moments.csv"), "0,x", StandardOpenOption.APPEND);

    var played = new AtomicInteger();
    PlayedExperiment again =
        PlayedExperiment.of(experiment(3, 1), (_, _) -> played.incrementAndGet(), "", broken);

    assertThat(played).as("one was cut short, two are new").hasValue(3);
    for (String file : List.of("games.csv", "moments.csv", "companies.jsonl", "counts.jsonl"))
      assertThat(broken.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
    assertThat(AnswersText.of(again.answers(), Questions.of(List.of())))
        .isEqualTo(AnswersText.of(once.answers(), Questions.of(List.of())));
  }

  @Test
  void gamesPlayedForOneFigureAreKnownToBeUntilOthersAreAdded() throws IOException {
    PlayedExperiment.of(experiment(2, 1), BatchProgress.NONE, "sets", folder);
    var run = KeptExperimentRun.read(folder);
    assertThat(run.questions(List.of("sets", "rounds")))
        .isEqualTo(Questions.until("sets", 2, List.of("rounds")));

    PlayedExperiment.of(experiment(2, 1), BatchProgress.NONE, "", folder);
    assertThat(run.questions(List.of()).awaited()).as("no game was added").isPresent();
    PlayedExperiment.of(experiment(3, 1), BatchProgress.NONE, "", folder);
    assertThat(run.questions(List.of()).awaited()).isEmpty();
  }

  @Test
  void theFolderOfAnotherExperimentIsLeftAlone() throws IOException {
    PlayedExperiment.of(experiment(1, 1), BatchProgress.NONE, "", folder);
    String before = Files.readString(folder.resolve("games.csv"));

    assertThatThrownBy(() -> PlayedExperiment.of(experiment(1, 2), BatchProgress.NONE, "", folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("games of another experiment");
    assertThat(folder.resolve("games.csv")).hasContent(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"experiment.json", "games.jsonl", "games.csv"})
  @Timeout(20)
  void aPipeInPlaceOfAFileIsRefused(String file) throws Exception {
    PlayedExperiment.of(experiment(1, 1), BatchProgress.NONE, "", folder);
    OddFiles.pipe(folder.resolve(file));

    assertThatThrownBy(() -> PlayedExperiment.of(experiment(2, 1), BatchProgress.NONE, "", folder))
        .isInstanceOf(UnfitFileException.class);
  }

  @Test
  void aFolderInWhichAnotherWritesIsLeftAlone() throws Exception {
    try (FolderLock _ = FolderLock.whileWriting(folder)) {
      assertThatThrownBy(
              () -> PlayedExperiment.of(experiment(1, 1), BatchProgress.NONE, "", folder))
          .isInstanceOf(UnfitFileException.class)
          .hasMessageContaining("another window or command is writing there");
    }
    assertThat(folder).isEmptyDirectory();
    PlayedExperiment.of(experiment(1, 1), BatchProgress.NONE, "", folder);
    assertThat(folder.resolve("lock")).doesNotExist();
  }

  private static void cutShort(Path file) throws IOException {
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 10));
  }

  private static Experiment experiment(int games, long seed) {
    return new Experiment(
        List.of(STANDARD, SMALL),
        List.of(2),
        games,
        seed,
        List.of(Bots.USUAL),
        new SimulationLimits(80),
        false,
        2);
  }
}

package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.files.FolderTree;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulationLimits;

/** Kept rows that are not as they were written: told, never answered from, played again. */
@Tag("slow")
class DamagedRowsTest {
  private static final Variant STANDARD = new Variant("standard", PlayableTitles.title());
  private static final Variant SMALL = new Variant("small", PlayableTitles.title("small-map"));

  /** Games 0 to 2 of both sides, as they were written. */
  @TempDir private static Path written;

  @TempDir private Path folder;

  @BeforeAll
  static void play() throws IOException {
    PlayedExperiment.of(experiment(1), BatchProgress.NONE, "", written);
  }

  @BeforeEach
  void copy() throws IOException {
    for (Map.Entry<String, String> file : files(written).entrySet())
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
  }

  private static Experiment experiment(long seed) {
    return new Experiment(
        List.of(STANDARD, SMALL),
        List.of(2),
        3,
        seed,
        List.of(Bots.USUAL),
        new SimulationLimits(80),
        false,
        2);
  }

  private static Map<String, String> files(Path of) throws IOException {
    var all = new TreeMap<String, String>();
    try (var files = Files.list(of)) {
      for (Path file : files.toList())
        all.put(file.getFileName().toString(), Files.readString(file));
    }
    return all;
  }

  /** What is told when the experiment is played again; as many games are played as it counts. */
  private static final class Again implements BatchProgress {
    private final List<String> told = new ArrayList<>();
    private int played;

    @Override
    public void done(int games, int of) {
      played++;
    }

    @Override
    public void notice(String says) {
      told.add(says);
    }
  }

  private Again again() throws IOException {
    var again = new Again();
    PlayedExperiment.of(experiment(1), again, "", folder);
    assertThat(files(folder)).isEqualTo(files(written));
    return again;
  }

  private void change(String file, UnaryOperator<String> how) throws IOException {
    Path path = folder.resolve(file);
    String text = Files.readString(path);
    String changed = how.apply(text);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(path, changed);
  }

  private void lines(String file, UnaryOperator<List<String>> how) throws IOException {
    change(
        file, text -> String.join("\n", how.apply(new ArrayList<>(text.lines().toList()))) + "\n");
  }

  /** The games that count when the rows are only read, and what is told of the others. */
  private String readOnly(List<Integer> counted) throws IOException {
    var games = new ArrayList<GameRecord>();
    String told =
        KeptExperimentRun.read(folder).read(games::add).says("they do not count").orElse("");
    assertThat(games)
        .map(game -> 2 * game.key().game() + (game.key().side().equals("small") ? 1 : 0))
        .isEqualTo(counted);
    return told;
  }

  @Test
  void rowsAsTheyWereWrittenAreBelieved() throws IOException {
    assertThat(readOnly(List.of(0, 1, 2, 3, 4, 5))).isEmpty();
    Again again = again();
    assertThat(again.told).isEmpty();
    assertThat(again.played).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"moments.jsonl", "companies.jsonl", "counts.jsonl", "hexes.jsonl"})
  void aTableThatWasCutShortCostsTheGamesThatItLacks(String file) throws IOException {
    change(file, text -> text.substring(0, text.length() - 10));

    assertThat(readOnly(List.of(0, 1, 2, 3, 4)))
        .startsWith("Rows that are not as they were written: game 2 of 'small' with 2 players (")
        .contains(file);
    Again again = again();
    assertThat(again.told).singleElement().asString().contains("they are played again.");
    assertThat(again.played).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"games.jsonl, 1", "companies.jsonl, 20", "hexes.jsonl, 4"})
  void anEmptyLineIsADamagedGame(String file, int line) throws IOException {
    lines(
        file,
        all -> {
          all.add(line, "");
          return all;
        });

    Again again = again();
    assertThat(again.told).singleElement().asString().contains(file + " has an empty line");
    assertThat(again.played).isEqualTo(1);
  }

  @Test
  void aChangedValueIsNoticedAlsoInTheGamesOwnRow() throws IOException {
    change("games.jsonl", text -> text.replaceFirst("\"sets\":\\d+", "\"sets\":999"));

    assertThat(readOnly(List.of(1, 2, 3, 4, 5)))
        .contains("game 0 of 'standard' with 2 players (its rows have other values");
    assertThat(again().played).isEqualTo(1);
  }

  @Test
  void aRowThatIsRemovedIsCounted() throws IOException {
    lines("counts.jsonl", all -> all.subList(1, all.size()));

    assertThat(readOnly(List.of(1, 2, 3, 4, 5))).containsPattern("counts.jsonl has \\d+ of its");
    assertThat(again().played).isEqualTo(1);
  }

  @Test
  void aLineThatIsThereTwiceIsNoticed() throws IOException {
    lines(
        "games.jsonl",
        all -> {
          all.add(3, all.get(2));
          return all;
        });

    assertThat(readOnly(List.of(0, 1, 3, 4, 5))).contains("games.jsonl has its line twice");
    assertThat(again().played).isEqualTo(1);
  }

  @Test
  void gamesInAnotherOrderAreNoticed() throws IOException {
    lines(
        "games.jsonl",
        all -> {
          all.add(2, all.remove(3));
          return all;
        });

    assertThat(readOnly(List.of(0, 2, 4, 5))).contains("a line out of its order");
    assertThat(again().played).isEqualTo(2);
  }

  @Test
  void aGameWithoutAnyRowIsMissed() throws IOException {
    for (String file : files(folder).keySet())
      if (file.endsWith(".jsonl"))
        lines(
            file,
            all -> {
              all.removeIf(line -> line.startsWith("{\"game\":1,\"side\":\"standard\""));
              return all;
            });

    assertThat(readOnly(List.of(0, 1, 3, 4, 5)))
        .contains("game 1 of 'standard' with 2 players (it has no rows)");
    assertThat(again().played).isEqualTo(1);
  }

  @Test
  void aTableThatIsMissingCostsAllGames() throws IOException {
    Files.delete(folder.resolve("companies.jsonl"));

    assertThat(readOnly(List.of())).contains("companies.jsonl has 0 of its", " and 3 more");
    assertThat(again().played).isEqualTo(6);
  }

  @Test
  void rowsOfAnOlderVersionArePlayedAgain() throws IOException {
    change(
        "games.jsonl",
        text -> text.replaceAll(",\"momentRows\".*?\"digest\":\"[0-9a-f]{64}\"}", "}"));

    assertThat(readOnly(List.of())).contains("an older version wrote it, without a digest");
    assertThat(again().played).isEqualTo(6);
  }

  @Test
  void gamesOfAnotherSeedAreNotBelievedWhateverTheirDigest() throws IOException {
    Path other = folder.resolve("other");
    PlayedExperiment.of(experiment(2), BatchProgress.NONE, "", other);
    for (Map.Entry<String, String> file : files(other).entrySet())
      if (!file.getKey().equals(ExperimentRunFolder.ABOUT))
        Files.writeString(folder.resolve(file.getKey()), file.getValue());
    FolderTree.delete(other);

    assertThat(readOnly(List.of())).contains("a line of another experiment");
    assertThat(again().played).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games.csv", "moments.csv", "hexes.csv"})
  void aTableOfCommasThatDoesNotRepeatTheRowsIsWrittenAnewWithoutPlaying(String file)
      throws IOException {
    change(file, text -> text.replace(",2,", ",3,"));

    Again again = again();
    assertThat(again.told).containsExactly(file + " did not repeat the rows: written again.");
    assertThat(again.played).isZero();

    Files.delete(folder.resolve(file));
    assertThat(again().told).hasSize(1);
  }

  /** Cancelled before a game is played again, it loses none of those behind it. */
  @Test
  void untilGamesArePlayedAgainTheOldFilesStay() throws IOException {
    change("games.jsonl", text -> text.replaceFirst("\"sets\":\\d+", "\"sets\":999"));
    Map<String, String> before = files(folder);
    BatchProgress cancelled =
        new BatchProgress() {
          @Override
          public void done(int games, int of) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };

    PlayedExperiment.of(experiment(1), cancelled, "", folder);

    assertThat(files(folder)).isEqualTo(before);
  }

  @Test
  void whatCannotBeWrittenEndsTheExperimentAndTheGamesBeforeStay() throws IOException {
    Experiment experiment = experiment(1);
    var broken = new ArrayList<String>();
    GameSink failing =
        (game, _) -> {
          broken.add(game.key().side());
          if (broken.size() == 2) throw new UncheckedIOException(new IOException("full"));
        };

    assertThatThrownBy(
            () ->
                ExperimentEngine.HERE.play(
                    experiment,
                    ExperimentEngine.Range.all(experiment),
                    BatchProgress.NONE,
                    failing))
        .isInstanceOf(UncheckedIOException.class);
    assertThat(broken).as("nothing is handed on after the failure").hasSize(2);
  }
}

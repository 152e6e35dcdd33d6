package roundhouse.lab.valuesearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.CancelledAfter;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Tiny;

class ValueSearchFileTest {
  private static final TitleLoader TITLES =
      new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"));

  private static final String SEARCH =
      """
      design: "1889"
      players: 2
      vary: { bank: 4000..7000 by 1000 }
      aims: { actions: 400 ± 50 }
      budget: 60 games
      bots: random
      """;

  @TempDir Path folder;

  private ValueSearchFile.Read read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("pace.yaml"), text);
    return ValueSearchFile.read(file, List.of("1889", "1860"), Set.of(), TITLES::loadChanged);
  }

  private List<String> problems(String text) throws IOException {
    ValueSearchFile.Read read = read(text);
    assertThat(read.plan()).isEmpty();
    return read.problems().stream().map(Problem::text).toList();
  }

  @Test
  void whatIsWrittenWrongIsToldWithItsPlaceAndWhatWouldBeRight() throws IOException {
    List<String> told =
        problems(
            """
            design: "1889"
            players: 9
            vary:
              bnak: 4000..9000 by 500
              trains.9.count: 2..5
              bank: 10..20
              trains.4.count: 2..5
            aims:
              stes: 6.5 ± 0.5
              sets: 6 or so
              seat-wins: even
              rounds: 60 %
              share-of-games phase-began D: at least 75
            bots: randm
            """);

    assertThat(told).hasSize(10);
    assertThat(told.get(0)).contains("yaml:2:", "for 2 to 6 players");
    assertThat(told.get(1)).contains("yaml:4:", "unknown key 'bnak'", "'bank'");
    assertThat(told.get(2)).contains("yaml:5:", "there is no '9' in 'trains'");
    assertThat(told.get(3)).contains("yaml:6:", "with 10:", "the bank has only 10");
    assertThat(told.get(4)).contains("yaml:9:", "no figure 'stes'", "'sets'");
    assertThat(told.get(5)).contains("yaml:10:", "'6 or so' is no aim", "'6.5 ± 0.3'");
    assertThat(told.get(6)).contains("yaml:11:", "'even ± 5 %'");
    assertThat(told.get(7)).contains("yaml:12:", "without %");
    assertThat(told.get(8)).contains("yaml:13:", "'at least 75 %'");
    assertThat(told.get(9)).contains("yaml:14:", "no bot 'randm'", "'random'");
  }

  @Test
  void anUnknownDesignAndTooFewGamesAreRefused() throws IOException {
    assertThat(problems(SEARCH.replace("1889", "1869")))
        .singleElement()
        .asString()
        .contains("yaml:1:", "no design '1869'", "1860");
    assertThat(problems(SEARCH.replace("60 games", "20 games")))
        .singleElement()
        .asString()
        .contains("yaml:5:", "20 games are too few", "write at least ");
    assertThat(problems(SEARCH.replace("60 games", "a lot")))
        .singleElement()
        .asString()
        .contains("'a lot' is no number of games: write 4000 games");
  }

  /** A title whose games take no time. */
  private static final TitleLoader TINY =
      new TitleLoader(Tiny.DESIGNS, Path.of("no-scripts"), Tiny.TILES);

  private static final String TINY_SEARCH =
      """
      design: tiny
      players: 2
      vary: { bank: 2000..5000 by 1000 }
      aims: { actions: 112 ± 8 }
      budget: 60 games
      bots: sensible
      """;

  private String answer(Path file, BatchProgress progress, int threads) throws IOException {
    ValueSearchFile.Read read =
        ValueSearchFile.read(file, List.of("tiny"), Set.of(), TINY::loadChanged);
    assertThat(read.problems()).isEmpty();
    ValueSearchPlan plan = read.plan().orElseThrow();
    ValueSearchAnswer answer =
        plan.play(
            new ValueSearchPlan.Playing(
                ExperimentEngine.HERE, BotRegistry.BUILT_IN, progress, List.of(), 2, threads));
    return answer.text() + Files.readString(answer.folder().resolve("games.jsonl"));
  }

  @Test
  void aSearchThatWasStoppedOrDamagedGoesOnToTheSameAnswer() throws IOException {
    Path whole =
        Files.writeString(
            Files.createDirectories(folder.resolve("whole")).resolve("pace.yaml"), TINY_SEARCH);
    Path stopped =
        Files.writeString(
            Files.createDirectories(folder.resolve("stopped")).resolve("pace.yaml"), TINY_SEARCH);
    Path games = stopped.resolveSibling("pace.games/run-1/games.jsonl");

    String expected = answer(whole, BatchProgress.NONE, 2);
    assertThatThrownBy(() -> answer(stopped, new CancelledAfter(40), 1))
        .isInstanceOf(CancellationException.class);
    List<String> lines = Files.readAllLines(games);
    assertThat(lines).hasSizeGreaterThanOrEqualTo(40);
    String cut = String.join("\n", lines.subList(0, 30)) + "\n" + lines.get(30).substring(0, 50);
    Files.writeString(games, cut);

    assertThat(answer(stopped, BatchProgress.NONE, 1)).isEqualTo(expected);
    assertThat(expected)
        .contains("Found: ", "fresh seeds (90 %)", "what each change does", "Runner-up: ");
  }
}

package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.ProjectFolders;

@Tag("slow")
class ExperimentCommandTest {
  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void severalDesignsAreComparedWithTheSameSeeds() {
    assertThat(run("1889", "1889:beginner-game", "--players", "2", "--games", "2"))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .contains("1889:beginner-game beside 1889, 2 players: 2 pairs of games of sensible bots")
        .doesNotContain("When it happens, in sets");
  }

  @Test
  void aReportBeginsWithTheScreenAndTellsTheCommandThatRepeatsIt() throws IOException {
    Path page = folder.resolve("report.html");

    assertThat(
            run(
                "1889",
                "1889:beginner-game",
                "--players=2",
                "--games=1",
                "--until",
                "phase-began 3",
                "--report",
                page.toString()))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);

    String told = Files.readString(page);
    assertThat(told)
        .as("the screen comes first")
        .containsSubsequence("<pre>", "All games have seeds drawn from 1.", "<h2>2 players</h2>");
    assertThat(told.substring(told.indexOf("How to repeat it")))
        .contains("1889 1889:beginner-game --players=2 --games=1 --until 'phase-began 3' --report ")
        .as("the version without the news")
        .doesNotContain("\n- ");
  }

  @Test
  void oneDesignTellsItsTimelineFirstIfAllIsAskedFor() {
    assertThat(run("1889", "--players", "2", "--games", "1", "--all")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).containsSubsequence("phase 3 begins", "1889, seed 1: 1 game");
  }

  @Test
  void anExperimentsFileIsPlayedAndItsGamesAreKeptBesideIt() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("train.yaml"),
            """
            says: Does another price of the first trains matter?
            sides: { 1889: { design: 1889 } }
            vary: trains.2.price=x1,x2
            players: 2
            games: 1
            questions: [best-worth]
            """);
    Path page = folder.resolve("report.html");

    assertThat(run(file.toString(), "--report", page.toString()))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .startsWith("Does another price of the first trains matter?")
        .contains(
            "trains.2.price=x2 beside trains.2.price=x1, 2 players: 1 pair of",
            "Worth of the winner")
        .doesNotContain("When it happens")
        .satisfies(text -> assertThat(text.lines()).hasSizeLessThanOrEqualTo(40));
    assertThat(out.toString().strip().lines().toList().getLast()).startsWith("With --all: ");
    assertThat(
            Files.readAllLines(folder.resolve("train.games").resolve("run-1").resolve("games.csv")))
        .hasSize(3);
    assertThat(page)
        .content()
        .contains("<h2>2 players</h2>", "data:image/svg+xml", "How to repeat it", "--report")
        .contains(
            "Roundhouse ", " on Java ", "says: Does another price of the first trains matter?")
        .contains("Prices and revenues", "Where track is laid", "Which routes run")
        .contains("trains.2.price=x2: how much more (orange) or less (blue) of it");
    assertThat(page)
        .content()
        .contains("<map name=", "<area shape=\"circle\"")
        .containsPattern("href=\"#(points-\\d+-0)\"[\\s\\S]*<tr id=\"\\1\">.*seed \\d+");
    searchTheRowsOf(file);
  }

  private void searchTheRowsOf(Path file) {
    assertThat(run(file.toString(), "--all")).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("Asked:", "When it happens", "Findings of ");
    assertThat(run(file.toString(), "--find", "Phase 3 begins", "--kept"))
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).contains("'Phase 3 begins': 2 times, in 2 of 2 games");
    run(file.toString(), "--find", "phase 3 begins", "--kept", "--while", "phase 3");
    assertThat(out.toString()).contains("while phase 3: 0 times, in 0 of 2 games");
    assertThat(run(file.toString(), "--find", "x", "--kept", "--while", "receivership"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("omit --kept to play the games again");
    assertThat(run(file.toString(), "--find", "x", "--kept", "--seed", "99"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("contains no recorded games");
  }

  @Test
  void theErrorsOfAFileAreToldWithTheirPlaces() throws IOException {
    Path file = Files.writeString(folder.resolve("wrong.yaml"), "sides: {}\nplyers: 3\n");

    assertThat(run(file.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("wrong.yaml:2:1: error: unknown key 'plyers'");
  }

  @Test
  void aFileThatDoesNotExistIsNamedWithAnExperimentOfThatName() throws IOException {
    assertThat(run("none.yaml")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no file 'none.yaml'.").doesNotContain("mean");

    Path tiny = folder.resolve("designs/tiny");
    Files.createDirectories(tiny.resolve("experiments"));
    Files.writeString(tiny.resolve("title.yaml"), "title: Tiny\n");
    Path roster = Files.writeString(tiny.resolve("experiments/roster.yaml"), "games: 2\n");
    var titles = new TitleOpener(new ProjectFolders(folder, Optional.empty()));
    assertThatThrownBy(() -> ExperimentSetup.file(titles, "rosters.yaml", List.of()))
        .hasMessage("There is no file 'rosters.yaml'. Did you mean '%s'?", roster);
  }

  @Test
  void whatAFileAsksForAndIsNotThereIsToldWithItsPlace() throws IOException {
    Path design =
        Files.writeString(folder.resolve("d.yaml"), "games: 2\nsides: { a: { design: 1898 } }\n");
    assertThat(run(design.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("d.yaml:2:13: ").contains("1889");

    err.getBuffer().setLength(0);
    String seven = "sides: { a: { design: 1889 } }\nplayers: 7\n";
    Path players = Files.writeString(folder.resolve("p.yaml"), seven);
    assertThat(run(players.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("p.yaml:2:10: ").contains("2 to 6 players");
  }

  @Test
  void aQuestionThatNoGameCanAnswerIsToldWithItsPlaceBeforeAny() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("q.yaml"),
            "sides: { a: { design: 1889 } }\nplayers: 2\nquestions: [sets, profits]\n");

    assertThat(run(file.toString())).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("q.yaml:3:12: there is no figure 'profits'; there are ");
    assertThat(folder.resolve("q.games")).doesNotExist();
  }

  @Test
  void aPlaceThatADesignLacksIsNamed() {
    assertThat(run("1889", "--vary", "trains.99.count=1..2")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("--vary: there is no '99' in 'trains'");
  }

  @Test
  void aFigureToWaitForThatNoGameCanHaveIsToldBefore() {
    String twice = "trains.2.price=x1,x2";
    assertThat(
            run(
                "1889",
                "--vary",
                twice,
                "--players",
                "2",
                "--games",
                "1",
                "--until",
                "phase-bgan 3"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines(
            "roundhouse: --until: there is no figure 'phase-bgan 3'; did you mean 'phase-began"
                + " 3'?");
  }

  @Test
  void eventsOfManyGamesAreFoundAndTheirGameIsSeenBySeed() throws IOException {
    assertThat(run("1889", "--players", "2", "--games", "2", "--find", "PHASE 3 begins"))
        .as(err.toString())
        .isEqualTo(ExitStatus.DONE);
    Matcher found =
        Pattern.compile("seed (\\d+), action (\\d+), (Operating round .*): Phase 3 begins")
            .matcher(out.toString());
    assertThat(found.find()).as(out.toString()).isTrue();
    assertThat(out.toString()).startsWith("'PHASE 3 begins': 2 times, in 2 of 2 games");

    out.getBuffer().setLength(0);
    assertThat(run("1889", "--players", "2", "--game", found.group(1))).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString().lines().map(String::strip))
        .containsSubsequence(found.group(3), "Phase 3 begins");

    Path file = folder.resolve("found.game.json");
    assertThat(run("1889", "--players", "2", "--game", found.group(1), "--save", file.toString()))
        .isEqualTo(ExitStatus.DONE);
    assertThat(out.toString())
        .containsPattern("\\d+ actions, [a-z-]+; Player A \\d+, Player B \\d+\\R$");
    assertThat(SavedGames.open(file).actions())
        .hasSizeGreaterThan(Integer.parseInt(found.group(2)));
  }

  @Test
  void eventsAreFoundOnlyWhileAConditionHolds() {
    String[] game = {"1889", "--players", "2", "--games", "1", "--find", " runs for "};
    run(with(game, "--while", "phase 2"));
    run(with(game, "--while", "phase 3"));

    assertThat(out.toString().lines().filter(line -> line.contains(" action ")))
        .isNotEmpty()
        .isSortedAccordingTo(Comparator.comparingInt(ExperimentCommandTest::action));
    assertThat(run(with(game, "--while", "phase 9"))).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .contains("--while: there is no phase '9'; the known ones are 2, 3, 4");
    assertThat(run(with(game, "--while", "raining"))).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("--while: 'raining' is not a condition", "receivership");
  }

  private static String[] with(String[] line, String... more) {
    return Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new);
  }

  private static int action(String line) {
    return Integer.parseInt(line.replaceFirst(".* action (\\d+),.*", "$1"));
  }

  @Test
  void optionsThatMakeNoSenseAloneAreRefused() {
    assertThat(run("1889", "--while", "phase 2")).isEqualTo(ExitStatus.MISUSED);
    assertThat(run("1889", "--save", "x.json")).isEqualTo(ExitStatus.MISUSED);
    assertThat(run("1889", "1830", "--game", "1")).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString())
        .contains("--while needs --find", "--save needs --game", "one game of one design");
  }

  private int run(String... args) {
    var line = CommandRunner.line(new Roundhouse(), new FailureMessages(false));
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    String[] all = new String[args.length + 1];
    all[0] = "simulate";
    System.arraycopy(args, 0, all, 1, args.length);
    return CommandRunner.run(line, all);
  }
}

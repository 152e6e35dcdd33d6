package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.workshop.files.SavedGames;

@Tag("slow")
class PictureCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"board", "market", "tiles", "upgrades"})
  void aDesignIsDrawnAtTheGivenWidth(String what) throws IOException {
    Path file = folder.resolve(what + ".png");

    assertThat(run("picture", what, "1860", "-o", file.toString(), "--width", "300"))
        .isEqualTo(ExitStatus.DONE);

    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(image.getWidth()).isEqualTo(300);
    assertThat(out.toString()).contains(file.toString(), "300 x " + image.getHeight());
  }

  @Test
  void aFileNameEndingInSvgGivesAnSvgDocument() throws IOException {
    Path file = folder.resolve("board.svg");

    assertThat(run("picture", "board", "1860", "-o", file.toString(), "--dark"))
        .isEqualTo(ExitStatus.DONE);
    assertThat(Files.readString(file)).contains("<svg", "width=\"1600\"");
  }

  @Test
  void aRotatedTileIsADifferentPicture() throws IOException {
    Path straight = folder.resolve("straight.png");
    Path turned = folder.resolve("turned.png");

    run("picture", "tile", "1860", "--tile", "9", "-o", straight.toString());
    run("picture", "tile", "1860", "--tile", "9", "--rotation", "1", "-o", turned.toString());

    assertThat(Files.readAllBytes(turned)).isNotEqualTo(Files.readAllBytes(straight));
  }

  @Test
  void optionsChangeWhatIsDrawn() throws IOException {
    Path plain = folder.resolve("plain.svg");
    Path small = folder.resolve("small.svg");

    run("picture", "board", "1860", "-o", plain.toString());
    run("picture", "board", "1860", "-o", small.toString(), "--option", "small-map");

    assertThat(Files.readString(plain)).contains("Totland");
    assertThat(Files.readString(small)).doesNotContain("Totland");
  }

  @Test
  void aMomentOfASavedGameIsDrawn() throws IOException {
    Path game = folder.resolve("two-bids.game.json");
    SavedGames.save(game, log(new Action.Bid("Ann", "", 10), new Action.Bid("Bob", "", 15)));

    assertThat(
            run(
                "picture",
                "tiles",
                "1860",
                "--game",
                game.toString(),
                "--at",
                "1",
                "-o",
                folder.resolve("tiles.svg").toString()))
        .isEqualTo(ExitStatus.DONE);
    assertThat(Files.readString(folder.resolve("tiles.svg"))).contains("4 of 4");
    assertThat(run("picture", "tiles", "1860", "--game", game.toString(), "--at", "3"))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("The game has 2 actions, so --at must be 0 to 2, not 3.");
  }

  @Test
  void aPictureShowsTheMomentAtWhichTheGameWasLeft() throws IOException {
    Path game = folder.resolve("undone.game.json");
    GameLog refused = log(new Action.Bid("Ann", "", 10), new Action.Bid("Ann", "", 15));
    SavedGames.save(
        game,
        new GameLog(
            refused.title(),
            refused.fingerprint(),
            refused.players(),
            refused.options(),
            refused.seed(),
            refused.actions(),
            1,
            List.of(),
            "",
            Map.of()));

    assertThat(
            run(
                "picture",
                "board",
                "1860",
                "--game",
                game.toString(),
                "-o",
                folder.resolve("undone.svg").toString()))
        .as("the refused action was undone")
        .isEqualTo(ExitStatus.DONE);
  }

  @Test
  void aGameThatTheRulesRefuseIsReportedWithItsAction() throws IOException {
    Path game = folder.resolve("out-of-turn.game.json");
    SavedGames.save(game, log(new Action.Bid("Ann", "", 10), new Action.Bid("Ann", "", 15)));

    assertThat(run("picture", "board", "1860", "--game", game.toString()))
        .isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("Action 2 of the game is refused:");
  }

  @Test
  void anUnknownDesignNamesTheNearest() {
    assertThat(run("picture", "board", "186O")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString()).contains("There is no design '186O'. Did you mean '1860'?");
  }

  @Test
  void anUnknownTileNamesTheNearest() {
    assertThat(run("picture", "tile", "1860", "--tile", "77O")).isEqualTo(ExitStatus.FAILED);
    assertThat(err.toString())
        .contains("There is no tile '77O' in design '1860': did you mean '77");
  }

  static Stream<List<String>> misuses() {
    return Stream.of(
        List.of("tile", "1860"),
        List.of("board", "1860", "-o", "board.jpeg"),
        List.of("board", "1860", "--width", "0"),
        List.of("tile", "1860", "--tile", "9", "--rotation", "6"),
        List.of("board", "1860", "--at", "3"),
        List.of("bord", "1860"));
  }

  @ParameterizedTest
  @MethodSource("misuses")
  void aWrongCommandLineWritesNothing(List<String> arguments) {
    String[] args = Stream.concat(Stream.of("picture"), arguments.stream()).toArray(String[]::new);

    assertThat(run(args)).isEqualTo(ExitStatus.MISUSED);
    assertThat(err.toString()).contains("See 'roundhouse picture --help'.");
    assertThat(out.toString()).isEmpty();
  }

  private static GameLog log(Action... actions) {
    return new GameLog("1860", "", List.of("Ann", "Bob", "Cid"), List.of(), 7, List.of(actions));
  }

  private int run(String... args) {
    return CommandRunner.run(
        CommandRunner.line(new Roundhouse(), new FailureMessages(false))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err)),
        args);
  }
}

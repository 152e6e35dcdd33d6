package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.text.TerminalGame;
import roundhouse.engine.Action;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.ProjectFolders;

class TerminalTest {

  private static final Title TITLE =
      new TitleOpener(ProjectFolders.ofThisProcess()).open("1860", List.of());

  private final StringWriter out = new StringWriter();
  private final TerminalGame table = new TerminalGame(TITLE, List.of("Ann", "Ben"), 1);

  @Test
  void aNumberTakesAChoiceAndASecondNumberIsItsAmount() throws IOException {
    play(Set.of(), "1 35");

    assertThat(table.log().actions()).containsExactly(new Action.Bid("Ann", "", 35));
    assertThat(out.toString())
        .contains(
            "Ann bids £35",
            "Ben: bid for the choice among the lots, or pass",
            "The input has ended.");
  }

  @Test
  void nonsenseIsRejectedAndTheQuestionRepeated() throws IOException {
    play(Set.of(), "foo", "99", "1 2000", "2 5", "1 x", "", "2");

    assertThat(table.actions()).isEqualTo(1);
    assertThat(out.toString())
        .contains(
            "'foo' is neither a choice nor a command",
            "Choose a number from 1 to 2.",
            "The amount must be from 5 to",
            "That choice has no amount",
            "Ann passes");
  }

  @Test
  void undoAlsoUndoesTheBotsActions() throws IOException {
    play(Set.of("Ben"), "2", "undo");

    assertThat(table.actions()).isZero();
    assertThat(out.toString()).contains("actions undone.");
  }

  @Test
  void botsPlayAGameToItsEnd() throws IOException {
    play(Set.of("Ann", "Ben"));

    assertThat(table.state().over()).isTrue();
    assertThat(out.toString()).contains("The game is over.");
  }

  @Test
  void aSavedGameContinuesWhereItWas(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("one.game.json");
    play(Set.of(), "1 10", "1 25", "save " + file, "quit");

    var log = SavedGames.open(file);
    var again = new TerminalGame(TITLE, log.players(), log.seed());

    assertThat(again.open(log)).isEmpty();
    assertThat(log).isEqualTo(table.log());
    assertThat(again.state()).isEqualTo(table.state());
  }

  @Test
  void aGameFromTheWindowIsSavedWithWhatWasUndoneItsOtherLinesAndItsAnnotations(
      @TempDir Path folder) throws IOException {
    Path file = folder.resolve("one.game.json");
    Action first = new Action.Bid("Ann", "", 10);
    Action second = new Action.Bid("Ben", "", 25);
    var noted =
        List.of(
            new ActionAnnotation(1, "", 1500L, List.of()),
            new ActionAnnotation(
                1, "bold", null, List.of(new ActionAnnotation.Mark("Ben", "?", "too much"))));
    var saved =
        new GameLog(
            TITLE.id(),
            TITLE.forPlayers(2).fingerprint(),
            List.of("Ann", "Ben"),
            List.of(),
            1,
            List.of(first, second),
            1,
            noted,
            "careful",
            Map.of("bold", List.of(new Action.Bid("Ann", "", 100))));

    assertThat(table.open(saved)).isEmpty();
    assertThat(table.actions()).isEqualTo(1);
    play(Set.of(), "save " + file, "quit");

    assertThat(SavedGames.open(file)).isEqualTo(saved);
  }

  @Test
  void whatWasUndoneStaysAsAnotherLineWhenSomethingElseIsPlayed() throws IOException {
    play(Set.of(), "1 10", "1 25", "undo", "1 30");

    GameLog log = table.log();
    assertThat(log.actions())
        .containsExactly(new Action.Bid("Ann", "", 10), new Action.Bid("Ben", "", 30));
    assertThat(log.lines().values())
        .containsExactly(List.of(new Action.Bid("Ann", "", 10), new Action.Bid("Ben", "", 25)));
  }

  @Test
  void whatWasUndoneComesBackWhenTheSameIsPlayedAgain() throws IOException {
    play(Set.of(), "1 10", "1 25", "undo", "1 25");

    assertThat(table.log().lines()).isEmpty();
    assertThat(table.log().moment()).isEqualTo(2);
  }

  @Test
  void aSavedGameStopsAtTheFirstActionThatIsRefusedAndSaysWhy() {
    Action first = new Action.Bid("Ann", "", 35);

    GameLog log = table.log().with(List.of(first, new Action.Bid("Ann", "", 40), first));

    assertThat(table.open(log).orElseThrow())
        .startsWith("action 2 (Ann")
        .contains(") is refused: ");
    assertThat(table.actions()).isEqualTo(1);
  }

  @Test
  void anInputThatCannotBeReadHasEnded() {
    var closed =
        new Reader() {
          @Override
          public int read(char[] into, int from, int count) throws IOException {
            throw new IOException("Bad file descriptor");
          }

          @Override
          public void close() {}
        };
    new Terminal(table, Set.of(), new BufferedReader(closed), new PrintWriter(out)).play();

    assertThat(out.toString()).contains("The input has ended.");
  }

  private void play(Set<String> bots, String... lines) throws IOException {
    new Terminal(
            table,
            bots,
            new BufferedReader(new StringReader(String.join("\n", lines))),
            new PrintWriter(out))
        .play();
  }
}

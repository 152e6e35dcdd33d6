package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.GameLog;
import roundhouse.engine.play.Engine;
import roundhouse.route.problem.StopRef;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.GoldenMoments;

/** In 1870 I10 has two towns: a token is placed in the one that was meant. */
@NeedsDisplay
class TokenPlacesWindowTest {
  private static final HexId TWO_TOWNS = HexId.of("I10");

  @Test
  void aClickPicksTheTownThatWasClicked() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1870")) {
      goToToken(opened);
      BoardView board = board(opened);
      for (int town : new int[] {1, 0, 1}) {
        Point2D at = Hands.look(() -> board.pixelOf(new StopRef(TWO_TOWNS, town)).orElseThrow());
        WindowHand.click(board, at);
        assertThat(picked(opened)).isEqualTo(town);
      }
    }
  }

  @Test
  void onAHexAKeyPicksOneTownAfterTheOther() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1870")) {
      goToToken(opened);
      BoardView board = board(opened);
      Hands.look(
          () -> {
            board.goTo(TWO_TOWNS);
            return true;
          });
      for (int town : new int[] {0, 1, 0}) {
        WindowHand.press(board, "F2");
        assertThat(picked(opened)).isEqualTo(town);
      }
    }
  }

  private static BoardView board(PicturedWindow opened) throws Exception {
    return opened.hand().part(BoardView.class, "board");
  }

  /** The town of the token that is picked. */
  private static int picked(PicturedWindow opened) throws Exception {
    Action action = Hands.look(() -> opened.window().parts().game.selection.action().orElseThrow());
    assertThat(action).isInstanceOf(Action.PlaceToken.class);
    assertThat(((Action.PlaceToken) action).hex()).isEqualTo(TWO_TOWNS);
    return ((Action.PlaceToken) action).city();
  }

  /** Goes to a decision in which a token can be placed, but no tile be laid. */
  private static void goToToken(PicturedWindow opened) throws Exception {
    opened.resize(1366, 728);
    GameLog log = PicturedWindow.game("1870", "4-players");
    opened.open(log);
    opened.goTo(moment(log));
  }

  private static int moment(GameLog log) throws IOException {
    GoldenMoments game =
        GoldenMoments.of(GoldenGame.FOLDER.resolve(log.title()).resolve("4-players.jsonl"));
    for (int at = 0; at < log.actions().size(); at++) {
      if (log.actions().get(at) instanceof Action.RunTrains) continue;
      List<Choice> choices = Engine.choices(game.title(), game.states().get(at));
      if (places(choices) > 1 && choices.stream().noneMatch(TokenPlacesWindowTest::laysTile))
        return at;
    }
    throw new AssertionError("no token can be placed in " + TWO_TOWNS);
  }

  private static boolean laysTile(Choice choice) {
    return choice.action() instanceof Action.LayTile;
  }

  private static long places(List<Choice> choices) {
    return choices.stream()
        .map(Choice::action)
        .filter(Action.PlaceToken.class::isInstance)
        .filter(action -> ((Action.PlaceToken) action).hex().equals(TWO_TOWNS))
        .count();
  }
}

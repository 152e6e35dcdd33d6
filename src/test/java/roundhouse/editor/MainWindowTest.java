package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTree;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;

@NeedsDisplay
class MainWindowTest extends WindowTest {
  private void playToTrack() throws Exception {
    floatRed();
    desk.await(now -> decides(now).equals("Red"));
  }

  private static String decides(Snapshot now) {
    return now.situation()
        .flatMap(situation -> situation.decision())
        .map(decision -> decision.entity())
        .orElse("");
  }

  @Test
  void aGameOfTheFirstDesignBeginsAtOnce() throws Exception {
    assertThat(desk.window.getTitle()).startsWith("Small");
    assertThat(Desk.look(() -> desk.window.shown().play().orElseThrow().players())).hasSize(3);
    JTable companies = desk.part(JTable.class, "companies");
    assertThat(Desk.look(() -> companies.getValueAt(0, 0))).isEqualTo("Red");
    assertThat(Desk.until(desk.part(JTree.class, "files")::getRowCount, rows -> rows > 8))
        .isGreaterThan(8);
  }

  @Test
  void aChoiceIsFoundByTypingAndPlayedByEnter() throws Exception {
    desk.press(KeyEvent.VK_F2);
    desk.type("blu 76");
    desk.press(KeyEvent.VK_ENTER);

    Snapshot after = desk.await(now -> at(now) == 1);

    assertThat(after.play().orElseThrow().state().company("Blu").par()).isEqualTo(76);
    desk.bringUp(WindowView.LOG);
    JList<?> log = desk.part(JList.class, "log");
    assertThat(Desk.look(() -> log.getModel().getElementAt(1).toString()))
        .contains("Ann starts Blu at £76");
  }

  @Test
  void aChoiceIsPickedByArrowsAndPlayedByEnter() throws Exception {
    JList<?> choices = desk.part(JList.class, "choices");
    Desk.keyboardTo(choices, choices::requestFocusInWindow);
    desk.pick(2);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().state().company("Red").par())
        .isEqualTo(76);
  }

  @Test
  void digitsSeekAChoiceWhereNoAmountIsAsked() throws Exception {
    desk.standBy();
    desk.type("76");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().state().company("Red").par())
        .isEqualTo(76);
  }

  @Test
  void theButtonSaysWhatItDoesAndPlaysIt() throws Exception {
    JButton play = desk.part(JButton.class, "play");
    assertThat(Desk.look(play::isEnabled)).isFalse();
    desk.standBy();
    desk.pick(2);
    assertThat(Desk.<String>look(play::getText)).contains("Red", "76");
    desk.click(play, new Point(play.getWidth() / 2, play.getHeight() / 2), 1);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().state().company("Red").par())
        .isEqualTo(76);
  }

  @Test
  void whatFollowsIsToldBeforeItIsPlayed() throws Exception {
    JTextArea told = desk.part(JTextArea.class, "consequences");
    desk.standBy();
    desk.pick(2);

    assertThat(Desk.<String>until(told::getText, text -> text.contains("Ann:")))
        .contains("Red starts at")
        .contains("Ann becomes president of Red");
    assertThat(at(Desk.look(desk.window::shown))).isZero();
  }

  @Test
  void decliningHasAButtonAndAKeyOfItsOwn() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
    desk.await(now -> at(now) == 1 && now.situation().isPresent());
    JButton pass = desk.part(JButton.class, "pass");
    desk.click(pass, new Point(pass.getWidth() / 2, pass.getHeight() / 2), 1);

    assertThat(desk.await(now -> at(now) == 2).play().orElseThrow().actions())
        .containsExactly(new Action.Pass("Ann"), new Action.Pass("Ben"));
  }

  @Test
  void enterPlaysNothingWhileNothingIsChosen() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.look(() -> desk.window.parts().selection.action())).isEmpty();
    theNextChoiceIsTheFirstAction();
  }

  @Test
  void enterPlaysNothingWhenTheFilterLeavesNothing() throws Exception {
    desk.standBy();
    desk.pick(2);
    desk.press(KeyEvent.VK_F2);
    desk.type("987");
    assertThat(Desk.look(() -> desk.window.parts().selection.action())).isEmpty();
    desk.press(KeyEvent.VK_ENTER);

    desk.press(KeyEvent.VK_ESCAPE);
    theNextChoiceIsTheFirstAction();
  }

  private void theNextChoiceIsTheFirstAction() throws Exception {
    desk.standBy();
    desk.pick(2);
    desk.press(KeyEvent.VK_ENTER);
    Snapshot after = desk.await(now -> at(now) > 0);
    assertThat(after.play().orElseThrow().played()).hasSize(1);
    assertThat(after.play().orElseThrow().state().company("Red").par()).isEqualTo(76);
  }

  @Test
  void aTileIsTakenUpByAClickTurnedByTheWheelAndLaidByEnter() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
    int before = inHand().rotation();
    desk.wheel(1);
    int turned = inHand().rotation();
    desk.picture(test + "-in-hand");
    desk.press(KeyEvent.VK_ENTER);

    Snapshot after =
        desk.await(
            now -> now.play().orElseThrow().state().board().laid().containsKey(HexId.of("B4")));

    assertThat(turned).isNotEqualTo(before);
    assertThat(after.play().orElseThrow().state().board().laid().get(HexId.of("B4")).rotation())
        .isEqualTo(turned);
  }

  @Test
  void aTileInHandIsTurnedByItsKeyAndPutBackByEscape() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
    int before = inHand().rotation();
    desk.press(KeyEvent.VK_R);
    assertThat(inHand().rotation()).isNotEqualTo(before);

    desk.press(KeyEvent.VK_ESCAPE);

    assertThat(Desk.look(() -> desk.window.parts().selection.action())).isEmpty();
  }

  private Action.LayTile inHand() throws Exception {
    return (Action.LayTile) Desk.look(() -> desk.window.parts().selection.action().orElseThrow());
  }

  @Test
  void spaceLetsABotDecide() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void aBotDecidesWhileTheListOfChoicesHasTheKeyboard() throws Exception {
    desk.standBy();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void botsPlayTheRoundWhileTheListOfChoicesHasTheKeyboard() throws Exception {
    desk.standBy();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) > 1 && now.busy().isEmpty()).play().orElseThrow().played())
        .hasSizeGreaterThan(1);
  }

  @Test
  void leftAndRightGoThroughTheHistory() throws Exception {
    playToTrack();
    desk.bringUp(WindowView.MARKET);
    var market = desk.part(Component.class, "market");
    Desk.keyboardTo(market, market::requestFocusInWindow);

    desk.press(KeyEvent.VK_LEFT);
    desk.await(now -> at(now) == 4);
    desk.press(KeyEvent.VK_LEFT);
    desk.await(now -> at(now) == 3);
    desk.press(KeyEvent.VK_RIGHT);

    assertThat(at(desk.await(now -> at(now) == 4))).isEqualTo(4);
  }

  @Test
  void onTheBoardArrowsWalkTheHexesAndNGoesToTheNextLegalOne() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_N);
    Optional<HexId> legal = Desk.until(() -> cursorOf(board), Optional::isPresent);
    desk.press(KeyEvent.VK_LEFT);
    Optional<HexId> beside = Desk.until(() -> cursorOf(board), at -> !at.equals(legal));
    desk.press(KeyEvent.VK_N);
    Desk.until(() -> cursorOf(board), at -> !at.equals(beside));

    assertThat(overlay(board).legal()).contains(legal.orElseThrow());
    assertThat(overlay(board).legal()).doesNotContain(beside.orElseThrow());
    assertThat(overlay(board).legal()).contains(Desk.look(() -> cursorOf(board)).orElseThrow());
    assertThat(at(desk.await(now -> true))).as("the history stands still").isEqualTo(5);
  }

  private static BoardOverlay overlay(BoardView board) throws Exception {
    return Desk.look(() -> overlayOf(board));
  }

  private static BoardOverlay overlayOf(BoardView board) {
    return ((BoardPainter) board.picture().orElseThrow()).overlay();
  }

  private static Optional<HexId> cursorOf(BoardView board) {
    return overlayOf(board).cursor();
  }

  @Test
  void theStripOfHistoryGoesWhereItIsClicked() throws Exception {
    playToTrack();
    var strip = desk.part(Component.class, "history");

    desk.click(strip, new Point(12, 14), 1);

    assertThat(desk.await(now -> at(now) == 0).play().orElseThrow().played()).hasSize(5);
  }

  @Test
  void savingAFileElsewhereChangesTheGameAndTellsWhat() throws Exception {
    playToTrack();

    desk.small.replace("title.yaml", "3: 400", "3: 410");

    Snapshot after = desk.await(now -> now.report().isPresent());
    assertThat(after.play().orElseThrow().state().player("Cleo").cash()).isEqualTo(410);
    assertThat(Desk.look(() -> desk.window.reloadText())).containsPattern("differences? here");
  }

  @Test
  void aFileEditedInTheWindowIsSavedByItsKeyAndInForce() throws Exception {
    JTextComponent text = text("title.yaml");
    Desk.look(
        () -> {
          text.setText(text.getText().replace("3: 400", "3: 450"));
          return text.requestFocusInWindow();
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_S);

    Snapshot after = desk.await(now -> now.report().isPresent());

    assertThat(Files.readString(desk.small.file("title.yaml"))).contains("3: 450");
    assertThat(after.play().orElseThrow().state().player("Cleo").cash()).isEqualTo(450);
  }

  @Test
  void aBrokenFileIsListedAndTheGameGoesOn() throws Exception {
    desk.small.replace("title.yaml", "players:", "plyers:");

    desk.await(Snapshot::outdated);
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");

    assertThat(Desk.look(() -> problems.getModel().getSize())).isPositive();
    assertThat(Desk.look(() -> desk.window.reloadText()))
        .startsWith("The last good rules stay in force");
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
  }

  @Test
  void anEditElsewhereShowsInTheOpenText() throws Exception {
    JTextComponent text = text("title.yaml");

    desk.small.replace("title.yaml", "3: 400", "3: 470");

    desk.await(now -> now.report().isPresent());
    String shown = Desk.until(text::getText, held -> held.contains("3: 470"));
    assertThat(shown).contains("3: 470");
  }

  private JTextComponent text(String file) throws Exception {
    return Waiting.until(
        () -> desk.part(JTextComponent.class, "text " + file),
        Objects::nonNull,
        () -> file + " was never opened");
  }

  @Test
  void aRefusalIsSaidInTheWordsOfTheRules() throws Exception {
    desk.workshop().play(new Action.Start("Ben", "Red", 71));

    desk.await(now -> now.notice().isPresent());

    String notice = Desk.look(desk.part(JLabel.class, "notice")::getText);
    assertThat(notice).contains("not the turn of Ben");
  }

  @Test
  void aKeySwitchesBetweenLightAndDark() throws Exception {
    var before = Desk.look(() -> desk.window.getContentPane().getBackground());

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);

    assertThat(Desk.look(() -> desk.window.getContentPane().getBackground())).isNotEqualTo(before);
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Choices are found, picked, declined and played on the card. */
@NeedsDisplay
class ChoicesWindowTest extends WindowTest {
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
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.turn.choices.ChoiceRow;
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

  /** Red is the first line; a full stop goes on to its next price. */
  private void pickRedAt76() throws Exception {
    desk.pick(1);
    desk.press(KeyEvent.VK_PERIOD);
  }

  @Test
  void thePricesOfACompanyAreListedInItsRow() throws Exception {
    desk.standBy();
    desk.pick(1);
    JComboBox<?> prices = desk.part(JComboBox.class, "variant");
    JList<?> choices = desk.part(JList.class, "choices");
    assertThat(Desk.look(() -> choices.getCellBounds(0, 0).contains(prices.getBounds()))).isTrue();
    assertThat(Desk.<Object>look(prices::getSelectedItem)).isEqualTo("£71");
    Desk.look(
        () -> {
          prices.setSelectedIndex(1);
          return true;
        });
    desk.picture(test + "-76");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().state().company("Red").par())
        .isEqualTo(76);
  }

  @Test
  void aChoiceIsPickedByArrowsAndPlayedByEnter() throws Exception {
    JList<?> choices = desk.part(JList.class, "choices");
    Desk.keyboardTo(choices, choices::requestFocusInWindow);
    pickRedAt76();
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
    pickRedAt76();
    assertThat(Desk.<String>look(play::getText)).contains("Red", "76");
    desk.click(play, new Point(play.getWidth() / 2, play.getHeight() / 2), 1);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().state().company("Red").par())
        .isEqualTo(76);
  }

  @Test
  void whatFollowsIsToldBeforeItIsPlayed() throws Exception {
    JTextArea told = desk.part(JTextArea.class, "consequences");
    desk.standBy();
    pickRedAt76();

    assertThat(Desk.<String>until(told::getText, text -> text.contains("Ann:")))
        .contains("Red starts at")
        .contains("Ann becomes president of Red");
    assertThat(at(Desk.look(desk.window::shown))).isZero();
  }

  @Test
  void whatFollowsMovesNothingUnderTheMouse() throws Exception {
    Map<String, Rectangle> before = cardParts();
    desk.standBy();
    pickRedAt76();

    JTextArea told = desk.part(JTextArea.class, "consequences");
    Desk.until(told::getText, text -> text.contains("Ann:"));
    assertThat(cardParts()).as("the choices and the buttons").isEqualTo(before);
  }

  /** Where the parts of the card are. */
  private Map<String, Rectangle> cardParts() throws Exception {
    Desk.caughtUp();
    var places = new TreeMap<String, Rectangle>();
    for (String name :
        List.of("choices", "card body", "consequences", "also now", "pass", "play")) {
      Component part = desk.part(Component.class, name);
      places.put(name, Desk.look(() -> new Rectangle(part.getLocationOnScreen(), part.getSize())));
    }
    return places;
  }

  @Test
  void twoClicksPlayTheLastChoiceInSight() throws Exception {
    JList<?> choices = lowChoices();
    Point lowest = lowest(choices);
    Object row = Desk.look(() -> choices.getModel().getElementAt(choices.locationToIndex(lowest)));
    desk.click(choices, lowest, 2);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().actions())
        .containsExactly(((ChoiceRow) row).action());
  }

  @Test
  void aSecondClickPlaysThoughWhatFollowsIsToldBeforeItEnds() throws Exception {
    JList<?> choices = lowChoices();
    JTextArea told = desk.part(JTextArea.class, "consequences");
    desk.clickAndHold(choices, lowest(choices));
    Desk.until(told::getText, text -> !text.isEmpty());
    assertThat(at(Desk.look(desk.window::shown))).isZero();
    desk.letGo();

    desk.await(now -> at(now) == 1);
  }

  @Test
  void theLowestCardShowsAChoice() throws Exception {
    JList<?> choices = choicesOfAWindow(530);

    int headingAndSentence = 3 * Desk.look(() -> choices.getFont().getSize());
    assertThat(
            Desk.until(() -> choices.getVisibleRect().height, seen -> seen >= headingAndSentence))
        .isGreaterThanOrEqualTo(headingAndSentence);
  }

  /** The choices of a window so low that only some of them are in sight. */
  private JList<?> lowChoices() throws Exception {
    return choicesOfAWindow(560);
  }

  private JList<?> choicesOfAWindow(int height) throws Exception {
    JList<?> choices = desk.part(JList.class, "choices");
    int before = Desk.look(() -> choices.getVisibleRect().height);
    Desk.look(
        () -> {
          desk.window.setBounds(0, 0, 1100, height + desk.window.getInsets().top);
          return true;
        });
    Desk.until(() -> choices.getVisibleRect().height, seen -> seen != before);
    Desk.caughtUp();
    return choices;
  }

  private static Point lowest(JList<?> choices) throws Exception {
    Rectangle seen = Desk.look(choices::getVisibleRect);
    return new Point(seen.width / 2, seen.y + seen.height - 4);
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

    assertThat(Desk.look(() -> desk.window.parts().game.selection.action())).isEmpty();
    theNextChoiceIsTheFirstAction();
  }

  @Test
  void enterPlaysNothingWhenTheFilterLeavesNothing() throws Exception {
    desk.standBy();
    pickRedAt76();
    desk.press(KeyEvent.VK_F2);
    desk.type("987");
    assertThat(Desk.look(() -> desk.window.parts().game.selection.action())).isEmpty();
    desk.press(KeyEvent.VK_ENTER);

    desk.press(KeyEvent.VK_ESCAPE);
    theNextChoiceIsTheFirstAction();
  }

  private void theNextChoiceIsTheFirstAction() throws Exception {
    desk.standBy();
    pickRedAt76();
    desk.press(KeyEvent.VK_ENTER);
    Snapshot after = desk.await(now -> at(now) > 0);
    assertThat(after.play().orElseThrow().played()).hasSize(1);
    assertThat(after.play().orElseThrow().state().company("Red").par()).isEqualTo(76);
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.stream.IntStream;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Bots play many games in the background, operated by keyboard alone. */
@NeedsDisplay
class ManyGamesWindowTest extends ManyGamesDialogTest {
  @Test
  void enterStartsAndTheFiguresOfAllGamesAppear() throws Exception {
    games("6");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(toldAtTheEnd()).startsWith("6 games in ");
    assertThat(Desk.look(() -> cell("played", 2))).isEqualTo("6");
    assertThat(Desk.look(() -> cell("last-phase", 2))).isEqualTo("6 (100%)");
    assertThat(Desk.look(() -> cell("seat 3", 2))).endsWith("%)");
    assertThat(Desk.look(() -> cell("2", 2)))
        .as("both trains of the first kind")
        .isEqualTo("12 (2 per game)");
    assertThat(Desk.look(() -> figures.getColumnCount())).isEqualTo(3);
    assertThat(Desk.look(() -> desk.find("save figures").isEnabled())).isTrue();
    assertThat(Desk.look(() -> desk.find("bars").getAccessibleContext().getAccessibleDescription()))
        .startsWith("Wins by seat: seat 1 ");
  }

  private void seed(String typed) throws Exception {
    keyboardTo("game of a seed");
    desk.press(KeyEvent.VK_SPACE);
    Component field =
        Desk.until(
            Desk::focusOwner,
            focused -> focused != null && "seed of the game".equals(focused.getName()));
    assertThat(field).isNotNull();
    desk.type(typed);
    desk.press(KeyEvent.VK_ENTER);
  }

  @Test
  void aGameIsPlayedAgainByItsSeedAndOpened() throws Exception {
    seed("1234");

    Snapshot now =
        desk.await(shown -> shown.play().filter(play -> play.log().seed() == 1234).isPresent());
    assertThat(now.play().orElseThrow().log().actions()).isNotEmpty();
    assertThat(Desk.until(() -> desk.find("many games").isShowing(), shows -> !shows)).isFalse();
  }

  @Test
  void aSeedThatIsNoNumberIsTold() throws Exception {
    seed("first");

    assertThat(Desk.until(told::getText, text -> text.contains("first")))
        .isEqualTo("A seed must be a whole number, not 'first'.");
  }

  @Test
  void aSecondSideStandsBesideTheFirstWithTheDifference() throws Exception {
    games("4");
    JCheckBox against = desk.part(JCheckBox.class, "games against");
    Desk.keyboardTo(against, against::requestFocusInWindow);
    desk.press(KeyEvent.VK_SPACE);
    JComboBox<?> second = desk.part(JComboBox.class, "games second design");
    Desk.keyboardTo(second, second::requestFocusInWindow);
    desk.press(KeyEvent.VK_DOWN);
    if (Desk.look(second::isPopupVisible)) desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.look(second::getSelectedItem)).isEqualTo("variant");
    keyboardTo("games number");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(toldAtTheEnd()).startsWith("8 games in ");
    assertThat(Desk.look(() -> IntStream.range(2, 5).mapToObj(figures::getColumnName).toList()))
        .containsExactly("small", "variant", "Difference");
    assertThat(
            Desk.look(() -> cell("played", 2) + " " + cell("played", 3) + " " + cell("played", 4)))
        .isEqualTo("4 4 =");
    assertThat(Desk.look(() -> cell("winner's worth: min / mean / max", 4)))
        .as("more money makes richer winners")
        .matches("\\+\\d+");
  }

  @Test
  void twoEqualSidesAreRefused() throws Exception {
    keyboardTo("games against");
    desk.press(KeyEvent.VK_SPACE);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.<String>until(told::getText, text -> text.startsWith("Both sides")))
        .startsWith("Both sides are the same");
    assertThat(Desk.look(figures::getRowCount)).isZero();
  }

  @Test
  void escapeStopsAtOnceAndKeepsWhatWasPlayed() throws Exception {
    games("100000");
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(() -> cell("played", 2), played -> !played.isEmpty());

    desk.press(KeyEvent.VK_ESCAPE);

    String says = toldAtTheEnd();
    assertThat(says).matches("Stopped\\. These are the figures of \\d+ games?\\.");
    assertThat(Desk.look(() -> cell("played", 2)))
        .isEqualTo(says.replaceAll("\\D", ""))
        .isNotEqualTo("100000");
    assertThat(
            Desk.look(
                () -> desk.find("many games").isShowing() && desk.find("start games").isEnabled()))
        .isTrue();

    desk.press(KeyEvent.VK_ESCAPE);
    assertThat(Desk.until(() -> desk.find("figures").isShowing(), shown -> !shown)).isFalse();
  }
}

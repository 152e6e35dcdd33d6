package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** Bots play many games in the background, operated by keyboard alone. */
@NeedsDisplay
class ManyGamesWindowTest extends WindowTest {
  private JTable figures;
  private JLabel told;

  @Override
  void furnish() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(
        variant.resolve("title.yaml"),
        "extends: ../small\ntitle: Variant\nstarting-cash: { 2: 800, 3: 700, 4: 600 }\n");
  }

  @BeforeEach
  void open() throws Exception {
    desk.small.endWithTheSecondPhase();
    desk.await(
        now ->
            now.play()
                .filter(
                    play ->
                        !play.title().design().ends().isEmpty()
                            && play.title().design().phases().size() == 2)
                .isPresent());
    openDialog();
  }

  private void openDialog() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_G);
    assertThat(
            Desk.until(
                () -> desk.find("figures") != null && desk.find("figures").isShowing(), yes -> yes))
        .isTrue();
    figures = desk.part(JTable.class, "figures");
    told = desk.part(JLabel.class, "games told");
    Desk.keyboardTo(desk.part(JDialog.class, "many games"));
  }

  private void keyboardTo(String name) throws Exception {
    Component part = desk.part(Component.class, name);
    Desk.keyboardTo(part, part::requestFocusInWindow);
  }

  private void games(String number) throws Exception {
    keyboardTo("games number");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type(number);
  }

  /** The text of a table cell; "" while there is none. */
  private String cell(String what, int column) {
    return IntStream.range(0, figures.getRowCount())
        .filter(row -> figures.getValueAt(row, 1).equals(what))
        .mapToObj(row -> (String) figures.getValueAt(row, column))
        .findFirst()
        .orElse("");
  }

  private String toldAtTheEnd() throws Exception {
    return Desk.until(
        told::getText,
        text -> text.contains(" in ") || text.startsWith("Stopped"),
        Duration.ofSeconds(60));
  }

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
            KeyboardFocusManager.getCurrentKeyboardFocusManager()::getFocusOwner,
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
        .isEqualTo("A seed must be a whole number, not “first”.");
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

  @Test
  void aFailedGameIsListedWithItsSeedAndOpenedWhereItFailed() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export function companyFloated() {\n  return missing.list;\n}\n");
    games("3");
    desk.press(KeyEvent.VK_ENTER);
    toldAtTheEnd();
    JList<?> failures = desk.part(JList.class, "failures");
    assertThat(Desk.look(() -> failures.getModel().getSize())).isEqualTo(3);
    desk.picture(test + "-failed");

    Desk.keyboardTo(failures, failures::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);

    Snapshot opened = desk.await(now -> now.report().flatMap(report -> report.stop()).isPresent());
    assertThat(opened.report().orElseThrow().stop().orElseThrow().why()).contains("missing");
    assertThat(opened.play().map(GameHistory::players).orElseThrow())
        .containsExactly("Player A", "Player B", "Player C");
    assertThat(Desk.look(figures::isShowing)).as("the dialog gives way to the game").isFalse();

    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_G);

    assertThat(Desk.until(figures::isShowing, yes -> yes)).isTrue();
    assertThat(Desk.look(() -> cell("not ended as the rules say", 2))).isEqualTo("3");
  }

  @Test
  void gamesThatCannotBeginGiveTheReason() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export function roundStarted() {\n  return missing.list;\n}\n");
    games("100000");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.<String>until(told::getText, text -> text.contains("roundStarted")))
        .contains("missing is not defined");
    assertThat(Desk.until(() -> desk.find("start games").isEnabled(), yes -> yes)).isTrue();
  }

  @Test
  void theFiguresAreSavedAsTheCommandLinePrintsThem() throws Exception {
    games("2");
    desk.press(KeyEvent.VK_ENTER);
    toldAtTheEnd();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_J);
    JTextField name =
        Desk.until(
            () ->
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()
                            instanceof JTextField field
                        && !"games number".equals(field.getName())
                    ? field
                    : null,
            found -> found != null);
    Path file = root.resolve("saved.json");
    Desk.look(
        () -> {
          name.setText(file.toString());
          return true;
        });
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.<String>until(told::getText, text -> text.startsWith("Saved")))
        .isEqualTo("Saved as " + file);
    assertThat(new ObjectMapper().readTree(file.toFile()).at("/figures/0/games").asInt())
        .isEqualTo(2);
  }

  @Test
  void closingTheDialogStopsItsGames() throws Exception {
    games("100000");
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(() -> cell("played", 2), played -> !played.isEmpty());

    JDialog dialog = desk.part(JDialog.class, "many games");
    Desk.look(
        () -> {
          dialog.dispatchEvent(new WindowEvent(dialog, WindowEvent.WINDOW_CLOSING));
          return true;
        });

    assertThat(
            Desk.until(
                () ->
                    Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(each -> each.getName().equals("games")),
                yes -> yes))
        .isTrue();
  }
}

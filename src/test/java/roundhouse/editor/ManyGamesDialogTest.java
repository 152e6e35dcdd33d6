package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTable;
import org.junit.jupiter.api.BeforeEach;

/** Opens the dialog in which bots play many games, before each test. */
abstract class ManyGamesDialogTest extends WindowTest {
  JTable figures;
  JLabel told;

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

  void openDialog() throws Exception {
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

  void keyboardTo(String name) throws Exception {
    Component part = desk.part(Component.class, name);
    Desk.keyboardTo(part, part::requestFocusInWindow);
  }

  void games(String number) throws Exception {
    keyboardTo("games number");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type(number);
  }

  /** The text of a table cell; "" while there is none. */
  String cell(String what, int column) {
    return IntStream.range(0, figures.getRowCount())
        .filter(row -> figures.getValueAt(row, 1).equals(what))
        .mapToObj(row -> (String) figures.getValueAt(row, column))
        .findFirst()
        .orElse("");
  }

  String toldAtTheEnd() throws Exception {
    return Desk.until(
        told::getText,
        text -> text.contains(" in ") || text.startsWith("Stopped"),
        Duration.ofSeconds(60));
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** Compares two designs side by side in the window. */
@NeedsDisplay
class DesignsWindowTest extends WindowTest {
  @Override
  void furnish() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(
        variant.resolve("title.yaml"),
        "extends: ../small\ntitle: Variant\nbank: 6000\nmap: { hexes: { remove: [A5] } }\n");
  }

  @Test
  void aDesignIsComparedAtFirstWithTheVariantThatExtendsIt() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_D);

    JLabel told = desk.part(JLabel.class, "told");
    assertThat(Desk.until(told::getText, text -> text.contains("hexes 1")))
        .contains("values 3, hexes 1, hooks 0, scripts 0");
    JTable changes = desk.part(JTable.class, "changes");
    assertThat(Desk.look(() -> changes.getValueAt(1, 1) + " " + changes.getValueAt(1, 2)))
        .isEqualTo("cash 5000 → 6000");
  }

  @Test
  void anotherDesignIsChosenByKeyboard() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_D);
    JLabel told = desk.part(JLabel.class, "told");
    Desk.until(told::getText, text -> text.contains("hexes 1"));

    JComboBox<?> second = desk.part(JComboBox.class, "Second design");
    Desk.keyboardTo(second, second::requestFocusInWindow);
    desk.press(KeyEvent.VK_UP);
    if (!"small".equals(Desk.look(second::getSelectedItem))) desk.press(KeyEvent.VK_UP);
    if (Desk.look(second::isPopupVisible)) desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(told::getText, text -> text.equals("Nothing differs.")))
        .isEqualTo("Nothing differs.");
  }
}

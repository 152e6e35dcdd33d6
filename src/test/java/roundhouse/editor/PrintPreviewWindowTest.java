package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.print.PageSize;
import roundhouse.print.PrintedGame.Part;
import roundhouse.testkit.NeedsDisplay;

/** The print dialog shows the pages as they will be printed, and how many. */
@NeedsDisplay
class PrintPreviewWindowTest extends WindowTest {
  private static final int DARK = 0x90;

  @BeforeEach
  void open() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_P);
    Desk.until(() -> desk.find("print told") != null, yes -> yes);
    told("sheets of A4");
  }

  @AfterEach
  void close() throws Exception {
    if (!Desk.look(this::isOpen)) return;
    desk.press(KeyEvent.VK_ESCAPE);
    Desk.until(this::isOpen, yes -> !yes);
    Desk.until(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().equals("preview")),
        ended -> ended);
  }

  /** A dialog that is closed may be gone. */
  private boolean isOpen() {
    Component told = desk.find("print told");
    return told != null && told.isShowing();
  }

  private String told(String wanted) throws Exception {
    JLabel told = desk.part(JLabel.class, "print told");
    return Desk.until(told::getText, text -> text.contains(wanted));
  }

  private String page(String wanted) throws Exception {
    JLabel told = desk.part(JLabel.class, "print page told");
    return Desk.until(told::getText, text -> text.contains(wanted));
  }

  private void choose(Part... parts) throws Exception {
    for (Part part : Part.values()) {
      JCheckBox box = desk.part(JCheckBox.class, "print " + part);
      Desk.look(
          () -> {
            box.setSelected(List.of(parts).contains(part));
            return true;
          });
    }
  }

  @Test
  void theNumberOfSheetsFollowsTheChoices() throws Exception {
    choose(Part.CHARTERS, Part.AID);
    assertThat(told("2 sheets")).isEqualTo("2 sheets of A4");
    assertThat(page("of 2")).isEqualTo("Page 1 of 2: Charters");

    choose(Part.AID);
    assertThat(told("1 sheet ")).isEqualTo("1 sheet of A4");
    JComboBox<?> paper = desk.part(JComboBox.class, "print paper");
    Desk.look(
        () -> {
          paper.setSelectedItem(PageSize.TABLOID);
          return true;
        });
    assertThat(told("Tabloid")).isEqualTo("1 sheet of Tabloid");
  }

  @Test
  void itBeginsWithWhatWasPrintedLast() throws Exception {
    choose(Part.AID);
    JComboBox<?> paper = desk.part(JComboBox.class, "print paper");
    JTextField file = desk.part(JTextField.class, "print file");
    Desk.look(
        () -> {
          paper.setSelectedItem(PageSize.A3);
          file.setText(root.resolve("aid.pdf").toString());
          return true;
        });
    told("1 sheet of A3");
    JButton create = desk.part(JButton.class, "print create");
    desk.click(create, new Point(create.getWidth() / 2, create.getHeight() / 2), 1);
    Desk.until(this::isOpen, yes -> !yes);
    Desk.until(() -> Files.exists(root.resolve("aid.pdf")), yes -> yes);
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_P);
    Desk.until(this::isOpen, yes -> yes);
    assertThat(told("sheet")).isEqualTo("1 sheet of A3");
  }

  @Test
  void withoutAPartThereIsNothingToCreate() throws Exception {
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_N);

    told("Choose a part to print.");
    JButton create = desk.part(JButton.class, "print create");
    assertThat(Desk.until(create::isEnabled, yes -> !yes)).isFalse();

    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_A);
    told("sheets of A4");
    assertThat(Desk.until(create::isEnabled, yes -> yes)).isTrue();
  }

  @Test
  void pagesAreTurnedByKeysFromAnywhere() throws Exception {
    choose(Part.CHARTERS, Part.AID);
    page("of 2");

    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_PAGE_DOWN);
    assertThat(page("Page 2")).isEqualTo("Page 2 of 2: Player aid");
    JButton after = desk.part(JButton.class, "print after");
    assertThat(Desk.look(after::isEnabled)).isFalse();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_PAGE_UP);
    page("Page 1");

    JList<?> strip = desk.part(JList.class, "print pages");
    Desk.keyboardTo(strip, strip::requestFocusInWindow);
    desk.press(KeyEvent.VK_DOWN);
    page("Page 2");
    desk.press(KeyEvent.VK_C);
    assertThat(page("Page 1")).as("a letter finds the part").isEqualTo("Page 1 of 2: Charters");
  }

  @Test
  void thePageIsDrawnLargeAndSmall() throws Exception {
    choose(Part.RULES);
    page("Rules");

    Component large = desk.part(Component.class, "print page");
    assertThat(Desk.until(() -> letters(large), count -> count > 500)).isGreaterThan(500);
    Component strip = desk.part(Component.class, "print pages");
    assertThat(Desk.until(() -> letters(strip), count -> count > 20)).isGreaterThan(20);
    assertThat(large.getAccessibleContext().getAccessibleName()).startsWith("Page 1 of");
  }

  /** The number of dark pixels in a component. */
  private static int letters(Component part) {
    var image = new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB);
    part.paint(image.getGraphics());
    int dark = 0;
    for (int x = 0; x < image.getWidth(); x++)
      for (int y = 0; y < image.getHeight(); y++) if ((image.getRGB(x, y) & 0xFF) < DARK) dark++;
    return dark;
  }
}

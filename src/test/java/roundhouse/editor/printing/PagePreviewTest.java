package roundhouse.editor.printing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.testkit.Waiting;

/** A preview says which part cannot be printed, and shows nothing that is outdated. */
class PagePreviewTest {
  private PagePreview preview;

  private static PrintChoice choice(Part... parts) {
    return new PrintChoice(EnumSet.copyOf(Set.of(parts)), PageSize.A4, Orientation.ANY, 38);
  }

  private static List<PrintedPage> page() {
    return List.of(new PrintedPage("page", PageSize.A4.upright(), null));
  }

  private void open(BiFunction<PrintChoice, Part, List<PrintedPage>> maker) throws Exception {
    SwingUtilities.invokeAndWait(() -> preview = new PagePreview(maker));
  }

  @AfterEach
  void close() throws Exception {
    SwingUtilities.invokeAndWait(preview::end);
  }

  private void show(PrintChoice choice) throws Exception {
    SwingUtilities.invokeAndWait(() -> preview.show(choice));
  }

  private <T extends Component> T part(Class<T> type, String name) {
    return type.cast(find(preview, name));
  }

  private static Component find(Container in, String name) {
    for (Component part : in.getComponents()) {
      if (name.equals(part.getName())) return part;
      Component inside = part instanceof Container container ? find(container, name) : null;
      if (inside != null) return inside;
    }
    return null;
  }

  private String told(String wanted) throws Exception {
    JLabel told = part(JLabel.class, "print told");
    return Waiting.until(told::getText, text -> text.contains(wanted), () -> told.getText());
  }

  @Test
  void aPartThatCannotBePrintedIsNamedInItsPlace() throws Exception {
    open(
        (_, part) -> {
          if (part == Part.MARKET) throw new IllegalStateException("it has no spaces");
          return page();
        });
    show(choice(Part.MAP, Part.MARKET, Part.TRAINS));

    assertThat(told("2 sheets")).isEqualTo("2 sheets of A4; not printed: Market");
    JList<?> strip = part(JList.class, "print pages");
    SwingUtilities.invokeAndWait(() -> strip.setSelectedIndex(1));
    JTextArea fault = part(JTextArea.class, "print fault");
    assertThat(fault.getText())
        .startsWith("Market cannot be printed: ")
        .contains("it has no spaces");
  }

  @Test
  void whatAnEarlierChoicePrintsIsNotShown() throws Exception {
    var begun = new CountDownLatch(1);
    var released = new CountDownLatch(1);
    open(
        (_, part) -> {
          begun.countDown();
          if (part == Part.MAP) await(released);
          return page();
        });
    show(choice(Part.MAP, Part.TILES, Part.RULES));
    begun.await();
    show(choice(Part.TRAINS));
    released.countDown();

    assertThat(told("sheet")).isEqualTo("1 sheet of A4");
    JList<?> strip = part(JList.class, "print pages");
    assertThat(strip.getModel().getElementAt(0)).hasToString("Trains");
  }

  private static void await(CountDownLatch released) {
    try {
      released.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}

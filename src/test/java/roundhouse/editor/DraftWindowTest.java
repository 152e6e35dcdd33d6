package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** A file of another program becomes a design and a game from the menu. */
@NeedsDisplay
class DraftWindowTest extends WindowTest {
  private static final String ISLE =
      """
      { "info": { "title": "18Isle" },
        "players": [ { "number": 2, "certLimit": 10, "capital": 500 } ], "bank": 4000,
        "shareTypes": { "default": [ { "quantity": 1, "percent": 20 }, { "quantity": 8, "percent": 10 } ] },
        "companies": [ { "name": "One & Co", "abbrev": "ONE", "color": "red", "tokens": ["Free", 40] } ],
        "trains": [ { "name": "2", "quantity": 3, "price": 80, "color": "yellow" } ],
        "phases": [ { "name": "2", "limit": 4, "tiles": "yellow" } ],
        "stock": { "type": "1D", "movement": { "right": ["Paid dividends"] },
                   "market": [ 50, { "value": 60, "par": true }, 70 ] },
        "tiles": { "57": 2 },
        "map": { "hexes": [
          { "hexes": ["A1"], "color": "plain", "cities": [ { "name": { "name": "Port" }, "companies": ["ONE"] } ] },
          { "hexes": ["A3"], "color": "plain" } ] } }
      """;

  private void choose(String text) throws Exception {
    Path file = Files.writeString(root.resolve("isle.json"), text);
    JMenuItem item =
        Arrays.stream(desk.window.getJMenuBar().getComponents())
            .flatMap(menu -> items((JMenu) menu))
            .filter(each -> each.getText().equals("New design from…"))
            .findFirst()
            .orElseThrow();
    SwingUtilities.invokeLater(item::doClick);
    var chooser = (JFileChooser) shown("draft source");
    SwingUtilities.invokeAndWait(() -> chooser.setSelectedFile(file.toFile()));
    SwingUtilities.invokeLater(chooser::approveSelection);
    Component name = shown("draft name");
    assertThat(Desk.until(name::isFocusOwner, yes -> yes)).isTrue();
  }

  private static Stream<JMenuItem> items(JMenu menu) {
    return Arrays.stream(menu.getMenuComponents())
        .filter(JMenuItem.class::isInstance)
        .map(JMenuItem.class::cast)
        .flatMap(item -> item instanceof JMenu inner ? items(inner) : Stream.of(item))
        .filter(AbstractButton.class::isInstance);
  }

  private Component shown(String name) throws Exception {
    return Desk.until(() -> desk.find(name), part -> part != null && part.isShowing());
  }

  @Test
  void itsGameBeginsAndThePageOfGuessesIsShown() throws Exception {
    choose(ISLE);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("my isle");
    desk.press(KeyEvent.VK_ENTER);

    desk.await(now -> now.design().filter(design -> design.endsWith("my isle")).isPresent());

    assertThat(root.resolve("designs").resolve("my isle").resolve("draft.md"))
        .content()
        .contains("# Draft of 18Isle");
    desk.picture("draft-made");
  }

  private String status() throws Exception {
    JLabel told = desk.part(JLabel.class, "notice");
    return Desk.until(told::getText, text -> text.contains("isle"));
  }

  @Test
  void whatIsNoSuchFileIsToldAndNothingIsMade() throws Exception {
    choose("{ \"actions\": [] }");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(status()).contains("isle.json");
    assertThat(root.resolve("designs").resolve("isle")).doesNotExist();
  }
}

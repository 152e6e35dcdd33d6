package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JList;
import javax.swing.JTree;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** The tree of the project, with real keys: a second design is read, edited and played from it. */
@NeedsDisplay
class ProjectWindowTest extends WindowTest {
  private Path trains;
  private JTree tree;

  @Override
  void furnish() throws Exception {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    trains = Files.writeString(variant.resolve("trains.yaml"), "\"2\": { price: 90 }\n");
  }

  @BeforeEach
  void findTheTree() throws Exception {
    tree = desk.part(JTree.class, "files");
    Desk.until(() -> row("variant"), row -> row >= 0);
  }

  private String told(int row) {
    return ((javax.swing.JLabel) tree.getCellRenderer().getTreeCellRendererComponent(tree, tree.getPathForRow(row).getLastPathComponent(), false, false, false, row, false)).getText();
  }

  /** Where the first entry after a design's is told so, or the design itself. */
  private int row(String name) {
    for (int row = 0; row < tree.getRowCount(); row++) if (told(row).startsWith(name)) return row;
    return -1;
  }

  private void choose(int row) throws Exception {
    var bounds = Desk.look(() -> {
      tree.scrollRowToVisible(row);
      return tree.getRowBounds(row);
    });
    desk.click(tree, new Point2D.Double(bounds.getX() + 30, bounds.getCenterY()), 1);
  }

  private String variant() throws Exception {
    return Desk.look(() -> told(row("variant")));
  }

  @Test
  void aFileOfADesignNotInPlayIsOpenedAndItsErrorsAreCountedThere() throws Exception {
    choose(row("variant"));
    desk.press(KeyEvent.VK_ENTER);
    int title = Desk.look(() -> row("variant") + 1);
    for (int down = 0; down < 2; down++) desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(() -> desk.find("text trains.yaml") != null, open -> open);
    RSyntaxTextArea text = desk.part(RSyntaxTextArea.class, "text trains.yaml");
    assertThat(Desk.<String>look(() -> told(title))).isEqualTo("title.yaml");
    assertThat(Desk.<String>look(text::getText)).contains("price: 90");

    desk.click(text, new Point2D.Double(40, 5), 1);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_END);
    desk.type("bad");

    assertThat(Desk.until(() -> told(row("variant")), said -> said.contains("error"))).isEqualTo("variant (1 error)");
    assertThat(Desk.<String>look(() -> told(row("small")))).isEqualTo("small");
    desk.bringUp(Views.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");
    assertThat(Desk.look(() -> problems.getModel().getSize())).isEqualTo(1);
    assertThat(Desk.until(() -> text.getParserNotices().size(), size -> size > 0)).isPositive();
    desk.picture("project");

    for (int key = 0; key < 3; key++) desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(Desk.until(() -> told(row("variant")), said -> !said.contains("error"))).isEqualTo("variant");
    assertThat(Files.readString(trains)).isEqualTo("\"2\": { price: 90 }\n");
  }

  @Test
  void aDesignIsPlayedFromTheTree() throws Exception {
    choose(row("variant"));
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_ENTER);

    desk.await(now -> now.play().filter(play -> play.title().design().title().equals("Variant")).isPresent());
    assertThat(variant()).isEqualTo("variant");
    assertThat(Desk.look(() -> desk.window.shown().play().orElseThrow().title().design().trains().get("2").price())).isEqualTo(90);
  }

  private RSyntaxTextArea text(Path file, String caretAt) throws Exception {
    Desk.look(() -> {
      desk.window.openText(file);
      return true;
    });
    String name = "text " + file.getFileName();
    Desk.until(() -> desk.find(name) != null && desk.find(name).isShowing(), shown -> shown);
    RSyntaxTextArea text = desk.part(RSyntaxTextArea.class, name);
    desk.click(text, new Point2D.Double(40, 5), 1);
    Desk.look(() -> {
      text.setCaretPosition(text.getText().indexOf(caretAt) + 1);
      return true;
    });
    return text;
  }

  /** The line of the caret in the text in which it stands. */
  private String line(String name) {
    if (!(desk.find(name) instanceof RSyntaxTextArea text) || !text.isShowing()) return "";
    return text.getText().lines().skip(text.getCaretLineNumber()).findFirst().orElse("");
  }

  @Test
  void fromATileNumberOneGoesToItsLineInTheLibrary() throws Exception {
    text(desk.small.file("tiles.yaml"), "57");
    desk.press(KeyEvent.VK_F12);

    assertThat(Desk.<String>until(() -> line("text yellow.tiles"), line -> line.startsWith("57:"))).startsWith("57:");
  }

  @Test
  void fromAHookOneGoesToItsRowInTheReference() throws Exception {
    Path script = Files.createDirectories(root.resolve("scripts").resolve("small")).resolve("rule.js");
    Files.writeString(script, "export const mayFloat = () => true;\nexport const nextRound = ({ standard }) => standard();\n");
    Files.writeString(script.getParent().resolveSibling("README.md"), "# Scripts\n\n| `nextRound` | Which round follows? |\n");
    text(script, "nextRound");
    desk.press(KeyEvent.VK_F12);

    assertThat(Desk.<String>until(() -> line("text README.md"), line -> line.startsWith("| `nextRound`"))).startsWith("| `nextRound`");
  }

  @Test
  void fromAValueThatAVariantChangesOneGoesToItsBase() throws Exception {
    text(trains, "90");
    desk.press(KeyEvent.VK_F12);

    var texts = desk.part(javax.swing.JTabbedPane.class, "texts");
    assertThat(Desk.<String>until(() -> texts.getToolTipTextAt(texts.getSelectedIndex()), file -> file.contains("small"))).isEqualTo(desk.small.file("trains.yaml").toString());
  }

  @Test
  void problemsAreCountedAndListedWhileTheMapIsEdited() throws Exception {
    desk.bringUp(Views.EDIT_MAP);
    var count = desk.part(javax.swing.JButton.class, "problem count");
    assertThat(Desk.<String>until(count::getText, "No problems"::equals)).isEqualTo("No problems");
    Files.writeString(trains, "\"2\": { prize: 90 }\n");
    Desk.look(() -> {
      desk.window.drafting().lookAround();
      return true;
    });
    assertThat(Desk.<String>until(count::getText, "1 error"::equals)).isEqualTo("1 error");

    desk.click(count, new Point2D.Double(10, 8), 1);
    JList<?> list = desk.part(JList.class, "all problems");
    assertThat(Desk.until(list::isFocusOwner, yes -> yes)).isTrue();
    desk.picture("problems-below-the-map");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.<String>until(() -> line("text trains.yaml"), line -> line.contains("prize"))).contains("prize");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_M);
    assertThat(Desk.until(list::isShowing, shown -> !shown)).isFalse();
  }
}

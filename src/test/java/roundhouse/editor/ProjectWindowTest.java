package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTree;
import javax.swing.MenuSelectionManager;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.testkit.NeedsDisplay;

/** The project tree with real keys: reads, edits and plays a second design from it. */
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
    return ((javax.swing.JLabel)
            tree.getCellRenderer()
                .getTreeCellRendererComponent(
                    tree,
                    tree.getPathForRow(row).getLastPathComponent(),
                    false,
                    false,
                    false,
                    row,
                    false))
        .getText();
  }

  /** The first row whose label starts with {@code name}; -1 if there is none. */
  private int row(String name) {
    for (int row = 0; row < tree.getRowCount(); row++) if (told(row).startsWith(name)) return row;
    return -1;
  }

  private void choose(int row) throws Exception {
    var bounds =
        Desk.look(
            () -> {
              tree.scrollRowToVisible(row);
              return tree.getRowBounds(row);
            });
    desk.click(tree, new Point2D.Double(bounds.getX() + 30, bounds.getCenterY()), 1);
  }

  private String variant() throws Exception {
    return Desk.look(() -> told(row("variant")));
  }

  @Test
  void aFileOfAnotherDesignIsOpenedAndItsErrorsAreCounted() throws Exception {
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

    assertThat(Desk.until(() -> told(row("variant")), said -> said.contains("error")))
        .isEqualTo("variant (1 error)");
    assertThat(Desk.<String>look(() -> told(row("small")))).isEqualTo("small");
    desk.bringUp(WindowView.PROBLEMS);
    JList<?> problems = desk.part(JList.class, "problems");
    assertThat(Desk.look(() -> problems.getModel().getSize())).isEqualTo(1);
    assertThat(Desk.until(() -> text.getParserNotices().size(), size -> size > 0)).isPositive();
    desk.picture("project");

    for (int key = 0; key < 3; key++) desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(Desk.until(() -> told(row("variant")), said -> !said.contains("error")))
        .isEqualTo("variant");
    assertThat(Files.readString(trains)).isEqualTo("\"2\": { price: 90 }\n");
  }

  @Test
  void aDesignIsPlayedFromTheTree() throws Exception {
    choose(row("variant"));
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_ENTER);

    desk.await(
        now ->
            now.play().filter(play -> play.title().design().title().equals("Variant")).isPresent());
    assertThat(variant()).isEqualTo("variant");
    assertThat(
            Desk.look(
                () ->
                    desk.window
                        .shown()
                        .play()
                        .orElseThrow()
                        .title()
                        .design()
                        .trains()
                        .get("2")
                        .price()))
        .isEqualTo(90);
  }

  private RSyntaxTextArea text(Path file, String caretAt) throws Exception {
    Desk.look(
        () -> {
          desk.window.openText(file);
          return true;
        });
    String name = "text " + file.getFileName();
    Desk.until(() -> desk.find(name) != null && desk.find(name).isShowing(), shown -> shown);
    RSyntaxTextArea text = desk.part(RSyntaxTextArea.class, name);
    desk.click(text, new Point2D.Double(40, 5), 1);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf(caretAt) + 1);
          return true;
        });
    return text;
  }

  /** The caret's line in the text of that name. */
  private String line(String name) {
    if (!(desk.find(name) instanceof RSyntaxTextArea text) || !text.isShowing()) return "";
    return text.getText().lines().skip(text.getCaretLineNumber()).findFirst().orElse("");
  }

  @Test
  void aTileNumberLeadsToItsLineInTheLibrary() throws Exception {
    text(desk.small.file("tiles.yaml"), "57");
    desk.press(KeyEvent.VK_F12);

    assertThat(Desk.<String>until(() -> line("text yellow.tiles"), line -> line.startsWith("57:")))
        .startsWith("57:");
  }

  @Test
  void aHookLeadsToItsRowInTheReference() throws Exception {
    Path script =
        Files.createDirectories(root.resolve("scripts").resolve("small")).resolve("rule.js");
    Files.writeString(
        script,
        "export const mayFloat = () => true;\n"
            + "export const nextRound = ({ standard }) => standard();\n");
    Files.writeString(
        script.getParent().resolveSibling("README.md"),
        "# Scripts\n\n| `nextRound` | Which round follows? |\n");
    text(script, "nextRound");
    desk.press(KeyEvent.VK_F12);

    assertThat(
            Desk.<String>until(
                () -> line("text README.md"), line -> line.startsWith("| `nextRound`")))
        .startsWith("| `nextRound`");
  }

  @Test
  void aValueThatAVariantChangesLeadsToItsBase() throws Exception {
    text(trains, "90");
    desk.press(KeyEvent.VK_F12);

    var texts = desk.part(javax.swing.JTabbedPane.class, "texts");
    assertThat(
            Desk.<String>until(
                () -> texts.getToolTipTextAt(texts.getSelectedIndex()),
                file -> file.contains("small")))
        .isEqualTo(desk.small.file("trains.yaml").toString());
  }

  @Test
  void problemsAreCountedAndListedWhileTheMapIsEdited() throws Exception {
    desk.bringUp(WindowView.EDIT_MAP);
    var count = desk.part(javax.swing.JButton.class, "problem count");
    assertThat(Desk.<String>until(count::getText, "No problems"::equals)).isEqualTo("No problems");
    Files.writeString(trains, "\"2\": { prize: 90 }\n");
    Desk.look(
        () -> {
          desk.window.editing().checkFiles();
          return true;
        });
    assertThat(Desk.<String>until(count::getText, "1 error"::equals)).isEqualTo("1 error");

    desk.click(count, new Point2D.Double(10, 8), 1);
    JList<?> list = desk.part(JList.class, "all problems");
    assertThat(Desk.until(list::isFocusOwner, yes -> yes)).isTrue();
    desk.picture("problems-below-the-map");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.<String>until(() -> line("text trains.yaml"), line -> line.contains("prize")))
        .contains("prize");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_M);
    assertThat(Desk.until(list::isShowing, shown -> !shown)).isFalse();
  }

  private List<String> menu() throws Exception {
    Desk.until(
        () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0, yes -> yes);
    return Desk.look(() -> items().stream().map(JMenuItem::getText).toList());
  }

  private static List<JMenuItem> items() {
    return Stream.of(MenuSelectionManager.defaultManager().getSelectedPath())
        .filter(JPopupMenu.class::isInstance)
        .flatMap(menu -> Stream.of(((JPopupMenu) menu).getComponents()))
        .filter(JMenuItem.class::isInstance)
        .map(JMenuItem.class::cast)
        .toList();
  }

  /** Opens the menu of an entry by key and chooses an item by arrow keys. */
  private void takeByKey(int row, String wanted) throws Exception {
    choose(row);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F10);
    List<String> said = menu();
    assertThat(said).contains(wanted);
    List<Boolean> able = Desk.look(() -> items().stream().map(JMenuItem::isEnabled).toList());
    int downs = (int) IntStream.rangeClosed(0, said.indexOf(wanted)).filter(able::get).count();
    for (int down = 0; down < downs; down++) desk.press(KeyEvent.VK_DOWN);
    desk.picture(test + "-menu");
    desk.press(KeyEvent.VK_ENTER);
  }

  /** Opens the menu of an entry by mouse, beside its text, and clicks an item. */
  private void takeByMouse(int row, String wanted) throws Exception {
    var bounds = Desk.look(() -> tree.getRowBounds(row));
    double edge = Desk.look(() -> tree.getVisibleRect().getMaxX());
    desk.rightClick(tree, new Point2D.Double(edge - 12, bounds.getCenterY()));
    assertThat(menu()).contains(wanted);
    JMenuItem item =
        Desk.look(
            () ->
                items().stream()
                    .filter(each -> each.getText().equals(wanted))
                    .findFirst()
                    .orElseThrow());
    desk.click(item, new Point2D.Double(20, 8), 1);
  }

  @Test
  void theMenuOfADesignSaysWhatCanBeDoneWithIt() throws Exception {
    choose(row("small"));
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F10);

    assertThat(menu())
        .containsExactly(
            "Open as text",
            "Play this design",
            "New design…",
            "New variant of small…",
            "Remove small",
            "Copy the path");
    assertThat(
            Desk.look(
                () ->
                    items().stream()
                        .filter(item -> !item.isEnabled())
                        .map(JMenuItem::getText)
                        .toList()))
        .as("a folder is not a text, and small is being played")
        .containsExactly("Open as text", "Remove small");
    desk.press(KeyEvent.VK_ESCAPE);
  }

  @Test
  void aVariantIsMadeFromTheMenuByKey() throws Exception {
    takeByKey(row("variant"), "New variant of variant…");
    Component name =
        Desk.until(() -> desk.find("new design name"), field -> field != null && field.isShowing());
    desk.typeInto(name, "mine");
    desk.press(KeyEvent.VK_ENTER);

    desk.await(now -> now.design().filter(design -> design.endsWith("mine")).isPresent());
    assertThat(Files.readString(trains.getParent().resolveSibling("mine").resolve("title.yaml")))
        .contains("extends: ../variant");
    assertThat(Desk.until(() -> row("mine"), row -> row >= 0)).isNotNegative();
  }

  @Test
  void aDesignIsRemovedByMouseAndBroughtBackByKeyWithAllThatItHeld() throws Exception {
    Path script =
        Files.createDirectories(root.resolve("scripts").resolve("variant")).resolve("rule.js");
    Files.writeString(script, "export const nextRound = ({ standard }) => standard();\n");
    takeByMouse(row("variant"), "Remove variant");

    assertThat(Desk.until(() -> row("variant"), row -> row < 0)).isNegative();
    assertThat(trains.getParent()).doesNotExist();
    assertThat(script).doesNotExist();

    takeByKey(row("small"), "Bring variant back");
    assertThat(Desk.until(() -> row("variant"), row -> row >= 0)).isNotNegative();
    assertThat(Files.readString(trains)).isEqualTo("\"2\": { price: 90 }\n");
    assertThat(script).exists();
  }

  @Test
  void thePathOfAFileIsCopied() throws Exception {
    takeByMouse(row("title.yaml"), "Copy the path");

    String copied =
        Desk.until(
            () ->
                (String)
                    Toolkit.getDefaultToolkit()
                        .getSystemClipboard()
                        .getData(DataFlavor.stringFlavor),
            text -> text.endsWith("title.yaml"));
    assertThat(copied).isEqualTo(desk.small.file("title.yaml").toString());
  }

  @Test
  void aFileIsOpenedAndADesignPlayedFromTheMenu() throws Exception {
    takeByMouse(row("map.yaml"), "Open as text");
    assertThat(
            Desk.until(
                () -> desk.find("text map.yaml") != null && desk.find("text map.yaml").isShowing(),
                yes -> yes))
        .isTrue();

    takeByKey(row("variant"), "Play this design");
    desk.await(now -> now.design().filter(design -> design.endsWith("variant")).isPresent());
  }

  @Test
  void scriptsThatWereOnlyReadAreTrustedFromTheMenu() throws Exception {
    Path scripts = Files.createDirectories(root.resolve("scripts"));
    Files.writeString(
        Files.createDirectories(scripts.resolve("small")).resolve("rule.js"),
        "export const nextRound = ({ standard }) => standard();\n");
    ScriptTrust.withhold(scripts);
    desk.workshop().reload();
    desk.await(now -> now.problems().toString().contains("not trusted yet"));

    takeByKey(row("small"), "Trust the scripts…");
    assertThat(
            Desk.until(
                () ->
                    desk.find("scripts to trust") != null
                        && desk.find("scripts to trust").isShowing(),
                yes -> yes))
        .isTrue();
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_TAB);
    desk.press(KeyEvent.VK_SPACE);

    desk.await(now -> now.problems().isEmpty());
    assertThat(ScriptTrust.isWithheld(scripts)).isFalse();
  }
}

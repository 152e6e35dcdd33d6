package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.Test;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.testkit.NeedsDisplay;

/** The menu of an entry in the project tree, by key and by mouse. */
@NeedsDisplay
class ProjectMenuWindowTest extends ProjectTreeTest {

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
    desk.bringUp(WindowView.PROJECT);
    Desk.until(tree::isShowing, yes -> yes);
    Desk.look(
        () -> {
          tree.scrollRowToVisible(row);
          return true;
        });
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
            "About small",
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
    desk.click(name, new Point(20, 8), 1);
    Desk.until(name::isFocusOwner, yes -> yes);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("mine");
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

    takeByKey(Desk.until(() -> row("small"), row -> row >= 0), "Trust the scripts…");
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

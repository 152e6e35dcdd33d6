package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JList;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.tree.TreePath;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/**
 * A new game of another title, begun by keys: no view goes on with the one before. One that is not
 * saved goes only if the user agrees.
 */
@NeedsDisplay
class OtherGameWindowTest extends WindowTest {
  @Override
  void furnish() throws Exception {
    Path other = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(
        other.resolve("title.yaml"),
        """
        extends: ../small
        title: Other
        tiles: { remove: [8] }
        """);
  }

  private void beginOther() throws Exception {
    chooseOther();
    desk.await(OtherGameWindowTest::isOther);
  }

  private static boolean isOther(Snapshot now) {
    return now.play().filter(play -> play.title().design().title().equals("Other")).isPresent();
  }

  private void chooseOther() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    Desk.until(() -> desk.find("new game title") != null, yes -> yes);
    JComboBox<?> title = desk.part(JComboBox.class, "new game title");
    Desk.keyboardTo(title, title::requestFocusInWindow);
    desk.press(KeyEvent.VK_V);
    if (Desk.look(title::isPopupVisible)) desk.press(KeyEvent.VK_ENTER);
    assertThat(Desk.<Object>look(title::getSelectedItem)).isEqualTo("variant");
    desk.press(KeyEvent.VK_ENTER);
  }

  private void play(String company, int par) throws Exception {
    String player = decides(desk.workshop().now());
    int before = at(desk.workshop().now());
    desk.workshop().play(new Action.Start(player, company, par));
    desk.await(now -> at(now) == before + 1 && now.situation().isPresent());
  }

  @Test
  void aNewGameReplacesOneThatIsNotSavedOnlyIfTheUserAgrees() throws Exception {
    play("Red", 71);

    chooseOther();
    answer(UiWords.of("common.cancel"));
    assertThat(at(desk.workshop().now())).isEqualTo(1);
    assertThat(isOther(desk.workshop().now())).isFalse();

    chooseOther();
    answer(UiWords.of("games.begin-it"));
    desk.await(OtherGameWindowTest::isOther);
  }

  @Test
  void aSavedGameReplacesOneThatIsNotSavedOnlyIfTheUserAgrees() throws Exception {
    Path file = root.resolve("first.json");
    play("Red", 71);
    desk.workshop().save(file);
    desk.await(now -> now.saved() && now.file().isPresent());
    play("Blu", 71);

    choose(file);
    answer(UiWords.of("common.cancel"));
    assertThat(at(desk.workshop().now())).isEqualTo(2);

    choose(file);
    answer(UiWords.of("games.open-it"));
    desk.await(now -> at(now) == 1 && now.saved());
  }

  @Test
  void aGameThatCannotBeSavedFirstStaysUntilItIsSavedElsewhere() throws Exception {
    Path file = root.resolve("first.json");
    play("Red", 71);
    desk.workshop().save(file);
    desk.await(Snapshot::saved);
    play("Blu", 71);
    Files.delete(file);
    Files.createDirectory(file);

    chooseOther();
    answer(UiWords.of("games.save-first"));
    answer(UiWords.of("common.cancel"));
    assertThat(at(desk.workshop().now())).isEqualTo(2);

    chooseOther();
    answer(UiWords.of("games.save-first"));
    answer(UiWords.of("games.save-elsewhere"));
    Path other = root.resolve("second.json");
    chooseFile(other);

    desk.await(OtherGameWindowTest::isOther);
    assertThat(other).content().contains("Blu");
  }

  private void choose(Path file) throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_O);
    chooseFile(file);
  }

  private void chooseFile(Path file) throws Exception {
    Desk.until(() -> desk.find("game file") != null, yes -> yes);
    JFileChooser chooser = desk.part(JFileChooser.class, "game file");
    Desk.look(
        () -> {
          chooser.setSelectedFile(file.toFile());
          chooser.approveSelection();
          return true;
        });
  }

  @Test
  void theLogShowsTheNewGame() throws Exception {
    desk.bringUp(WindowView.LOG);
    JList<?> log = desk.part(JList.class, "log");
    assertThat(Desk.look(() -> log.getModel().getElementAt(0).toString())).contains("Small with");

    beginOther();

    String first =
        Desk.until(
            () -> log.getModel().getElementAt(0).toString(), text -> text.contains("Other with"));
    assertThat(first).contains("Other with Ann, Ben, Cleo");
  }

  @Test
  void theStripForgetsTheReloadOfTheGameBefore() throws Exception {
    AbstractButton strip = desk.part(AbstractButton.class, "last reload");
    desk.small.replace("trains.yaml", "price: 80", "price: 90");
    assertThat(Desk.until(strip::getText, text -> text.startsWith("reloaded"))).contains(" ms");

    beginOther();

    assertThat(Desk.until(strip::getText, String::isBlank)).isBlank();
  }

  @Test
  void theTreeAndTheTextFollowTheGame() throws Exception {
    JTree tree = desk.part(JTree.class, "files");
    JTabbedPane texts = desk.part(JTabbedPane.class, "texts");
    assertThat(Desk.<String>look(() -> texts.getTitleAt(texts.getSelectedIndex())))
        .isEqualTo("small/title.yaml");

    beginOther();

    assertThat(
            Desk.<String>until(
                () -> texts.getTitleAt(texts.getSelectedIndex()), "variant/title.yaml"::equals))
        .isEqualTo("variant/title.yaml");
    TreePath chosen = Desk.until(tree::getSelectionPath, path -> path != null);
    assertThat(chosen.toString()).contains("variant");
    assertThat(Desk.look(() -> tree.isExpanded(chosen))).isTrue();
  }

  @Test
  void theTileEditorShowsATileOfTheNewTitle() throws Exception {
    desk.bringUp(WindowView.EDIT_TILES);
    JTable manifest = desk.part(JTable.class, "manifest");
    Desk.until(manifest::getRowCount, rows -> rows == 4);
    var cell = Desk.look(() -> manifest.getCellRect(1, 1, false));
    desk.click(manifest, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), 1);
    PictureView canvas = desk.part(PictureView.class, "tile canvas");
    Desk.until(() -> says(canvas), said -> said.contains("tile 8:"));

    beginOther();

    Desk.until(manifest::getRowCount, rows -> rows == 3);
    assertThat(Desk.until(() -> says(canvas), said -> !said.contains("tile 8:")))
        .contains("tile 7:");
  }

  private static String says(PictureView canvas) {
    return canvas.getAccessibleContext().getAccessibleDescription();
  }
}

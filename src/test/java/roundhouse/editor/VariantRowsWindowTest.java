package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.swing.JButton;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.script.loading.Loaded;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.ShippedFiles;

/** Rows that a variant inherits from a title that comes with Roundhouse get other names there. */
@NeedsDisplay
class VariantRowsWindowTest extends WindowTest {
  private Path mine;

  @Override
  void furnish() throws Exception {
    MapOfATitleWindowTest.copy(Path.of("designs", "1860"), root.resolve("designs").resolve("1860"));
    MapOfATitleWindowTest.copy(Path.of("scripts", "1860"), root.resolve("scripts").resolve("1860"));
    mine = Files.createDirectories(root.resolve("designs").resolve("mine"));
    Files.writeString(
        mine.resolve("title.yaml"), "format: 1\nextends: ../1860\ntitle: Mine # Bembridge, L6\n");
  }

  @Override
  ShippedFiles shipped() {
    return ShippedFiles.ofTheApp();
  }

  @BeforeEach
  void openVariant() throws Exception {
    desk.workshop().begin(new GameSetup(mine, List.of(), Set.of(), 1));
    desk.await(now -> now.play().filter(play -> play.title().id().equals("mine")).isPresent());
    Desk.look(
        () -> {
          desk.window.openText(mine.resolve("title.yaml"));
          return true;
        });
  }

  private void rename(String part, String from, String to) throws Exception {
    desk.bringUp(WindowView.TABLES);
    JTable table = desk.part(JTable.class, "table " + part);
    Desk.look(() -> Desk.bringUp(table));
    int row = Desk.until(() -> row(table, from), at -> at >= 0);
    Rectangle cell = Desk.look(() -> table.getCellRect(row, 0, false));
    desk.click(table, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), 1);
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type(to);
    desk.press(KeyEvent.VK_ENTER);
  }

  private static int row(JTable table, String name) {
    for (int row = 0; row < table.getRowCount(); row++)
      if (name.equals(table.getValueAt(row, 0))) return row;
    return -1;
  }

  /**
   * A rename writes several files, one after the other; the last one settles it.
   *
   * @param told what is wrong afterwards, looked at with each of the options
   */
  private void settlesTelling(String... told) throws Exception {
    var app = Optional.of(Path.of("").toAbsolutePath());
    var titles = new FolderTitleSource(new ProjectFolders(root, app));
    Duration patience = Duration.ofSeconds(30);
    assertThat(
            Waiting.within(
                patience,
                () -> messages(titles.check(mine, UnsavedTexts.NONE).get()),
                found -> found.size() == told.length))
        .containsExactlyInAnyOrder(told);
    desk.await(now -> !now.outdated() && Set.copyOf(messages(now.problems())).equals(Set.of(told)));
  }

  private static List<String> messages(List<Problem> problems) {
    return problems.stream().map(Problem::message).toList();
  }

  @Test
  void noEditReachesTheDesignThatWasOpenBefore() throws Exception {
    Path base = root.resolve("designs").resolve("1860");
    var read = new CompletableFuture<Path>();
    desk.workshop().begin(new GameSetup(base, List.of(), Set.of(), 1));

    Desk.until(
        () -> {
          if (desk.window.shown().design().filter(base::equals).isEmpty()) return false;
          assertThat(desk.window.parts().editing.reading().map(Loaded::folder))
              .isIn(Optional.empty(), Optional.of(base));
          desk.window.parts().editing.onceRead(design -> read.complete(design.folder()));
          return read.isDone();
        },
        yes -> yes);

    assertThat(read.join()).isEqualTo(base);
  }

  @Test
  void aTrain() throws Exception {
    rename("trains", "2+1", "local");

    assertThat(written(mine.resolve("trains.yaml"), "local")).contains("remove: [2+1, ");
    desk.await(
        now ->
            now.play()
                .filter(play -> play.title().design().trains().containsKey("local"))
                .filter(play -> !play.title().design().trains().containsKey("2+1"))
                .isPresent());
    settlesTelling();
  }

  @Test
  void aCompany() throws Exception {
    rename("companies", "FYN", "fynr");

    assertThat(written(mine.resolve("companies.yaml"), "fynr")).contains("remove: [FYN]");
    desk.await(
        now ->
            now.play()
                .filter(play -> play.title().design().companies().containsKey("fynr"))
                .filter(play -> !play.title().design().companies().containsKey("FYN"))
                .isPresent());
    // The data of scripts say nothing of what they name, so a rename cannot follow them.
    settlesTelling(
        "'FYN' is not a company in the data of YHC, which 1860/variable-privates.js reads");
  }

  @Test
  void aHexWhoseNameIsInTheText() throws Exception {
    JTextComponent text =
        Desk.until(
            () -> (JTextComponent) desk.find("text title.yaml"),
            shown -> shown != null && shown.getText().contains("L6"));
    Desk.keyboardTo(text, text::requestFocusInWindow);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf("L6") + 1);
          return true;
        });
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_R);
    JTextField other = desk.part(JTextField.class, "search other");
    JButton replace = desk.part(JButton.class, "search replace");
    Desk.until(replace::isShowing, yes -> yes);
    Desk.look(
        () -> {
          other.setText("M7");
          return true;
        });
    Desk.until(replace::isEnabled, yes -> yes);
    desk.click(replace, new Point2D.Double(replace.getWidth() / 2.0, 10), 1);

    assertThat(written(mine.resolve("map.yaml"), "M7")).contains("remove: [L6]");
    assertThat(written(mine.resolve("companies.yaml"), "M7")).doesNotContain("L6");
    settlesTelling(
        "No track can reach M7 Bembridge: every edge is closed, or leads to a hex that track cannot"
            + " enter.",
        "No tile of the manifest fits on M7 Bembridge.");
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.picture.board.BoardPainter;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.notes.WrittenNote;

/** Notes on a hex, a row of a table and a moment of the game. */
@NeedsDisplay
class NotesWindowTest extends WindowTest {

  private void note(String text) throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_N);
    write(text);
  }

  /** Writes into the note that is open or about to open. */
  private void write(String text) throws Exception {
    var area = (JTextArea) shown("note text");
    Desk.until(area::isFocusOwner, yes -> yes);
    desk.type(text);
    Desk.until(area::getText, text::equals);
    desk.press(KeyEvent.VK_ENTER);
    Desk.until(area::isShowing, shown -> !shown);
  }

  private Component shown(String name) throws Exception {
    return Desk.until(() -> desk.find(name), part -> part != null && part.isShowing());
  }

  private static String made(Path file, String wanted) throws Exception {
    Desk.until(() -> Files.exists(file), yes -> yes);
    return written(file, wanted);
  }

  @Test
  void notesOnAHexAndARowStandInTheDesignAndAreListedMarkedAndFound() throws Exception {
    Path file = desk.small.file("notes.yaml");
    var map = new MapHand(desk);
    map.bringUp();
    map.cursor("B4");
    note("too rich");
    assertThat(made(file, "rich")).isEqualTo("hexes:\n  B4: too rich\n");
    desk.picture(test + "-map");

    desk.bringUp(WindowView.TABLES);
    JTable trains = desk.part(JTable.class, "table trains");
    desk.click(trains, new Point2D.Double(10, 8), 1);
    note("rusts late");
    assertThat(written(file, "late")).contains("trains:\n  2: rusts late\n");
    assertThat(Desk.look(() -> icon(trains))).as("the mark at its row").isNotNull();

    assertThat(noted()).containsExactly(HexId.of("B4"));
    desk.bringUp(WindowView.NOTES);
    JList<?> list = desk.part(JList.class, "notes");
    assertThat(Desk.look(() -> list.getModel().getSize())).isEqualTo(2);
    desk.typeInto(desk.part(JTextField.class, "notes find"), "rich");
    assertThat(Desk.look(() -> ((WrittenNote) list.getModel().getElementAt(0)).on().says()))
        .isEqualTo("Hex B4");
    desk.picture(test);

    Desk.keyboardTo(list, list::requestFocusInWindow);
    desk.press(KeyEvent.VK_DELETE);
    Desk.until(() -> list.getModel().getSize(), size -> size == 0);
    assertThat(noted()).isEmpty();
    assertThat(Desk.look(desk.window::shown).problems()).as("a design may have notes").isEmpty();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F);
    desk.typeInto(desk.part(JTextField.class, "search"), "rusts");
    JList<?> found = desk.part(JList.class, "found");
    assertThat(Desk.until(() -> found.getModel().getSize(), size -> size == 2)).isEqualTo(2);
  }

  private static Object icon(JTable table) {
    Component cell = table.prepareRenderer(table.getCellRenderer(0, 0), 0, 0);
    return ((JLabel) cell).getIcon();
  }

  private Set<HexId> noted() throws Exception {
    return Desk.look(
        () ->
            ((BoardPainter) desk.window.parts().game.board.picture().orElseThrow())
                .overlay()
                .noted());
  }

  private List<String> moments() throws Exception {
    return Desk.look(this::momentsNow);
  }

  private List<String> momentsNow() {
    return desk.window.parts().notes.all().stream()
        .filter(note -> note.on().isMoment())
        .map(note -> note.on().actions() + " " + note.text())
        .toList();
  }

  private void reopen() throws Exception {
    desk.close();
    desk = new Desk(root);
  }

  private void saveAs(String name) throws Exception {
    SwingUtilities.invokeLater(() -> WindowCommand.SAVE_AS.run(desk.window.handlers()));
    var chooser = (JFileChooser) shown("game file");
    Desk.look(
        () -> {
          chooser.setSelectedFile(root.resolve(name).toFile());
          chooser.approveSelection();
          return true;
        });
    desk.await(now -> now.saved() && now.file().equals(Optional.of(root.resolve(name))));
    Desk.caughtUp();
  }

  @Test
  void aNoteOnAGameThatIsNotSavedOutlivesTheWindowAndIsWrittenWithTheGame() throws Exception {
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
    desk.standBy();
    note("a bold start");
    assertThat(desk.find("game file")).as("a question for a file").isNull();
    Desk.until(this::momentsNow, List.of("1 a bold start")::equals);

    reopen();
    desk.await(now -> at(now) == 1);
    assertThat(Desk.until(this::momentsNow, notes -> !notes.isEmpty()))
        .containsExactly("1 a bold start");

    saveAs("table.game.json");
    assertThat(made(root.resolve("table.notes.yaml"), "bold"))
        .matches("moments:\n  1@[0-9a-f]{8}: a bold start\n");
    Desk.until(this::momentsNow, List.of("1 a bold start")::equals);
    Waiting.until(() -> !kept().contains("bold"), "the notes are still kept as unsaved");

    desk.workshop().play(new Action.BuyShare("Ben", "Red", "ipo", 20));
    desk.await(now -> at(now) == 2);
    saveAs("copy.game.json");
    assertThat(made(root.resolve("copy.notes.yaml"), "bold"))
        .as("notes of a copy")
        .isEqualTo(Files.readString(root.resolve("table.notes.yaml")));
  }

  /** What is kept of unsaved games: the texts of all their notes. */
  private String kept() throws Exception {
    try (Stream<Path> files = Files.walk(root.resolve("state"))) {
      var texts = new StringBuilder();
      for (Path file : files.filter(each -> each.toString().endsWith(".notes.yaml")).toList())
        texts.append(Files.readString(file));
      return texts.toString();
    }
  }

  @Test
  void aNoteBeforeTheFirstActionIsThereAgainWithItsGame() throws Exception {
    desk.workshop().begin(new GameSetup(desk.small.folder(), List.of(), Set.of(), 77));
    desk.await(now -> now.play().filter(play -> play.seed() == 77).isPresent());
    desk.standBy();
    note("who begins");
    Desk.until(this::momentsNow, List.of("0 who begins")::equals);

    reopen();

    desk.await(now -> now.play().filter(play -> play.seed() == 77).isPresent());
    Desk.until(this::momentsNow, List.of("0 who begins")::equals);
  }

  @Test
  void notesOfAnotherGameAreNotOnThisOne() throws Exception {
    desk.standBy();
    note("who begins");
    Desk.until(this::momentsNow, List.of("0 who begins")::equals);
    desk.workshop().begin(new GameSetup(desk.small.folder(), List.of(), Set.of(), 77));
    desk.await(now -> now.play().filter(play -> play.seed() == 77).isPresent());
    Desk.caughtUp();
    assertThat(moments()).isEmpty();
  }

  @Test
  void aNoteOnAMomentStandsBesideTheSavedGame() throws Exception {
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
    saveAs("table.game.json");
    desk.standBy();
    note("a bold start");

    assertThat(made(root.resolve("table.notes.yaml"), "bold"))
        .matches("moments:\n  1@[0-9a-f]{8}: a bold start\n");
    desk.bringUp(WindowView.LOG);
    JList<?> log = desk.part(JList.class, "log");
    assertThat(Desk.look(() -> marked(log))).as("lines with a mark").isEqualTo(1);
    desk.workshop().goTo(0);
    desk.await(now -> at(now) == 0);
    desk.bringUp(WindowView.NOTES);
    JList<?> list = desk.part(JList.class, "notes");
    Desk.keyboardTo(list, list::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(now -> at(now) == 1);
    assertThat(Files.exists(desk.small.file("notes.yaml"))).isFalse();

    desk.workshop().goTo(0);
    desk.await(now -> at(now) == 0);
    desk.workshop().play(new Action.Start("Ann", "Blu", 71));
    desk.await(now -> at(now) == 1 && now.situation().isPresent());
    Desk.caughtUp();
    desk.bringUp(WindowView.LOG);
    assertThat(Desk.look(() -> marked(log))).as("lines with a mark after another start").isZero();
    desk.bringUp(WindowView.NOTES);
    assertThat(Desk.look(() -> told(list))).contains("After the first action, on Main branch");
    desk.picture(test + "-other-line");
    Desk.keyboardTo(list, list::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);
    desk.await(
        now ->
            now.play()
                .filter(play -> play.at() == 1 && play.state().company("Red").par() == 71)
                .isPresent());
    desk.bringUp(WindowView.LOG);
    assertThat(Desk.until(() -> marked(log), marks -> marks == 1)).isEqualTo(1);
  }

  private static <T> String told(JList<T> list) {
    T note = list.getModel().getElementAt(0);
    return ((JLabel)
            list.getCellRenderer().getListCellRendererComponent(list, note, 0, false, false))
        .getText();
  }

  private static <T> long marked(JList<T> log) {
    long marks = 0;
    for (int row = 0; row < log.getModel().getSize(); row++) {
      T line = log.getModel().getElementAt(row);
      var cell =
          (JLabel) log.getCellRenderer().getListCellRendererComponent(log, line, row, false, false);
      if (cell.getIcon() != null) marks++;
    }
    return marks;
  }
}

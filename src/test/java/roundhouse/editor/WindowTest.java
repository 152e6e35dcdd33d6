package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.edit.Document;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.ShippedFiles;
import roundhouse.workshop.Snapshot;

/**
 * A window on the small design before each test; a picture is taken of what it shows at the end.
 */
abstract class WindowTest {
  @TempDir private Path folder;

  Path root;
  Desk desk;
  String test;

  @BeforeEach
  final void openDesk(TestInfo info) throws Exception {
    test = info.getTestMethod().orElseThrow().getName();
    root = folder.toRealPath();
    furnish();
    desk = new Desk(root, shipped());
  }

  @AfterEach
  final void closeDesk() throws Exception {
    desk.picture(test);
    desk.close();
  }

  /** What is in the folder before the window opens, besides the small design. */
  void furnish() throws Exception {}

  /** Files that the window is not to edit. */
  ShippedFiles shipped() {
    return ShippedFiles.NONE;
  }

  /** Three players stand at the desk: Ann, Ben, Cleo. Red is floated, and the stock round over. */
  final void floatRed() {
    List<Action> actions =
        List.of(
            new Action.Start("Ann", "Red", 71),
            new Action.BuyShare("Ben", "Red", "ipo", 20),
            new Action.Pass("Cleo"),
            new Action.Pass("Ann"),
            new Action.Pass("Ben"));
    for (Action action : actions) desk.workshop().play(action);
  }

  /** How many actions were played up to the moment looked at. */
  static int at(Snapshot now) {
    return now.play().orElseThrow().at();
  }

  /** Something done with hands. */
  interface Gesture {
    void make() throws Exception;
  }

  /**
   * Somebody else writes the beginning of a file while its end is being typed here; then a picture
   * of it is edited. All three are in the text, and in the file once it is saved, and none was ever
   * written over.
   *
   * @param drawn what the gesture brings into the text
   */
  final void editedHereAndElsewhere(Path file, Gesture gesture, String drawn) throws Exception {
    Document document = Desk.look(() -> desk.window.drafting().drafts().open(file)).get();
    Desk.look(
        () -> {
          document.replace("", document.text() + "# typed here\n");
          return true;
        });
    Files.writeString(file, "# written elsewhere\n" + Files.readString(file));
    assertThat(Desk.<String>until(document::text, text -> text.startsWith("# written elsewhere\n")))
        .startsWith("# written elsewhere\n")
        .endsWith("# typed here\n");

    gesture.make();
    assertThat(Desk.<String>until(document::text, text -> text.contains(drawn)))
        .startsWith("# written elsewhere\n")
        .contains(drawn)
        .endsWith("# typed here\n");
    assertThat(Files.readString(file))
        .as("what is not saved waits")
        .startsWith("# written elsewhere\n")
        .doesNotContain(drawn, "# typed here");

    Desk.look(
        () -> {
          desk.window.drafting().drafts().save(document);
          return true;
        });
    assertThat(written(file, drawn))
        .startsWith("# written elsewhere\n")
        .contains(drawn)
        .endsWith("# typed here\n");
  }

  /** The content of a file once it holds what is wanted, or after a while without it. */
  static String written(Path file, String wanted) throws Exception {
    return Waiting.within(
        Duration.ofSeconds(6), () -> Files.readString(file), text -> text.contains(wanted));
  }
}

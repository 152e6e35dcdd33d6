package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Window;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.edit.Document;
import roundhouse.engine.Action;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ShippedFiles;

/**
 * Opens a window on the small design before each test, and saves a picture of it after a failure.
 */
abstract class WindowTest {
  @TempDir private Path folder;
  private Set<Window> before;

  Path root;
  Desk desk;
  String test;

  @RegisterExtension
  final AfterTestExecutionCallback pictureOfFailure =
      context -> {
        if (context.getExecutionException().isPresent()) desk.picture(test);
      };

  @BeforeEach
  final void openDesk(TestInfo info) throws Exception {
    test = info.getTestMethod().orElseThrow().getName();
    root = folder.toRealPath();
    furnish();
    before = Desk.open();
    desk = new Desk(root, shipped());
  }

  @AfterEach
  final void closeDesk() throws Exception {
    desk.close();
    // What it still writes would come back while the folder is deleted.
    Waiting.until(WindowTest::isQuiet, "the closed window still writes revisions or plays games");
    assertThat(Desk.open()).as("windows that stay open").isSubsetOf(before);
  }

  private static boolean isQuiet() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .noneMatch(Set.of("revisions", "experiment", "search")::contains);
  }

  /** Adds files to the folder, beyond the small design, before the window opens. */
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

  /** Red is floated, and decides about its track. */
  final void playToTrack() throws Exception {
    floatRed();
    desk.await(now -> decides(now).equals("Red"));
  }

  /** Who decides now; "" if nobody. */
  static String decides(Snapshot now) {
    return now.situation()
        .flatMap(situation -> situation.decision())
        .map(decision -> decision.entity())
        .orElse("");
  }

  /** The number of actions up to the current moment. */
  static int at(Snapshot now) {
    return now.play().orElseThrow().at();
  }

  /** Presses a button of the question that the window asks. */
  final void answer(String words) throws Exception {
    JButton button =
        Desk.until(
            () ->
                Stream.of(desk.window.getOwnedWindows())
                    .filter(Component::isShowing)
                    .flatMap(Desk::inside)
                    .filter(part -> part instanceof JButton each && words.equals(each.getText()))
                    .map(JButton.class::cast)
                    .findFirst()
                    .orElse(null),
            asked -> asked != null);
    desk.picture(test + "-" + words);
    desk.click(button, new Point2D.Double(10, 10), 1);
    Desk.until(() -> !button.isShowing(), gone -> gone);
  }

  /** An action by mouse or keyboard. */
  interface Gesture {
    void make() throws Exception;
  }

  /**
   * Another program writes the beginning of a file while the user types at its end and then edits a
   * picture of it. All three changes must be in the text, and in the file once saved; none may be
   * overwritten.
   *
   * @param drawn what the gesture adds to the text
   */
  final void editedHereAndElsewhere(Path file, Gesture gesture, String drawn) throws Exception {
    Document document = Desk.look(() -> desk.window.parts().editing.documents().open(file)).get();
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
          desk.window.parts().editing.documents().save(document);
          return true;
        });
    assertThat(written(file, drawn))
        .startsWith("# written elsewhere\n")
        .contains(drawn)
        .endsWith("# typed here\n");
  }

  /**
   * The content of a file once it contains {@code wanted}.
   *
   * @throws AssertionError if it does not within six seconds
   */
  static String written(Path file, String wanted) throws Exception {
    String text =
        Waiting.within(
            Duration.ofSeconds(30),
            () -> Files.exists(file) ? Files.readString(file) : "",
            content -> content.contains(wanted));
    assertThat(text).as(file.getFileName().toString()).contains(wanted);
    return text;
  }
}

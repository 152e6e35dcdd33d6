package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** The designs came with an app in a folder that cannot be written. */
@NeedsDisplay
class OwnProjectWindowTest extends WindowTest {

  private static Optional<MainWindow> on(Path project) {
    return Stream.of(Frame.getFrames())
        .filter(MainWindow.class::isInstance)
        .map(MainWindow.class::cast)
        .filter(frame -> frame.isShowing() && frame.workshop().loader().project().equals(project))
        .findFirst();
  }

  private static JTextField asked() {
    return Stream.of(Frame.getFrames())
        .flatMap(frame -> Stream.of(frame.getOwnedWindows()))
        .filter(Component::isShowing)
        .map(dialog -> SwingUtilities.getRootPane(dialog))
        .flatMap(pane -> Stream.ofNullable(field(pane)))
        .findFirst()
        .orElse(null);
  }

  private static JTextField field(Container in) {
    for (Component part : in.getComponents()) {
      if (part instanceof JTextField field) return field;
      JTextField inside = part instanceof Container container ? field(container) : null;
      if (inside != null) return inside;
    }
    return null;
  }

  @Test
  void aClickAndAFolderCreateAProjectThatTheWindowOpens() throws Exception {
    Desk.look(
        () -> {
          desk.window.notices().ownProject();
          return true;
        });
    Component button = desk.part(Component.class, "make own project");
    desk.click(button, new Point(button.getWidth() / 2, button.getHeight() / 2), 1);
    JTextField where =
        Desk.until(OwnProjectWindowTest::asked, field -> field != null && field.isShowing());
    desk.picture("own-project");
    Path mine = root.resolve("mine");
    Desk.look(
        () -> {
          where.setText(mine.toString());
          return true;
        });
    Desk.keyboardTo(where, where::requestFocusInWindow);

    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> on(mine), Optional::isPresent)).isPresent();
    assertThat(Files.readString(mine.resolve("designs/small/trains.yaml"))).contains("price: 80");
    assertThat(Desk.until(() -> desk.window.isShowing(), shown -> !shown))
        .as("the window on the app's designs is gone")
        .isFalse();
    assertThat(Files.readString(root.resolve("state/window.properties")))
        .as("the next start begins there")
        .contains("last.project");
    Desk.look(
        () -> {
          on(mine).orElseThrow().dispose();
          return true;
        });
  }
}

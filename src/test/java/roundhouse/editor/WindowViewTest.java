package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import roundhouse.editor.dock.DockLayout;

/** Helpers for tests of views: where they are, going there, reopening the window. */
abstract class WindowViewTest extends WindowTest {
  final Component view(WindowView view) throws Exception {
    return desk.part(Component.class, "view " + view.id());
  }

  final DockLayout layout() throws Exception {
    return Desk.look(() -> desk.window.docks().layout());
  }

  static List<String> all() {
    return Stream.of(WindowView.values()).map(WindowView::id).toList();
  }

  /** Goes to a view by its key. */
  final void go(int digit, WindowView view) throws Exception {
    desk.press(KeyEvent.VK_ALT, digit);
    assertThat(Desk.until(() -> has(view), yes -> yes)).as(view + " has the keyboard").isTrue();
  }

  final boolean has(WindowView view) {
    Component owner = Desk.focusOwner();
    Component part = desk.find("view " + view.id());
    return part != null
        && part.isShowing()
        && owner != null
        && SwingUtilities.isDescendingFrom(owner, part);
  }

  final boolean isOpen(WindowView view) throws Exception {
    return layout().views().anyMatch(view.id()::equals);
  }

  final void openAgain() throws Exception {
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    desk = new Desk(root);
  }

  final Path kept() {
    return root.resolve("state").resolve("layouts").resolve("play.json");
  }
}

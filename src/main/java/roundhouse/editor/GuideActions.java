package roundhouse.editor;

import java.util.Optional;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.guide.GuideTopic;
import roundhouse.editor.guide.GuideWindow;

/** Opens and closes the window of the guide. */
final class GuideActions {
  private final WindowParts parts;
  private final DockController docks;
  private Optional<GuideWindow> guide = Optional.empty();

  GuideActions(WindowParts parts, DockController docks) {
    this.parts = parts;
    this.docks = docks;
  }

  /** Opens the guide at the topic of the focused view. */
  void show() {
    if (guide.isEmpty())
      guide =
          Optional.of(
              new GuideWindow(parts.window.frame(), parts.window.look(), parts.window.settings()));
    guide
        .get()
        .open(
            docks
                .focused()
                .flatMap(WindowView::of)
                .map(view -> view.topic(parts))
                .orElse(GuideTopic.window()));
  }

  void close() {
    guide.ifPresent(GuideWindow::dispose);
  }
}

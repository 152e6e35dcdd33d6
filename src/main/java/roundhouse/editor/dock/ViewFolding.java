package roundhouse.editor.dock;

import java.util.List;
import java.util.Optional;

/**
 * Closes views together and brings them back to where they were, unless others have moved since.
 */
final class ViewFolding {
  private record Folded(DockLayout before, DockLayout after) {}

  private final DockedViews docks;
  private Optional<Folded> folded = Optional.empty();

  ViewFolding(DockedViews docks) {
    this.docks = docks;
  }

  /** Closes the views if any is open, otherwise opens them all. */
  void toggle(List<DockView> views) {
    List<DockView> open = views.stream().filter(docks::isOpen).toList();
    if (open.isEmpty()) unfold(views);
    else fold(open);
  }

  private void fold(List<DockView> open) {
    DockLayout before = docks.layout();
    open.forEach(docks::close);
    folded = Optional.of(new Folded(before, docks.layout()));
  }

  private void unfold(List<DockView> views) {
    DockLayout now = docks.layout();
    Optional<DockLayout> old =
        folded.filter(known -> order(known.after()).equals(order(now))).map(Folded::before);
    folded = Optional.empty();
    old.ifPresentOrElse(docks::apply, () -> views.forEach(docks::dockHome));
  }

  private static List<String> order(DockLayout layout) {
    return layout.views().toList();
  }
}

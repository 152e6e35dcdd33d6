package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.DockingRegion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockLayout.WindowContent;

/** Where a closed view is opened again. */
final class HomePlaces {
  private final JFrame window;
  private final DockApi api;
  private DockLayout layout =
      new DockLayout(
          new WindowContent(Optional.empty(), Map.of(), Optional.empty()), List.of(), Set.of());

  HomePlaces(JFrame window, DockApi api) {
    this.window = window;
    this.api = api;
  }

  /** Sets the layout that says beside which others a view belongs. */
  void layout(DockLayout usual) {
    layout = usual;
  }

  /** Places a view beside its former neighbours, otherwise on its side of the window. */
  void dock(DockView view, Map<String, DockView> views) {
    Optional<DockView> neighbour =
        layout.tabsWith(view.id()).stream()
            .map(views::get)
            .filter(each -> each != view && api.isDocked(each) && !api.isHidden(each))
            .findFirst();
    neighbour.ifPresentOrElse(
        beside -> api.dock(view, beside, DockingRegion.CENTER),
        () -> api.dock(view, window, view.side().region(), view.side().share()));
  }
}

package roundhouse.editor.dock;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JFrame;

/** Views whose contents another place of the window shows for a while. */
final class LentViews {
  private final DockedViews docks;

  LentViews(DockedViews docks) {
    this.docks = docks;
  }

  /** Gives the contents of some views away; hides floating windows that show nothing else. */
  Map<String, JComponent> lend(List<String> views) {
    var lent = new LinkedHashMap<String, JComponent>();
    for (String view : views) lent.put(view, docks.view(view).lend());
    floatingWindows(views).forEach(window -> window.setVisible(false));
    return lent;
  }

  /** Shows the contents in the views again. */
  void takeBack(List<String> views) {
    for (String view : views) docks.view(view).takeBack();
    floatingWindows(views).forEach(window -> window.setVisible(true));
  }

  /** The floating windows that contain nothing but such views. */
  private List<JFrame> floatingWindows(List<String> views) {
    return docks.windows().stream()
        .skip(1)
        .filter(window -> docks.viewsIn(window).allMatch(views::contains))
        .toList();
  }
}

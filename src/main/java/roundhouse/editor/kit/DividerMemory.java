package roundhouse.editor.kit;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JSplitPane;

/**
 * Keeps the place of a divider between runs, and for each size that the two parts have had: a view
 * that filled the window and is restored looks as before.
 */
final class DividerMemory extends ComponentAdapter {
  private final JSplitPane pane;
  private final Settings settings;
  private final String name;
  private final Map<Integer, Integer> places = new HashMap<>();
  private final int usual;
  private int room;
  private boolean placing;

  private DividerMemory(JSplitPane pane, Settings settings, String name, int usual) {
    this.pane = pane;
    this.settings = settings;
    this.name = name;
    this.usual = usual;
  }

  /**
   * @param usual the place until the user moves the divider, {@link Divider#BY_WEIGHT}, or less
   *     than that for the size of the second part, which stays as it is
   */
  static void keep(JSplitPane pane, Settings settings, String name, int usual) {
    var memory = new DividerMemory(pane, settings, name, usual);
    int place = settings.number(name, usual);
    if (usual >= Divider.BY_WEIGHT && place >= 0) pane.setDividerLocation(place);
    pane.addPropertyChangeListener(
        JSplitPane.DIVIDER_LOCATION_PROPERTY, _ -> memory.dividerMoved());
    pane.addComponentListener(memory);
  }

  private int present() {
    return pane.getOrientation() == JSplitPane.HORIZONTAL_SPLIT
        ? pane.getWidth()
        : pane.getHeight();
  }

  /** A divider that moves because the size has changed has not been moved by the user. */
  private void dividerMoved() {
    if (!placing && pane.isShowing() && present() == room) remember();
  }

  private void remember() {
    places.put(room, pane.getDividerLocation());
    int place = pane.getDividerLocation();
    settings.put(name, usual < Divider.BY_WEIGHT ? room - place : place);
  }

  @Override
  public void componentResized(ComponentEvent event) {
    room = present();
    if (room <= 0) return;
    // A place saved from a larger view would leave the other part no room.
    int wanted = places.getOrDefault(room, usual());
    int most = Math.max(pane.getMinimumDividerLocation(), pane.getMaximumDividerLocation());
    placing = true;
    if (Math.min(wanted, most) != pane.getDividerLocation())
      pane.setDividerLocation(Math.min(wanted, most));
    placing = false;
    places.putIfAbsent(room, pane.getDividerLocation());
  }

  /** Where the divider is in a room of this size for the first time. */
  private int usual() {
    if (usual < Divider.BY_WEIGHT) return Math.max(room / 2, room - settings.number(name, -usual));
    return usual == Divider.BY_WEIGHT && settings.text(name).isEmpty()
        ? (int) Math.round(room * pane.getResizeWeight())
        : pane.getDividerLocation();
  }
}

package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;

/**
 * A divider between two parts of a view, whose place is remembered.
 *
 * @param name its key in the settings
 * @param usual its place until the user moves it; {@link #BY_WEIGHT} for a share of the room,
 *     {@link #BY_NEED} for what the parts prefer, {@link #second} for the size of the second part
 * @param weight how much of additional room the first part takes, from 0 to 1
 */
public record Divider(Settings settings, String name, int usual, double weight) {
  /** Until the user moves the divider, the weight is the share of the first part. */
  public static final int BY_WEIGHT = -1;

  /**
   * Until the user moves the divider, each part has the size that it prefers, and the weight shares
   * what is left; where there is less, the second keeps at least its minimum.
   */
  public static final int BY_NEED = Integer.MIN_VALUE;

  /** The second part has this size in pixels, whatever the size of both. */
  public static int second(int pixels) {
    return -pixels;
  }

  /** One part above the other. */
  public JSplitPane stack(Component above, Component below) {
    return split(JSplitPane.VERTICAL_SPLIT, above, below);
  }

  /** One part beside the other. */
  public JSplitPane row(Component left, Component right) {
    return split(JSplitPane.HORIZONTAL_SPLIT, left, right);
  }

  private JSplitPane split(int orientation, Component one, Component other) {
    var pane =
        usual == BY_NEED
            ? new Shared(orientation, one, other)
            : new JSplitPane(orientation, true, one, other);
    pane.setResizeWeight(weight);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.setDividerSize(5);
    Panels.keys(pane);
    DividerMemory memory = DividerMemory.keep(pane, settings, "divider." + name, usual);
    if (pane instanceof Shared shared) shared.memory = Optional.of(memory);
    return pane;
  }

  /** Places its divider whenever a part may need another size. */
  private static final class Shared extends JSplitPane {
    private transient Optional<DividerMemory> memory = Optional.empty();

    Shared(int orientation, Component one, Component other) {
      super(orientation, true, one, other);
    }

    @Override
    public void doLayout() {
      // Another size moves the divider by itself, which is no move of the user's.
      memory.ifPresent(kept -> kept.resizing = true);
      super.doLayout();
      memory.ifPresent(DividerMemory::place);
      super.doLayout();
      memory.ifPresent(kept -> kept.resizing = false);
    }
  }

  /**
   * Keeps the place of a divider between runs, and for each size that the two parts have had: a
   * view that filled the window and is restored looks as before.
   */
  private static final class DividerMemory extends ComponentAdapter {
    private final JSplitPane pane;
    private final Settings settings;
    private final String name;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final int usual;
    private int room;
    private boolean placing;
    private boolean resizing;

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
    static DividerMemory keep(JSplitPane pane, Settings settings, String name, int usual) {
      var memory = new DividerMemory(pane, settings, name, usual);
      int place = settings.number(name, usual);
      if (usual >= Divider.BY_WEIGHT && place >= 0) pane.setDividerLocation(place);
      pane.addPropertyChangeListener(
          JSplitPane.DIVIDER_LOCATION_PROPERTY, _ -> memory.dividerMoved());
      pane.addComponentListener(memory);
      return memory;
    }

    private int present() {
      return pane.getOrientation() == JSplitPane.HORIZONTAL_SPLIT
          ? pane.getWidth()
          : pane.getHeight();
    }

    /** A divider that moves because the size has changed has not been moved by the user. */
    private void dividerMoved() {
      if (!placing && !resizing && pane.isShowing() && present() == room) remember();
    }

    private void remember() {
      places.put(room, pane.getDividerLocation());
      int place = pane.getDividerLocation();
      settings.put(name, usual < Divider.BY_WEIGHT ? room - place : place);
    }

    @Override
    public void componentResized(ComponentEvent event) {
      place();
    }

    private void place() {
      room = present();
      if (room <= 0) return;
      // A place saved from a larger view would leave the other part no room.
      int wanted = places.getOrDefault(room, usual());
      int most = Math.max(pane.getMinimumDividerLocation(), pane.getMaximumDividerLocation());
      placing = true;
      if (Math.min(wanted, most) != pane.getDividerLocation())
        pane.setDividerLocation(Math.min(wanted, most));
      placing = false;
      if (!isByNeed()) places.putIfAbsent(room, pane.getDividerLocation());
    }

    private boolean isByNeed() {
      return usual == BY_NEED && settings.text(name).isEmpty();
    }

    private int length(Dimension size) {
      return pane.getOrientation() == JSplitPane.HORIZONTAL_SPLIT ? size.width : size.height;
    }

    private int needed() {
      Component second = pane.getRightComponent();
      int rest = room - pane.getDividerSize();
      int first = length(pane.getLeftComponent().getPreferredSize());
      int spare = Math.max(0, rest - first - length(second.getPreferredSize()));
      return Math.min(
          first + (int) (spare * pane.getResizeWeight()), rest - length(second.getMinimumSize()));
    }

    /** Where the divider is in a room of this size for the first time. */
    private int usual() {
      if (isByNeed()) return needed();
      if (usual < Divider.BY_WEIGHT)
        return Math.max(room / 2, room - settings.number(name, -usual));
      return usual == Divider.BY_WEIGHT && settings.text(name).isEmpty()
          ? (int) Math.round(room * pane.getResizeWeight())
          : pane.getDividerLocation();
    }
  }
}

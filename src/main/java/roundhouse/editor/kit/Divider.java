package roundhouse.editor.kit;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;

/**
 * A divider between two parts of a view, whose place is remembered.
 *
 * @param name its key in the settings
 * @param usual its place until the user moves it; {@link #BY_WEIGHT} for a share of the room,
 *     {@link #second} for the size of the second part
 * @param weight how much of additional room the first part takes, from 0 to 1
 */
public record Divider(Settings settings, String name, int usual, double weight) {
  /** Until the user moves the divider, the weight is the share of the first part. */
  public static final int BY_WEIGHT = -1;

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
    var pane = new JSplitPane(orientation, true, one, other);
    pane.setResizeWeight(weight);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.setDividerSize(5);
    Panels.keys(pane);
    DividerMemory.keep(pane, settings, "divider." + name, usual);
    return pane;
  }
}

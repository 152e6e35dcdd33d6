package roundhouse.editor.dock;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How views share a room.
 *
 * @param dividers what separates the areas and can be moved
 */
public record ViewPlan(List<Area> areas, List<Divider> dividers) {
  /** The pixels between two docked areas. */
  private static final int GAP = 5;

  public ViewPlan {
    areas = List.copyOf(areas);
    dividers = List.copyOf(dividers);
  }

  /**
   * A place in the room.
   *
   * @param views of several, tabs show one at a time
   * @param front the view in front; empty for the one used last
   * @param bare whether a single view shows no tab
   */
  public record Area(Rectangle bounds, List<String> views, Optional<String> front, boolean bare) {
    public Area {
      views = List.copyOf(views);
    }
  }

  /**
   * @param upright whether it moves to the left and right
   * @param at its pixel, from the left or from the top
   * @param from where it begins, along its length
   * @param to where it ends
   * @param start the pixel where what it divides begins
   * @param room the pixels that it divides
   */
  public record Divider(boolean upright, int at, int from, int to, int start, int room) {
    /** Its bounds, wide enough to be hit. */
    Rectangle bounds() {
      int side = at - ViewDivider.GRIP / 2;
      return upright
          ? new Rectangle(side, from, ViewDivider.GRIP, to - from)
          : new Rectangle(from, side, to - from, ViewDivider.GRIP);
    }

    /** The share of the room on its first side if it were at another pixel. */
    double share(int pixel) {
      return Math.clamp((pixel - start) / (double) Math.max(1, room), 0, 1);
    }
  }

  /** The places of docked views, all with tabs. */
  static ViewPlan of(DockArea area, Rectangle room) {
    var areas = new ArrayList<Area>();
    var dividers = new ArrayList<Divider>();
    add(area, room, areas, dividers);
    return new ViewPlan(areas, dividers);
  }

  private static void add(DockArea area, Rectangle in, List<Area> areas, List<Divider> dividers) {
    switch (area) {
      case DockArea.Tabs tabs ->
          areas.add(new Area(in, tabs.order(), Optional.of(tabs.front()), false));
      case DockArea.Split split -> {
        int room = Math.max(0, (split.across() ? in.width : in.height) - GAP);
        int first = (int) Math.round(room * split.share());
        int start = (split.across() ? in.x : in.y) + GAP / 2;
        dividers.add(
            split.across()
                ? new Divider(true, start + first, in.y, in.y + in.height, start, room)
                : new Divider(false, start + first, in.x, in.x + in.width, start, room));
        add(split.first(), part(split.across(), in, 0, first), areas, dividers);
        add(split.second(), part(split.across(), in, first + GAP, room - first), areas, dividers);
      }
    }
  }

  private static Rectangle part(boolean across, Rectangle in, int from, int length) {
    return across
        ? new Rectangle(in.x + from, in.y, length, in.height)
        : new Rectangle(in.x, in.y + from, in.width, length);
  }
}

package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.DockingRegion;

/**
 * The side of the window where a view belongs until the user moves it, and its share of the window
 * there.
 */
public enum DockSide {
  LEFT(DockingRegion.WEST, 0.22),
  MIDDLE(DockingRegion.NORTH, 0.6),
  RIGHT(DockingRegion.EAST, 0.3),
  BELOW(DockingRegion.SOUTH, 0.3);

  private final DockingRegion region;
  private final double share;

  DockSide(DockingRegion region, double share) {
    this.region = region;
    this.share = share;
  }

  DockingRegion region() {
    return region;
  }

  /** The share of the window that it takes there, from 0 to 1. */
  double share() {
    return share;
  }
}

package roundhouse.editor.dock;

import roundhouse.editor.dock.DockLayout.Edge;

/**
 * The side of the window where a view belongs until the user moves it, its share of the window
 * there, and the edge where it hides.
 */
public enum DockSide {
  LEFT(DockPlace.LEFT, 0.22, Edge.LEFT),
  MIDDLE(DockPlace.ABOVE, 0.6, Edge.BOTTOM),
  RIGHT(DockPlace.RIGHT, 0.3, Edge.RIGHT),
  BELOW(DockPlace.BELOW, 0.3, Edge.BOTTOM);

  private final DockPlace place;
  private final double share;
  private final Edge edge;

  DockSide(DockPlace place, double share, Edge edge) {
    this.place = place;
    this.share = share;
    this.edge = edge;
  }

  DockPlace place() {
    return place;
  }

  /** The share of the window that it takes there, from 0 to 1. */
  double share() {
    return share;
  }

  Edge edge() {
    return edge;
  }
}

package roundhouse.editor;

import roundhouse.editor.dock.DockSide;

/** The areas of the initial layouts; the views in one area share its tabs. */
enum LayoutArea {
  PROJECT(DockSide.LEFT, 240),
  /** Eighty letters of a text. */
  TEXTS(DockSide.LEFT, 732),
  MIDDLE(DockSide.MIDDLE, 480),
  BELOW(DockSide.BELOW, 260),
  CHOICES(DockSide.RIGHT, 400),
  BOOKS(DockSide.RIGHT, 480),
  GAME(DockSide.RIGHT, 360);

  private final DockSide side;
  private final int foldedOut;

  LayoutArea(DockSide side, int foldedOut) {
    this.side = side;
    this.foldedOut = foldedOut;
  }

  /** The pixels that a view takes when it is folded out at an edge of the window. */
  int foldedOut() {
    return foldedOut;
  }

  /** The side of the window where a closed view opens again. */
  DockSide side() {
    return side;
  }
}

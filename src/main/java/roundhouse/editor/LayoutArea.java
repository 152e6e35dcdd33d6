package roundhouse.editor;

import roundhouse.editor.dock.DockSide;

/** The areas of the initial layouts; the views in one area share its tabs. */
enum LayoutArea {
  PROJECT(DockSide.LEFT),
  TEXTS(DockSide.LEFT),
  MIDDLE(DockSide.MIDDLE),
  BELOW(DockSide.BELOW),
  CHOICES(DockSide.RIGHT),
  BOOKS(DockSide.RIGHT),
  GAME(DockSide.RIGHT);

  private final DockSide side;

  LayoutArea(DockSide side) {
    this.side = side;
  }

  /** The side of the window where a closed view opens again. */
  DockSide side() {
    return side;
  }
}

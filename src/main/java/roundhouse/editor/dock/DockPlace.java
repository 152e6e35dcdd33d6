package roundhouse.editor.dock;

import roundhouse.words.UiWords;

/** Where a view goes: into the tabs of another one, or to one side of it. */
enum DockPlace {
  TABS,
  LEFT,
  RIGHT,
  ABOVE,
  BELOW;

  /** A view and what was there before, with a divider between them. */
  DockArea split(String view, DockArea before, double share) {
    DockArea added = DockArea.Tabs.of(view);
    boolean across = this == LEFT || this == RIGHT;
    return this == LEFT || this == ABOVE
        ? new DockArea.Split(across, share, added, before)
        : new DockArea.Split(across, 1 - share, before, added);
  }

  @Override
  public String toString() {
    return switch (this) {
      case TABS -> UiWords.of("views.into");
      case LEFT -> UiWords.of("views.left-of");
      case RIGHT -> UiWords.of("views.right-of");
      case ABOVE -> UiWords.of("views.above");
      case BELOW -> UiWords.of("views.below");
    };
  }
}

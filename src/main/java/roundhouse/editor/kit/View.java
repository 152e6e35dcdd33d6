package roundhouse.editor.kit;

import roundhouse.workshop.Snapshot;

/**
 * A part of the window. It is told of every change on the event thread, and knows no other view.
 */
public interface View {

  /** Shows what is now; what stayed the same since {@code before} need not be shown again. */
  void show(Snapshot before, Snapshot now);
}

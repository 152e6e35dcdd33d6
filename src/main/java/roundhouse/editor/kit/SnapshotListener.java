package roundhouse.editor.kit;

import roundhouse.workshop.Snapshot;

/** A part of the window. It gets every change on the event thread and does not know other parts. */
public interface SnapshotListener {

  /** Shows {@code now}; what is unchanged since {@code before} need not be shown again. */
  void show(Snapshot before, Snapshot now);
}

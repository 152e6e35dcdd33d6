package roundhouse.editor.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/**
 * Passes snapshots from the workshop's thread to the views on the event thread; of several pending
 * ones, only the last.
 */
public final class SnapshotBridge {
  private final List<SnapshotListener> views = new ArrayList<>();
  private final Workshop workshop;
  private final AtomicBoolean waits = new AtomicBoolean();
  private Snapshot shown = Snapshot.EMPTY;

  /**
   * @param workshop may be running already
   */
  public SnapshotBridge(Workshop workshop) {
    this.workshop = workshop;
    workshop.listen((_, _) -> receive());
    receive();
  }

  /** A view that is created and added when it is first used. */
  public <V extends SnapshotListener> LazyComponent<V> later(Supplier<V> view) {
    return new LazyComponent<>(() -> add(view.get()));
  }

  /** Adds a view and shows it the current snapshot at once. */
  public <V extends SnapshotListener> V add(V view) {
    views.add(view);
    view.show(Snapshot.EMPTY, shown);
    return view;
  }

  /** The snapshot that the window shows. */
  public Snapshot shown() {
    return shown;
  }

  private void receive() {
    if (!waits.getAndSet(true)) SwingUtilities.invokeLater(this::show);
  }

  private void show() {
    waits.set(false);
    Snapshot before = shown;
    shown = workshop.now();
    for (SnapshotListener view : List.copyOf(views)) view.show(before, shown);
  }
}

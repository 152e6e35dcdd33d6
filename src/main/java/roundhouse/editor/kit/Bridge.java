package roundhouse.editor.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** Brings snapshots from the workshop's thread to the views; of several at once only the last is shown. */
public final class Bridge {
  private final List<View> views = new ArrayList<>();
  private Snapshot shown = Snapshot.EMPTY;
  private Optional<Snapshot> next = Optional.empty();

  public Bridge(Workshop workshop) {
    workshop.listen((_, now) -> receive(now));
  }

  /** Adds a view, which is shown at once what the others see. */
  public <V extends View> V add(V view) {
    views.add(view);
    view.show(Snapshot.EMPTY, shown);
    return view;
  }

  /** What the window shows. */
  public Snapshot shown() {
    return shown;
  }

  private synchronized void receive(Snapshot now) {
    boolean waits = next.isPresent();
    next = Optional.of(now);
    if (!waits) SwingUtilities.invokeLater(this::show);
  }

  private synchronized Snapshot take() {
    Snapshot now = next.orElse(shown);
    next = Optional.empty();
    return now;
  }

  private void show() {
    Snapshot before = shown;
    shown = take();
    for (View view : List.copyOf(views)) view.show(before, shown);
  }
}

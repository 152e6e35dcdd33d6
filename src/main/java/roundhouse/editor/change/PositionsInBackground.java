package roundhouse.editor.change;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.project.TitleSource;

/** Runs the test positions of a design in the background; a later run ends an earlier one. */
final class PositionsInBackground {
  private final TitleSource titles;
  private final Consumer<List<Outcome>> told;
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param told called with the outcomes on the event thread
   */
  PositionsInBackground(TitleSource titles, Consumer<List<Outcome>> told) {
    this.titles = titles;
    this.told = told;
  }

  void run(Path design) {
    int turn = asked.incrementAndGet();
    BackgroundThreads.startUnhurried("positions", () -> run(design, turn));
  }

  private void run(Path design, int turn) {
    try {
      List<Outcome> outcomes = titles.test(design, _ -> goOn(turn));
      SwingUtilities.invokeLater(
          () -> {
            if (turn == asked.get()) told.accept(outcomes);
          });
    } catch (CancellationException later) {
      // Only the latest run counts.
      return;
    }
  }

  private void goOn(int turn) {
    if (turn != asked.get()) throw new CancellationException();
  }
}

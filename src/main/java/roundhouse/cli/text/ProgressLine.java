package roundhouse.cli.text;

import java.io.PrintWriter;
import roundhouse.lab.batch.BatchProgress;

/** Shows the progress of a batch on the terminal, at most a hundred times. */
public class ProgressLine implements BatchProgress {
  private final PrintWriter err;
  private int printed = -1;

  public ProgressLine(PrintWriter err) {
    this.err = err;
  }

  @Override
  public synchronized void done(int games, int of) {
    int percent = (int) (100L * games / of);
    if (percent <= printed) return;
    printed = percent;
    VisibleWriter.startOfLine(err);
    err.printf("%d of %d games", games, of);
    if (games == of) err.println();
    err.flush();
  }
}

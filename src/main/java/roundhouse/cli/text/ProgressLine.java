package roundhouse.cli.text;

import java.io.PrintWriter;
import roundhouse.lab.batch.BatchProgress;

/** Shows the progress of a batch on the terminal, at most a hundred times. */
public class ProgressLine implements BatchProgress, AutoCloseable {
  private final PrintWriter err;
  private int printed = -1;
  private boolean open;

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
    open = games < of;
    if (!open) err.println();
    err.flush();
  }

  @Override
  public synchronized void notice(String says) {
    close();
    err.println(says);
    err.flush();
  }

  /** Ends the line, so that what comes next, such as an error, does not stand behind it. */
  @Override
  public synchronized void close() {
    if (open) err.println();
    open = false;
    err.flush();
  }
}

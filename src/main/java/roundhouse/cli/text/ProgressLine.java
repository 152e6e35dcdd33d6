package roundhouse.cli.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.lab.batch.BatchProgress;

/**
 * Shows the progress of a batch on the terminal, at most a hundred times; a file or another program
 * that reads the messages gets none of it.
 */
public class ProgressLine implements BatchProgress, AutoCloseable {
  private static final Path MESSAGES = Path.of("/proc/self/fd/2");

  private final PrintWriter err;
  private final boolean shown;
  private int printed = -1;
  private boolean open;

  public ProgressLine(PrintWriter err) {
    this(err, isTerminal());
  }

  ProgressLine(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  /** Whether people see the messages of this process as it prints them. */
  private static boolean isTerminal() {
    try {
      if (Files.isSymbolicLink(MESSAGES))
        return Files.readSymbolicLink(MESSAGES).toString().matches("/dev/(pts/|tty|console).*");
    } catch (IOException unknown) {
      return false;
    }
    // Systems without that link do not tell where the messages go, only the input and the output.
    return System.console() != null && System.console().isTerminal();
  }

  @Override
  public synchronized void done(int games, int of) {
    if (!shown) return;
    int percent = (int) (100L * games / of);
    if (percent <= printed) return;
    printed = percent;
    VisibleWriter.startOfLine(err);
    err.printf("%s of %s games", games, of);
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

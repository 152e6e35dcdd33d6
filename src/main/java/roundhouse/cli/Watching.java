package roundhouse.cli;

import java.io.PrintWriter;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import roundhouse.workshop.FileWatch;
import roundhouse.workshop.Folders;

/** Does something at once and again whenever a file of designs, scripts or tiles changes. */
final class Watching {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final Folders folders;
  private final PrintWriter out;

  Watching(Folders folders, PrintWriter out) {
    this.folders = folders;
    this.out = out;
  }

  /** Goes on until its thread is interrupted, and answers what came of the last time. */
  int again(Callable<Integer> work) throws Exception {
    BlockingQueue<Integer> changes = new LinkedBlockingQueue<>();
    try (var watch = new FileWatch(files -> changes.add(files.size()))) {
      watch.watch(List.of(folders.designs(), folders.scripts(), folders.tileLibrary()));
      while (true) {
        int status = work.call();
        out.println(LocalTime.now().format(TIME) + "  watching; Ctrl-C ends");
        out.flush();
        if (!changed(changes)) return status;
      }
    }
  }

  /** Waits for a change; false when it is to end. Changes that came meanwhile are one. */
  private static boolean changed(BlockingQueue<Integer> changes) {
    try {
      changes.take();
      changes.clear();
      return true;
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

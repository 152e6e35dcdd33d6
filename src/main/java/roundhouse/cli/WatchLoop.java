package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.words.VisibleText;
import roundhouse.workshop.files.FileWatch;
import roundhouse.workshop.project.ProjectFolders;

/** Does something now, and again whenever a file of designs, scripts or tiles changes. */
final class WatchLoop {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");
  private static final int MOST_NAMED = 4;

  private final ProjectFolders folders;
  private final PrintWriter messages;

  /**
   * @param messages where to print what changed and that it is watching
   */
  WatchLoop(ProjectFolders folders, PrintWriter messages) {
    this.folders = folders;
    this.messages = messages;
  }

  /**
   * Repeats the work until the thread is interrupted, and returns the last status. A failure on the
   * first run is thrown; later ones are printed, because the next change may fix them.
   */
  int repeat(Callable<Integer> work) throws Exception {
    BlockingQueue<Set<Path>> changes = new LinkedBlockingQueue<>();
    try (var watch = new FileWatch(changes::add)) {
      watch.watch(Stream.concat(Stream.of(folders.designs()), folders.shared().stream()).toList());
      int status = work.call();
      for (Optional<Set<Path>> changed = next(changes);
          changed.isPresent();
          changed = next(changes)) {
        say("");
        say(LocalTime.now().format(TIME) + "  changed: " + names(changed.get()));
        status = attempt(work);
      }
      return status;
    }
  }

  private int attempt(Callable<Integer> work) throws Exception {
    try {
      return work.call();
    } catch (CommandFailure | IOException failure) {
      return FailureMessages.ofThisProcess().report(failure, messages);
    }
  }

  /** Waits for changes and returns all that have come; empty when the loop should end. */
  private Optional<Set<Path>> next(BlockingQueue<Set<Path>> changes) {
    say(LocalTime.now().format(TIME) + "  watching; stop with Ctrl-C");
    try {
      var all = new TreeSet<>(changes.take());
      var more = new ArrayList<Set<Path>>();
      changes.drainTo(more);
      more.forEach(all::addAll);
      return Optional.of(all);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** {@code mine/trains.yaml, mine/map.yaml}. */
  private static String names(Set<Path> files) {
    String first =
        files.stream().limit(MOST_NAMED).map(WatchLoop::name).collect(Collectors.joining(", "));
    return files.size() > MOST_NAMED
        ? first + " and " + (files.size() - MOST_NAMED) + " more"
        : first;
  }

  private static String name(Path file) {
    return VisibleText.line(file.getParent().getFileName() + "/" + file.getFileName());
  }

  private void say(String line) {
    messages.println(line);
    messages.flush();
  }
}

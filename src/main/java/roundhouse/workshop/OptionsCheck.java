package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import roundhouse.design.problem.Problem;
import roundhouse.script.loading.TitleLoader.Loaded;
import roundhouse.workshop.project.TitleSource;

/** Finds mistakes in options that are off, in the background after the rules are loaded. */
final class OptionsCheck {
  /**
   * Milliseconds before a file is read again: it may be half written although nobody writes to it
   * now.
   */
  private static final long SECOND_LOOK = 150;

  /** Milliseconds from loading the first game until it is on the screen. */
  private static final long FIRST_GAME_SEEN = 1000;

  /** Milliseconds from loading until a game that was replayed is on the screen. */
  private static final long GAME_SEEN = 250;

  private final SnapshotLoop loop;
  private final TitleSource loader;
  private final BooleanSupplier filesUnchanged;

  /**
   * @param filesUnchanged whether the files are those that the rules were last loaded from
   */
  OptionsCheck(SnapshotLoop loop, TitleSource loader, BooleanSupplier filesUnchanged) {
    this.loop = loop;
    this.loader = loader;
    this.filesUnchanged = filesUnchanged;
  }

  /** Checks a design once its game is on the screen. */
  void later(Path design, Set<String> options, Loaded found) {
    long wait = loop.now().play().isEmpty() ? FIRST_GAME_SEEN : GAME_SEEN;
    CompletableFuture.delayedExecutor(wait, TimeUnit.MILLISECONDS)
        .execute(() -> loop.submit(() -> loop.later(() -> check(design, options, found))));
  }

  /**
   * Does nothing if the rules were loaded again since, which has its own check. A file that is
   * missing for a moment may be back before the watch looks, so errors count only where the files
   * are at rest.
   */
  private void check(Path design, Set<String> options, Loaded found) {
    if (loop.now().loaded() != found) return;
    List<Problem> problems = loader.check(design, options);
    if (problems.stream().anyMatch(Problem::isError)) {
      pause();
      problems = loader.check(design, options);
      if (!filesUnchanged.getAsBoolean()) {
        loop.later(() -> check(design, options, found));
        return;
      }
    }
    if (!problems.equals(found.problems())) tell(problems, found);
  }

  private void tell(List<Problem> problems, Loaded found) {
    var checked = new Loaded(found.title(), problems, found.files());
    loop.submit(
        () -> {
          if (loop.now().loaded() == found) loop.publish(snapshot -> snapshot.checked(checked));
        });
  }

  /** Gives another program time to finish writing a file. */
  static void pause() {
    try {
      Thread.sleep(SECOND_LOOK);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}

package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import roundhouse.engine.Hook;
import roundhouse.words.Words;

/** What the game adds to its design: test positions, and stubs of hooks. */
final class Additions {
  private final Bench bench;
  private final Runnable reload;

  /**
   * @param reload has the files read again
   */
  Additions(Bench bench, Runnable reload) {
    this.bench = bench;
    this.reload = reload;
  }

  /** Keeps the moment looked at as a test position. */
  void test(String says, String name) {
    bench.work(() -> bench.now().play().ifPresent(play -> test(play, says, name)));
  }

  private void test(Playtest play, String says, String name) {
    try {
      Path file = TestPositions.save(play, bench.now().design().orElseThrow(), says, name);
      bench.tell(Notice.Kind.DONE, Words.of("positions.saved", file.getFileName()));
    } catch (IOException unwritable) {
      bench.tell(Notice.Kind.FAILED, Words.of("positions.unsaved", AtomicFiles.why(unwritable)));
    }
  }

  /** Puts a stub at the end of a script. */
  void stub(Hook<?, ?> hook, Path script) {
    bench.work(
        () -> {
          try {
            Stubs.append(hook, script);
            bench.tell(
                Notice.Kind.DONE, Words.of("stub.written", hook.name(), script.getFileName()));
            reload.run();
          } catch (IOException unwritable) {
            bench.tell(
                Notice.Kind.FAILED,
                Words.of("common.unwritable", script, AtomicFiles.why(unwritable)));
          }
        });
  }
}

package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import roundhouse.engine.Hook;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.StubWriter;
import roundhouse.workshop.positions.TestPositionFiles;

/** What the game adds to its design: test positions, and stubs of hooks. */
final class DesignAdditions {
  private final SnapshotLoop loop;
  private final Runnable reload;

  /**
   * @param reload has the files read again
   */
  DesignAdditions(SnapshotLoop loop, Runnable reload) {
    this.loop = loop;
    this.reload = reload;
  }

  /** Saves the current moment as a test position. */
  void saveTest(String says, String name) {
    loop.submit(() -> loop.now().play().ifPresent(play -> saveTest(play, says, name)));
  }

  private void saveTest(GameHistory play, String says, String name) {
    try {
      Path file = TestPositionFiles.save(play, loop.now().design().orElseThrow(), says, name);
      loop.announce(Notice.Kind.DONE, UiWords.of("positions.saved", file.getFileName()));
    } catch (IOException unwritable) {
      loop.announce(
          Notice.Kind.FAILED, UiWords.of("positions.unsaved", WriteFailure.reason(unwritable)));
    }
  }

  /** Puts a stub at the end of a script. */
  void addStub(Hook<?, ?> hook, Path script) {
    loop.submit(
        () -> {
          try {
            StubWriter.append(hook, script);
            loop.announce(
                Notice.Kind.DONE, UiWords.of("stub.written", hook.name(), script.getFileName()));
            reload.run();
          } catch (IOException unwritable) {
            loop.announce(
                Notice.Kind.FAILED,
                UiWords.of("common.unwritable", script, WriteFailure.reason(unwritable)));
          }
        });
  }
}

package roundhouse.workshop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.Waiting;

class FileWatchTest {
  /** What was seen of the files when the watch told of them. */
  private record Told(Set<Path> files, String map) {}

  @TempDir Path folder;
  private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();
  private FileWatch watch;
  private Path map;
  private Path trains;

  @BeforeEach
  void begin() throws Exception {
    folder = folder.toRealPath();
    map = folder.resolve("map.yaml");
    trains = folder.resolve("trains.yaml");
    Files.writeString(map, "old");
    Files.writeString(trains, "old");
    watch = new FileWatch(files -> told.add(new Told(files, read())));
    watch.watch(List.of(folder));
  }

  @AfterEach
  void end() {
    watch.close();
  }

  private String read() {
    try {
      return Files.readString(map);
    } catch (IOException missing) {
      return "missing";
    }
  }

  private Told next() throws InterruptedException {
    return Optional.ofNullable(told.poll(5, TimeUnit.SECONDS))
        .orElseThrow(() -> new AssertionError("nothing was told"));
  }

  private void nothingMore() throws InterruptedException {
    assertThat(told.poll(300, TimeUnit.MILLISECONDS)).isNull();
  }

  @Test
  void aFileWrittenInPlaceIsReported() throws Exception {
    Files.writeString(map, "new");

    assertThat(next()).isEqualTo(new Told(Set.of(map), "new"));
    nothingMore();
  }

  @Test
  void aFileWrittenUnderAnotherNameAndRenamedIsReportedOnce() throws Exception {
    Path half = folder.resolve(".map.yaml.swp");
    Files.writeString(half, "new");
    Files.move(half, map, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);

    assertThat(next()).isEqualTo(new Told(Set.of(map), "new"));
    nothingMore();
  }

  @Test
  void aFileMovedAwayAndRewrittenIsReportedWithItsNewText() throws Exception {
    Files.move(map, folder.resolve("map.yaml~"));
    Waiting.pass(Duration.ofMillis(60));
    Files.writeString(map, "new");

    assertThat(next()).isEqualTo(new Told(Set.of(map), "new"));
    nothingMore();
  }

  @Test
  void aFileThatIsEmptiedFirstIsReportedWhenItHasTextAgain() throws Exception {
    Files.write(map, new byte[0], StandardOpenOption.TRUNCATE_EXISTING);
    Waiting.pass(Duration.ofMillis(120));
    Files.writeString(map, "new");

    assertThat(next().map()).isEqualTo("new");
    nothingMore();
  }

  @Test
  void aFileWrittenInTwoHalvesEndsWhole() throws Exception {
    Files.writeString(map, "first half,");
    Waiting.pass(Duration.ofMillis(15));
    Files.writeString(map, " second half", StandardOpenOption.APPEND);

    Told last = next();
    if (!last.map().endsWith("second half")) last = next();

    assertThat(last.map()).isEqualTo("first half, second half");
    nothingMore();
  }

  @Test
  void twoFilesTenMillisecondsApartAreReportedTogether() throws Exception {
    Files.writeString(map, "new");
    Waiting.pass(Duration.ofMillis(10));
    Files.writeString(trains, "new");

    assertThat(next().files()).containsExactlyInAnyOrder(map, trains);
    nothingMore();
  }

  @Test
  void changesAreReportedAtOnceAndTheLastOneStillHoldsWhenFilesComeToRest() throws Exception {
    BlockingQueue<String> stirred = new LinkedBlockingQueue<>();
    BlockingQueue<Integer> rested = new LinkedBlockingQueue<>();
    try (var other = new FileWatch(() -> stirred.add(read()), _ -> rested.add(stirred.size()))) {
      other.watch(List.of(folder));
      Files.writeString(map, "half");
      Waiting.pass(Duration.ofMillis(10));
      Files.writeString(map, "whole");

      int before = rested.poll(5, TimeUnit.SECONDS);

      assertThat(before).isPositive();
      assertThat(stirred).hasSize(before);
      assertThat(stirred.stream().reduce((_, last) -> last)).hasValue("whole");
    }
  }

  @Test
  void writingTheSameTextAgainIsNoChange() throws Exception {
    Files.writeString(map, "old");

    nothingMore();
  }

  @Test
  void filesThatChangedAndChangedBackComeToRestToo() throws Exception {
    watch.close();
    var stirs = new AtomicInteger();
    try (var other =
        new FileWatch(
            () -> {
              if (stirs.getAndIncrement() == 0) write("old");
            },
            files -> told.add(new Told(files, read())))) {
      other.watch(List.of(folder));

      write("new");

      assertThat(next()).isEqualTo(new Told(Set.of(), "old"));
      assertThat(stirs).hasValue(2);
    }
  }

  @Test
  void aChangeWhileFilesAreReadIsReported(@TempDir Path other) throws Exception {
    Path base = other.toRealPath().resolve("base.yaml");
    Files.writeString(base, "old");

    watch.beforeReading(List.of(base.getParent()));
    Files.writeString(base, "new");
    watch.watch(List.of(folder, base.getParent()));

    assertThat(next().files()).containsExactly(base);
  }

  private void write(String text) {
    try {
      Files.writeString(map, text);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  @Test
  void otherLineEndingsAreAChange() throws Exception {
    Files.writeString(map, "one\r\ntwo\r\n");

    assertThat(next()).isEqualTo(new Told(Set.of(map), "one\r\ntwo\r\n"));
  }

  @Test
  void aFileInANewSubFolderIsReported() throws Exception {
    Path script = Files.createDirectory(folder.resolve("more")).resolve("rules.js");
    Waiting.pass(Duration.ofMillis(50));
    Files.writeString(script, "export {}");

    assertThat(next().files()).contains(script);
  }

  @Test
  void aChangeIsReportedThoughFoldersAreAddedAndRemovedMeanwhile(@TempDir Path other)
      throws Exception {
    Files.writeString(other.resolve("base.yaml"), "old");

    Files.writeString(map, "new");
    assertThat(watch.isUnchanged()).isFalse();
    watch.watch(List.of(folder, other));
    assertThat(next()).isEqualTo(new Told(Set.of(map), "new"));

    Files.writeString(map, "newer");
    watch.watch(List.of(folder));
    assertThat(next()).isEqualTo(new Told(Set.of(map), "newer"));
    nothingMore();
    assertThat(watch.isUnchanged()).isTrue();
  }

  @Test
  void filesThatAreNotPartOfADesignAreNotReported() throws Exception {
    Files.writeString(folder.resolve("notes.txt"), "nothing");
    Files.writeString(folder.resolve(".#map.yaml"), "a lock");

    nothingMore();
  }

  @ParameterizedTest
  @ValueSource(classes = {IllegalStateException.class, OutOfMemoryError.class})
  void aListenerThatFailsDoesNotEndTheWatch(Class<? extends Throwable> kind) throws Exception {
    var calls = new AtomicInteger();
    try (var frail =
        new FileWatch(
            files -> {
              if (calls.getAndIncrement() == 0) fail(kind);
              told.add(new Told(files, read()));
            })) {
      watch.close();
      frail.watch(List.of(folder));
      Files.writeString(map, "new");
      Waiting.until(() -> calls.get() == 1, "nothing was told");
      Files.writeString(map, "newer");

      assertThat(next()).isEqualTo(new Told(Set.of(map), "newer"));
    }
  }

  private static void fail(Class<? extends Throwable> kind) {
    if (kind == OutOfMemoryError.class) throw new OutOfMemoryError("thrown by a test");
    throw new IllegalStateException("thrown by a test");
  }
}

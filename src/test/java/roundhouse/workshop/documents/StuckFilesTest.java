package roundhouse.workshop.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.edit.Document;
import roundhouse.testkit.OddFiles;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.recovery.Recovery;

class StuckFilesTest {
  @TempDir Path root;

  private final List<String> failures = new CopyOnWriteArrayList<>();
  private Path trains;

  @BeforeEach
  void open() throws IOException {
    trains = SmallTitle.in(root).titles().designs().getFirst().resolve("trains.yaml");
  }

  @Test
  @Timeout(20)
  void aPipeInPlaceOfAnOpenFileIsToldAndKeepsNothingElseFromBeingSaved() throws Exception {
    try (var disk = new WatchedThread("files", () -> failures.add("stuck"))) {
      var beside =
          new OpenDocuments(
              new Recovery(root.resolve("state")), Runnable::run, disk, failures::add);
      Document piped = beside.open(trains).join();
      Document other = beside.open(trains.resolveSibling("phases.yaml")).join();
      OddFiles.pipe(trains);
      piped.replace("", piped.text() + "# typed\n");
      other.replace("", other.text() + "# typed\n");

      beside.checkFiles();
      beside.save(piped);
      beside.save(other);
      Waiting.until(() -> !other.dirty(), "the other file was not saved");
      beside.keepForRecovery();

      Waiting.until(
          () -> new Recovery(root.resolve("state")).texts().size() == 1,
          "the unsaved text was not kept");
      assertThat(failures)
          .contains(trains + " cannot be written: it is a pipe or a device, not a file")
          .doesNotContain("stuck");
    }
  }

  @Test
  void aFileThatDoesNotAnswerIsNotAskedAgain() throws Exception {
    var tasks = new ArrayList<Runnable>();
    var worker = new FileWorker(tasks::add, Runnable::run, failures::add);
    var answer = new CountDownLatch(1);
    worker.work(trains, () -> hang(answer), why -> "first: " + why);
    worker.work(trains, () -> Files.delete(trains), why -> "second: " + why);
    Thread stuck = Thread.ofPlatform().start(tasks.getFirst());
    Waiting.until(() -> worker.busy().contains(trains), "it was not asked");

    tasks.get(1).run();

    assertThat(failures).singleElement().asString().startsWith("second: it does not respond");
    assertThat(trains).exists();
    answer.countDown();
    stuck.join();
    assertThat(worker.busy()).isEmpty();
  }

  @Test
  void aFileWhoseThreadWasReplacedIsTold() {
    var worker = new FileWorker(Runnable::run, Runnable::run, failures::add);

    worker.work(
        trains,
        () -> {
          throw new ClosedByInterruptException();
        },
        why -> "first: " + why);

    assertThat(failures).singleElement().asString().startsWith("first: it does not respond");
    assertThat(worker.busy()).isEmpty();
  }

  private static void hang(CountDownLatch answer) {
    try {
      answer.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}

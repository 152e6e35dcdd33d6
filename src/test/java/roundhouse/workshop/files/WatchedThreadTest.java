package roundhouse.workshop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.Waiting;

class WatchedThreadTest {
  private final AtomicInteger told = new AtomicInteger();
  private final List<Integer> done = new CopyOnWriteArrayList<>();
  private final CountDownLatch answer = new CountDownLatch(1);
  private final WatchedThread thread =
      new WatchedThread("test", Duration.ofMillis(50), told::incrementAndGet);

  @AfterEach
  void end() {
    answer.countDown();
    thread.close();
  }

  @Test
  void tasksAreDoneInTheirOrder() throws Exception {
    for (int task = 0; task < 100; task++) {
      int number = task;
      thread.execute(() -> done.add(number));
    }

    Waiting.until(() -> done.size() == 100, "not all were done");
    assertThat(done).isSorted();
    assertThat(told).hasValue(0);
  }

  @Test
  void aTaskThatNeverEndsIsToldAndTheOthersAreDone() throws Exception {
    thread.execute(this::hang);
    thread.execute(() -> done.add(1));

    Waiting.until(() -> done.equals(List.of(1)), "the task behind it was not done");
    Waiting.until(() -> told.get() == 1, "nobody was told");
  }

  @Test
  void whatAnswersTooLateCanWriteNoMore() throws Exception {
    var interrupted = new AtomicBoolean();
    thread.execute(
        () -> {
          hang();
          interrupted.set(Thread.currentThread().isInterrupted());
        });
    Waiting.until(() -> told.get() == 1, "nobody was told");
    answer.countDown();

    Waiting.until(interrupted::get, "the late thread was not stopped");
  }

  @Test
  void aTaskThatUsesUpTheMemoryKeepsNoOtherBack() throws Exception {
    thread.execute(
        () -> {
          throw new OutOfMemoryError("thrown by a test");
        });
    thread.execute(() -> done.add(1));

    Waiting.until(() -> done.equals(List.of(1)), "the task behind it was not done");
  }

  @Test
  void aTaskThatFailsKeepsNoOtherBack() throws Exception {
    thread.execute(
        () -> {
          throw new IllegalStateException("broken");
        });
    thread.execute(() -> done.add(1));

    Waiting.until(() -> done.equals(List.of(1)), "the task behind it was not done");
  }

  @Test
  void closingWaitsForWhatIsLeft() {
    for (int task = 0; task < 10; task++) thread.execute(() -> done.add(1));

    thread.close();

    assertThat(done).hasSize(10);
  }

  private void hang() {
    boolean interrupted = false;
    while (answer.getCount() > 0)
      try {
        answer.await();
      } catch (InterruptedException deaf) {
        interrupted = true;
      }
    if (interrupted) Thread.currentThread().interrupt();
  }
}

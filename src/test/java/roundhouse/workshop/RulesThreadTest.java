package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.engine.HookFailure;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.sandbox.ScriptContext;
import roundhouse.script.sandbox.ScriptGuard;
import roundhouse.script.sandbox.ScriptLoader;
import roundhouse.threads.AbandonableThread;
import roundhouse.workshop.RulesThread.Urgency;

/** What is done to a game keeps its order; what follows from it gives way, and no hang stops it. */
@Tag("slow")
class RulesThreadTest {
  private static final ScriptLimits.Hang IMPATIENT =
      new ScriptLimits.Hang(Duration.ofMillis(100), Duration.ofMillis(500), 16);

  private final List<Throwable> faults = new ArrayList<>();
  private final RulesThread rules = new RulesThread(faults::add);

  @AfterEach
  void close() {
    rules.close();
  }

  @Test
  void commandsKeepTheirOrderAndWhatTheyStopIsDoneAfterThem() throws Exception {
    var done = new ArrayList<String>();
    var begun = new CountDownLatch(1);
    var mayEnd = new AtomicBoolean();
    derived(
        Urgency.QUESTION,
        () -> {
          begun.countDown();
          while (!mayEnd.get()) AbandonableThread.stopIfAbandoned();
          done.add("answer");
        });
    await(begun);

    for (int i = 0; i < 50; i++) {
      String name = "command " + i;
      rules.command(() -> done.add(name), _ -> {});
    }
    rules.command(() -> mayEnd.set(true), _ -> {});
    settle();

    var expected = new ArrayList<>(IntStream.range(0, 50).mapToObj(i -> "command " + i).toList());
    expected.add("answer");
    assertThat(done).isEqualTo(expected);
    assertThat(faults).isEmpty();
  }

  @Test
  void aCommandIsNotStoppedByTheNext() throws Exception {
    var done = new ArrayList<String>();
    var begun = new CountDownLatch(1);
    var secondCame = new CountDownLatch(1);
    rules.command(
        () -> {
          begun.countDown();
          await(secondCame);
          AbandonableThread.stopIfAbandoned();
          done.add("first");
        },
        _ -> {});
    await(begun);
    rules.command(() -> done.add("second"), _ -> {});
    secondCame.countDown();
    settle();

    assertThat(done).containsExactly("first", "second");
  }

  @Test
  void whatFollowsFromAnOldStateIsNotDoneAgain() throws Exception {
    var state = new AtomicInteger();
    var published = new ArrayList<Integer>();
    var begun = new CountDownLatch(1);
    rules.derived(
        Urgency.CHOICES,
        0,
        () -> state.get() != 0,
        () -> {
          begun.countDown();
          while (state.get() == 0) AbandonableThread.stopIfAbandoned();
          published.add(0);
        },
        _ -> {});
    await(begun);

    rules.command(() -> state.set(1), _ -> {});
    rules.derived(Urgency.CHOICES, 0, () -> state.get() > 1, () -> published.add(1), _ -> {});
    settle();

    assertThat(published).containsExactly(1);
  }

  @Test
  void theMoreUrgentComesFirst() throws Exception {
    var done = new ArrayList<Urgency>();
    var everythingCame = new CountDownLatch(1);
    rules.command(() -> await(everythingCame), _ -> {});
    for (Urgency each : List.of(Urgency.values()).reversed())
      if (each == Urgency.COMMAND) rules.command(() -> done.add(each), _ -> {});
      else derived(each, () -> done.add(each));
    everythingCame.countDown();
    settle();

    assertThat(done).containsExactly(Urgency.values());
  }

  @Test
  void workThatHangsLosesItsThreadAndTheQueueGoesOn() throws Exception {
    var stuck = new CountDownLatch(1);
    var lost = new CompletableFuture<HookFailure>();
    var threads = new ArrayList<Thread>();
    var hanging = new CompletableFuture<Thread>();
    rules.command(
        () -> {
          hanging.complete(Thread.currentThread());
          guarded(() -> awaitWhateverInterrupts(stuck));
          threads.add(Thread.currentThread());
        },
        lost::complete);
    rules.command(() -> threads.add(Thread.currentThread()), _ -> {});

    assertThat(lost.get(20, TimeUnit.SECONDS))
        .hasMessageContaining("the rules did not stop within");
    settle();
    assertThat(threads).hasSize(1).doesNotContain(hanging.get());
    stuck.countDown();
    hanging.get().join(10_000);
    assertThat(hanging.get().isAlive()).isFalse();
    assertThat(threads).as("what a lost thread does afterwards").hasSize(1);
    assertThat(faults).isEmpty();
  }

  @Test
  void workThatTakesTooLongButListensKeepsItsThread() throws Exception {
    var failed = new CompletableFuture<String>();
    var thread = new CompletableFuture<Thread>();
    rules.command(
        () -> {
          thread.complete(Thread.currentThread());
          try {
            guarded(RulesThreadTest::listenForever);
          } catch (ScriptException late) {
            failed.complete(late.getMessage());
          }
        },
        _ -> {});

    assertThat(failed.get(20, TimeUnit.SECONDS)).contains("the rules did not stop within");
    var next = new CompletableFuture<Thread>();
    rules.command(() -> next.complete(Thread.currentThread()), _ -> {});
    assertThat(next.get(20, TimeUnit.SECONDS)).isSameAs(thread.get());
  }

  private static void listenForever() {
    while (true) AbandonableThread.stopIfAbandoned();
  }

  private static void guarded(Runnable work) {
    try (ScriptContext box = new ScriptContext(ScriptLoader.load(List.of()));
        ScriptGuard guard = new ScriptGuard(box, IMPATIENT)) {
      guard.run(
          () -> {
            work.run();
            return 0;
          });
    }
  }

  private void derived(Urgency urgency, Runnable work) {
    rules.derived(urgency, 0, () -> false, work, _ -> {});
  }

  /** Until everything that waits is done. */
  private void settle() throws Exception {
    var last = new CountDownLatch(1);
    derived(Urgency.CHECK, last::countDown);
    await(last);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static void awaitWhateverInterrupts(CountDownLatch latch) {
    while (true) {
      try {
        latch.await();
        return;
      } catch (InterruptedException again) {
        continue;
      }
    }
  }
}

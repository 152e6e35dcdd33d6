package roundhouse.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GuardTest {
  private static final Scripts SCRIPTS =
      Hooks.scripts(
          """
          export function hook({ wait }) { wait(); return 1; }
          export function sum() { let n = 0; for (let i = 0; i < 500; i++) n += i; return n; }
          export function attack() { const list = []; for (;;) list.push([list.length]); }
          """);

  @Test
  void allWorkRunsOnOneThread() {
    try (Box box = new Box(SCRIPTS);
        Guard guard = new Guard(box)) {
      Thread first = guard.run(Thread::currentThread);
      assertThat(guard.run(Thread::currentThread))
          .isSameAs(first)
          .isNotSameAs(Thread.currentThread());
      assertThat(guard.<Thread>run(() -> guard.run(Thread::currentThread))).isSameAs(first);
    }
  }

  @Test
  void anExceptionOfTheWorkReachesTheCaller() {
    try (Box box = new Box(SCRIPTS);
        Guard guard = new Guard(box)) {
      assertThatThrownBy(() -> guard.run(() -> List.of().getFirst()))
          .isInstanceOf(java.util.NoSuchElementException.class);
    }
  }

  @Test
  void workThatNeverStopsIsAbandonedAndTheNextCallWorks() throws Exception {
    var stuck = new CountDownLatch(1);
    var over = new CountDownLatch(1);
    var late = new AtomicReference<Throwable>();
    try (Box box = new Box(SCRIPTS);
        Guard guard = new Guard(box, Duration.ofMillis(100))) {
      Callback wait = arguments -> hang(stuck, over, box, late);
      Object context = new Views(List.of()).show(Map.of("wait", wait));

      Outcome<Object> outcome = guard.attempt(() -> box.call(slot("hook"), context, null));

      assertThat(outcome)
          .isInstanceOfSatisfying(
              Outcome.Failed.class,
              failed ->
                  assertThat(failed.problem().toString())
                      .startsWith("designs/test/script.js:1:8: hook: did not stop within"));
      assertThat(guard.<Object>run(() -> box.call(slot("sum"), null, null))).isEqualTo(124750L);
      stuck.countDown();
      assertThat(over.await(5, TimeUnit.SECONDS)).isTrue();
      assertThat(guard.<Object>run(() -> box.call(slot("sum"), null, null))).isEqualTo(124750L);
    }
    assertThat(late).hasValueMatching(error -> error instanceof IllegalStateException);
  }

  private static Object hang(
      CountDownLatch stuck, CountDownLatch over, Box box, AtomicReference<Throwable> late) {
    boolean interrupted = true;
    while (interrupted) {
      try {
        stuck.await();
        interrupted = false;
      } catch (InterruptedException e) {
        // This test is about work that ignores interrupts.
      }
    }
    try {
      return box.call(slot("sum"), null, null);
    } catch (RuntimeException e) {
      late.set(e);
      throw e;
    } finally {
      over.countDown();
    }
  }

  @Test
  void threeGamesRunUnharmedBesideAnAttack() throws Exception {
    try (var games = Executors.newFixedThreadPool(4)) {
      List<Callable<List<Outcome<Object>>>> tasks =
          IntStream.range(0, 4).mapToObj(GuardTest::game).toList();
      List<List<Outcome<Object>>> played =
          games.invokeAll(tasks).stream().map(java.util.concurrent.Future::resultNow).toList();

      assertThat(played.getFirst())
          .allSatisfy(outcome -> assertThat(outcome.toString()).contains("used more than 64 MB"));
      assertThat(played.subList(1, 4))
          .allSatisfy(outcomes -> assertThat(outcomes).containsOnly(new Outcome.Done<>(124750L)));
    }
  }

  /** Game 0 attacks a few times, the others call a hook a few thousand times. */
  private static Callable<List<Outcome<Object>>> game(int number) {
    return () -> {
      try (Box box = new Box(SCRIPTS);
          Guard guard = new Guard(box)) {
        Slot slot = slot(number == 0 ? "attack" : "sum");
        return IntStream.range(0, number == 0 ? 3 : 3000)
            .mapToObj(i -> guard.<Object>attempt(() -> box.call(slot, null, null)))
            .distinct()
            .toList();
      }
    };
  }

  private static Slot slot(String function) {
    return SCRIPTS.slot("test/script.js", function).orElseThrow();
  }
}

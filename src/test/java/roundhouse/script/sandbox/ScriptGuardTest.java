package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.game.ScriptLimits;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptSource;
import roundhouse.script.views.HostFunction;
import roundhouse.script.views.ViewFactory;
import roundhouse.testkit.Waiting;

@Tag("slow")
class ScriptGuardTest {
  private static final ScriptLimits.Hang IMPATIENT =
      new ScriptLimits.Hang(Duration.ofMillis(100), Duration.ofMillis(500), 16);

  private static final LoadedScripts SCRIPTS =
      ExampleHooks.scripts(
          """
          export function hook({ wait }) { wait(); return 1; }
          export function sum() { let n = 0; for (let i = 0; i < 500; i++) n += i; return n; }
          export function attack() { const list = []; for (;;) list.push([list.length]); }
          """);

  @Test
  void allWorkRunsOnOneThread() {
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box)) {
      Thread first = guard.run(Thread::currentThread);
      assertThat(guard.run(Thread::currentThread))
          .isSameAs(first)
          .isNotSameAs(Thread.currentThread());
      assertThat(guard.<Thread>run(() -> guard.run(Thread::currentThread))).isSameAs(first);
    }
  }

  @Test
  void anExceptionOfTheWorkReachesTheCaller() {
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box)) {
      assertThatThrownBy(() -> guard.run(() -> List.of().getFirst()))
          .isInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void workThatNeverStopsIsAbandonedAndTheNextCallWorks() throws Exception {
    var stuck = new CountDownLatch(1);
    var over = new CountDownLatch(1);
    var late = new AtomicReference<Throwable>();
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box, IMPATIENT)) {
      HostFunction wait = arguments -> hang(stuck, over, box, late);
      Object context = new ViewFactory(List.of()).show(Map.of("wait", wait));

      GuardResult<Object> outcome = guard.attempt(() -> box.call(slot("hook"), context, null));

      assertThat(outcome)
          .isInstanceOfSatisfying(
              GuardResult.Failed.class,
              failed ->
                  assertThat(failed.problem().toString())
                      .startsWith("designs/test/script.js:1:8: hook: did not stop within"));
      assertThat(((GuardResult.Failed<?>) outcome).problem().slow()).isTrue();
      assertThat(guard.<Object>run(() -> box.call(slot("sum"), null, null))).isEqualTo(124750L);
      stuck.countDown();
      assertThat(over.await(5, TimeUnit.SECONDS)).isTrue();
      assertThat(guard.<Object>run(() -> box.call(slot("sum"), null, null))).isEqualTo(124750L);
    }
    assertThat(late).hasValueMatching(error -> error instanceof IllegalStateException);
  }

  @Test
  void workThatOnlyWaitsIsAbandonedWithTheTimeOnTheClock() {
    var patience = new ScriptLimits.Hang(Duration.ofSeconds(30), Duration.ofSeconds(1), 16);
    var stuck = new CountDownLatch(1);
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box, patience)) {
      HostFunction wait =
          _ -> {
            await(stuck);
            return 1;
          };
      Object context = new ViewFactory(List.of()).show(Map.of("wait", wait));

      assertThatThrownBy(() -> guard.run(() -> box.call(slot("hook"), context, null)))
          .hasMessageContaining("did not stop within 1 seconds");
    } finally {
      stuck.countDown();
    }
  }

  @Test
  void workThatIsSlowlyGoingOnIsWaitedFor() {
    var patience = new ScriptLimits.Hang(Duration.ofSeconds(30), Duration.ofMillis(400), 16);
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box, patience)) {
      assertThat(guard.<Integer>run(() -> working(Duration.ofMillis(1500)))).isPositive();
    }
  }

  /** Works now and then for this long, like a thread on a machine that is busy with others. */
  private static int working(Duration time) {
    int turns = 0;
    for (long end = System.nanoTime() + time.toNanos(); System.nanoTime() < end; turns++) {
      for (long until = System.nanoTime() + 5_000_000; System.nanoTime() < until; )
        Thread.onSpinWait();
      rest();
    }
    return turns;
  }

  private static void rest() {
    try {
      Waiting.pass(Duration.ofMillis(50));
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Test
  void workOfTheEngineThatNeverStopsIsToldAsItsOwn() {
    var stuck = new CountDownLatch(1);
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box, IMPATIENT)) {
      assertThatThrownBy(() -> guard.run(() -> await(stuck)))
          .hasMessageContaining("the rules did not stop within");
    } finally {
      stuck.countDown();
    }
  }

  @Test
  void aScriptThatNeverStopsLoadingIsNamed() {
    ScriptSource source = new ScriptSource("test/slow.js", "export const slow = 1;", "slow.js");
    var stuck = new CountDownLatch(1);
    try (ScriptContext box = new ScriptContext(ScriptLoader.load(List.of(source)));
        ScriptGuard guard = new ScriptGuard(box, IMPATIENT)) {
      box.prepare();
      GuardResult<Object> outcome =
          guard.attempt(() -> box.inspect(source, (exports, answers) -> await(stuck)));

      assertThat(outcome)
          .isInstanceOfSatisfying(
              GuardResult.Failed.class,
              failed ->
                  assertThat(failed.problem().toString()).startsWith("slow.js: did not stop"));
      stuck.countDown();
    }
  }

  private static Object hang(
      CountDownLatch stuck,
      CountDownLatch over,
      ScriptContext box,
      AtomicReference<Throwable> late) {
    await(stuck);
    try {
      return box.call(slot("sum"), null, null);
    } catch (RuntimeException e) {
      late.set(e);
      throw e;
    } finally {
      over.countDown();
    }
  }

  /** Ignores interrupts. */
  private static Object await(CountDownLatch stuck) {
    while (true) {
      try {
        stuck.await();
        return null;
      } catch (InterruptedException e) {
        continue;
      }
    }
  }

  @ParameterizedTest
  @MethodSource
  void workThatUsesUpMemoryOrStackNamesTheFunctionThatRanLastAndTheNextCallWorks(
      Error used, String message) {
    try (ScriptContext box = new ScriptContext(SCRIPTS);
        ScriptGuard guard = new ScriptGuard(box)) {
      GuardResult<Object> outcome =
          guard.attempt(
              () -> {
                box.call(slot("sum"), null, null);
                throw used;
              });

      assertThat(outcome)
          .isInstanceOfSatisfying(
              GuardResult.Failed.class,
              failed ->
                  assertThat(failed.problem().toString())
                      .startsWith("designs/test/script.js:2:8: sum: " + message));
      assertThat(guard.<Object>run(() -> box.call(slot("sum"), null, null))).isEqualTo(124750L);
    }
  }

  static List<Arguments>
      workThatUsesUpMemoryOrStackNamesTheFunctionThatRanLastAndTheNextCallWorks() {
    return List.of(
        Arguments.of(new OutOfMemoryError(), "used up all memory"),
        Arguments.of(new StackOverflowError(), "made the rules call each other too deeply"));
  }

  @Test
  void whatAModuleKeepsGoesWhenMemoryRunsShort() {
    LoadedScripts scripts =
        ExampleHooks.scripts(
            """
            const kept = [];
            export function hook() {
              for (let i = 0; i < 200; i++) kept.push(new Uint8Array(90000));
              return kept.length;
            }
            """);
    var hook = scripts.function("test/script.js", "hook").orElseThrow();
    var memoryShort = new AtomicBoolean();
    try (ScriptContext box = new ScriptContext(scripts, memoryShort::get);
        ScriptGuard guard = new ScriptGuard(box)) {
      Supplier<Object> called = () -> guard.run(() -> box.call(hook, null, null));

      assertThat(List.of(called.get(), called.get(), called.get()))
          .isEqualTo(List.of(200L, 400L, 600L));
      memoryShort.set(true);
      assertThat(called.get()).isEqualTo(200L);
    }
  }

  @Test
  void threeGamesRunUnharmedBesideAnAttack() throws Exception {
    try (var games = Executors.newFixedThreadPool(4)) {
      List<Callable<List<GuardResult<Object>>>> tasks =
          IntStream.range(0, 4).mapToObj(ScriptGuardTest::game).toList();
      List<List<GuardResult<Object>>> played =
          games.invokeAll(tasks).stream().map(Future::resultNow).toList();

      assertThat(played.getFirst())
          .allSatisfy(outcome -> assertThat(outcome.toString()).contains("used more than 64 MB"));
      assertThat(played.subList(1, 4))
          .allSatisfy(
              outcomes -> assertThat(outcomes).containsOnly(new GuardResult.Done<>(124750L)));
    }
  }

  /** Game 0 attacks a few times, the others call a hook a few thousand times. */
  private static Callable<List<GuardResult<Object>>> game(int number) {
    return () -> {
      try (ScriptContext box = new ScriptContext(SCRIPTS);
          ScriptGuard guard = new ScriptGuard(box)) {
        ExportedFunction slot = slot(number == 0 ? "attack" : "sum");
        return IntStream.range(0, number == 0 ? 3 : 3000)
            .mapToObj(i -> guard.<Object>attempt(() -> box.call(slot, null, null)))
            .distinct()
            .toList();
      }
    };
  }

  private static ExportedFunction slot(String function) {
    return SCRIPTS.function("test/script.js", function).orElseThrow();
  }
}

package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.script.loading.HookQuestions;
import roundhouse.testkit.Tiny;

/** Reloaded titles and ended threads leave neither threads nor contexts behind. */
class SessionRegistryTest {
  private static final int GUARDS_OF_OTHERS = 4;
  @TempDir Path folder;

  @Test
  void titlesPlayedInTurnHoldALimitedNumberOfThreadsAndContexts() {
    Tiny tiny = new Tiny(folder).script("tiny/rules.js", "export const trainLimit = () => 3;");
    for (int i = 0; i < 50; i++) {
      Title title = tiny.title("tiny");
      assertThat(new HookQuestions(title, Tiny.start(title)).trainLimit("RED")).isEqualTo(3);
    }

    assertThat(SessionRegistry.open()).hasSizeLessThanOrEqualTo(SessionRegistry.MOST);
    await(
        () ->
            guards() <= SessionRegistry.MOST + GUARDS_OF_OTHERS
                && LimitWatchdog.watched() <= SessionRegistry.MOST + GUARDS_OF_OTHERS);
  }

  @Test
  void anIdleSessionIsReleasedAndComesBackWhenItIsUsedAgain() {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const trainLimit = () => 3;")
            .title("tiny");
    var asking = new HookQuestions(title, Tiny.start(title));
    asking.trainLimit("RED");

    SessionRegistry.sweep(0);

    assertThat(SessionRegistry.isEmpty()).isTrue();
    assertThat(asking.trainLimit("RED")).isEqualTo(3);
  }

  @Test
  void theSessionOfAnEndedThreadIsReleased() throws InterruptedException {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const trainLimit = () => 3;")
            .title("tiny");
    var state = Tiny.start(title);
    for (int i = 0; i < 3; i++) {
      Thread playing =
          Thread.ofPlatform().start(() -> new HookQuestions(title, state).trainLimit("RED"));
      playing.join();
    }

    SessionRegistry.sweep(0);

    assertThat(SessionRegistry.isEmpty()).isTrue();
  }

  @Test
  void aThreadThatEndsReleasesItsOwnSessionAndNoneOfOtherThreads() throws InterruptedException {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const trainLimit = () => 3;")
            .title("tiny");
    var state = Tiny.start(title);
    SessionRegistry.sweep(0);
    new HookQuestions(title, state).trainLimit("RED");
    List<ScriptSession> own = SessionRegistry.open();
    Thread ending =
        Thread.ofPlatform()
            .start(
                () -> {
                  new HookQuestions(title, state).trainLimit("RED");
                  SessionRegistry.endThread();
                });
    ending.join();

    assertThat(own).hasSize(1);
    assertThat(SessionRegistry.open()).isEqualTo(own);
  }

  @Test
  void aTitleThatNobodyPlaysCanBeCollected() {
    List<WeakReference<Title>> titles = new ArrayList<>();
    for (int i = 0; i < 3; i++) titles.add(played());

    SessionRegistry.sweep(0);

    await(
        () -> {
          System.gc();
          return titles.stream().allMatch(title -> title.get() == null);
        });
  }

  private WeakReference<Title> played() {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const trainLimit = () => 3;")
            .title("tiny");
    new HookQuestions(title, Tiny.start(title)).trainLimit("RED");
    return new WeakReference<>(title);
  }

  private static long guards() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("script-guard"))
        .count();
  }

  private static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + 10_000_000_000L;
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime())
          .as("waited in vain: %d guards, %d contexts", guards(), LimitWatchdog.watched())
          .isLessThan(end);
      Thread.onSpinWait();
      LockSupport.parkNanos(20_000_000);
    }
  }
}

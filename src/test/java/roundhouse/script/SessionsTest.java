package roundhouse.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.testkit.Tiny;

/** Reloaded titles and ended threads leave neither threads nor contexts behind. */
class SessionsTest {
  private static final int GUARDS_OF_OTHERS = 4;
  @TempDir Path folder;

  @Test
  void titlesPlayedInTurnHoldALimitedNumberOfThreadsAndContexts() {
    Tiny tiny = new Tiny(folder).script("tiny/rules.js", "export const trainLimit = () => 3;");
    for (int i = 0; i < 50; i++) {
      Title title = tiny.title("tiny");
      assertThat(new Asking(title, Tiny.start(title)).trainLimit("RED")).isEqualTo(3);
    }

    assertThat(Sessions.open()).hasSizeLessThanOrEqualTo(Sessions.MOST);
    await(
        () ->
            guards() <= Sessions.MOST + GUARDS_OF_OTHERS
                && Watcher.watched() <= Sessions.MOST + GUARDS_OF_OTHERS);
  }

  @Test
  void anIdleSessionIsReleasedAndComesBackWhenItIsUsedAgain() {
    Title title =
        new Tiny(folder)
            .script("tiny/rules.js", "export const trainLimit = () => 3;")
            .title("tiny");
    var asking = new Asking(title, Tiny.start(title));
    asking.trainLimit("RED");

    Sessions.sweep(0);

    assertThat(Sessions.none()).isTrue();
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
      Thread playing = Thread.ofPlatform().start(() -> new Asking(title, state).trainLimit("RED"));
      playing.join();
    }

    Sessions.sweep(0);

    assertThat(Sessions.none()).isTrue();
  }

  @Test
  void aTitleThatNobodyPlaysCanBeCollected() {
    List<WeakReference<Title>> titles = new ArrayList<>();
    for (int i = 0; i < 3; i++) titles.add(played());

    Sessions.sweep(0);

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
    new Asking(title, Tiny.start(title)).trainLimit("RED");
    return new WeakReference<>(title);
  }

  private static long guards() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("script-guard"))
        .count();
  }

  private static void await(java.util.function.BooleanSupplier condition) {
    long end = System.nanoTime() + 10_000_000_000L;
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime())
          .as("waited in vain: %d guards, %d contexts", guards(), Watcher.watched())
          .isLessThan(end);
      Thread.onSpinWait();
      java.util.concurrent.locks.LockSupport.parkNanos(20_000_000);
    }
  }
}

package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Title;
import roundhouse.script.loading.HookQuestions;
import roundhouse.testkit.Tiny;
import roundhouse.testkit.Waiting;

/** Reloaded titles and ended threads leave neither threads nor contexts behind. */
class SessionRegistryTest {
  private static final int GUARDS_OF_OTHERS = 4;
  @TempDir Path folder;

  @Test
  void titlesPlayedInTurnHoldALimitedNumberOfThreadsAndContexts() throws Exception {
    Tiny tiny = new Tiny(folder).script("tiny/rules.js", "export const trainLimit = () => 3;");
    for (int i = 0; i < 50; i++) {
      Title title = tiny.title("tiny");
      assertThat(new HookQuestions(title, Tiny.start(title)).trainLimit("RED")).isEqualTo(3);
    }

    assertThat(SessionRegistry.open()).hasSizeLessThanOrEqualTo(SessionRegistry.MOST);
    Waiting.until(
        () -> Math.max(guards(), LimitWatchdog.watched()),
        most -> most <= SessionRegistry.MOST + GUARDS_OF_OTHERS,
        () -> "%d guards, %d contexts are left".formatted(guards(), LimitWatchdog.watched()));
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
  void aTitleThatNobodyPlaysCanBeCollected() throws Exception {
    List<WeakReference<Title>> titles = new ArrayList<>();
    for (int i = 0; i < 3; i++) titles.add(played());

    SessionRegistry.sweep(0);

    Waiting.until(
        () -> {
          System.gc();
          return titles.stream().allMatch(title -> title.get() == null);
        },
        "a title that nobody plays is still held");
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
}

package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.script.loading.Loaded;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

@Tag("slow")
class ReplayWarmUpTest {
  @TempDir Path root;
  private final AtomicInteger loads = new AtomicInteger();
  private SnapshotLoop loop;
  private Loaded loaded;
  private GameLog log;
  private ReplayWarmUp warmUp;

  @BeforeEach
  void begin() throws Exception {
    loop = new SnapshotLoop(new Recovery(root));
    log = GoldenGame.named("1889/4-players").log();
    loaded = Repository.titles().load(log.title(), Set.copyOf(log.options()));
    loop.publish(snapshot -> snapshot.loading(root, "").with(loaded));
    warmUp = new ReplayWarmUp(loop, source(), Duration.ofMillis(50), new AtomicInteger());
    warmUp.begin();
  }

  @AfterEach
  void end() {
    warmUp.close();
    loop.close();
  }

  private TitleSource source() {
    return (TitleSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {TitleSource.class},
            (_, method, _) -> {
              assertThat(method.getName()).isEqualTo("load");
              loads.incrementAndGet();
              return loaded;
            });
  }

  private GameHistory played(int actions) {
    Title title = loaded.title().orElseThrow();
    GameHistory play = GameHistory.begin(title, log.players(), log.seed());
    for (Action action : log.actions().subList(0, actions)) play = play.play(action).game();
    return play;
  }

  private void show(GameHistory play) {
    loop.publish(snapshot -> snapshot.with(play, Optional.empty()));
  }

  @Test
  void aLongGameIsReloadedOutOfSightSomeTimes() throws Exception {
    GameHistory play = played(200);

    show(play);

    Waiting.until(() -> loads.get() == 20_000 / 200, "it is not reloaded often enough");
    assertThat(loop.now().play()).containsSame(play);
    assertThat(loop.now().report()).isEmpty();
    show(played(201));
    Waiting.pass(Duration.ofMillis(300));
    assertThat(loads).hasValue(20_000 / 200);
  }

  @Test
  void aShortGameIsNotReloadedUntilItIsLong() throws Exception {
    show(played(99));
    Waiting.pass(Duration.ofMillis(300));
    assertThat(loads).hasValue(0);

    show(played(100));

    Waiting.until(() -> loads.get() > 0, "it is not reloaded");
  }
}

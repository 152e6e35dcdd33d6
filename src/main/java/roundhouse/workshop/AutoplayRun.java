package roundhouse.workshop;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import roundhouse.engine.HookFailure;
import roundhouse.workshop.history.GameHistory;

/** A bot that plays for everybody until it has come far enough, or is stopped. */
final class AutoplayRun {
  private final SnapshotLoop loop;
  private final Predicate<GameHistory.Attempt> show;

  /** Another number for every time that the bot was let play or stopped. */
  private final AtomicInteger times = new AtomicInteger();

  /**
   * @param show shows what was played, and says whether it stands
   */
  AutoplayRun(SnapshotLoop loop, Predicate<GameHistory.Attempt> show) {
    this.loop = loop;
    this.show = show;
  }

  /** Plays until it has come that far. */
  void play(Workshop.Until until) {
    int time = times.incrementAndGet();
    loop.submit(() -> loop.now().play().ifPresent(play -> next(time, Autoplay.until(until, play))));
  }

  /** Plays no further action. */
  void stop() {
    times.incrementAndGet();
  }

  /** One action, and then the next unless something else has come between. */
  private void next(int time, Predicate<GameHistory> enough) {
    GameHistory play = loop.now().play().orElseThrow();
    if (time != times.get()) return;
    try {
      boolean done = Autoplay.next(play).map(action -> !show.test(play.play(action))).orElse(true);
      if (!done && !enough.test(loop.now().play().orElseThrow()))
        loop.submit(() -> next(time, enough));
    } catch (HookFailure failure) {
      loop.announce(failure);
    }
  }
}

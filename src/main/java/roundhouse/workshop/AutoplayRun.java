package roundhouse.workshop;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import roundhouse.engine.HookFailure;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.history.GameHistory;

/** A bot that plays for everybody until it has played far enough, or is stopped. */
final class AutoplayRun {
  private final SnapshotLoop loop;
  private final Predicate<GameHistory.Attempt> show;

  /** Changes whenever the bot is started or stopped. */
  private final AtomicInteger times = new AtomicInteger();

  /**
   * @param show shows what was played, and returns whether it was taken
   */
  AutoplayRun(SnapshotLoop loop, Predicate<GameHistory.Attempt> show) {
    this.loop = loop;
    this.show = show;
  }

  /** Plays that far. */
  void play(Workshop.Until until) {
    int time = times.incrementAndGet();
    loop.submit(() -> loop.now().play().ifPresent(play -> goOn(time, Autoplay.until(until, play))));
  }

  /** Plays no further action. */
  void stop() {
    times.incrementAndGet();
  }

  private void goOn(int time, Predicate<GameHistory> enough) {
    loop.derived(
        Urgency.BOT, 0, () -> time != times.get(), () -> next(time, enough), loop::announce);
  }

  /** One action, and then the next unless something else has happened in between. */
  private void next(int time, Predicate<GameHistory> enough) {
    GameHistory play = loop.now().play().orElseThrow();
    try {
      boolean done = Autoplay.next(play).map(action -> !show.test(play.play(action))).orElse(true);
      if (!done && !enough.test(loop.now().play().orElseThrow())) goOn(time, enough);
    } catch (HookFailure failure) {
      loop.announce(failure);
    }
  }
}

package roundhouse.workshop;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import roundhouse.engine.HookFailure;

/** A bot that plays for everybody until it has come far enough, or is stopped. */
final class BotForAll {
  private final Bench bench;
  private final Predicate<Playtest.Played> show;

  /** Another number for every time that the bot was let play or stopped. */
  private final AtomicInteger times = new AtomicInteger();

  /**
   * @param show shows what was played, and says whether it stands
   */
  BotForAll(Bench bench, Predicate<Playtest.Played> show) {
    this.bench = bench;
    this.show = show;
  }

  /** Plays until it has come that far. */
  void play(Workshop.Until until) {
    int time = times.incrementAndGet();
    bench.work(() -> bench.now().play().ifPresent(play -> next(time, Autoplay.until(until, play))));
  }

  /** Plays no further action. */
  void stop() {
    times.incrementAndGet();
  }

  /** One action, and then the next unless something else has come between. */
  private void next(int time, Predicate<Playtest> enough) {
    Playtest play = bench.now().play().orElseThrow();
    if (time != times.get()) return;
    try {
      boolean done = Autoplay.next(play).map(action -> !show.test(play.play(action))).orElse(true);
      if (!done && !enough.test(bench.now().play().orElseThrow()))
        bench.work(() -> next(time, enough));
    } catch (HookFailure failure) {
      bench.tell(failure);
    }
  }
}

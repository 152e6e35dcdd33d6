package roundhouse.lab.simulation;

import java.util.function.Function;
import java.util.function.Supplier;

/** A script that runs out of time may only have met a busy machine, so its game is played again. */
public final class SlowScriptRetry {
  private static final int TIMES = 3;

  private SlowScriptRetry() {}

  /**
   * Plays a game, up to three times as long as its scripts run out of time.
   *
   * @param once plays it
   * @param game finds the game in what {@code once} answers
   * @return the last answer
   */
  public static <T> T play(Supplier<T> once, Function<T, SimulatedGame> game) {
    T played = once.get();
    for (int time = 1; time < TIMES && game.apply(played).isOutOfTime(); time++)
      played = once.get();
    return played;
  }
}

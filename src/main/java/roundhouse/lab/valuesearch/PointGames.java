package roundhouse.lab.valuesearch;

import java.util.List;
import java.util.concurrent.CancellationException;

/** Plays games of a design with chosen values. */
@FunctionalInterface
interface PointGames {
  /**
   * Plays the games of some numbers at each point; a number has the same seed at every point.
   *
   * @param from the first number
   * @param to the number after the last
   * @throws CancellationException when the user cancels
   */
  PlayedBlock play(List<ValuePoint> points, int from, int to);
}

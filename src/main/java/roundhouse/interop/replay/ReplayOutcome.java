package roundhouse.interop.replay;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.GameLog;
import roundhouse.interop.TraceDifference;

/**
 * The result of replaying a recorded game.
 *
 * @param name of the recording
 * @param log the game as played here, as far as it went
 * @param actions recorded ones that were played
 * @param inserted decisions that only our engine asks for, which were declined
 * @param skipped recorded ones at which nothing was left to decide here
 * @param problem where it went another way; empty if everything was equal
 * @param exception the recorded move that the rulebook forbids and up to which the game was
 *     compared; "" for none
 */
public record ReplayOutcome(
    String name,
    GameLog log,
    int actions,
    int inserted,
    int skipped,
    Optional<Problem> problem,
    String exception) {

  /**
   * The first action after which the game differed.
   *
   * @param action its id, 0 before the first
   * @param differences all there are at that moment, at least one
   */
  public record Problem(
      int action, String type, List<TraceDifference> differences, DifferenceContext moment) {
    public Problem {
      differences = List.copyOf(differences);
    }

    @Override
    public String toString() {
      return "at action "
          + action
          + (type.isEmpty() ? "" : " " + type)
          + ": "
          + differences.getFirst();
    }
  }

  public boolean equal() {
    return problem.isEmpty();
  }

  /** One line for people. */
  @Override
  public String toString() {
    String counts =
        " (" + actions + " actions, " + inserted + " passes inserted, " + skipped + " skipped)";
    String upTo = exception.isEmpty() ? "" : ", up to what the rulebook forbids: " + exception;
    return problem
        .map(found -> "DIFFERS " + name + " " + found + counts)
        .orElse("equal   " + name + counts + upTo);
  }
}

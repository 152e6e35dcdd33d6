package roundhouse.route.problem;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Stop;

/**
 * A run as scripts see it that judge runs: all that they may know of it.
 *
 * @param train type of the train
 * @param stops from end to end, with those where it does not call; of the two directions the one
 *     that begins at the stop that the board names first
 * @param hexes on its way, in the same direction
 * @param revenue before scripts change it
 */
public record JudgedRun(
    String train, List<Visit> stops, List<HexId> hexes, int revenue, int subsidy) {

  /**
   * A stop on the way of a run.
   *
   * @param value of a call for the train
   * @param calls whether the run calls there
   * @param markers of companies that stand there, in the order of its spaces
   */
  public record Visit(
      StopRef stop, Stop.Kind kind, int value, boolean calls, List<String> markers) {}

  public JudgedRun {
    stops = List.copyOf(stops);
    hexes = List.copyOf(hexes);
  }
}

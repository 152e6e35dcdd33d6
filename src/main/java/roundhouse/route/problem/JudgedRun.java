package roundhouse.route.problem;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Stop;

/**
 * A run as a judge sees it: all that it may know of it.
 *
 * @param train type of the train
 * @param stops from end to end, with those where it does not call; of the two directions the one
 *     that begins at the stop that the board names first
 * @param hexes on its way, in the same direction
 * @param revenue before judges change it
 * @param share what a judge of all runs may add for it at most
 * @param calling whether its calls, revenue and subsidy are told; otherwise it seems to call
 *     nowhere and to earn nothing
 */
public record JudgedRun(
    String train,
    List<Visit> stops,
    List<HexId> hexes,
    int revenue,
    int subsidy,
    int share,
    boolean calling) {

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

  /** Its way alone: the same for all choices of calls. */
  public JudgedRun way() {
    if (!calling) return this;
    List<Visit> passed =
        stops.stream()
            .map(
                visit ->
                    new Visit(visit.stop(), visit.kind(), visit.value(), false, visit.markers()))
            .toList();
    return new JudgedRun(train, passed, hexes, 0, 0, share, false);
  }
}

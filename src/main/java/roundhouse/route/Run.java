package roundhouse.route;

import java.util.List;

/**
 * What one train does in a turn.
 *
 * @param train id of the train card, "3+1-0"
 * @param track every piece of track used, in order from one end to the other
 * @param calls the stops that count, in order; stops on the way that are skipped do not stand here
 */
public record Run(String train, List<TrackRef> track, List<StopRef> calls) {

  public Run {
    track = List.copyOf(track);
    calls = List.copyOf(calls);
  }
}

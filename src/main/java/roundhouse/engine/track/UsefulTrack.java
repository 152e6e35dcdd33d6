package roundhouse.engine.track;

import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Track;

/**
 * Hexsides and stops that are useful: a train reaches them, or the network does where trains do not
 * matter.
 */
interface UsefulTrack {
  boolean hexside(HexId hex, int edge);

  boolean stop(HexId hex, int index);

  static UsefulTrack by(TrainReach trains, Board board) {
    return of(trains::touches, (hex, index) -> trains.reaches(board.track().stopIndex(hex, index)));
  }

  static UsefulTrack by(Reach network, Board board) {
    return of(
        network::touches, (hex, index) -> network.reaches(board.track().stopIndex(hex, index)));
  }

  private static UsefulTrack of(Question hexsides, Question stops) {
    return new UsefulTrack() {
      @Override
      public boolean hexside(HexId hex, int edge) {
        return hexsides.ask(hex, edge);
      }

      @Override
      public boolean stop(HexId hex, int index) {
        return stops.ask(hex, index);
      }
    };
  }

  /** A question about an edge or a stop of a hex. */
  interface Question {
    boolean ask(HexId hex, int number);
  }

  /** Track to a stop is useful if the stop is, other track if one of its hexsides is. */
  default boolean any(Hex hex, List<Track> tracks) {
    for (Track track : tracks) {
      List<Track.End> ends = List.of(track.a(), track.b());
      boolean toStop = ends.stream().anyMatch(Track.AtStop.class::isInstance);
      for (Track.End end : ends) {
        if (end instanceof Track.AtStop(int index) && stop(hex.id(), index)) return true;
        if (!toStop && end instanceof Track.Edge edge && hexside(hex.id(), edge.number()))
          return true;
      }
    }
    return false;
  }
}

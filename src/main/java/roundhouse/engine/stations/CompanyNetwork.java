package roundhouse.engine.stations;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.game.Company;

/** A company's network: the stops with its markers, and what track reaches from them. */
public final class CompanyNetwork {
  private CompanyNetwork() {}

  /** Stops with a marker of the company, face up. */
  public static BitSet bases(Board board, String company) {
    var bases = new BitSet();
    for (Marker marker : board.markersOf(company)) {
      if (!marker.flipped()) bases.set(board.track().stopIndex(marker.hex(), marker.city()));
    }
    return bases;
  }

  /**
   * Full cities without a marker of the company and without a neutral one. Markers that are turned
   * over block track and markers, but not trains.
   *
   * @param forTrains whether trains want to pass
   */
  public static BitSet blocked(Board board, String company, boolean forTrains) {
    TrackGraph track = board.track();
    var taken = new int[track.stops()];
    var open = new BitSet();
    for (Marker marker : board.markers()) {
      int stop = track.stopIndex(marker.hex(), marker.city());
      if (marker.company().equals(company) || marker.neutral()) open.set(stop);
      if (marker.takesSpace() && (!marker.flipped() || !forTrains)) taken[stop]++;
    }
    var blocked = new BitSet();
    for (int stop = 0; stop < taken.length; stop++)
      if (taken[stop] > 0 && !open.get(stop) && full(track.stop(stop).stop(), taken[stop]))
        blocked.set(stop);
    return blocked;
  }

  private static boolean full(Stop city, int taken) {
    return city.isCity() && city.slots() > 0 && taken >= city.slots();
  }

  /**
   * Whether no track leads from a city to another, large or small, whatever markers stand there.
   */
  static boolean isIsolated(Board board, int stop) {
    TrackGraph track = board.track();
    return joined(track, List.of(stop)).stream()
        .allMatch(other -> track.stop(other).stop().kind() == Stop.Kind.OFFBOARD);
  }

  /** Whether no track leads from a hex to a station in another hex; markers do not matter. */
  static boolean isIsolated(Board board, HexId hex) {
    TrackGraph track = board.track();
    return joined(track, stopsIn(board, hex)).isEmpty();
  }

  private static List<Integer> stopsIn(Board board, HexId hex) {
    return IntStream.range(0, board.tile(hex).stops().size())
        .mapToObj(stop -> board.track().stopIndex(hex, stop))
        .toList();
  }

  /** The other stops that track joins to some; searched again only on other track. */
  private static BitSet joined(TrackGraph track, List<Integer> stops) {
    return track
        .facts()
        .get(
            new Joined(stops),
            () -> {
              var from = new BitSet();
              stops.forEach(from::set);
              BitSet reached = Reach.of(track, from, new BitSet()).stops();
              reached.andNot(from);
              return reached;
            });
  }

  private record Joined(List<Integer> stops) {}

  /**
   * What track laying and markers reach: any distance, but not past a full city unless that is
   * allowed.
   */
  public static Reach reach(Game game, Company company, boolean pastFullCities) {
    return game.rememberedForBoard(
        new Reached(company.id(), pastFullCities),
        () -> reachOn(game.state().board(), company, pastFullCities));
  }

  private record Reached(String company, boolean pastFullCities) {}

  /** The same on a hypothetical board. */
  public static Reach reachOn(Board board, Company company, boolean pastFullCities) {
    BitSet blocked = pastFullCities ? new BitSet() : blocked(board, company.id(), false);
    return Reach.of(board.track(), bases(board, company.id()), blocked);
  }
}

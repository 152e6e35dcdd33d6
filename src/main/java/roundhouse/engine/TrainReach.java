package roundhouse.engine;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.Allowance;
import roundhouse.design.RouteRules;
import roundhouse.game.Company;

/**
 * The track and the stops that one of a company's trains could come to from one of its bases, not
 * past a full city, each with the stops that it has to count on the way.
 */
final class TrainReach {
  private final TrackGraph track;
  private final RouteRules rules;
  private final BitSet blocked;
  private final BitSet stops = new BitSet();
  private final BitSet hexsides = new BitSet();

  private record Way(int node, int from, int cities, int towns) {}

  private TrainReach(TrackGraph track, BitSet blocked, RouteRules rules) {
    this.track = track;
    this.rules = rules;
    this.blocked = blocked;
  }

  static TrainReach of(
      Board board,
      RouteRules rules,
      Company company,
      List<Allowance> trains,
      boolean pastFullCities) {
    BitSet blocked = pastFullCities ? new BitSet() : Network.blocked(board, company.id(), false);
    var reach = new TrainReach(board.track(), blocked, rules);
    for (Allowance train : trains) reach.follow(Network.bases(board, company.id()), train);
    return reach;
  }

  boolean reaches(int stop) {
    return stops.get(stop);
  }

  /** Whether a train could come to the hexside, from either side of it. */
  boolean touches(String hex, int edge) {
    return hexsides.get(track.hexside(hex, edge));
  }

  private void follow(BitSet bases, Allowance train) {
    int size = train.cities() + train.towns() + 1;
    var seen = new BitSet();
    var ways = new ArrayDeque<Way>();
    bases.stream().forEach(base -> ways.add(new Way(base, -1, 1, 0)));
    while (!ways.isEmpty()) {
      Way way = ways.poll();
      if (!fits(train, way.cities(), way.towns())) continue;
      if (track.isStop(way.node())) stops.set(way.node());
      else hexsides.set(way.node());
      if (blocked.get(way.node()) && way.from() >= 0) continue;
      for (int segment : track.segmentsAt(way.node())) {
        if (way.from() >= 0 && !track.joins(way.node(), way.from(), segment)) continue;
        int to = track.otherEnd(segment, way.node());
        int key =
            ((segment * 2 + (track.nodeA(segment) == to ? 0 : 1)) * size
                        + Math.min(way.cities(), size - 1))
                    * size
                + Math.min(way.towns(), size - 1);
        if (seen.get(key)) continue;
        seen.set(key);
        ways.add(step(way, segment, to));
      }
    }
  }

  private Way step(Way way, int segment, int to) {
    if (!track.isStop(to)) return new Way(to, segment, way.cities(), way.towns());
    Stop stop = track.stop(to).stop();
    boolean skipped =
        stop.kind() == Stop.Kind.TOWN && rules.skipTowns()
            || stop.kind() == Stop.Kind.HALT && rules.skipHalts();
    if (stop.isSmall())
      return new Way(to, segment, way.cities(), way.towns() + (skipped ? 0 : stop.visitCost()));
    return new Way(to, segment, way.cities() + stop.visitCost(), way.towns());
  }

  private static boolean fits(Allowance train, int cities, int towns) {
    if (cities > train.cities()) return false;
    return towns <= train.towns() + (train.spare() ? train.cities() - cities : 0);
  }
}

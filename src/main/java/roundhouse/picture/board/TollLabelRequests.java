package roundhouse.picture.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.LabelRequest;
import roundhouse.picture.lettering.LabelRequest.Manner;
import roundhouse.picture.lettering.Rank;
import roundhouse.picture.tile.Inscription;

/**
 * The labels of what it costs to cross the sides of a hex.
 *
 * @param spot the hex
 */
record TollLabelRequests(BoardPlan plan, Spot spot) {
  /** How far a toll stays away from cities. */
  private static final double TOLL = 16;

  /** A side that both its hexes name has one toll. */
  List<LabelRequest> all() {
    var requests = new ArrayList<LabelRequest>();
    for (int edge : spot.hex().edgeCosts().keySet()) of(edge).ifPresent(requests::add);
    return requests;
  }

  private Optional<LabelRequest> of(int edge) {
    Hex hex = spot.hex();
    HexId beyond = hex.neighbors().get(edge);
    Spot next = beyond == null ? null : plan.spots().get(beyond);
    boolean both = next != null && next.hex().edgeCosts().containsKey((edge + 3) % 6);
    if (both && beyond.compareTo(hex.id()) < 0) return Optional.empty();
    boolean water = hex.edgeTerrains().getOrDefault(edge, "water").equals("water");
    var toll = new Inscription.Toll(Vec.ZERO, hex.edgeCosts().get(edge), water);
    return Optional.of(
        new LabelRequest(hex.id(), Rank.COST, List.of(toll), tollAt(edge, next), 0, Manner.FIXED));
  }

  /** On the side, off the cities of both its hexes, as near to its middle as that allows. */
  private Vec tollAt(int edge, Spot next) {
    HexGeometry geometry = plan.geometry();
    Vec middle = spot.centre().plus(geometry.edge(edge));
    Vec along = geometry.corner(edge).minus(geometry.edge(edge));
    List<Spot> both = next == null ? List.of(spot) : List.of(spot, next);
    return DoubleStream.of(0, 0.3, -0.3, 0.6, -0.6)
        .mapToObj(part -> middle.plus(along.times(part)))
        .filter(at -> both.stream().allMatch(hex -> isClearOfCities(at, hex)))
        .findFirst()
        .orElse(middle);
  }

  private static boolean isClearOfCities(Vec at, Spot hex) {
    return hex.plan().stops().stream()
        .allMatch(
            stop ->
                stop.slots().stream()
                    .map(hex.centre()::plus)
                    .allMatch(slot -> slot.distance(at) > stop.slotRadius() + TOLL));
  }
}

package roundhouse.picture.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.LabelRequest;
import roundhouse.picture.lettering.LabelRequest.Manner;
import roundhouse.picture.lettering.Rank;
import roundhouse.picture.tile.Inscription;
import roundhouse.picture.tile.NameLines;
import roundhouse.picture.tile.RevenueInscription;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TrackPlan;

/** The labels that a hex asks for. */
final class HexLabelRequests {
  private static final double CORNER = 62;
  private static final double SMALL = 14;
  private static final double FRAME = 4;

  private final BoardPlan plan;
  private final Spot spot;
  private final List<LabelRequest> requests = new ArrayList<>();

  private HexLabelRequests(BoardPlan plan, Spot spot) {
    this.plan = plan;
    this.spot = spot;
  }

  static List<LabelRequest> of(BoardPlan plan, Spot spot) {
    var hex = new HexLabelRequests(plan, spot);
    hex.requests.addAll(new TollLabelRequests(plan, spot).all());
    hex.addValues();
    hex.addLetters();
    hex.addCost();
    hex.addName();
    hex.addDestinations();
    hex.addNumber();
    if (plan.ids()) hex.addId();
    hex.addFigure();
    return List.copyOf(hex.requests);
  }

  private void add(
      Rank rank, List<? extends Inscription> ways, Vec anchor, double room, Manner manner) {
    requests.add(new LabelRequest(spot.hex().id(), rank, ways, anchor, List.of(), room, manner));
  }

  /** Shows the value only once for stops of equal value, between them. */
  private void addValues() {
    List<StopPlan> stops = spot.plan().stops();
    if (stops.isEmpty() || plan.areas().showsElsewhere(spot.hex().id())) return;
    long worths = stops.stream().map(stop -> stop.stop().revenue()).distinct().count();
    if (worths > 1) stops.forEach(stop -> addValue(stop, stop.centre(), room(stop)));
    else addValue(stops.getFirst(), middle(stops), stops.size() == 1 ? room(stops.getFirst()) : 0);
  }

  private void addValue(StopPlan stop, Vec from, double room) {
    List<RevenueInscription.Cell> cells = RevenueInscription.cells(stop.stop());
    if (cells.stream().allMatch(cell -> cell.value() == 0)) return;
    boolean alone = TrackPlan.isValueOnly(stop.stop());
    Vec anchor = alone ? areaMiddle() : spot.centre().plus(from);
    List<Inscription> ways = new ArrayList<>();
    if (cells.size() == 1) {
      ways.add(new RevenueInscription.Circle(Vec.ZERO, String.valueOf(cells.getFirst().value())));
    } else {
      for (int columns :
          new TreeSet<>(List.of(cells.size(), (cells.size() + 1) / 2, 1)).descendingSet())
        ways.add(new RevenueInscription.Table(Vec.ZERO, cells, columns));
    }
    add(Rank.VALUE, ways, anchor, room, alone ? Manner.TABLE : Manner.VALUE);
  }

  private void addLetters() {
    var letters = new TreeSet<>(spot.tile().labels());
    if (!spot.hex().mark().isEmpty()) letters.add(spot.hex().mark());
    for (String text : letters)
      add(
          Rank.LETTERS,
          List.of(new Inscription.Label(Vec.ZERO, text)),
          spot.centre().plus(new Vec(-58, 0)),
          0,
          Manner.CORNER);
  }

  /** The cost of the first tile disappears once one is laid. */
  private void addCost() {
    int cost = Math.max(spot.tile().terrain(), spot.laid() ? 0 : spot.hex().terrain());
    if (cost > 0)
      add(
          Rank.COST,
          List.of(new Inscription.Cost(Vec.ZERO, spot.terrain(), cost)),
          spot.centre().plus(plan.geometry().corner(0).unit().times(CORNER)),
          0,
          Manner.CORNER);
  }

  private void addName() {
    if (spot.hex().name().isEmpty()) return;
    List<StopPlan> stops = spot.plan().stops();
    boolean large = stops.stream().anyMatch(stop -> !stop.stop().isSmall());
    boolean alone = stops.size() == 1 && TrackPlan.isValueOnly(stops.getFirst().stop());
    Vec anchor = alone ? areaMiddle() : spot.centre().plus(middle(stops));
    double room = alone || stops.isEmpty() ? 0 : spread(stops);
    // Where the map is edited, every place has its name.
    boolean early = large || plan.ids();
    addName(early ? Rank.NAME : Rank.TOWN, NameLines.of(spot.hex().name()), anchor, room);
    if (early) addName(Rank.SHORT_NAME, NameLines.shortened(spot.hex().name()), anchor, room);
  }

  private void addName(Rank rank, List<NameLines> ways, Vec anchor, double room) {
    add(rank, ways.stream().map(NameLines::inscription).toList(), anchor, room, Manner.NAME);
  }

  private void addDestinations() {
    for (String company : spot.hex().destinations())
      add(
          Rank.DESTINATION,
          List.of(new Inscription.Destination(Vec.ZERO, company)),
          spot.centre().plus(new Vec(52, 22)),
          0,
          Manner.CORNER);
  }

  private void addNumber() {
    Tile tile = spot.tile();
    if (!tile.number().isEmpty())
      add(
          Rank.NUMBER,
          List.of(new Inscription.Number(Vec.ZERO, tile.number())),
          spot.centre().plus(plan.geometry().corner(0).unit().times(82)),
          0,
          Manner.CORNER);
  }

  /** Where least is printed: below the top edge, or the top corner. */
  private void addId() {
    Vec top = new Vec(0, -plan.geometry().inradius() * 0.85);
    add(
        Rank.ID,
        List.of(new Inscription.Number(Vec.ZERO, spot.hex().id().text())),
        spot.centre().plus(top),
        0,
        Manner.CORNER);
  }

  private void addFigure() {
    String figure = plan.figures().get(spot.hex().id());
    if (figure == null) return;
    Vec bottom = new Vec(0, plan.geometry().inradius() * 0.65);
    add(
        Rank.FIGURE,
        List.of(new Inscription.Figure(Vec.ZERO, figure)),
        spot.centre().plus(bottom),
        0,
        Manner.CORNER);
  }

  /** The middle of an off-board area; of its hex, if the middle lies outside. */
  private Vec areaMiddle() {
    List<Vec> centres =
        plan.spots().values().stream()
            .filter(
                other -> other == spot || plan.areas().together(spot.hex().id(), other.hex().id()))
            .map(Spot::centre)
            .toList();
    Vec middle = centres.stream().reduce(Vec.ZERO, Vec::plus).times(1.0 / centres.size());
    boolean inside =
        centres.stream().anyMatch(centre -> centre.distance(middle) < HexGeometry.RADIUS * 0.9);
    return inside ? middle : spot.centre();
  }

  private static Vec middle(List<StopPlan> stops) {
    if (stops.isEmpty()) return Vec.ZERO;
    return stops.stream()
        .map(StopPlan::centre)
        .reduce(Vec.ZERO, Vec::plus)
        .times(1.0 / stops.size());
  }

  private static double spread(List<StopPlan> stops) {
    Vec middle = middle(stops);
    return stops.stream()
        .mapToDouble(stop -> stop.centre().distance(middle) + room(stop))
        .max()
        .orElse(0);
  }

  private static double room(StopPlan stop) {
    if (TrackPlan.isValueOnly(stop.stop())) return 0;
    if (stop.slots().isEmpty()) return SMALL;
    return FRAME
        + stop.slotRadius()
        + stop.slots().stream().mapToDouble(slot -> slot.distance(stop.centre())).max().orElse(0);
  }

  /**
   * The labels of what it costs to cross the sides of a hex.
   *
   * @param spot the hex
   */
  private record TollLabelRequests(BoardPlan plan, Spot spot) {
    /** How far from the middle of a side a toll may stand, in steps of a part of half the side. */
    private static final int STEPS = 9;

    private static final double STEP = 0.1;

    /** A side that both its hexes name has one toll; it disappears once track crosses it. */
    List<LabelRequest> all() {
      var requests = new ArrayList<LabelRequest>();
      for (int edge : spot.hex().edgeCosts().keySet()) of(edge).ifPresent(requests::add);
      return requests;
    }

    private Optional<LabelRequest> of(int edge) {
      Hex hex = spot.hex();
      HexId beyond = hex.neighbors().get(edge);
      Spot next = beyond == null ? null : plan.spots().get(beyond);
      boolean both = next != null && next.hex().edgeCosts().containsKey(Layout.opposite(edge));
      if (both && beyond.compareTo(hex.id()) < 0) return Optional.empty();
      if (next != null && leads(spot, edge) && leads(next, Layout.opposite(edge)))
        return Optional.empty();
      boolean water = hex.edgeTerrains().getOrDefault(edge, "water").equals("water");
      var toll = new Inscription.Toll(Vec.ZERO, hex.edgeCosts().get(edge), water);
      List<Vec> places = places(edge);
      return Optional.of(
          new LabelRequest(
              hex.id(), Rank.COST, List.of(toll), places.getFirst(), places, 0, Manner.SIDE));
    }

    private static boolean leads(Spot spot, int edge) {
      return spot.plan().face().turned().exits().contains(edge);
    }

    /** Along the side, the nearest to its middle first. */
    private List<Vec> places(int edge) {
      Vec middle = plan.geometry().edge(edge);
      Vec along = plan.geometry().corner(edge).minus(middle).times(STEP);
      return IntStream.rangeClosed(-STEPS, STEPS)
          .boxed()
          .sorted(Comparator.comparing(Math::abs))
          .map(step -> spot.centre().plus(middle).plus(along.times(step)))
          .toList();
    }
  }
}

package roundhouse.picture.tile;

import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.InscriptionPlacement.OccupiedSpace.Choice;

/** Places values, labels, the cost and the number of a tile, the most important first. */
final class InscriptionPlacement {
  private static final double ARRANGED = 10;
  private static final Vec LABEL = new Vec(-58, 0);

  private final TileFace face;
  private final CandidatePlaces candidates;
  private final OccupiedSpace space;
  private final List<Inscription> inscriptions = new ArrayList<>();

  private InscriptionPlacement(TileFace face, HexGeometry geometry, OccupiedSpace space) {
    this.face = face;
    this.space = space;
    candidates = new CandidatePlaces(geometry);
  }

  /** The inscriptions in drawing order: values last, and so on top. */
  static List<Inscription> of(
      TileFace face, HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
    var places =
        new InscriptionPlacement(face, geometry, TileObstacles.of(geometry, stops, tracks));
    places.addValues(stops);
    places.addLabels();
    places.addCost();
    places.addNumber();
    places.inscriptions.sort(
        Comparator.comparing(
            inscription ->
                inscription instanceof RevenueInscription.Circle
                    || inscription instanceof RevenueInscription.Table));
    return List.copyOf(places.inscriptions);
  }

  /** Shows the value only once for stops of equal value, between them. */
  private void addValues(List<StopPlan> stops) {
    if (stops.isEmpty()) return;
    long worths = stops.stream().map(plan -> plan.stop().revenue()).distinct().count();
    if (worths > 1) {
      stops.forEach(plan -> addValue(plan, plan.centre()));
    } else {
      Vec sum = stops.stream().map(StopPlan::centre).reduce(Vec.ZERO, Vec::plus);
      addValue(stops.getFirst(), sum.times(1.0 / stops.size()));
    }
  }

  private void addValue(StopPlan plan, Vec centre) {
    List<RevenueInscription.Cell> cells = RevenueInscription.cells(plan.stop());
    if (cells.stream().allMatch(cell -> cell.value() == 0)) return;
    boolean alone = TrackPlan.isValueOnly(plan.stop());
    double near = alone ? 1.5 : 0.12;
    if (cells.size() == 1) {
      double side = 2 * RevenueInscription.RADIUS;
      Vec at = space.take(candidates.around(centre, near), side, side);
      inscriptions.add(new RevenueInscription.Circle(at, String.valueOf(cells.getFirst().value())));
    } else {
      addValues(cells, candidates.around(centre, near));
    }
  }

  /** Places the cells in a row or, if a row does not fit, in two columns or one. */
  private void addValues(List<RevenueInscription.Cell> cells, List<Choice> choices) {
    RevenueInscription.Table best = new RevenueInscription.Table(Vec.ZERO, cells, cells.size());
    double least = Double.POSITIVE_INFINITY;
    for (int columns : new int[] {cells.size(), (cells.size() + 1) / 2, 1}) {
      var values = new RevenueInscription.Table(Vec.ZERO, cells, columns);
      Choice choice = space.best(choices, values.width(), values.height());
      if (choice.reluctance() < least - ARRANGED) {
        least = choice.reluctance();
        best = new RevenueInscription.Table(choice.at(), cells, columns);
      }
    }
    space.addBox(best.at(), best.width(), best.height());
    inscriptions.add(best);
  }

  private void addLabels() {
    for (String text : new TreeSet<>(face.tile().labels())) {
      var label = new Inscription.Label(Vec.ZERO, text);
      Vec at = space.take(candidates.around(LABEL, 0.12), label.width(), label.height());
      inscriptions.add(new Inscription.Label(at, text));
    }
  }

  private void addCost() {
    int cost = face.tile().terrain();
    if (cost == 0) return;
    var inscription = new Inscription.Cost(Vec.ZERO, face.tile().terrainKind(), cost);
    Vec at =
        space.take(
            candidates.around(new Vec(0, 40), 0.1), inscription.width(), inscription.height());
    inscriptions.add(new Inscription.Cost(at, inscription.terrain(), cost));
  }

  private void addNumber() {
    String number = face.tile().number();
    if (number.isEmpty()) return;
    double width = PictureText.plain(number, Inscription.Number.SIZE).width();
    inscriptions.add(
        new Inscription.Number(
            space.take(candidates.forNumber(), width, Inscription.Number.SIZE * 0.8), number));
  }

  /** The places on a hexagon where an inscription may go, and how reluctantly it goes to each. */
  private record CandidatePlaces(HexGeometry geometry) {
    /** Places all over the hexagon; those nearer to {@code wanted} are better. */
    List<Choice> around(Vec wanted, double pull) {
      var choices = new ArrayList<Choice>();
      choices.add(choice(wanted, wanted, pull));
      for (double distance : new double[] {0, 24, 36, 46, 54, 60, 66, 72}) {
        for (int part = 0; part < 24; part++)
          choices.add(choice(Vec.polar(geometry.angle(part / 4.0), distance), wanted, pull));
      }
      return choices;
    }

    private static Choice choice(Vec at, Vec wanted, double pull) {
      return new Choice(at, pull * at.distance(wanted));
    }

    /** Places for the number: the corners, then the edges, from the bottom up; then anywhere. */
    List<Choice> forNumber() {
      var choices = new ArrayList<Choice>();
      for (double edge : new double[] {5.5, 0.5, 4.5, 1.5, 3.5, 2.5, 0, 5, 1, 3, 4, 2}) {
        choices.add(
            new Choice(
                Vec.polar(geometry.angle(edge), edge % 1 == 0 ? 74 : 82), choices.size() * 0.4));
      }
      choices.addAll(around(Vec.polar(geometry.angle(5.5), 82), 0.2));
      return choices;
    }
  }

  /** Fills the space of a hexagon with all that words must leave free. */
  private static final class TileObstacles {
    private static final double TRACK = 8;
    private static final double TOKEN_MARGIN = 4;
    private static final double TOKEN = 4;
    private static final double TOWN = 14;

    private final HexGeometry geometry;
    private final OccupiedSpace space;

    private TileObstacles(HexGeometry geometry) {
      this.geometry = geometry;
      space = new OccupiedSpace(geometry);
    }

    static OccupiedSpace of(HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
      var obstacles = new TileObstacles(geometry);
      tracks.forEach(obstacles::add);
      stops.forEach(obstacles::add);
      return obstacles.space;
    }

    private void add(TrackPlan track) {
      if (track.arrow()) {
        Vec edge = geometry.edge(track.edge());
        space.addLine(edge, edge.times(0.6), TRACK);
      } else {
        space.addPath(track.path(), TRACK);
      }
    }

    private void add(StopPlan plan) {
      if (TrackPlan.isValueOnly(plan.stop())) return;
      plan.slots().forEach(slot -> space.addDisc(slot, plan.slotRadius() + TOKEN_MARGIN, TOKEN));
      if (plan.slots().size() > 2) space.addDisc(plan.centre(), plan.slotRadius(), TOKEN);
      if (plan.stop().isSmall() && plan.along().isEmpty()) {
        space.addDisc(plan.centre(), TOWN, TOKEN);
      } else if (plan.stop().isSmall()) {
        Vec across = plan.along().map(Vec::normal).orElse(Vec.ZERO).times(16);
        space.addLine(plan.centre().minus(across), plan.centre().plus(across), 9);
      }
    }
  }

  /** Keeps track of what is drawn on a hexagon, to find free space for words. */
  static final class OccupiedSpace {
    private static final double STEP = 5;
    private static final double MARGIN = 2;
    private static final double SIDE = 4;
    private static final double OUTSIDE = 6;

    private record Disc(Vec at, double radius, double weight) {}

    private record Box(Vec at, double halfWidth, double halfHeight) {}

    /** A possible place for words, and a penalty for using it. */
    record Choice(Vec at, double reluctance) {}

    private final List<Vec> sides;
    private final double inradius;
    private final List<Disc> discs = new ArrayList<>();
    private final List<Box> boxes = new ArrayList<>();

    OccupiedSpace(HexGeometry geometry) {
      sides = IntStream.range(0, 6).mapToObj(edge -> geometry.edge(edge).unit()).toList();
      inradius = geometry.inradius();
    }

    /**
     * @param weight penalty for covering it; track counts as 1
     */
    void addDisc(Vec at, double radius, double weight) {
      discs.add(new Disc(at, radius, weight));
    }

    void addBox(Vec at, double width, double height) {
      boxes.add(new Box(at, width / 2, height / 2));
    }

    void addPath(Path2D path, double radius) {
      var points = new FlatteningPathIterator(path.getPathIterator(null), 1);
      double[] to = new double[6];
      Vec last = Vec.ZERO;
      for (; !points.isDone(); points.next()) {
        boolean moves = points.currentSegment(to) == PathIterator.SEG_MOVETO;
        Vec next = new Vec(to[0], to[1]);
        if (!moves) addLine(last, next, radius);
        last = next;
      }
    }

    void addLine(Vec from, Vec to, double radius) {
      int steps = Math.max(1, (int) Math.ceil(from.distance(to) / STEP));
      for (int step = 0; step <= steps; step++)
        addDisc(from.plus(to.minus(from).times((double) step / steps)), radius, 1);
    }

    /** The choice with the lowest cost for a box, the first among equals; adds the box. */
    Vec take(List<Choice> choices, double width, double height) {
      Vec at = best(choices, width, height).at();
      addBox(at, width, height);
      return at;
    }

    /**
     * The choice with the lowest cost for a box, the first among equals; its reluctance is the
     * total cost.
     */
    Choice best(List<Choice> choices, double width, double height) {
      Choice best = new Choice(Vec.ZERO, Double.POSITIVE_INFINITY);
      for (Choice choice : choices) {
        if (choice.reluctance() >= best.reluctance()) continue;
        double cost = choice.reluctance() + cost(choice.at(), width / 2, height / 2);
        if (cost < best.reluctance() - 1e-9) best = new Choice(choice.at(), cost);
      }
      return best;
    }

    /** How much a box at a place would overlap others or the edges of the hexagon. */
    double cost(Vec at, double halfWidth, double halfHeight) {
      return OUTSIDE * outside(at, halfWidth, halfHeight) + overlap(at, halfWidth, halfHeight);
    }

    /** How much a box at a place would overlap others. */
    double overlap(Vec at, double halfWidth, double halfHeight) {
      double cost = 0;
      for (Disc disc : discs) {
        double dx = Math.max(0, Math.abs(disc.at.x() - at.x()) - halfWidth);
        double dy = Math.max(0, Math.abs(disc.at.y() - at.y()) - halfHeight);
        double reach = disc.radius + MARGIN;
        if (dx < reach && dy < reach)
          cost += disc.weight * Math.max(0, reach - Math.sqrt(dx * dx + dy * dy));
      }
      for (Box box : boxes) {
        double wide = box.halfWidth + halfWidth + MARGIN - Math.abs(box.at.x() - at.x());
        double high = box.halfHeight + halfHeight + MARGIN - Math.abs(box.at.y() - at.y());
        if (wide > 0 && high > 0) cost += 3 * Math.min(wide, high) + 10;
      }
      return cost;
    }

    /** How far the outermost corner of a box comes too close to an edge. */
    private double outside(Vec at, double halfWidth, double halfHeight) {
      double most = 0;
      for (Vec side : sides) {
        double corner = Math.abs(side.x()) * halfWidth + Math.abs(side.y()) * halfHeight;
        most = Math.max(most, at.dot(side) + corner + SIDE - inradius);
      }
      return most;
    }
  }
}

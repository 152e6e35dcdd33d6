package roundhouse.picture;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.board.TileColor;
import roundhouse.picture.Clutter.Choice;

/** Finds room for values, labels, costs, the name and the number, the important ones first. */
final class NotePlaces {
  private static final double TRACK = 8;
  private static final double TOKEN_MARGIN = 3;

  private final TileFace face;
  private final HexGeometry geometry;
  private final Clutter clutter;
  private final List<Note> notes = new ArrayList<>();

  private NotePlaces(TileFace face, HexGeometry geometry) {
    this.face = face;
    this.geometry = geometry;
    clutter = new Clutter(geometry);
  }

  static List<Note> of(TileFace face, HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
    var places = new NotePlaces(face, geometry);
    tracks.forEach(places::crowd);
    stops.forEach(places::crowd);
    stops.forEach(places::addValue);
    places.addLabels();
    places.addCost();
    places.addNumber();
    places.addName(stops);
    return List.copyOf(places.notes);
  }

  private void crowd(TrackPlan track) {
    if (track.arrow()) {
      Vec edge = geometry.edge(track.edge());
      clutter.addLine(edge, edge.times(0.6), TRACK);
    } else {
      clutter.addPath(track.path(), TRACK);
    }
  }

  private void crowd(StopPlan plan) {
    if (TrackPlan.hasNoBody(plan.stop())) return;
    plan.slots().forEach(slot -> clutter.addDisc(slot, plan.slotRadius() + TOKEN_MARGIN));
    if (plan.slots().size() > 2) clutter.addDisc(plan.centre(), plan.slotRadius());
    if (plan.stop().isSmall()) {
      Vec across = plan.along().map(Vec::normal).orElse(Vec.ZERO).times(16);
      clutter.addLine(plan.centre().minus(across), plan.centre().plus(across), 9);
    }
  }

  private void addValue(StopPlan plan) {
    List<Note.Cell> cells = cells(plan.stop());
    if (cells.stream().allMatch(cell -> cell.value() == 0)) return;
    boolean alone = TrackPlan.hasNoBody(plan.stop());
    double near = alone ? 1.5 : 0.12;
    if (cells.size() == 1) {
      double side = 2 * Note.VALUE_RADIUS;
      Vec at = clutter.take(around(plan.centre(), near), side, side);
      notes.add(new Note.Value(at, String.valueOf(cells.getFirst().value())));
    } else {
      Vec at = clutter.take(around(plan.centre(), near), cells.size() * Note.CELL_WIDTH, Note.CELL_HEIGHT);
      notes.add(new Note.Values(at, cells));
    }
  }

  private static List<Note.Cell> cells(Stop stop) {
    var cells = new ArrayList<Note.Cell>();
    stop.revenue().byColor().forEach((color, value) -> cells.add(new Note.Cell(color, "", value)));
    stop.revenue().byTrain().forEach((train, value) -> cells.add(new Note.Cell(TileColor.GRAY, train, value)));
    return cells;
  }

  private void addLabels() {
    for (String text : face.tile().labels()) {
      double width = Words.bold(text, Note.Label.SIZE).width();
      notes.add(new Note.Label(clutter.take(around(new Vec(-58, 0), 0.12), width, Note.Label.SIZE * 0.8), text));
    }
  }

  private void addCost() {
    int cost = Math.max(face.tile().terrain(), face.caption().cost());
    if (cost == 0) return;
    Vec at = clutter.take(around(new Vec(0, 40), 0.1), Note.Cost.WIDTH, Note.Cost.HEIGHT);
    notes.add(new Note.Cost(at, face.caption().terrain(), cost));
  }

  private void addNumber() {
    String number = face.tile().number();
    if (number.isEmpty()) return;
    var choices = new ArrayList<Choice>();
    for (double edge : new double[] {5.5, 0.5, 4.5, 1.5, 3.5, 2.5, 0, 5, 1, 3, 4, 2}) {
      choices.add(new Choice(Vec.polar(geometry.angle(edge), edge % 1 == 0 ? 74 : 82), choices.size() * 0.4));
    }
    double width = Words.plain(number, Note.Number.SIZE).width();
    notes.add(new Note.Number(clutter.take(choices, width, Note.Number.SIZE * 0.8), number));
  }

  private void addName(List<StopPlan> stops) {
    if (face.caption().name().isEmpty()) return;
    NameLines lines = NameLines.of(face.caption().name());
    var choices = new ArrayList<Choice>();
    double low = stops.isEmpty() ? 0 : stops.getFirst().centre().y();
    double wanted = low > 20 ? low - 44 : -56;
    for (int y = -72; y <= 72; y += 4) {
      for (int x = -40; x <= 40; x += 10) {
        choices.add(new Choice(new Vec(x, y), 0.15 * Math.abs(x) + 0.12 * Math.abs(y - wanted)));
      }
    }
    Vec at = clutter.take(choices, lines.width(), lines.height());
    notes.add(new Note.Name(at, lines.lines(), lines.size()));
  }

  /** Places all over the hexagon, the nearer to {@code wanted} the better. */
  private List<Choice> around(Vec wanted, double pull) {
    var choices = new ArrayList<Choice>();
    choices.add(choice(wanted, wanted, pull));
    for (double distance : new double[] {0, 24, 36, 46, 54, 60, 66, 72}) {
      for (int part = 0; part < 24; part++) choices.add(choice(Vec.polar(geometry.angle(part / 4.0), distance), wanted, pull));
    }
    return choices;
  }

  private static Choice choice(Vec at, Vec wanted, double pull) {
    return new Choice(at, pull * at.distance(wanted));
  }
}

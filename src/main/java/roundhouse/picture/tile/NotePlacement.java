package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import roundhouse.board.Stop;
import roundhouse.board.TileColor;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.OccupiedSpace.Choice;

/** Places values, labels, costs, the name and the number, the most important first. */
final class NotePlacement {
  private static final double TRACK = 8;
  private static final double TOKEN_MARGIN = 4;
  private static final double TOKEN = 4;
  private static final double TOWN = 14;
  private static final double ARRANGED = 10;
  private static final double SHRINKING = 6;
  private static final Vec LABEL = new Vec(-58, 0);
  private static final Vec DESTINATION = new Vec(52, 22);
  private static final double CROSSING = 3;
  private static final int MANY = 3;

  private final TileFace face;
  private final HexGeometry geometry;
  private final CandidatePlaces candidates;
  private final OccupiedSpace clutter;
  private final List<Note> notes = new ArrayList<>();

  private NotePlacement(TileFace face, HexGeometry geometry) {
    this.face = face;
    this.geometry = geometry;
    candidates = new CandidatePlaces(geometry);
    clutter = new OccupiedSpace(geometry);
  }

  /** The notes in drawing order: values last, and so on top. */
  static List<Note> of(
      TileFace face, HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
    var places = new NotePlacement(face, geometry);
    tracks.forEach(places::crowd);
    stops.forEach(places::crowd);
    places.addValues(stops);
    places.addLabels();
    places.addDestinations();
    places.addCost();
    places.addNumber();
    places.addName();
    places.notes.sort(
        Comparator.comparing(note -> note instanceof Note.Value || note instanceof Note.Values));
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
    if (TrackPlan.isValueOnly(plan.stop())) return;
    plan.slots().forEach(slot -> clutter.addDisc(slot, plan.slotRadius() + TOKEN_MARGIN, TOKEN));
    if (plan.slots().size() > 2) clutter.addDisc(plan.centre(), plan.slotRadius(), TOKEN);
    if (plan.stop().isSmall() && plan.along().isEmpty()) {
      clutter.addDisc(plan.centre(), TOWN, TOKEN);
    } else if (plan.stop().isSmall()) {
      Vec across = plan.along().map(Vec::normal).orElse(Vec.ZERO).times(16);
      clutter.addLine(plan.centre().minus(across), plan.centre().plus(across), 9);
    }
  }

  /** Shows the value only once for many stops of equal value. */
  private void addValues(List<StopPlan> stops) {
    long worths = stops.stream().map(plan -> plan.stop().revenue()).distinct().count();
    if (stops.size() > MANY && worths == 1) addValue(stops.getFirst());
    else stops.forEach(this::addValue);
  }

  private void addValue(StopPlan plan) {
    List<Note.Cell> cells = cells(plan.stop());
    if (cells.stream().allMatch(cell -> cell.value() == 0)) return;
    boolean alone = TrackPlan.isValueOnly(plan.stop());
    double near = alone ? 1.5 : 0.12;
    if (cells.size() == 1) {
      double side = 2 * Note.VALUE_RADIUS;
      Vec at = clutter.take(candidates.around(plan.centre(), near), side, side);
      notes.add(new Note.Value(at, String.valueOf(cells.getFirst().value())));
    } else {
      addValues(cells, candidates.around(plan.centre(), near));
    }
  }

  /** Places the cells in a row or, if a row does not fit, in two columns or one. */
  private void addValues(List<Note.Cell> cells, List<Choice> choices) {
    Note.Values best = new Note.Values(Vec.ZERO, cells, cells.size());
    double least = Double.POSITIVE_INFINITY;
    for (int columns : new int[] {cells.size(), (cells.size() + 1) / 2, 1}) {
      var values = new Note.Values(Vec.ZERO, cells, columns);
      Choice choice = clutter.best(choices, values.width(), values.height());
      if (choice.reluctance() < least - ARRANGED) {
        least = choice.reluctance();
        best = new Note.Values(choice.at(), cells, columns);
      }
    }
    clutter.addBox(best.at(), best.width(), best.height());
    notes.add(best);
  }

  private static List<Note.Cell> cells(Stop stop) {
    var cells = new ArrayList<Note.Cell>();
    stop.revenue().byColor().forEach((color, value) -> cells.add(new Note.Cell(color, "", value)));
    stop.revenue()
        .byTrain()
        .forEach((train, value) -> cells.add(new Note.Cell(TileColor.GRAY, train, value)));
    return cells;
  }

  private void addLabels() {
    var labels = new TreeSet<>(face.tile().labels());
    if (!face.caption().mark().isEmpty()) labels.add(face.caption().mark());
    for (String text : labels) {
      PictureText words = Note.Label.words(text);
      double height = words.size() * 0.8;
      Vec at = clutter.best(candidates.around(LABEL, 0.12), words.width(), height).at();
      notes.add(
          new Note.Label(at, text, clutter.cost(at, words.width() / 2, height / 2) > CROSSING));
      clutter.addBox(at, words.width(), height);
    }
  }

  private void addDestinations() {
    for (String company : face.caption().destinations()) {
      double width = Note.Destination.width(company);
      notes.add(
          new Note.Destination(
              clutter.take(candidates.around(DESTINATION, 0.12), width, Note.Destination.HEIGHT),
              company));
    }
  }

  private void addCost() {
    int cost = Math.max(face.tile().terrain(), face.caption().cost());
    if (cost == 0) return;
    Vec at =
        clutter.take(candidates.around(new Vec(0, 40), 0.1), Note.Cost.WIDTH, Note.Cost.HEIGHT);
    notes.add(new Note.Cost(at, face.caption().terrain(), cost));
  }

  private void addNumber() {
    String number = face.tile().number();
    if (number.isEmpty()) return;
    double width = PictureText.plain(number, Note.Number.SIZE).width();
    notes.add(
        new Note.Number(
            clutter.take(candidates.forNumber(), width, Note.Number.SIZE * 0.8), number));
  }

  private void addName() {
    if (face.caption().name().isEmpty()) return;
    NameLines best = NameLines.of(face.caption().name(), NameLines.SIZE);
    Choice place = new Choice(Vec.ZERO, Double.POSITIVE_INFINITY);
    for (double size = NameLines.SIZE; size >= NameLines.SMALLEST; size -= 2) {
      NameLines lines = NameLines.of(face.caption().name(), size);
      Choice choice =
          clutter.best(
              candidates.forName((NameLines.SIZE - size) * SHRINKING),
              lines.width(),
              lines.height());
      if (choice.reluctance() < place.reluctance() - 1e-9) {
        best = lines;
        place = choice;
      }
    }
    boolean crossing = clutter.cost(place.at(), best.width() / 2, best.height() / 2) > CROSSING;
    notes.add(new Note.Name(place.at(), best.lines(), best.size(), crossing));
  }
}

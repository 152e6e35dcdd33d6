package roundhouse.picture.board;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
import roundhouse.picture.tile.Inscription;
import roundhouse.picture.tile.RevenueInscription;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TilePlan;
import roundhouse.picture.tile.TrackPlan;

/** Measures what the words of a board lie on, in units of which a hex has a radius of 100. */
public final class LetteringSurvey {
  private static final double HALF_TRACK = 5;
  private static final double HALF_RIVER = 5.5;
  private static final double STEP = 3;

  /**
   * A word on something else.
   *
   * @param depth how far it reaches over it
   */
  public record Overlap(HexId hex, String word, String what, double depth) {
    @Override
    public String toString() {
      return "%s: %s lies on %s by %.1f".formatted(hex, word, what, depth);
    }
  }

  private record Placed(HexId hex, String word, Rectangle2D box, boolean toll) {}

  private final BoardPlan plan;
  private final List<Placed> words = new ArrayList<>();
  private final List<Overlap> overlaps = new ArrayList<>();

  private LetteringSurvey(Board board, LetterScale scale) {
    plan = BoardPlan.of(board, false);
    new BoardPainter(board, Liveries.NONE, Theme.LIGHT).labels(scale).forEach(this::add);
  }

  /** All overlaps deeper than {@code most} pixels, or units of a board to scale. */
  public static List<Overlap> of(Board board, LetterScale scale, double most) {
    var survey = new LetteringSurvey(board, scale);
    survey.measureWords();
    survey.words.forEach(survey::measure);
    double deepest = scale.onScreen() ? scale.units(most) : most;
    return survey.overlaps.stream().filter(overlap -> overlap.depth() > deepest).toList();
  }

  /** What it costs to cross a side stands on that side, over the track that pays it. */
  private void add(PlacedLabel label) {
    boolean toll = label.inscription() instanceof Inscription.Toll;
    words.add(new Placed(label.hex(), word(label.inscription()), label.box(), toll));
  }

  private static String word(Inscription inscription) {
    return switch (inscription) {
      case Inscription.Name name -> String.join(" ", name.lines());
      case RevenueInscription.Circle value -> "value " + value.text();
      case RevenueInscription.Table _ -> "the table of values";
      case Inscription.Label label -> "label " + label.text();
      case Inscription.Destination destination -> "destination of " + destination.company();
      case Inscription.Cost cost -> "cost " + cost.cost();
      case Inscription.Toll toll -> "toll " + toll.cost();
      case Inscription.Number number -> "number " + number.text();
      case Inscription.Figure figure -> "figure " + figure.text();
    };
  }

  private void measureWords() {
    for (int i = 0; i < words.size(); i++)
      for (int j = i + 1; j < words.size(); j++) {
        double depth = depth(words.get(i), words.get(j));
        if (depth > 0)
          overlaps.add(
              new Overlap(words.get(i).hex(), words.get(i).word(), words.get(j).word(), depth));
      }
  }

  private static double depth(Placed one, Placed other) {
    Rectangle2D common = one.box().createIntersection(other.box());
    if (common.isEmpty()) return 0;
    double depth = Math.min(common.getWidth(), common.getHeight());
    return one.toll() && other.toll() ? Math.min(depth, ofPills(one.box(), other.box())) : depth;
  }

  /** The ends of tolls are half circles: two boxes may share corners in which nothing is drawn. */
  private static double ofPills(Rectangle2D one, Rectangle2D other) {
    double straight = (one.getWidth() - one.getHeight() + other.getWidth() - other.getHeight()) / 2;
    double aside = Math.max(0, Math.abs(one.getCenterX() - other.getCenterX()) - straight);
    double down = one.getCenterY() - other.getCenterY();
    return (one.getHeight() + other.getHeight()) / 2 - Math.hypot(aside, down);
  }

  private void measure(Placed word) {
    for (Map.Entry<HexId, BoardPlan.Spot> near : plan.spots().entrySet()) {
      BoardPlan.Spot spot = near.getValue();
      Vec middle = new Vec(word.box().getCenterX(), word.box().getCenterY());
      if (middle.distance(spot.centre()) > 3 * HexGeometry.RADIUS) continue;
      if (!word.toll()) measureTracks(word, spot);
      measureStops(word, spot);
      RiverCourse river = plan.rivers().get(near.getKey());
      if (river != null) add(word, "the river", along(river.path(), spot, word, HALF_RIVER));
    }
  }

  private void measureTracks(Placed word, BoardPlan.Spot spot) {
    TilePlan tile = spot.plan();
    for (TrackPlan track : tile.tracks())
      if (!track.arrow())
        add(word, "track of " + spot.hex().id(), along(track.path(), spot, word, HALF_TRACK));
  }

  private void measureStops(Placed word, BoardPlan.Spot spot) {
    for (StopPlan stop : spot.plan().stops())
      for (Vec slot : stop.slots())
        add(
            word,
            "a city of " + spot.hex().id(),
            inside(slot.plus(spot.centre()), word.box(), stop.slotRadius()));
  }

  private void add(Placed word, String what, double depth) {
    if (depth > 0) overlaps.add(new Overlap(word.hex(), word.word(), what, depth));
  }

  private static double along(Shape path, BoardPlan.Spot spot, Placed word, double half) {
    var moved = AffineTransform.getTranslateInstance(spot.centre().x(), spot.centre().y());
    var points = new FlatteningPathIterator(path.getPathIterator(moved), 0.5);
    double[] to = new double[6];
    double most = 0;
    Vec last = null;
    for (; !points.isDone(); points.next()) {
      boolean moves = points.currentSegment(to) == PathIterator.SEG_MOVETO;
      Vec next = new Vec(to[0], to[1]);
      if (!moves && last != null) {
        int steps = (int) Math.ceil(last.distance(next) / STEP);
        for (int step = 0; step <= steps; step++) {
          Vec at = last.plus(next.minus(last).times(steps == 0 ? 0 : (double) step / steps));
          most = Math.max(most, inside(at, word.box(), half));
        }
      }
      last = next;
    }
    return most;
  }

  /** How far a disc reaches into a box. */
  private static double inside(Vec at, Rectangle2D box, double radius) {
    double dx = Math.max(Math.max(box.getMinX() - at.x(), at.x() - box.getMaxX()), 0);
    double dy = Math.max(Math.max(box.getMinY() - at.y(), at.y() - box.getMaxY()), 0);
    return radius - Math.hypot(dx, dy);
  }
}

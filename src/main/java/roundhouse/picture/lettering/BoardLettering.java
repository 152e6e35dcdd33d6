package roundhouse.picture.lettering;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Inscription;

/**
 * The labels of a board at a scale. Where a board follows another at the same scale, only labels of
 * hexes that changed, and of hexes next to them, move.
 */
public record BoardLettering(
    LetterScale scale, Map<HexId, Object> faces, List<PlacedLabel> labels) {

  /**
   * What is to be lettered.
   *
   * @param centres of all hexes
   * @param faces what determines the look of each hex
   * @param around the hexes next to each
   */
  public record Subject(
      HexGeometry geometry,
      Rectangle2D area,
      Map<HexId, Vec> centres,
      Map<HexId, Object> faces,
      Map<HexId, Set<HexId>> around,
      List<Ink> inks,
      List<LabelRequest> requests) {}

  /** Letters a board, after another one if there is one. */
  public static BoardLettering of(
      Subject subject, LetterScale scale, Optional<BoardLettering> before) {
    Optional<BoardLettering> same =
        before.filter(
            last ->
                last.scale.equals(scale) && last.faces.keySet().equals(subject.faces().keySet()));
    Set<HexId> dirty = same.map(last -> last.dirty(subject)).orElse(subject.faces().keySet());
    if (same.isPresent() && dirty.isEmpty()) return same.get();
    var kept = new ArrayList<PlacedLabel>();
    same.ifPresent(
        last ->
            last.labels.stream().filter(each -> !dirty.contains(each.hex())).forEach(kept::add));
    return new BoardLettering(scale, subject.faces(), place(subject, scale, kept, dirty));
  }

  /** The changed hexes and those next to them. */
  private Set<HexId> dirty(Subject subject) {
    var dirty = new HashSet<HexId>();
    subject
        .faces()
        .forEach(
            (hex, face) -> {
              if (face.equals(faces.get(hex))) return;
              dirty.add(hex);
              dirty.addAll(subject.around().getOrDefault(hex, Set.of()));
            });
    return dirty;
  }

  private static List<PlacedLabel> place(
      Subject subject, LetterScale scale, List<PlacedLabel> kept, Set<HexId> dirty) {
    var search = new LabelSearch(subject, scale);
    List<LabelRequest> requests =
        subject.requests().stream()
            .filter(request -> scale.shows(request.rank()) && dirty.contains(request.hex()))
            .sorted(
                Comparator.<LabelRequest>comparingInt(request -> request.isBound() ? 0 : 1)
                    .thenComparing(LabelRequest::rank))
            .toList();
    var placing = new Placing(search, subject.centres(), kept);
    requests.forEach(placing::place);
    placing.improve();
    return placing.all();
  }

  /** Labels while they find their places. */
  private static final class Placing {
    private final LabelSearch search;
    private final Map<HexId, Vec> centres;
    private final List<PlacedLabel> kept;
    private final Map<LabelRequest, LabelSearch.Found> found = new LinkedHashMap<>();

    Placing(LabelSearch search, Map<HexId, Vec> centres, List<PlacedLabel> kept) {
      this.search = search;
      this.centres = centres;
      this.kept = kept;
    }

    void place(LabelRequest request) {
      found.put(request, search.best(request, centres.get(request.hex()), all()));
    }

    /** If a label found only an expensive place, the labels in its better place make room. */
    void improve() {
      for (LabelRequest request : List.copyOf(found.keySet()))
        if (found.get(request).cost() > LabelSearch.DEAR) makeRoom(request);
    }

    private void makeRoom(LabelRequest request) {
      PlacedLabel ideal = search.alone(request, centres.get(request.hex()));
      List<LabelRequest> there =
          found.keySet().stream()
              .filter(other -> other != request && (request.isBound() || !other.isBound()))
              .filter(other -> search.clash(found.get(other).label(), ideal))
              .toList();
      if (there.isEmpty()) return;
      var before = new HashMap<LabelRequest, LabelSearch.Found>();
      there.forEach(other -> before.put(other, found.get(other)));
      before.put(request, found.get(request));
      before.keySet().forEach(each -> found.put(each, null));
      place(request);
      there.forEach(this::place);
      if (cost(before.keySet())
          >= before.values().stream().mapToDouble(LabelSearch.Found::cost).sum())
        found.putAll(before);
    }

    private double cost(Set<LabelRequest> requests) {
      return requests.stream().mapToDouble(request -> found.get(request).cost()).sum();
    }

    List<PlacedLabel> all() {
      var all = new ArrayList<>(kept);
      for (LabelSearch.Found each : found.values()) if (each != null) all.add(each.label());
      return all;
    }
  }

  /** Seeks the cheapest place for one label: beside its anchor, off ink and off other labels. */
  private static final class LabelSearch {
    /**
     * If a place costs more than this, it is worth searching farther away, or moving other labels.
     */
    static final double DEAR = 50;

    private static final double OTHER_WAY = 4;
    private static final double REACH = 46;

    /** Between two places that are tried, in units of the board and in pixels. */
    private static final double STEP = 4;

    private static final double STEP_PIXELS = 1.5;

    private final LabelCosts costs;
    private final LetterScale scale;
    private final double step;

    LabelSearch(Subject subject, LetterScale scale) {
      costs = new LabelCosts(subject, scale);
      this.scale = scale;
      step = Math.max(STEP, scale.units(STEP_PIXELS));
    }

    /** A label with what its place costs. */
    record Found(PlacedLabel label, double cost) {}

    /**
     * A label whose place is sought.
     *
     * @param centre of the label's hex
     * @param others labels that are placed already
     */
    private record Sought(LabelRequest request, Vec centre, Collection<PlacedLabel> others) {}

    /**
     * The best place of a label in a hex with that centre, among labels that are placed already.
     */
    Found best(LabelRequest request, Vec centre, Collection<PlacedLabel> others) {
      var onAnchor = PlacedLabel.of(request, request.ways().getFirst(), scale);
      var sought = new Sought(request, centre, others);
      if (request.isBound()) return bound(sought, onAnchor);
      Found near =
          best(sought, REACH + scale.units(4), new Found(onAnchor, Double.POSITIVE_INFINITY));
      return near.cost() < DEAR ? near : best(sought, 2.6 * REACH + scale.units(12), near);
    }

    /**
     * The best of the places of a label. It may lie on track and sides, but not on cities or
     * labels.
     */
    private Found bound(Sought sought, PlacedLabel label) {
      Found best = new Found(label, Double.POSITIVE_INFINITY);
      for (Vec at : sought.request().places()) {
        double cost =
            sought.request().manner().pull() * at.distance(sought.request().anchor())
                + costs.stops(label, at)
                + costs.onLabels(label, at, sought.others());
        if (cost < best.cost()) best = new Found(label.moved(at, false), cost);
      }
      return best;
    }

    /** The best place within reach, if it is better than one that is known. */
    private Found best(Sought sought, double reach, Found known) {
      Found best = known;
      for (int way = 0; way < sought.request().ways().size(); way++)
        best = best(sought, way, reach, best);
      return best;
    }

    /** The best place of a label that is written in one of its ways. */
    private Found best(Sought sought, int way, double reach, Found known) {
      LabelRequest request = sought.request();
      PlacedLabel label = PlacedLabel.of(request, request.ways().get(way), scale);
      Vec range =
          new Vec(
              request.room() + label.halfWidth() + reach,
              request.room() + label.halfHeight() + reach);
      Spot spot = cheapest(sought, label, way * OTHER_WAY, range, known.cost());
      return spot.cost() < known.cost()
          ? new Found(
              label.moved(spot.at(), costs.crosses(label, spot.at(), sought.centre())), spot.cost())
          : known;
    }

    private record Spot(Vec at, double cost) {}

    /**
     * The cheapest spot of a grid around the anchor, sought outwards until the way alone costs
     * more.
     *
     * @param reluctance what the way of writing costs
     * @param most what it may cost
     */
    private Spot cheapest(
        Sought sought, PlacedLabel label, double reluctance, Vec range, double most) {
      LabelRequest request = sought.request();
      List<PlacedLabel> near =
          sought.others().stream()
              .filter(other -> costs.mayMeet(label, other, request.anchor(), range))
              .toList();
      var best = new Spot(request.anchor(), most);
      int rows = 1 + 2 * (int) (range.y() / step);
      int columns = 1 + 2 * (int) (range.x() / step);
      for (int row = 0; row < rows; row++) {
        double down = outwards(row) * step;
        if (reluctance + costs.away(request, down, label.halfHeight()) >= best.cost()) break;
        for (int column = 0; column < columns; column++) {
          double right = outwards(column) * step;
          if (reluctance + costs.away(request, right, label.halfWidth()) >= best.cost()) break;
          Vec at = request.anchor().plus(new Vec(right, down));
          double cost = reluctance + costs.alone(request, label, at, sought.centre());
          if (cost >= best.cost()) continue;
          cost += costs.ink(label, at);
          if (cost >= best.cost()) continue;
          cost += costs.onLabels(label, at, near);
          if (cost < best.cost()) best = new Spot(at, cost);
        }
      }
      return best;
    }

    /** 0, -1, 1, -2, 2 and so on. */
    private static int outwards(int index) {
      return index % 2 == 0 ? index / 2 : -(index + 1) / 2;
    }

    /** Whether two labels would lie on each other. */
    boolean clash(PlacedLabel one, PlacedLabel other) {
      return costs.clash(one, other);
    }

    /** Where a label would go if no other were there. */
    PlacedLabel alone(LabelRequest request, Vec centre) {
      return best(request, centre, List.<PlacedLabel>of()).label();
    }
  }

  /**
   * What a place costs a label: far from its anchor, outside its hex, on ink or on other labels.
   */
  private static final class LabelCosts {
    /** With more ink than this under it, or outside its hex, a label needs a halo. */
    static final double CROSSING = 6;

    private static final double ON_LABEL = 140;

    /** For each unit of area: as much as a city under the label would cost. */
    private static final double INTO_LABEL = Ink.CITY / (InkMap.CELL * InkMap.CELL);

    /** Pixels between two names beside each other. */
    private static final double BETWEEN_NAMES = 5;

    private static final double BELOW = 5;
    private static final double ASIDE = 0.04;

    private final InkMap ink;
    private final InkMap stops;
    private final HexGeometry geometry;
    private final Rectangle2D area;
    private final LetterScale scale;
    private final Vec[] sides = new Vec[3];

    LabelCosts(Subject subject, LetterScale scale) {
      this.scale = scale;
      geometry = subject.geometry();
      area = subject.area();
      ink = InkMap.of(area, subject.inks());
      stops =
          InkMap.of(
              area, subject.inks().stream().filter(each -> each.weight() >= Ink.STOP).toList());
      for (int edge = 0; edge < 3; edge++) sides[edge] = Vec.polar(geometry.angle(edge), 1);
    }

    /** Whether two labels would lie on each other. */
    boolean clash(PlacedLabel one, PlacedLabel other) {
      return one.overlap(other, margin()) > 0;
    }

    /** Whether a label lies on ink or leaves its hex. */
    boolean crosses(PlacedLabel label, Vec at, Vec centre) {
      return ink(label, at) > CROSSING || outside(label, at.minus(centre)) > 2;
    }

    /** Whether one of two labels may come so near to the other that it costs something. */
    boolean mayMeet(PlacedLabel label, PlacedLabel other, Vec anchor, Vec reach) {
      return Math.abs(other.at().x() - anchor.x())
              < reach.x() + label.halfWidth() + other.halfWidth() + margin(label, other)
          && Math.abs(other.at().y() - anchor.y())
              < reach.y() + label.halfHeight() + other.halfHeight() + margin();
    }

    private double margin() {
      return scale.units(1.5);
    }

    /** Between two labels of a line: two names need the space between two words. */
    private double margin(PlacedLabel one, PlacedLabel other) {
      boolean names =
          one.inscription() instanceof Inscription.Name
              && other.inscription() instanceof Inscription.Name;
      return names ? scale.units(BETWEEN_NAMES) : margin();
    }

    /** What it costs at least to be so far from the anchor in one direction. */
    double away(LabelRequest request, double from, double half) {
      return request.manner().pull() * Math.max(0, Math.abs(from) - half - request.room());
    }

    /** What a place costs by itself: far from the anchor, outside the hex, off the picture. */
    double alone(LabelRequest request, PlacedLabel label, Vec at, Vec centre) {
      Vec from = at.minus(request.anchor());
      double gapX = Math.max(0, Math.abs(from.x()) - label.halfWidth());
      double gapY = Math.max(0, Math.abs(from.y()) - label.halfHeight());
      double gap = Math.max(0, Math.sqrt(gapX * gapX + gapY * gapY) - request.room());
      double cost = request.manner().pull() * gap;
      cost += request.manner().leaving() * outside(label, at.minus(centre));
      if (request.room() == 0) cost += request.manner().pull() * 0.6 * from.length();
      else cost += ASIDE * Math.abs(from.x());
      if (request.manner().above() && from.y() > 0) cost += BELOW;
      return offPicture(label, at) ? cost + 1000 : cost;
    }

    /** How far the outermost corner of a label leaves its hex. */
    private double outside(PlacedLabel label, Vec from) {
      double most = 0;
      // Opposite sides are equally far from the middle: three of the six tell.
      for (Vec out : sides) {
        double corner =
            Math.abs(out.x()) * label.halfWidth() + Math.abs(out.y()) * label.halfHeight();
        most = Math.max(most, Math.abs(from.dot(out)) + corner + 2 - geometry.inradius());
      }
      return most;
    }

    private boolean offPicture(PlacedLabel label, Vec at) {
      return at.x() - label.halfWidth() < area.getMinX()
          || at.x() + label.halfWidth() > area.getMaxX()
          || at.y() - label.halfHeight() < area.getMinY()
          || at.y() + label.halfHeight() > area.getMaxY();
    }

    /** What other labels under it cost. */
    double onLabels(PlacedLabel label, Vec at, Collection<PlacedLabel> near) {
      double cost = 0;
      for (PlacedLabel other : near) {
        double wide =
            label.halfWidth()
                + other.halfWidth()
                + margin(label, other)
                - Math.abs(at.x() - other.at().x());
        double high =
            label.halfHeight() + other.halfHeight() + margin() - Math.abs(at.y() - other.at().y());
        if (wide > 0 && high > 0) cost += ON_LABEL + INTO_LABEL * wide * high;
      }
      return cost;
    }

    /** What ink under it costs. */
    double ink(PlacedLabel label, Vec at) {
      return under(ink, label, at);
    }

    /** What stops and markers under it cost. */
    double stops(PlacedLabel label, Vec at) {
      return under(stops, label, at);
    }

    private static double under(InkMap map, PlacedLabel label, Vec at) {
      return map.under(
          at.x() - label.halfWidth(),
          at.y() - label.halfHeight(),
          at.x() + label.halfWidth(),
          at.y() + label.halfHeight());
    }
  }

  /** The ink of a board in cells, summed so that the ink under any box is found at once. */
  private static final class InkMap {
    private static final double CELL = 3;

    private final Rectangle2D area;
    private final int columns;
    private final int rows;
    private final int[] sums;

    private InkMap(Rectangle2D area, int columns, int rows, int[] sums) {
      this.area = area;
      this.columns = columns;
      this.rows = rows;
      this.sums = sums;
    }

    static InkMap of(Rectangle2D area, List<Ink> inks) {
      int columns = (int) Math.ceil(area.getWidth() / CELL) + 1;
      int rows = (int) Math.ceil(area.getHeight() / CELL) + 1;
      var image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_RGB);
      Graphics2D graphics = image.createGraphics();
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      graphics.scale(1 / CELL, 1 / CELL);
      graphics.translate(-area.getX(), -area.getY());
      inks.stream()
          .sorted(Comparator.comparingInt(Ink::weight))
          .forEach(ink -> draw(graphics, ink));
      graphics.dispose();
      int[] cells = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
      return new InkMap(area, columns, rows, summed(cells, columns, rows));
    }

    private static void draw(Graphics2D graphics, Ink ink) {
      graphics.setColor(new Color(ink.weight()));
      if (ink.width() == 0) {
        graphics.fill(ink.shape());
        return;
      }
      graphics.setStroke(
          new BasicStroke((float) ink.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      graphics.draw(ink.shape());
    }

    private static int[] summed(int[] cells, int columns, int rows) {
      int[] sums = new int[(columns + 1) * (rows + 1)];
      for (int row = 0; row < rows; row++) {
        int line = 0;
        for (int column = 0; column < columns; column++) {
          line += cells[row * columns + column] & 0xFF;
          sums[(row + 1) * (columns + 1) + column + 1] =
              sums[row * (columns + 1) + column + 1] + line;
        }
      }
      return sums;
    }

    /** The ink under a box. */
    double under(double left, double top, double right, double bottom) {
      int from = cell(left - area.getX(), columns);
      int to = Math.max(from, Math.min(columns, cell(right - area.getX(), columns) + 1));
      int above = cell(top - area.getY(), rows);
      int below = Math.max(above, Math.min(rows, cell(bottom - area.getY(), rows) + 1));
      int wide = columns + 1;
      return sums[below * wide + to]
          - sums[above * wide + to]
          - sums[below * wide + from]
          + sums[above * wide + from];
    }

    private static int cell(double at, int most) {
      return Math.clamp((int) Math.floor(at / CELL), 0, most);
    }
  }
}

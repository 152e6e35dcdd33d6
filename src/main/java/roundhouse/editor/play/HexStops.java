package roundhouse.editor.play;

import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.board.Hex;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.tile.StopPlan;
import roundhouse.route.problem.StopRef;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ChoiceRow;

/** The stops of a hex in the picture of the board, to tell which one a click means. */
record HexStops(Hex hex, Vec centre, List<StopPlan> stops) {

  static HexStops of(BoardPainter board, Hex hex) {
    return new HexStops(hex, board.geometry().centre(hex.place()), board.plan(hex.id()).stops());
  }

  /** Where a stop is; the centre of the hex if it has no such stop. */
  Point2D pointOf(int stop) {
    return stop < stops.size() ? centre.plus(stops.get(stop).centre()).point() : centre.point();
  }

  /** Every stop of the hex. */
  List<StopRef> all() {
    return IntStream.range(0, stops.size()).mapToObj(stop -> new StopRef(hex.id(), stop)).toList();
  }

  /** The stop nearest to a click. */
  Optional<StopRef> stopAt(Point2D point) {
    return all().stream().min(Comparator.comparingDouble(stop -> distance(stop.index(), point)));
  }

  /** The row for the city that was clicked, if a hex has several. */
  ChoiceRow rowAt(Point2D point, List<ChoiceRow> rows) {
    return rows.stream()
        .min(Comparator.comparingDouble(row -> distance(city(row), point)))
        .orElseThrow();
  }

  private static int city(ChoiceRow row) {
    return ActionPlace.cityOf(row.action()).orElse(0);
  }

  private double distance(int stop, Point2D point) {
    return stop < stops.size() ? stops.get(stop).centre().distance(Vec.of(point).minus(centre)) : 0;
  }
}

package roundhouse.picture.board;

import java.awt.geom.PathIterator;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.route.problem.Run;

/** The ways of runs over a board, as data of SVG paths in the units of {@link BoardPainter}. */
public final class RunPaths {
  private final BoardPlan plan;

  private RunPaths(BoardPlan plan) {
    this.plan = plan;
  }

  public static RunPaths on(Board board) {
    return new RunPaths(BoardPlan.of(board, false));
  }

  /** "M0.0,86.6L12.5,70.1"; "" for a run without track. */
  public String of(Run run) {
    var painter = new RoutePainter(RouteOverlay.of(List.of(run)), plan::placed);
    var data = new StringBuilder();
    var point = new double[6];
    for (PathIterator walk = painter.path(run, 0).getPathIterator(null);
        !walk.isDone();
        walk.next()) {
      char command = walk.currentSegment(point) == PathIterator.SEG_MOVETO ? 'M' : 'L';
      data.append(command).append(tenths(point[0])).append(',').append(tenths(point[1]));
    }
    return data.toString();
  }

  private static double tenths(double value) {
    return Math.round(value * 10) / 10.0;
  }
}

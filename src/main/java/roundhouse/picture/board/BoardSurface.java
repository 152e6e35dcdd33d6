package roundhouse.picture.board;

import roundhouse.board.Board;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;

/**
 * The parts of a picture of a board that stay the same under every overlay.
 *
 * @param labels as last drawn
 */
record BoardSurface(
    BoardPlan plan,
    BoardMargins margins,
    BoardGround ground,
    MarkerPainter markers,
    Theme theme,
    LabelMemory labels) {

  /**
   * @param ids whether each hex bears its id
   */
  static BoardSurface of(Board board, Liveries liveries, Theme theme, boolean ids) {
    BoardPlan plan = BoardPlan.of(board, ids);
    return new BoardSurface(
        plan,
        new BoardMargins(plan.map(), plan.geometry()),
        new BoardGround(plan, theme),
        new MarkerPainter(liveries),
        theme,
        new LabelMemory(plan));
  }

  /** The same with labels of its own. */
  BoardSurface apart() {
    return new BoardSurface(plan, margins, ground, markers, theme, new LabelMemory(plan));
  }
}

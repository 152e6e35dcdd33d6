package roundhouse.editor.pencil;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import javax.swing.SwingUtilities;
import roundhouse.board.Board;
import roundhouse.editor.play.BestRunsText;
import roundhouse.engine.runs.BestRuns;
import roundhouse.route.problem.Run;

/** The best runs of a company on the pencilled board, found in the background. */
final class PencilRuns {
  private final PencilModel model;
  private final BiFunction<String, Board, CompletableFuture<Optional<BestRuns>>> seek;
  private final Runnable found;
  private Optional<String> company = Optional.empty();
  private Optional<Board> asked = Optional.empty();
  private Optional<BestRuns> best = Optional.empty();

  /**
   * @param seek finds the best runs of a company on a board
   * @param found called when other runs are known
   */
  PencilRuns(
      PencilModel model,
      BiFunction<String, Board, CompletableFuture<Optional<BestRuns>>> seek,
      Runnable found) {
    this.model = model;
    this.seek = seek;
    this.found = found;
  }

  /** Shows the runs of a company, or none. */
  void show(Optional<String> of) {
    company = of;
    asked = Optional.empty();
    seek();
  }

  /** Searches again if the board has changed. */
  void seek() {
    Optional<Board> board = model.board();
    if (board.equals(asked)) return;
    asked = board;
    best = Optional.empty();
    if (company.isPresent() && board.isPresent())
      seek.apply(company.get(), board.get())
          .thenAccept(runs -> SwingUtilities.invokeLater(() -> told(board, runs)));
    found.run();
  }

  private void told(Optional<Board> of, Optional<BestRuns> runs) {
    if (!of.equals(asked)) return;
    best = runs;
    found.run();
  }

  List<Run> runs() {
    return best.map(BestRuns::runs).orElse(List.of());
  }

  /** What the runs earn, in words; "" if none are asked for. */
  String says() {
    if (company.isEmpty()) return "";
    return model
        .play()
        .map(play -> BestRunsText.of(play.title().design(), company.get(), best))
        .orElse("");
  }
}

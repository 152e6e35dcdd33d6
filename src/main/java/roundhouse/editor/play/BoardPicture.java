package roundhouse.editor.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TilePlacement;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.route.problem.Run;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.reload.ReloadReport;

/** Paints the board of a moment: legal choices, recent changes, runs, and the tile in hand. */
final class BoardPicture {
  /** Runs stay visible until their company has acted this many more times. */
  private static final int RUNS_STAY = 3;

  /**
   * The board as last drawn: where rules were edited that do not show on it, or only a choice was
   * picked, nothing but what is on top of it is drawn again.
   */
  private record Drawn(
      Board board, Title title, Liveries liveries, Theme theme, BoardPainter painter) {
    boolean shows(Board now, Liveries worn, Theme look) {
      return theme == look && liveries.equals(worn) && board.equals(now);
    }
  }

  private final ChoiceSelection pick;
  private final BestRunsOverlay best;
  private final Notes notes;
  private final WindowLook look;
  private Optional<Drawn> last = Optional.empty();

  BoardPicture(ChoiceSelection pick, BestRunsOverlay best, Notes notes, WindowLook look) {
    this.pick = pick;
    this.best = best;
    this.notes = notes;
    this.look = look;
  }

  /**
   * The board of a snapshot; the printed map until the first game is replayed, and empty without
   * either.
   */
  Optional<BoardPlaces> of(Snapshot now, Optional<HexId> cursor) {
    return now.play()
        .map(
            play ->
                draw(
                    play.title(),
                    play.state().board(),
                    overlay(now, play).withCursor(cursor).withNoted(notes.hexes())))
        .or(
            () ->
                now.loaded()
                    .title()
                    .map(title -> draw(title, Board.empty(title.map()), BoardOverlay.NONE)));
  }

  private BoardPlaces draw(Title title, Board board, BoardOverlay overlay) {
    Drawn drawn = drawn(title, board, look.theme(), overlay);
    last = Optional.of(drawn);
    return new BoardPlaces(board, drawn.painter());
  }

  private Drawn drawn(Title title, Board board, Theme theme, BoardOverlay overlay) {
    Liveries liveries =
        last.filter(drawn -> drawn.title() == title)
            .map(Drawn::liveries)
            .orElseGet(() -> Liveries.of(title.design().companies().values()));
    BoardPainter painter =
        last.filter(drawn -> drawn.shows(board, liveries, theme))
            .map(drawn -> drawn.painter().with(overlay))
            .orElseGet(() -> afresh(board, liveries, theme, overlay));
    return new Drawn(board, title, liveries, theme, painter);
  }

  private BoardPainter afresh(Board board, Liveries liveries, Theme theme, BoardOverlay overlay) {
    var painter = new BoardPainter(board, liveries, theme, overlay);
    return last.map(drawn -> painter.after(drawn.painter())).orElse(painter);
  }

  private BoardOverlay overlay(Snapshot now, GameHistory play) {
    BoardOverlay overlay =
        BoardOverlay.NONE
            .withLegal(legal())
            .withChanged(changed(now, play))
            .withPicked(pick.action().flatMap(ActionPlace::stopOf))
            .withRoutes(RouteOverlay.of(best.shown() ? best.runs() : runs(play)));
    return pick.action()
        .flatMap(ActionPlace::tileOf)
        .map(lay -> preview(overlay, play, lay))
        .orElse(overlay);
  }

  /** Once a choice is picked on the board, only its hex is framed. */
  private Set<HexId> legal() {
    List<HexId> picked = pick.choice().map(ActionPlace::hexesOf).orElse(List.of());
    if (!picked.isEmpty()) return Set.copyOf(picked);
    var hexes = new LinkedHashSet<HexId>();
    for (ChoiceRow row : pick.rowsOnBoard())
      hexes.addAll(ActionPlace.hexesOf(row.variants().getFirst()));
    return hexes;
  }

  private static Set<HexId> changed(Snapshot now, GameHistory play) {
    var hexes = new LinkedHashSet<HexId>(now.report().map(ReloadReport::hexes).orElse(Set.of()));
    play.last().flatMap(moment -> ActionPlace.hexOf(moment.action())).ifPresent(hexes::add);
    hexes.retainAll(play.state().board().map().hexes().keySet());
    return hexes;
  }

  private List<Run> runs(GameHistory play) {
    Optional<Action> picked = pick.action().or(() -> pick.runs().map(ChoiceRow::action));
    if (picked.isPresent() && picked.get() instanceof Action.RunTrains run) return run.runs();
    for (int index = play.at(); index > Math.max(0, play.at() - RUNS_STAY); index--) {
      Action action = play.played().get(index - 1).action();
      if (action instanceof Action.RunTrains run) return run.runs();
      if (ActionPlace.tileOf(action).isPresent()) return List.of();
    }
    return List.of();
  }

  private static BoardOverlay preview(
      BoardOverlay overlay, GameHistory play, ActionPlace.LaidTile lay) {
    return Optional.ofNullable(play.title().tiles().get(lay.tile()))
        .map(tile -> overlay.withPreview(lay.hex(), new TilePlacement(tile, lay.rotation())))
        .orElse(overlay);
  }
}

package roundhouse.editor.change;

import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.ReloadReport;

/** The board at this moment, with the hexes marked that the last edit changed. */
final class SmallBoard extends PictureView implements SnapshotListener {
  private final transient WindowLook look;
  private final transient SubjectMenu subjects;
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<BoardPainter> board = Optional.empty();

  SmallBoard(WindowLook look, SubjectMenu subjects) {
    this.look = look;
    this.subjects = subjects;
    setName("column board");
    getAccessibleContext().setAccessibleName(UiWords.of("views.board"));
    look.addListener(this::draw);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (!before.sameMoment(now) || !before.report().equals(now.report())) draw();
  }

  private void draw() {
    board = shown.play().map(this::painter);
    setBackground(look.theme().paper());
    picture(board);
  }

  private BoardPainter painter(GameHistory play) {
    Set<HexId> changed =
        new LinkedHashSet<>(shown.report().map(ReloadReport::hexes).orElse(Set.of()));
    changed.retainAll(play.state().board().map().hexes().keySet());
    return new BoardPainter(
        play.state().board(),
        Liveries.of(play.title().design().companies().values()),
        look.theme(),
        BoardOverlay.NONE.withChanged(changed));
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    board
        .flatMap(painter -> painter.hexAt(point))
        .ifPresent(
            hex -> subjects.show(this, event.getX(), event.getY(), new Subject.HexSpace(hex.id())));
  }
}

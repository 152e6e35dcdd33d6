package roundhouse.editor.play;

import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.explanation.Subject;
import roundhouse.market.MarketSpace;
import roundhouse.picture.Liveries;
import roundhouse.picture.market.MarketPainter;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** The share price chart with the tokens of the companies. */
public final class MarketView extends PictureView implements SnapshotListener {
  private final transient WindowLook look;
  private final transient SubjectMenu subjects;
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<MarketPainter> market = Optional.empty();

  public MarketView(WindowLook look, SubjectMenu subjects) {
    this.look = look;
    this.subjects = subjects;
    setName("market");
    setFocusable(true);
    KeyBindings.bindFocused(
        this,
        "Z",
        () -> {
          camera().toggleWhole();
          repaint();
        });
    getAccessibleContext().setAccessibleName(UiWords.of("board.market"));
    look.addListener(this::repaintPicture);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (!before.sameMoment(now)) repaintPicture();
  }

  private void repaintPicture() {
    market = shown.play().map(this::painter);
    market.ifPresent(painter -> camera().keepReadable(MarketPainter.LEAST_SCALE, painter.tokens()));
    setBackground(look.theme().paper());
    picture(market);
  }

  private MarketPainter painter(GameHistory play) {
    Liveries liveries = Liveries.of(play.title().design().companies().values());
    return new MarketPainter(play.title().market(), play.state().tokens(), liveries, look.theme());
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    companies(market.flatMap(painter -> painter.spaceAt(point))).stream()
        .findFirst()
        .ifPresent(
            company ->
                subjects.show(this, event.getX(), event.getY(), new Subject.Shares(company)));
  }

  /** The companies whose tokens lie in a space, the top one first. */
  private List<String> companies(Optional<MarketSpace> cell) {
    return shown.play().stream()
        .flatMap(play -> play.state().tokens().at().entrySet().stream())
        .filter(token -> cell.filter(space -> space.cell().equals(token.getValue())).isPresent())
        .map(token -> token.getKey())
        .toList();
  }

  @Override
  protected void hovered(Point2D point) {
    var cell = market.flatMap(painter -> painter.spaceAt(point));
    List<String> here = companies(cell);
    setToolTipText(
        here.isEmpty()
            ? null
            : UiWords.of("board.price", String.join(", ", here), cell.orElseThrow().price()));
  }
}

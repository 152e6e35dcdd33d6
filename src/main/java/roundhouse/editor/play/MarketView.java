package roundhouse.editor.play;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.View;
import roundhouse.picture.Liveries;
import roundhouse.picture.MarketPainter;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;

/** The share price chart with the companies' tokens. */
public final class MarketView extends PictureView implements View {
  private final transient Look look;
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<MarketPainter> market = Optional.empty();

  public MarketView(Look look) {
    this.look = look;
    setName("market");
    look.follow(this::paintAnew);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (!before.sameMoment(now)) paintAnew();
  }

  private void paintAnew() {
    market = shown.play().map(this::painter);
    setBackground(look.pictures().paper());
    picture(market);
  }

  private MarketPainter painter(Playtest play) {
    Liveries liveries = Liveries.of(play.title().design().companies().values());
    return new MarketPainter(play.title().market(), play.state().tokens(), liveries, look.pictures());
  }

  @Override
  protected void hovered(Point2D point) {
    var cell = market.flatMap(painter -> painter.spaceAt(point));
    List<String> here =
        shown.play().stream()
            .flatMap(play -> play.state().tokens().at().entrySet().stream())
            .filter(token -> cell.filter(space -> space.cell().equals(token.getValue())).isPresent())
            .map(token -> token.getKey())
            .toList();
    setToolTipText(here.isEmpty() ? null : String.join(", ", here) + " at " + cell.orElseThrow().price());
  }
}

package roundhouse.editor.tiles;

import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.board.Tile;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.tile.ManifestPainter;
import roundhouse.picture.tile.UpgradeChart;
import roundhouse.words.UiWords;

/**
 * Which tiles of the manifest replace which, as a chart. A click or the arrow keys choose a tile,
 * whose lines are marked.
 */
final class UpgradesView extends PictureView {
  private final transient Consumer<String> choose;
  private final transient WindowLook look;
  private transient Optional<ManifestSurvey> survey = Optional.empty();
  private transient Optional<UpgradeChart> chart = Optional.empty();
  private transient String chosen = "";

  /**
   * @param choose called with the number of a tile that the user picks
   */
  UpgradesView(Consumer<String> choose, WindowLook look) {
    this.choose = choose;
    this.look = look;
    setFocusable(true);
    setName("upgrades");
    getAccessibleContext().setAccessibleName(UiWords.of("upgrades.upgrades"));
    KeyBindings.keepKeys(this);
    KeyBindings.bind(this, "LEFT", () -> go(-1, 0));
    KeyBindings.bind(this, "RIGHT", () -> go(1, 0));
    KeyBindings.bind(this, "UP", () -> go(0, -1));
    KeyBindings.bind(this, "DOWN", () -> go(0, 1));
    look.addListener(this::arrange);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            arrange();
          }
        });
  }

  /** Shows the tiles of a manifest. */
  void show(ManifestSurvey shown) {
    survey = Optional.of(shown);
    arrange();
  }

  /** Marks the lines of a tile. */
  void choose(String number) {
    if (number.equals(chosen)) return;
    chosen = number;
    repaintPicture();
    chart
        .flatMap(now -> now.centre(number))
        .filter(centre -> !contains(rounded(pixel(centre))))
        .ifPresent(centre -> reveal(List.of(centre)));
  }

  private static Point rounded(Point2D pixel) {
    return new Point((int) Math.round(pixel.getX()), (int) Math.round(pixel.getY()));
  }

  /** Arranges the tiles so that they are largest in this view. */
  private void arrange() {
    if (getHeight() > 0) chart = survey.map(this::chart);
    repaintPicture();
  }

  private UpgradeChart chart(ManifestSurvey shown) {
    List<ManifestPainter.Entry> entries =
        shown.manifest().rows().stream()
            .flatMap(
                row ->
                    row.tile().map(tile -> new ManifestPainter.Entry(tile, row.count())).stream())
            .toList();
    return UpgradeChart.of(
        entries,
        tile -> shown.after().getOrDefault(tile.number(), List.of()),
        (double) getWidth() / getHeight(),
        shown.layout(),
        look.theme());
  }

  private void repaintPicture() {
    setBackground(look.theme().paper());
    picture(chart.map(now -> now.choosing(chosen)));
    getAccessibleContext().setAccessibleDescription(says());
  }

  private String says() {
    return survey
        .flatMap(shown -> shown.tile(chosen))
        .map(
            tile ->
                UiWords.of(
                    "upgrades.of",
                    TileDescription.of(tile),
                    String.join(
                        ", ",
                        survey.orElseThrow().after().getOrDefault(chosen, List.of()).stream()
                            .map(Tile::number)
                            .toList())))
        .orElse("");
  }

  private void go(int right, int down) {
    chart.flatMap(now -> now.beside(chosen, right, down)).map(Tile::number).ifPresent(choose);
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    chart
        .flatMap(now -> now.at(point))
        .map(Tile::number)
        .ifPresentOrElse(choose, () -> super.clicked(point, event));
  }

  @Override
  protected void hovered(Point2D point) {
    setToolTipText(chart.flatMap(now -> now.at(point)).map(TileDescription::of).orElse(null));
  }
}

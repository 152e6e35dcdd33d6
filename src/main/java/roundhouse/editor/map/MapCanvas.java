package roundhouse.editor.map;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JToolTip;
import roundhouse.board.HexId;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.tracing.Tracing;
import roundhouse.mapping.EditedMap;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Vec;
import roundhouse.picture.board.MapEditPainter;
import roundhouse.words.UiWords;

/**
 * The map with its cursor. The tool decides what a drag does; the right button and the wheel move
 * the map.
 */
final class MapCanvas extends PictureView {
  /** Pixels for a unit of the map at which the places around it need not be in sight. */
  private static final double ROOMY = 0.24;

  /** Pixels for a unit of the map at which every hex has room for its id. */
  private static final double READABLE = 0.17;

  private final transient MapEditorModel model;
  private final transient WindowLook look;
  private final transient MapDragHandler drags;
  private final transient MapMarks marks;
  private final transient Tracing tracing;
  private transient Optional<MapEditPainter> sheet = Optional.empty();
  private transient Optional<EditedMap> painted = Optional.empty();
  private transient Rectangle2D frame = new Rectangle2D.Double();
  private transient Object theme = "";
  private transient HexId followed = HexId.of("");
  private transient BiConsumer<Point, HexId> menu = (_, _) -> {};

  MapCanvas(
      MapEditorModel model,
      MapToolActions actions,
      MapMarks marks,
      Settings settings,
      WindowLook look) {
    this.model = model;
    this.look = look;
    this.marks = marks;
    drags = new MapDragHandler(model, actions);
    tracing = new Tracing(settings, () -> frame, model::setMessage);
    setName("map");
    setFocusable(true);
    getAccessibleContext().setAccessibleName(UiWords.of("hexes.map"));
    forgetPointerOnLeave();
    model.addListener(this::follow);
    tracing.addListener(this::repaintPicture);
    look.addListener(this::repaintPicture);
  }

  private void forgetPointerOnLeave() {
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseExited(MouseEvent event) {
            point(Optional.empty());
          }
        });
  }

  /** The whole printed map is in sight when it opens, and the free places around it if they can. */
  private void openWithMap() {
    sheet.ifPresent(
        shown -> {
          Rectangle2D printed = MapEditPainter.frame(shown.map(), List.of());
          double fits =
              Math.min(getWidth() / printed.getWidth(), getHeight() / printed.getHeight());
          camera().keepReadable(ROOMY, Math.clamp(fits, READABLE, ROOMY), printed);
        });
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    if (sheet != null) openWithMap();
  }

  /** Keys and undo may lead to a hex out of sight; a click is where the user looks. */
  private void follow() {
    boolean moved = isSame(painted, model.edited()) && !model.cursor().equals(followed);
    followed = model.cursor();
    repaintPicture();
    if (moved && !isInSight(followed))
      reveal(List.of(sheet.orElseThrow().centre(followed).point()));
    model.edited().map(EditedMap::folder).ifPresent(tracing::show);
  }

  private static boolean isSame(Optional<EditedMap> one, Optional<EditedMap> other) {
    return one.isPresent() && one.map(EditedMap::folder).equals(other.map(EditedMap::folder));
  }

  /** Whether a part of a place can be seen. */
  private boolean isInSight(HexId place) {
    if (sheet.isEmpty() || place.text().isEmpty()) return true;
    return camera()
        .shows(sheet.get().centre(place).point(), -HexGeometry.RADIUS * camera().scale());
  }

  void repaintPicture() {
    setBackground(look.theme().paper());
    Optional<EditedMap> now = model.edited();
    // A key typed elsewhere in the design makes another reading of it, with the same map.
    boolean read = painted.isPresent() && now.filter(painted.get()::hasSameMap).isPresent();
    boolean same = read && theme == look.theme() && sheet.isPresent();
    Optional<MapEditPainter> before = sheet;
    if (same) sheet = sheet.map(shown -> shown.with(marks.of(now.orElseThrow(), drags)));
    else sheet = now.map(this::sheet);
    painted = now;
    theme = look.theme();
    sheet = sheet.map(shown -> shown.with(tracing.underlay()));
    if (!same || !sheet.equals(before)) picture(sheet);
    if (!same) openWithMap();
    getAccessibleContext().setAccessibleDescription(says());
  }

  private MapEditPainter sheet(EditedMap map) {
    boolean other =
        !painted
            .map(before -> before.folder().equals(map.folder()) && before.layout() == map.layout())
            .orElse(false);
    if (other) frame = MapEditPainter.frame(map.map(), marks.places(map));
    MapEditPainter painter =
        MapEditPainter.of(
            map.map(),
            Liveries.of(map.sketch().companies().values()),
            look.theme(),
            marks.of(map, drags),
            frame);
    return sheet.filter(_ -> !other).map(painter::after).orElse(painter);
  }

  /** The picture that is traced. */
  Tracing tracing() {
    return tracing;
  }

  /** Fits the whole map as it is now; if that is too small to read, another time what can be. */
  void fitAll() {
    painted.ifPresent(map -> frame = MapEditPainter.frame(map.map(), marks.places(map)));
    painted = Optional.empty();
    repaintPicture();
    camera().toggleWhole();
    repaint();
  }

  /** The accessible description of what is under the cursor. */
  private String says() {
    HexId hex = model.cursor();
    if (hex.text().isEmpty()) return "";
    if (!model.has(hex)) return UiWords.of("hexes.nothing", hex);
    String name = model.edited().orElseThrow().hex(hex).word("name");
    String named = name.isEmpty() ? hex.text() : hex + " " + name;
    return model.selected().contains(hex) ? UiWords.of("hexes.chosen", named) : named;
  }

  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    return sheet.isPresent()
        && !tracing.fit().active()
        && drags.begin(sheet.get(), Vec.of(point), event);
  }

  @Override
  protected void dragged(Point2D point) {
    sheet.ifPresent(shown -> drags.go(shown, Vec.of(point)));
    repaintPicture();
  }

  @Override
  protected void dropped(Point2D point) {
    sheet.ifPresent(shown -> drags.end(shown, Vec.of(point)));
    repaintPicture();
  }

  /** Handles a press without a drag; a double click outside the map fits it. */
  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    if (tracing.fit().active()) {
      fitAt(Vec.of(point));
      return;
    }
    boolean beside = sheet.flatMap(shown -> shown.placeAt(Vec.of(point))).isEmpty();
    dropped(point);
    if (beside && event.getClickCount() == 2) fitAll();
  }

  private void fitAt(Vec point) {
    sheet.ifPresent(shown -> tracing.fit().click(point, shown.placeAt(point).map(shown::centre)));
  }

  @Override
  public JToolTip createToolTip() {
    return HtmlText.allowed(super.createToolTip());
  }

  /** Calls {@code shows} when the menu of a place is asked for. */
  void onMenu(BiConsumer<Point, HexId> shows) {
    menu = shows;
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    sheet
        .flatMap(shown -> shown.placeAt(Vec.of(point)))
        .ifPresent(place -> menu.accept(event.getPoint(), place));
  }

  @Override
  protected void hovered(Point2D point) {
    Optional<HexId> place = sheet.flatMap(shown -> shown.placeAt(Vec.of(point)));
    point(place.map(at -> new MapMarks.Pointer(at, sheet.orElseThrow().edgeAt(at, Vec.of(point)))));
    setToolTipText(place.map(marks::tip).filter(tip -> !tip.isEmpty()).orElse(null));
  }

  private void point(Optional<MapMarks.Pointer> where) {
    if (marks.point(where)) repaintPicture();
  }

  /**
   * Where a point is on the canvas; {@code from} is relative to the centre of the place, in the
   * picture's units.
   */
  Point2D pixelOf(HexId place, Vec from) {
    return camera().toView(sheet.orElseThrow().centre(place).plus(from).point());
  }
}

package roundhouse.editor.play;

import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.editor.board.BoardHand;
import roundhouse.editor.board.HexWords;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.SubjectOwner;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Action;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;
import roundhouse.route.problem.StopRef;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/**
 * The board. A click on a framed hex shows its tiles in the card and takes up the first, which lies
 * on the hex, is turned by the wheel, and laid by the tick beside it or a double click. A click on
 * a framed city places a marker. While the user draws a run, clicks choose its stops.
 */
public final class BoardView extends PictureView implements SnapshotListener, SubjectOwner {
  /** The scale of the board at which one lays track: a hex has a radius of 48 pixels. */
  private static final double WORK = 0.48;

  private final transient ChoiceSelection pick;
  private final transient RunPlanner runs;
  private final transient BestRunsOverlay best;
  private final JLabel told = new JLabel();
  private final transient WindowLook look;
  private final transient Notes notes;
  private final transient SubjectMenu subjects;
  private final TileInHandBar inHand;
  private final transient BoardHand hand;
  private final transient BoardPicture drawing = new BoardPicture();
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<BoardPainter> board = Optional.empty();
  private boolean small;

  public BoardView(
      ChoiceSelection pick,
      RunPlanner runs,
      BestRunsOverlay best,
      WindowLook look,
      Notes notes,
      SubjectMenu subjects) {
    this.pick = pick;
    this.runs = runs;
    this.best = best;
    this.look = look;
    this.notes = notes;
    this.subjects = subjects;
    inHand = new TileInHandBar(pick, this::offerOthers);
    setLayout(null);
    add(inHand);
    hand = new BoardHand(this, this::enter, this::repaintPicture);
    setFocusable(true);
    KeyBindings.bindFocused(this, "Z", this::toggleWork);
    setName("board");
    getAccessibleContext().setAccessibleName(UiWords.of("views.board"));
    HoverCard.on(this, this::card);
    told.setName("best runs");
    told.setOpaque(true);
    told.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    add(told);
    best.addListener(this::repaintPicture);
    pick.addListener(this::repaintPicture);
    notes.addListener(this::repaintPicture);
    look.addListener(this::repaintPicture);
  }

  /** Opens where one can work, for there is no room for a whole board that could be read. */
  public void openAtWork(boolean smallScreen) {
    if (small == smallScreen) return;
    small = smallScreen;
    camera().keepReadable(small ? WORK : 0, new Rectangle2D.Double());
    repaint();
  }

  private void toggleWork() {
    if (small) camera().toggleWhole();
    else toggleNear(WORK);
    repaint();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    boolean same = before.sameMoment(now) && before.report().equals(now.report());
    if (!same) repaintPicture();
  }

  private void repaintPicture() {
    board = drawing.of(shown, pick, best, look.theme(), hand.cursor(), notes.hexes());
    hand.show(
        shown.play().map(play -> play.state().board()),
        board.map(painter -> painter.overlay().legal()).orElse(Set.of()));
    setBackground(look.theme().paper());
    picture(board);
    placeInHand();
    told.setText(best.says());
    told.setVisible(best.shown());
    told.setBounds(10, 10, told.getPreferredSize().width, told.getPreferredSize().height);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    hand.count();
    placeInHand();
  }

  /** Keeps the bar of the tile in hand beside its hex. */
  private void placeInHand() {
    Optional<Point2D> at =
        handHex().map(hex -> camera().toView(centre(hex).plus(new Vec(0, 92)).point()));
    inHand.setVisible(at.isPresent());
    at.ifPresent(point -> inHand.standAt(point, getSize()));
  }

  private Optional<Hex> handHex() {
    return pick.choice()
        .filter(choice -> choice.action() instanceof Action.LayTile)
        .flatMap(choice -> ActionPlace.hexOf(choice.action()))
        .flatMap(this::hex);
  }

  private Optional<Hex> hex(HexId id) {
    return shown.play().map(play -> play.title().map().hexes().get(id));
  }

  private HexStops stopsOf(Hex hex) {
    return HexStops.of(board.orElseThrow(), hex);
  }

  private Vec centre(Hex hex) {
    return board.orElseThrow().geometry().centre(hex.place());
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    Optional<Hex> hex = board.flatMap(painter -> painter.hexAt(point));
    if (hex.isPresent() && runs.isDrawing()) {
      stopsOf(hex.get()).stopAt(point).ifPresent(runs::click);
      return;
    }
    List<ChoiceRow> here = hex.map(found -> pick.rowsOn(found.id())).orElse(List.of());
    if (here.isEmpty()) {
      if (hex.isEmpty()) super.clicked(point, event);
      if (handHex().isPresent()) pick.clear();
    } else if (handHex().equals(hex)) {
      pick.turn(1);
    } else if (ActionPlace.cityOf(here.getFirst().action()).isPresent()) {
      pick.select(stopsOf(hex.orElseThrow()).rowAt(point, here));
      if (event.getClickCount() == 2) pick.play();
    } else {
      offer(here, hex.orElseThrow());
    }
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    Optional<Hex> over = board.flatMap(painter -> painter.hexAt(point));
    if (over.flatMap(hex -> stopsOf(hex).stopAt(point)).filter(runs::toggle).isPresent()) return;
    over.ifPresent(
        hex -> subjects.show(this, event.getX(), event.getY(), new Subject.HexSpace(hex.id())));
  }

  private Optional<HexId> held = Optional.empty();

  /** A leg of the run that is drawn is taken by the hand and put on other track. */
  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    held =
        board
            .flatMap(painter -> painter.hexAt(point))
            .map(Hex::id)
            .filter(hex -> runs.isDrawing() && runs.isDrawnIn(hex));
    return held.isPresent();
  }

  @Override
  protected void dropped(Point2D point) {
    board
        .flatMap(painter -> painter.hexAt(point))
        .ifPresent(hex -> held.ifPresent(from -> runs.reroute(from, hex.id())));
  }

  @Override
  public Optional<Subject> subject() {
    return hand.cursor().map(Subject.HexSpace::new);
  }

  /** Puts the cursor on a hex and shows it. */
  public void goTo(HexId hex) {
    hand.goTo(hex);
  }

  /** The centre of a hex in pixels of the view; empty if there is no such hex. */
  public Optional<Point2D> pixelOf(HexId hex) {
    return board.isEmpty()
        ? Optional.empty()
        : hex(hex).map(found -> camera().toView(centre(found).point()));
  }

  /** A stop in pixels of the view; empty if there is no such hex. */
  public Optional<Point2D> pixelOf(StopRef stop) {
    return board.isEmpty()
        ? Optional.empty()
        : hex(stop.hex()).map(found -> camera().toView(stopsOf(found).pointOf(stop.index())));
  }

  /** Takes up the next tile for the hex. */
  private void offerOthers() {
    if (handHex().isEmpty() || pick.row().isEmpty()) return;
    List<ChoiceRow> here = pick.rowsOn(handHex().get().id());
    pick.select(here.get((here.indexOf(pick.row().get()) + 1) % here.size()));
  }

  /** Shows the tiles for a hex in the card, and takes up the first. */
  private void offer(List<ChoiceRow> rows, Hex hex) {
    pick.show(hex.id());
    pick.select(rows.getFirst());
  }

  @Override
  protected boolean wheelTurned(Point2D point, MouseWheelEvent event) {
    boolean overHand =
        handHex().isPresent() && board.flatMap(painter -> painter.hexAt(point)).equals(handHex());
    if (overHand) pick.turn(event.getWheelRotation() > 0 ? 1 : -1);
    return overHand;
  }

  /** What lies on the hex at a pixel. */
  private Optional<HoverCard.Content> card(Point pixel) {
    return board
        .flatMap(painter -> painter.hexAt(camera().toPicture(pixel)))
        .map(hex -> new HoverCard.Content(bounds(hex), words(hex)));
  }

  private Rectangle bounds(Hex hex) {
    Rectangle2D box = board.orElseThrow().geometry().bounds(List.of(hex.place()));
    Point2D corner = camera().toView(new Point2D.Double(box.getMinX(), box.getMinY()));
    Point2D opposite = camera().toView(new Point2D.Double(box.getMaxX(), box.getMaxY()));
    var bounds = new Rectangle();
    bounds.setFrameFromDiagonal(corner, opposite);
    return bounds;
  }

  private List<String> words(Hex hex) {
    var words =
        new ArrayList<String>(
            shown
                .play()
                .map(play -> new HexWords(play.state().board(), hex).all())
                .orElse(List.of()));
    notes.on(NoteSubject.of(hex.id())).ifPresent(text -> words.add(UiWords.of("notes.told", text)));
    return words;
  }

  @Override
  protected List<? extends Accessible> accessibleParts() {
    return hand == null ? List.of() : hand.parts();
  }

  /** Offers what can be done on the hex under the cursor. */
  private void enter(HexId id) {
    if (runs.isDrawing()) {
      hex(id)
          .flatMap(hex -> stopsOf(hex).stops().isEmpty() ? Optional.empty() : Optional.of(id))
          .ifPresent(stop -> runs.click(new StopRef(stop, 0)));
      return;
    }
    List<ChoiceRow> here = pick.rowsOn(id);
    if (!here.isEmpty()) hex(id).ifPresent(hex -> offer(here, hex));
  }
}

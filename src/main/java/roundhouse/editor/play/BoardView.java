package roundhouse.editor.play;

import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.editor.board.AccessibleBoard;
import roundhouse.editor.board.HexCard;
import roundhouse.editor.kit.Camera;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.SubjectOwner;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Vec;
import roundhouse.route.problem.StopRef;
import roundhouse.turn.runs.RunOnHex;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.notes.Notes;

/**
 * The board of the game. {@link HexPicker} says what a click on a hex picks, {@link RunGestures}
 * how a run is drawn.
 */
public final class BoardView extends PictureView implements SnapshotListener, SubjectOwner {
  private final transient RunGestures runs;
  private final transient HexPicker picker;
  private final BestRunsLabel told;
  private final transient WindowLook look;
  private final transient SubjectMenu subjects;
  private final TileInHandBar inHand;
  private final transient AccessibleBoard hand;
  private final transient BoardPicture drawing;
  private final transient HexCard card;
  private final transient WorkingScale scale = new WorkingScale(this);
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<BoardPlaces> places = Optional.empty();
  private transient Optional<HexId> pointed = Optional.empty();

  public BoardView(
      ChoiceSelection pick,
      RunPlanner runs,
      BestRunsOverlay best,
      WindowLook look,
      Notes notes,
      SubjectMenu subjects) {
    this.runs = new RunGestures(runs);
    this.look = look;
    this.subjects = subjects;
    picker = new HexPicker(pick);
    drawing = new BoardPicture(pick, best, notes, look);
    card = new HexCard(this, notes);
    inHand = new TileInHandBar(pick, picker::offerNext);
    told = new BestRunsLabel(best);
    hand = new AccessibleBoard(this, this::enter, this::walked);
    setLayout(null);
    add(inHand);
    add(told);
    setName("board");
    getAccessibleContext().setAccessibleName(UiWords.of("views.board"));
    bind(pick, best, notes);
  }

  private void bind(ChoiceSelection pick, BestRunsOverlay best, Notes notes) {
    setFocusable(true);
    KeyBindings.bindFocused(this, "Z", () -> scale.toggle(camera()));
    HoverCard.on(this, this::card);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseExited(MouseEvent event) {
            pointed = Optional.empty();
          }
        });
    best.addListener(this::repaintPicture);
    pick.addListener(this::repaintPicture);
    notes.addListener(this::repaintPicture);
    look.addListener(this::repaintPicture);
  }

  /** Opens at the scale for laying track where a small screen would show the whole map unread. */
  public void openAtWork(boolean smallScreen) {
    scale.smallScreen(smallScreen, camera());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    boolean same = before.sameMoment(now) && before.report().equals(now.report());
    boolean printed = now.play().isEmpty() && before.loaded() != now.loaded();
    if (!same || printed) repaintPicture();
  }

  private void repaintPicture() {
    places = drawing.of(shown, hand.cursor());
    hand.show(places.map(BoardPlaces::board), places.map(BoardPlaces::legal).orElse(Set.of()));
    setBackground(look.theme().paper());
    picture(places.map(BoardPlaces::painter));
    placeInHand();
    told.fillIn();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    hand.count();
    placeInHand();
  }

  private void placeInHand() {
    inHand.standBy(picker.inHand().flatMap(this::stopsOf), this);
  }

  private Optional<HexStops> stopsOf(HexId id) {
    return places.flatMap(now -> now.of(id));
  }

  private Optional<HexStops> stopsAt(Point2D point) {
    return places.flatMap(now -> now.at(point));
  }

  private Optional<HexId> hexAt(Point2D point) {
    return stopsAt(point).map(HexStops::hex).map(Hex::id);
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    Optional<HexStops> stops = stopsAt(point);
    if (stops.isEmpty()) {
      super.clicked(point, event);
      picker.putBack();
    } else if (runs.isDrawing()) {
      runs.click(stops.get(), point);
    } else {
      picker.click(stops.get(), point, event.getClickCount() == 2);
    }
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    if (stopsAt(point).filter(stops -> runs.toggle(stops, point)).isPresent()) return;
    hexAt(point)
        .map(Subject.HexSpace::new)
        .ifPresent(hex -> subjects.show(this, event.getX(), event.getY(), hex));
  }

  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    return runs.grab(hexAt(point));
  }

  @Override
  protected void dropped(Point2D point) {
    hexAt(point).ifPresent(runs::drop);
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
    return stopsOf(hex).map(stops -> pixel(stops.centre().point()));
  }

  /** A stop in pixels of the view; empty if there is no such hex. */
  public Optional<Point2D> pixelOf(StopRef stop) {
    return stopsOf(stop.hex()).map(stops -> pixel(stops.pointOf(stop.index())));
  }

  @Override
  protected boolean wheelTurned(Point2D point, MouseWheelEvent event) {
    return picker.wheel(hexAt(point), event.getWheelRotation() > 0 ? 1 : -1);
  }

  private void walked() {
    pointed = Optional.empty();
    repaintPicture();
  }

  @Override
  protected void hovered(Point2D point) {
    pointed = hexAt(point);
  }

  @Override
  public Optional<Subject> pointed() {
    return pointed.map(Subject.HexSpace::new);
  }

  private Optional<HoverCard.Content> card(Point pixel) {
    Point2D point = camera().toPicture(pixel);
    return places.flatMap(
        now -> now.at(point).map(stops -> card.of(now.board(), now.painter(), stops.hex())));
  }

  @Override
  protected List<? extends Accessible> accessibleParts() {
    return hand == null ? List.of() : hand.parts();
  }

  /** Offers what can be done on the hex under the cursor. */
  private void enter(HexId id) {
    if (runs.isDrawing()) stopsOf(id).ifPresent(runs::enter);
    else picker.offer(id);
  }

  /** The label in the corner of the board that says whose best runs are drawn, and their value. */
  private static final class BestRunsLabel extends JLabel {
    private static final int MARGIN = 10;

    private final transient BestRunsOverlay best;

    BestRunsLabel(BestRunsOverlay best) {
      this.best = best;
      setName("best runs");
      setOpaque(true);
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    }

    /** Says what the board shows now; hidden if it shows no best runs. */
    void fillIn() {
      setText(best.says());
      setVisible(best.shown());
      setBounds(MARGIN, MARGIN, getPreferredSize().width, getPreferredSize().height);
    }
  }

  /** Switches the board between the whole map and the scale at which a player lays track. */
  private static final class WorkingScale {
    /** A hex has a radius of 48 pixels. */
    private static final double SCALE = 0.48;

    /** A radius of 13 pixels, from which cities bear their short names. */
    private static final double NAMED = 0.13;

    private final PictureView view;
    private boolean small;

    /**
     * @param view shows the board
     */
    WorkingScale(PictureView view) {
      this.view = view;
    }

    /** On a small screen the board opens at this scale if the whole map cannot be read there. */
    void smallScreen(boolean now, Camera camera) {
      if (small == now) return;
      small = now;
      camera.keepReadable(small ? NAMED : 0, small ? SCALE : 0, new Rectangle2D.Double());
      view.repaint();
    }

    void toggle(Camera camera) {
      if (camera.opensWhole()) view.toggleNear(SCALE);
      else camera.toggleWhole();
      view.repaint();
    }
  }

  /**
   * Draws a run on the board: a click adds a stop, a right click makes the train call at it or
   * pass, and a drag puts a leg on other track.
   */
  private static final class RunGestures {
    private final RunPlanner runs;
    private Optional<HexId> held = Optional.empty();

    RunGestures(RunPlanner runs) {
      this.runs = runs;
    }

    boolean isDrawing() {
      return runs.isDrawing();
    }

    void click(HexStops stops, Point2D point) {
      stops.stopAt(point).ifPresent(runs::click);
    }

    /** Continues to a stop of a hex, or through it, as F2 asks. */
    void enter(HexStops stops) {
      runs.enter(new RunOnHex(stops.hex().id(), stops.all()));
    }

    /** Returns false if the run does not reach the stop at that point. */
    boolean toggle(HexStops stops, Point2D point) {
      return stops.stopAt(point).filter(runs::toggle).isPresent();
    }

    /** Takes hold of the leg through a hex; returns false if there is none. */
    boolean grab(Optional<HexId> hex) {
      held = hex.filter(at -> runs.isDrawing() && runs.isDrawnIn(at));
      return held.isPresent();
    }

    /** Puts the leg that is held on track through another hex. */
    void drop(HexId hex) {
      held.ifPresent(from -> runs.reroute(from, hex));
    }
  }

  /** The small bar beside the tile in hand: turn it, lay it, choose another, put it back. */
  private static final class TileInHandBar extends JPanel {
    /** From the centre of a hex to the bar. */
    private static final Vec BELOW_TILE = new Vec(0, 92);

    TileInHandBar(ChoiceSelection pick, Runnable others) {
      super(new FlowLayout(FlowLayout.CENTER, 2, 2));
      add(button("↺", UiWords.of("pick.left"), () -> pick.turn(-1)));
      add(button("↻", UiWords.of("pick.right"), () -> pick.turn(1)));
      add(button(UiWords.of("pick.lay"), UiWords.of("pick.lay-tip"), pick::play));
      add(button(UiWords.of("pick.others"), UiWords.of("pick.others-tip"), others));
      add(button("✕", UiWords.of("pick.drop"), pick::clear));
      setVisible(false);
      updateUI();
    }

    private static JButton button(String text, String tip, Runnable does) {
      var button = new JButton(text);
      button.setToolTipText(tip);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setFocusable(false);
      button.addActionListener(_ -> does.run());
      return button;
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")));
    }

    /** Goes below a hex of the board, within the view; hidden if there is none. */
    void standBy(Optional<HexStops> hex, PictureView board) {
      setVisible(hex.isPresent());
      hex.map(at -> board.pixel(at.centre().plus(BELOW_TILE).point()))
          .ifPresent(point -> standAt(point, board.getSize()));
    }

    private void standAt(Point2D point, Dimension view) {
      Dimension size = getPreferredSize();
      int x =
          Math.clamp((int) point.getX() - size.width / 2, 0, Math.max(0, view.width - size.width));
      int y = Math.clamp((int) point.getY(), 0, Math.max(0, view.height - size.height));
      if (getX() != x || getY() != y || !getSize().equals(size)) {
        setBounds(x, y, size.width, size.height);
        validate();
      }
    }
  }
}

package roundhouse.editor.change;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import roundhouse.board.HexId;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.ReloadReport;

/**
 * The game beside the design that is being changed: the board at this moment, what differs since
 * the last edit, and whether the test positions hold.
 */
public final class GameColumn extends JPanel implements SnapshotListener {
  /** Its width where the layout sets none. */
  private static final int WIDTH = 360;

  private final SmallBoard board;
  private final JLabel heading = Panels.fittingHeading(UiWords.of("column.same"));
  private final JList<String> differences =
      new PlaceholderList<>(new DefaultListModel<>(), UiWords.of("column.first-edit"));
  private final JLabel counted = Panels.fittingHeading(UiWords.of("column.positions"));
  private final JList<Outcome> positions =
      new PlaceholderList<>(new DefaultListModel<>(), UiWords.of("column.first-position"));
  private final transient PositionsInBackground runner;
  private transient Optional<Snapshot> unread = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  public GameColumn(
      TitleSource titles, WindowLook look, SubjectMenu subjects, Consumer<SourcePlace> show) {
    super(new BorderLayout());
    board = new SmallBoard(look, subjects);
    runner = new PositionsInBackground(titles, this::show);
    setName("game column");
    setPreferredSize(new Dimension(WIDTH, 600));
    setMinimumSize(new Dimension(0, 0));
    name(differences, "column differences", UiWords.of("column.differences"));
    WrappedLine.wrap(differences, says -> says);
    name(positions, "column positions", UiWords.of("column.positions"));
    positions.setCellRenderer(new Dots(look));
    WrappedLine.measureAgain(positions);
    goOnEnterOrDoubleClick(show);
    board.setPreferredSize(new Dimension(WIDTH, 300));
    var lists =
        split(
            Panels.section(heading, Panels.scroll(differences)),
            Panels.section(counted, Panels.scroll(positions)),
            0.4);
    add(split(board, lists, 0.45), BorderLayout.CENTER);
    addHierarchyListener(_ -> runIfShown());
  }

  private void goOnEnterOrDoubleClick(Consumer<SourcePlace> show) {
    KeyBindings.bindFocused(positions, "ENTER", () -> go(show));
    positions.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) go(show);
          }
        });
  }

  private static void name(JList<?> list, String name, String says) {
    list.setName(name);
    list.getAccessibleContext().setAccessibleName(says);
  }

  private static JSplitPane split(Component above, Component below, double share) {
    var pane = new JSplitPane(JSplitPane.VERTICAL_SPLIT, above, below);
    pane.setResizeWeight(share);
    pane.setContinuousLayout(true);
    Panels.keys(pane);
    return pane;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    board.show(before, now);
    boolean edited = now.report().isPresent() && !now.report().equals(before.report());
    if (edited) before.play().ifPresent(old -> differences(EditEffect.of(old, now)));
    else if (isOtherGame(before, now)) forgetDifferences();
    if (before.loaded() == now.loaded() || now.loaded().title().isEmpty()) return;
    unread = Optional.of(now);
    runIfShown();
  }

  /** A game that no edit of its rules has led to. */
  private static boolean isOtherGame(Snapshot before, Snapshot now) {
    return before.play().map(GameHistory::start).orElse(null)
        != now.play().map(GameHistory::start).orElse(null);
  }

  private void forgetDifferences() {
    heading.setText(UiWords.of("column.same"));
    differences.setListData(new String[0]);
  }

  private void differences(List<String> lines) {
    if (lines.isEmpty()) return;
    heading.setText(lines.getFirst());
    differences.setListData(lines.stream().skip(1).toArray(String[]::new));
  }

  /** Positions take a while; they do not run while the column is hidden. */
  private void runIfShown() {
    if (!isShowing()) return;
    unread.flatMap(Snapshot::design).ifPresent(runner::run);
    unread = Optional.empty();
  }

  private void show(List<Outcome> outcomes) {
    var sorted = new ArrayList<>(outcomes);
    sorted.sort((one, other) -> Boolean.compare(one.holds(), other.holds()));
    int hold = (int) outcomes.stream().filter(Outcome::holds).count();
    counted.setText(
        outcomes.isEmpty()
            ? UiWords.of("column.none")
            : UiWords.of("column.hold", hold, outcomes.size()));
    positions.setListData(sorted.toArray(Outcome[]::new));
  }

  private void go(Consumer<SourcePlace> show) {
    Outcome picked = positions.getSelectedValue();
    if (picked == null) return;
    show.accept(
        picked.failures().isEmpty()
            ? SourcePlace.start(picked.file())
            : picked.failures().getFirst().place());
  }

  /** A position as a dot and the rule that it tests; the tip of a failed one says what differs. */
  private static final class Dots extends WrappedLine<Outcome> {
    private final transient WindowLook look;

    Dots(WindowLook look) {
      super(Outcome::says);
      this.look = look;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Outcome> list,
        Outcome outcome,
        int index,
        boolean selected,
        boolean focused) {
      icon(new DotIcon(outcome.holds() ? look.fine() : look.error(), outcome.holds()));
      super.getListCellRendererComponent(list, outcome, index, selected, focused);
      String why =
          outcome.failures().stream()
              .map(failure -> failure.says())
              .findFirst()
              .orElse(outcome.says());
      setToolTipText(why);
      getAccessibleContext()
          .setAccessibleName(
              outcome.holds()
                  ? UiWords.of("column.holds", outcome.says())
                  : UiWords.of("column.fails", outcome.says()));
      return this;
    }
  }

  /** A dot: full if something holds, with a bar through it if not. */
  private record DotIcon(Color color, boolean holds) implements SquareIcon {
    @Override
    public int size() {
      return 12;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      own.setColor(color);
      own.fill(new Ellipse2D.Double(1, 1, 10, 10));
      if (holds) return;
      own.setColor(on.getBackground());
      own.setStroke(new BasicStroke(2));
      own.draw(new Line2D.Double(3.5, 6, 8.5, 6));
    }
  }

  /** Runs the test positions of a design in the background; a later run ends an earlier one. */
  private static final class PositionsInBackground {
    private final TitleSource titles;
    private final Consumer<List<Outcome>> told;
    private final AtomicInteger asked = new AtomicInteger();

    /**
     * @param told called with the outcomes on the event thread
     */
    PositionsInBackground(TitleSource titles, Consumer<List<Outcome>> told) {
      this.titles = titles;
      this.told = told;
    }

    void run(Path design) {
      int turn = asked.incrementAndGet();
      BackgroundThreads.startUnhurried("positions", () -> run(design, turn));
    }

    private void run(Path design, int turn) {
      try {
        List<Outcome> outcomes = titles.test(design, _ -> goOn(turn));
        SwingUtilities.invokeLater(
            () -> {
              if (turn == asked.get()) told.accept(outcomes);
            });
      } catch (CancellationException later) {
        // Only the latest run counts.
        return;
      }
    }

    private void goOn(int turn) {
      if (turn != asked.get()) throw new CancellationException();
    }
  }

  /** The board at this moment, with the hexes marked that the last edit changed. */
  private static final class SmallBoard extends PictureView implements SnapshotListener {
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
              hex ->
                  subjects.show(this, event.getX(), event.getY(), new Subject.HexSpace(hex.id())));
    }
  }
}

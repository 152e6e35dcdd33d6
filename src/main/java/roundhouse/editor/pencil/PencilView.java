package roundhouse.editor.pencil;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JToolBar;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.engine.runs.BestRuns;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.route.problem.Run;
import roundhouse.turn.runs.BestRunsText;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/**
 * A sketch on the board of this moment: any tile anywhere, any marker, and the best runs on it. The
 * game does not see it.
 */
public final class PencilView extends JPanel implements SnapshotListener, FocusTarget {
  private static final int TRAY = 150;

  private final transient PencilModel model = new PencilModel();
  private final transient WindowLook look;
  private final transient PencilRuns runs;
  private final PencilCanvas canvas;
  private final PencilTray tray;
  private final JComboBox<String> markers = new JComboBox<>();
  private final JComboBox<String> company = new JComboBox<>();
  private final JButton undo = new JButton(UiWords.of("common.undo"));
  private final JButton clear = new JButton(UiWords.of("pencil.clear"));
  private final PencilHint told = new PencilHint();
  private transient Optional<Object> listed = Optional.empty();
  private boolean filling;

  /**
   * @param seek finds the best runs of a company on a board
   */
  public PencilView(
      WindowLook look, BiFunction<String, Board, CompletableFuture<Optional<BestRuns>>> seek) {
    super(new BorderLayout());
    this.look = look;
    runs = new PencilRuns(model, seek, this::fillIn);
    tray = new PencilTray(model, look);
    canvas = new PencilCanvas(model, look, runs::runs);
    setName("pencil");
    KeyBindings.keepKeys(this);
    add(bar(), BorderLayout.NORTH);
    add(canvas, BorderLayout.CENTER);
    var tiles = Panels.scroll(tray);
    tiles.setPreferredSize(new Dimension(TRAY, 0));
    add(tiles, BorderLayout.EAST);
    add(told, BorderLayout.SOUTH);
    model.addListener(
        () -> {
          runs.seek();
          fillIn();
        });
  }

  private JToolBar bar() {
    var bar = new JToolBar();
    bar.setFloatable(false);
    WrappingRow.install(bar, 4);
    var sketch = new JLabel(UiWords.of("pencil.sketch"));
    sketch.setName("pencil sketch");
    sketch.setForeground(look.warning());
    sketch.putClientProperty("FlatLaf.styleClass", "h4");
    look.addListener(() -> sketch.setForeground(look.warning()));
    bar.add(sketch);
    combo(markers, "pencil markers", UiWords.of("pencil.markers"), model::takeMarkers);
    markers.setRenderer(new ChosenCompany(id -> UiWords.of("pencil.markers-of", id)));
    company.setRenderer(new ChosenCompany(id -> UiWords.of("pencil.runs-of", id)));
    combo(company, "pencil company", UiWords.of("pencil.runs"), id -> runs.show(Optional.of(id)));
    bar.add(markers);
    bar.add(company);
    button(undo, "pencil undo", UiWords.of("pencil.undo-tip"), model::undo);
    button(clear, "pencil clear", UiWords.of("pencil.clear-tip"), model::clear);
    bar.add(undo);
    bar.add(clear);
    return bar;
  }

  private void combo(JComboBox<String> box, String name, String says, Consumer<String> pick) {
    box.setName(name);
    box.setToolTipText(says);
    box.getAccessibleContext().setAccessibleName(says);
    box.addActionListener(
        _ -> {
          if (filling) return;
          if (box.getSelectedIndex() > 0) pick.accept((String) box.getSelectedItem());
          else if (box == company) runs.show(Optional.empty());
        });
  }

  private static void button(JButton button, String name, String tip, Runnable does) {
    button.setName(name);
    button.setToolTipText(tip);
    button.addActionListener(_ -> does.run());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!before.sameMoment(now) || !before.play().equals(now.play())) model.show(now.play());
  }

  private void fillIn() {
    filling = true;
    model.play().ifPresent(this::list);
    if (model.tile().isEmpty()) tray.clearSelection();
    if (model.company().isEmpty() && markers.getItemCount() > 0) markers.setSelectedIndex(0);
    filling = false;
    undo.setEnabled(model.canUndo());
    clear.setEnabled(!model.pencilled().hexes().isEmpty());
    String says = runs.says();
    told.tell(says.isEmpty() ? hint() : says);
    canvas.draw();
  }

  private String hint() {
    if (model.company().isPresent()) return UiWords.of("pencil.hint-marker");
    return model.tile().isPresent() ? UiWords.of("pencil.hint-tile") : UiWords.of("pencil.hint");
  }

  /** The tiles and companies of the title, once for each title. */
  private void list(GameHistory play) {
    if (listed.filter(play.title()::equals).isPresent()) return;
    listed = Optional.of(play.title());
    tray.offer(play.title().tiles().values());
    fill(markers, UiWords.of("pencil.markers"), play);
    fill(company, UiWords.of("pencil.runs"), play);
  }

  private static void fill(JComboBox<String> box, String first, GameHistory play) {
    box.removeAllItems();
    box.addItem(first);
    play.title().design().companies().keySet().forEach(box::addItem);
  }

  /** The centre of a hex in pixels of the board; empty if there is no such hex. */
  public Optional<Point2D> pixelOf(HexId hex) {
    return canvas.pixelOf(hex);
  }

  /** Focuses the board. */
  @Override
  public void takeFocus() {
    canvas.requestFocusInWindow();
  }

  /** A company by its name in the list; the chosen one also says what is done with it. */
  private static final class ChosenCompany extends DefaultListCellRenderer {
    private final transient UnaryOperator<String> says;

    ChosenCompany(UnaryOperator<String> says) {
      this.says = says;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean chosen, boolean focused) {
      boolean first = of.getModel().getSize() == 0 || of.getModel().getElementAt(0).equals(value);
      String text = value == null ? "" : value.toString();
      return super.getListCellRendererComponent(
          of, index >= 0 || first ? text : says.apply(text), index, chosen, focused);
    }
  }

  /** All tiles of the title; one of them is taken in hand, to lay anywhere. */
  private static final class PencilTray extends JList<Tile> {
    private static final int PICTURE = 52;

    private final transient PencilModel model;
    private final transient WindowLook look;
    private boolean filling;

    PencilTray(PencilModel model, WindowLook look) {
      this.model = model;
      this.look = look;
      setName("pencil tiles");
      getAccessibleContext().setAccessibleName(UiWords.of("pencil.tiles"));
      setLayoutOrientation(JList.HORIZONTAL_WRAP);
      setVisibleRowCount(-1);
      setCellRenderer(new Cell());
      addListSelectionListener(
          _ -> {
            if (!filling && getSelectedValue() != null) model.take(getSelectedValue());
          });
    }

    /** Offers tiles, by colour. */
    void offer(Collection<Tile> tiles) {
      filling = true;
      setListData(tiles.stream().sorted(Comparator.comparing(Tile::color)).toArray(Tile[]::new));
      filling = false;
    }

    /** A tile as a picture with its number. */
    private final class Cell extends DefaultListCellRenderer {
      @Override
      public Component getListCellRendererComponent(
          JList<?> of, Object value, int index, boolean chosen, boolean focused) {
        var tile = (Tile) value;
        super.getListCellRendererComponent(of, tile.number(), index, chosen, focused);
        var layout = model.play().orElseThrow().title().map().layout();
        setIcon(
            new PictureIcon(new TilePainter(TileFace.of(tile, 0, layout), look.theme()), PICTURE));
        setHorizontalTextPosition(SwingConstants.CENTER);
        setVerticalTextPosition(SwingConstants.BOTTOM);
        setBorder(BorderFactory.createEmptyBorder(4, 5, 4, 5));
        return this;
      }
    }
  }

  /**
   * What to do next, or what the runs earn, on as many lines as the longest hint needs: another
   * hint does not move the board.
   */
  private static final class PencilHint extends JTextArea {
    private static final List<String> HINTS =
        List.of("pencil.hint", "pencil.hint-tile", "pencil.hint-marker");

    private final JTextArea ruler = new JTextArea();

    PencilHint() {
      setName("pencil told");
      setEditable(false);
      setFocusable(false);
      setOpaque(false);
      for (JTextArea area : List.of(this, ruler)) {
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
      }
      addComponentListener(
          new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
              revalidate();
            }
          });
    }

    void tell(String says) {
      if (says.equals(getText())) return;
      setText(says);
      revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
      int height =
          Stream.concat(Stream.of(getText()), HINTS.stream().map(UiWords::of))
              .mapToInt(this::height)
              .max()
              .orElseThrow();
      return new Dimension(0, height);
    }

    private int height(String says) {
      ruler.setFont(getFont());
      ruler.setText(says);
      ruler.setSize(Math.max(1, getWidth()), Short.MAX_VALUE);
      return ruler.getPreferredSize().height;
    }
  }

  /** The best runs of a company on the pencilled board, found in the background. */
  private static final class PencilRuns {
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
}

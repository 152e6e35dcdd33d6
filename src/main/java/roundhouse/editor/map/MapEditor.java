package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JToggleButton;
import roundhouse.board.HexId;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.notes.NoteOwner;
import roundhouse.editor.tracing.PictureChooser;
import roundhouse.editor.tracing.TracingBar;
import roundhouse.picture.Vec;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/**
 * Draws the map of the design: tools on the left, the map, and the values of the hex under the
 * cursor, which fold away. Map and text edit the same file; an edit in one shows in the other, and
 * undo covers both.
 */
public final class MapEditor extends JPanel implements FocusTarget, SnapshotListener, NoteOwner {
  /** In a narrow view the map shrinks, not the form of the hex, as long as the map is wider. */
  private static final int FORM_WIDTH = 240;

  /** The width of the form of a hex until the user moves the divider. */
  private static final int USUAL_WIDTH = 300;

  private static final String INSPECTOR = "map.inspector";

  /** In a lower view the form of the hex takes the place of the findings. */
  private static final int FOR_BOTH = 260;

  private final transient MapEditorModel desk;
  private final MapCanvas canvas;
  private final MapFindingsPane findings;
  private final transient Settings settings;
  private final JToggleButton inspector = new JToggleButton(UiWords.of("map.inspector"));
  private final JSplitPane mapWithForm;

  /**
   * @param show goes to a place in a file
   * @param board shows a hex on the board of the game
   */
  public MapEditor(
      OpenDocuments documents,
      WindowLook look,
      Settings settings,
      Notes notes,
      Consumer<SourcePlace> show,
      Consumer<HexId> board) {
    super(new BorderLayout());
    desk = new MapEditorModel(documents);
    var strokes = new MapToolActions(desk);
    var marks = new MapMarks(desk, notes);
    canvas = new MapCanvas(desk, strokes, marks, settings, look);
    notes.addListener(canvas::repaintPicture);
    var keys = new MapKeyBindings(desk, strokes, canvas, show);
    var form = new HexForm(desk, strokes, canvas);
    findings = findings(marks);
    Runnable values =
        () -> {
          inspect(true);
          form.takeFocus();
        };
    keys.bind(values, inspector::doClick);
    var menu = new MapHexMenu(desk, strokes, keys, values, board);
    canvas.onMenu((at, place) -> menu.show(canvas, at, place));
    KeyBindings.keepKeys(this);
    this.settings = settings;
    inspector.setName("map inspector");
    inspector.setToolTipText(UiWords.of("map.inspector-tip"));
    inspector.setFocusable(false);
    inspector.putClientProperty("JButton.buttonType", "toolBarButton");
    inspector.addActionListener(_ -> inspect(inspector.isSelected()));
    var bar = new MapToolBar(desk, strokes, keys, canvas, this::trace);
    bar.add(inspector);
    add(tools(bar), BorderLayout.NORTH);
    mapWithForm = mapWithForm(form, settings);
    inspect(settings.number(INSPECTOR, 1) == 1);
    add(new TracingBar(canvas.tracing(), canvas), BorderLayout.SOUTH);
    setMinimumSize(new Dimension(0, 0));
    setName("map editor");
  }

  private MapFindingsPane findings(MapMarks marks) {
    return new MapFindingsPane(
        desk,
        found -> {
          marks.found(found);
          canvas.repaintPicture();
        });
  }

  /** Asks for a picture of a map and lays it under this one. */
  public void trace() {
    PictureChooser.ask(this).ifPresent(canvas.tracing()::take);
  }

  /** Folds the values of the hex and the findings out beside the map, or in. */
  private void inspect(boolean out) {
    inspector.setSelected(out);
    settings.put(INSPECTOR, out ? 1 : 0);
    boolean focused = canvas.isFocusOwner();
    remove(out ? canvas : mapWithForm);
    if (out) mapWithForm.setLeftComponent(canvas);
    add(out ? mapWithForm : canvas, BorderLayout.CENTER);
    revalidate();
    repaint();
    if (focused) canvas.requestFocusInWindow();
  }

  private JPanel tools(MapToolBar bar) {
    var tools = new JPanel(new BorderLayout());
    tools.add(bar, BorderLayout.NORTH);
    tools.add(new MapToolPalette(desk, canvas), BorderLayout.CENTER);
    tools.add(new PaintSettingsBar(desk), BorderLayout.SOUTH);
    return tools;
  }

  private JSplitPane mapWithForm(HexForm form, Settings settings) {
    var beside =
        new Divider(settings, "map.findings", Divider.BY_WEIGHT, 0.5).stack(form, findings);
    beside.setMinimumSize(new Dimension(FORM_WIDTH, 0));
    beside.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            findings.setVisible(beside.getHeight() >= FOR_BOTH);
          }
        });
    canvas.setMinimumSize(new Dimension(0, 0));
    JSplitPane both =
        new Divider(settings, "map.form-width", Divider.second(USUAL_WIDTH), 1).row(canvas, beside);
    both.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            int room = both.getWidth() - both.getDividerSize();
            int least = Math.min(FORM_WIDTH, room / 2);
            beside.setMinimumSize(new Dimension(least, 0));
            int divider = both.getDividerLocation();
            if (divider < least) both.setDividerLocation(least);
          }
        });
    return both;
  }

  /**
   * Where a point of the map is on its canvas, in pixels; {@code from} is relative to the centre of
   * the place, in the picture's units.
   */
  public Point2D pixelOf(HexId place, Vec from) {
    return canvas.pixelOf(place, from);
  }

  /** Shows the design as read now. */
  public void show(Loaded loaded) {
    desk.show(loaded);
    desk.open();
  }

  /** The check uses the tiles of the title last loaded. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() != now.loaded()) findings.title(now.loaded().title());
  }

  @Override
  public Optional<NoteSubject> noted() {
    return Optional.of(desk.cursor()).filter(desk::has).map(NoteSubject::of);
  }

  /** Focuses the map. */
  @Override
  public void takeFocus() {
    canvas.requestFocusInWindow();
  }
}

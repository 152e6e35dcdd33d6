package roundhouse.editor.map;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.LayoutManager;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JSplitPane;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.ArrangedByRoom;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.editor.kit.icons.CommandIcon;
import roundhouse.editor.notes.NoteOwner;
import roundhouse.editor.tracing.PictureChooser;
import roundhouse.editor.tracing.TracingBar;
import roundhouse.mapping.Brush;
import roundhouse.mapping.MapEdits;
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
  private static final int USUAL_WIDTH = 260;

  private static final String INSPECTOR = "map.inspector";

  /** In a lower view the form of the hex takes the place of the findings. */
  private static final int FOR_BOTH = 380;

  /** The width from which the tools are beside the commands. */
  private static final int TOOLS_BESIDE = 2 * (MapToolPalette.NARROW + 40);

  private final transient MapEditorModel model;
  private final MapCanvas canvas;
  private final MapFindingsPane findings;
  private final transient Settings settings;
  private final JToggleButton inspector = new JToggleButton(UiWords.of("map.inspector"));
  private final ArrangedByRoom commandsAndTools;
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
    model = new MapEditorModel(documents);
    var actions = new MapToolActions(model);
    var marks = new MapMarks(model, notes);
    canvas = new MapCanvas(model, actions, marks, settings, look);
    notes.addListener(canvas::repaintPicture);
    var keys = new MapKeyBindings(model, actions, canvas, show);
    var form = new HexForm(model, actions, canvas);
    findings = findings(marks);
    Runnable values =
        () -> {
          inspect(true);
          form.takeFocus();
        };
    keys.bind(values, inspector::doClick);
    var menu = new MapHexMenu(model, actions, keys, values, board);
    canvas.onMenu((at, place) -> menu.show(canvas, at, place));
    KeyBindings.keepKeys(this);
    this.settings = settings;
    inspector.setName("map inspector");
    inspector.setToolTipText(UiWords.of("map.inspector-tip"));
    inspector.setFocusable(false);
    inspector.putClientProperty("JButton.buttonType", "toolBarButton");
    inspector.addActionListener(_ -> inspect(inspector.isSelected()));
    var bar = new MapToolBar(model, actions, keys, canvas, this::trace);
    bar.add(inspector);
    commandsAndTools = commandsAndTools(bar, new MapToolPalette(model, canvas));
    add(tools(), BorderLayout.NORTH);
    mapWithForm = mapWithForm(form, settings);
    inspect(settings.number(INSPECTOR, 1) == 1);
    add(new TracingBar(canvas.tracing(), canvas), BorderLayout.SOUTH);
    setMinimumSize(new Dimension(0, 0));
    setName("map editor");
  }

  private MapFindingsPane findings(MapMarks marks) {
    return new MapFindingsPane(
        model,
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

  private JPanel tools() {
    var tools = new JPanel(new BorderLayout());
    tools.add(commandsAndTools, BorderLayout.CENTER);
    tools.add(new PaintSettingsBar(model), BorderLayout.SOUTH);
    return tools;
  }

  /** The commands above the tools, or beside them where there is room, which is left to the map. */
  private static ArrangedByRoom commandsAndTools(JComponent commands, JComponent tools) {
    return new ArrangedByRoom(
        size -> size.width >= TOOLS_BESIDE,
        () -> together(new GridLayout(1, 2), commands, tools),
        () -> together(new BorderLayout(), commands, tools));
  }

  private static JPanel together(LayoutManager layout, JComponent commands, JComponent tools) {
    var both = new JPanel(layout);
    both.add(commands, BorderLayout.NORTH);
    both.add(tools, BorderLayout.CENTER);
    return both;
  }

  private JSplitPane mapWithForm(HexForm form, Settings settings) {
    var beside =
        new ArrangedByRoom(
            size -> size.height >= FOR_BOTH,
            () ->
                new Divider(settings, "map.findings", Divider.BY_WEIGHT, 0.6).stack(form, findings),
            () -> form);
    beside.setMinimumSize(new Dimension(FORM_WIDTH, 0));
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
    model.show(loaded);
    model.open();
  }

  /** The check uses the tiles of the title last loaded. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() != now.loaded()) findings.title(now.loaded().title());
  }

  @Override
  public Optional<NoteSubject> noted() {
    return Optional.of(model.cursor()).filter(model::has).map(NoteSubject::of);
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    commandsAndTools.arrange(new Dimension(width, height));
    super.setBounds(x, y, width, height);
  }

  /** Focuses the map. */
  @Override
  public void takeFocus() {
    canvas.requestFocusInWindow();
  }

  /** The menu of a place on the map, opened with the right mouse button. */
  private static final class MapHexMenu {
    private final MapEditorModel model;
    private final MapToolActions actions;
    private final MapKeyBindings keys;
    private final Runnable form;
    private final Consumer<HexId> board;

    /**
     * @param form opens the values of the hex under the cursor
     * @param board shows a hex on the board of the game
     */
    MapHexMenu(
        MapEditorModel model,
        MapToolActions actions,
        MapKeyBindings keys,
        Runnable form,
        Consumer<HexId> board) {
      this.model = model;
      this.actions = actions;
      this.keys = keys;
      this.form = form;
      this.board = board;
    }

    /** Moves the cursor to a place and shows its menu. */
    void show(Component over, Point at, HexId place) {
      model.cursor(place);
      var menu = new JPopupMenu();
      menu.setName("map menu");
      if (model.has(place)) addHex(menu, place);
      else
        add(
            menu,
            "Add",
            UiWords.of("map-menu.add", place),
            "INSERT",
            () -> model.perform("", map -> new MapEdits(map).add(Set.of(place))));
      menu.show(over, at.x, at.y);
    }

    private void addHex(JPopupMenu menu, HexId hex) {
      add(menu, "Values", UiWords.of("map-menu.values", hex), "ENTER", form);
      add(menu, "Text", UiWords.of("map-menu.text"), "F12", keys::showText);
      add(menu, "Board", UiWords.of("map-menu.board"), "", () -> board.accept(hex));
      menu.addSeparator();
      add(
          menu,
          "Clear",
          UiWords.of("map-menu.clear"),
          "",
          () -> model.perform("", map -> new MapEdits(map).paint(List.of(hex), Brush.blank())));
      add(menu, "Remove", UiWords.of("map-menu.remove"), "DELETE", actions::remove);
    }

    private static void add(JPopupMenu menu, String name, String says, String key, Runnable does) {
      var item = new JMenuItem(says);
      item.setName("map menu " + name);
      if (!key.isEmpty()) item.setAccelerator(KeyStroke.getKeyStroke(key));
      item.addActionListener(_ -> does.run());
      menu.add(item);
    }
  }

  /** The tool bar with the commands on the selected hexes. */
  private static final class MapToolBar extends JToolBar {
    private final JComponent canvas;

    /**
     * @param trace asks for a picture to lay under the map
     */
    MapToolBar(
        MapEditorModel model,
        MapToolActions actions,
        MapKeyBindings keys,
        MapCanvas canvas,
        Runnable trace) {
      setFloatable(false);
      WrappingRow.install(this, 2);
      setBorder(BorderFactory.createEmptyBorder(2, 4, 0, 4));
      this.canvas = canvas;
      JButton undo =
          button(
              CommandIcon.UNDO, UiWords.of("common.undo"), UiWords.of("map.undo-tip"), model::undo);
      JButton redo =
          button(
              CommandIcon.REDO, UiWords.of("common.redo"), UiWords.of("map.redo-tip"), model::redo);
      add(undo);
      add(redo);
      model.addListener(() -> nameEdits(model, undo, redo));
      List<JButton> spared = spared(actions, keys);
      spared.forEach(this::add);
      hideWhereNarrow(spared);
      add(
          button(
              CommandIcon.WHOLE,
              UiWords.of("map.whole"),
              UiWords.of("map.whole-tip"),
              canvas::fitAll));
      add(
          button(
              CommandIcon.TRACE, UiWords.of("tracing.lay"), UiWords.of("tracing.lay-tip"), trace));
      add(new HexLayoutChooser(model, actions));
    }

    private static void nameEdits(MapEditorModel model, JButton undo, JButton redo) {
      undo.setToolTipText(
          model
              .lastDone()
              .map(what -> UiWords.of("map.undo-named", what))
              .orElse(UiWords.of("map.undo-tip")));
      redo.setToolTipText(
          model
              .lastUndone()
              .map(what -> UiWords.of("map.redo-named", what))
              .orElse(UiWords.of("map.redo-tip")));
    }

    private void hideWhereNarrow(List<JButton> spared) {
      addComponentListener(
          new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
              spared.forEach(button -> button.setVisible(getWidth() >= MapToolPalette.NARROW));
            }
          });
    }

    /**
     * The buttons that a narrow view leaves to their keys, so that the map and its form have room.
     */
    private List<JButton> spared(MapToolActions actions, MapKeyBindings keys) {
      return List.of(
          button(CommandIcon.COPY, UiWords.of("map.copy"), UiWords.of("map.copy-tip"), keys::copy),
          button(CommandIcon.CUT, UiWords.of("map.cut"), UiWords.of("map.cut-tip"), keys::cut),
          button(
              CommandIcon.PASTE, UiWords.of("map.paste"), UiWords.of("map.paste-tip"), keys::paste),
          button(
              CommandIcon.TURN_LEFT,
              UiWords.of("map.left"),
              UiWords.of("map.left-tip"),
              () -> actions.turn(-1)),
          button(
              CommandIcon.TURN_RIGHT,
              UiWords.of("map.right"),
              UiWords.of("map.right-tip"),
              () -> actions.turn(1)),
          button(
              CommandIcon.TEXT,
              UiWords.of("map.text"),
              UiWords.of("map.text-tip"),
              keys::showText));
    }

    private JButton button(CommandIcon icon, String says, String tip, Runnable does) {
      var button = new JButton(icon);
      button.setName("map " + icon.name().toLowerCase(Locale.ROOT));
      button.setToolTipText(tip);
      button.getAccessibleContext().setAccessibleName(says);
      button.getAccessibleContext().setAccessibleDescription(tip);
      button.addActionListener(
          _ -> {
            does.run();
            canvas.requestFocusInWindow();
          });
      return button;
    }

    /** Chooses the orientation of the hexes. */
    private static final class HexLayoutChooser extends JComboBox<String> {
      private boolean showing;

      HexLayoutChooser(MapEditorModel model, MapToolActions actions) {
        super(
            new String[] {
              UiWords.of("map.flat"), UiWords.of("map.pointy"), UiWords.of("map.flat-letters-down")
            });
        setName("layout");
        setToolTipText(UiWords.of("map.layout-tip"));
        getAccessibleContext().setAccessibleName(UiWords.of("map.layout"));
        addActionListener(
            _ -> {
              if (!showing) actions.layout(List.of(Layout.values()).get(getSelectedIndex()));
            });
        model.addListener(
            () -> {
              showing = true;
              model.edited().ifPresent(map -> setSelectedIndex(map.layout().ordinal()));
              showing = false;
            });
      }

      /** The preferred size; the tool bar would stretch it otherwise. */
      @Override
      public Dimension getMaximumSize() {
        return getPreferredSize();
      }
    }
  }
}

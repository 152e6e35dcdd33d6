package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.project.TitleSource;

/**
 * Edits the tiles of a design: the manifest as a table, the selected tile as a drawing, and what
 * the map needs.
 */
public final class TileEditor extends JPanel
    implements FocusTarget, TileCanvas.Listener, TileFields.Listener, TileCommands.Dialogs {
  private static final String TABLE = "table";
  private static final String CHART = "chart";

  private final transient TitleSource source;
  private final transient TileEdits edits;
  private final transient TileCommands commands;
  private final transient WindowLook look;
  private final transient LatestOnlyTask surveying = new LatestOnlyTask();
  private final transient LatestOnlyTask using = new LatestOnlyTask();
  private final ManifestTable table;
  private final UpgradesView upgrades;
  private final CardLayout turned = new CardLayout();
  private final JPanel tables = new JPanel(turned);
  private final TileNeedsTable needs;
  private final ManifestBar bar;
  private final TileDrawingPane drawing;
  private final MessageLine told = new MessageLine("tile told");
  private transient Optional<TileCatalogue> library = Optional.empty();
  private transient Optional<TileSelection> choice = Optional.empty();
  private transient Optional<Path> folder = Optional.empty();

  public TileEditor(
      TitleSource source, OpenDocuments documents, WindowLook look, Settings settings) {
    super(new BorderLayout());
    this.source = source;
    this.look = look;
    edits = new TileEdits(documents);
    commands = new TileCommands(edits, this, () -> choice);
    table = new ManifestTable(edits, look);
    needs = new TileNeedsTable(look);
    upgrades = new UpgradesView(this::choose, look);
    bar = new ManifestBar(commands, this::turnTo, settings);
    drawing = new TileDrawingPane(this, this, this::choose, look, settings);
    add(
        new Divider(settings, "tiles", Divider.BY_WEIGHT, 0.55).row(manifest(settings), drawing),
        BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    table.getSelectionModel().addListSelectionListener(_ -> table.chosen().ifPresent(this::choose));
    bind();
  }

  /** The manifest as a table, with what the map needs below it, or as a chart of upgrades. */
  private JPanel manifest(Settings settings) {
    var asked = Panels.section(UiWords.of("needs.needs"), Panels.scroll(needs));
    tables.add(
        new Divider(settings, "needs", Divider.BY_WEIGHT, 0.65).stack(Panels.scroll(table), asked),
        TABLE);
    tables.add(upgrades, CHART);
    bar.turn();
    var manifest = new JPanel(new BorderLayout());
    manifest.add(bar, BorderLayout.NORTH);
    manifest.add(tables, BorderLayout.CENTER);
    return manifest;
  }

  private void turnTo(boolean chart) {
    turned.show(tables, chart ? CHART : TABLE);
    if (isShowing()) takeFocus();
  }

  private void bind() {
    KeyBindings.bindHistory(this, edits::undo, edits::redo);
    KeyBindings.bind(this, "ctrl U", bar::change);
    KeyBindings.bind(upgrades, "ENTER", drawing::focusCanvas);
    KeyBindings.bind(table, "INSERT", commands::add);
    KeyBindings.bind(table, "ctrl DELETE", commands::remove);
    KeyBindings.bind(table, "ENTER", drawing::focusCanvas);
  }

  @Override
  public void takeFocus() {
    (bar.showsUpgrades() ? upgrades : table).requestFocusInWindow();
  }

  /** Shows the design as read now. */
  public void show(Loaded loaded) {
    boolean other = !folder.equals(Optional.of(loaded.folder()));
    folder = Optional.of(loaded.folder());
    edits.setDesign(loaded.folder());
    surveying.run(
        () -> ManifestSurvey.of(loaded, library.orElseGet(source::library)),
        now -> show(now, other));
    if (library.isEmpty()) {
      using.run(() -> TileUses.read(source), drawing::showUses);
    }
  }

  private void show(ManifestSurvey now, boolean other) {
    library = Optional.of(now.library());
    String number =
        commands
            .arrived(now)
            .or(() -> choice.filter(_ -> !other).map(TileSelection::number))
            .orElse("");
    choice = Optional.of(TileSelection.of(now, number));
    table.show(now);
    upgrades.show(now);
    needs.show(now.needs(), now.layout());
    repaintPicture();
    table.choose(shown().number());
  }

  /** Selects a tile of the manifest, or shows one of the library. */
  void choose(String number) {
    if (number.equals(shown().number())) return;
    choice = Optional.of(new TileSelection(shown().survey(), number));
    table.choose(number);
    repaintPicture();
  }

  private TileSelection shown() {
    return choice.orElseThrow();
  }

  private void repaintPicture() {
    TileSelection shown = shown();
    Optional<Tile> tile = shown.tile(edits);
    drawing.show(shown, tile);
    upgrades.choose(shown.number());
    bar.show(tile.isPresent(), shown.row().isPresent());
    tell(shown.help(edits));
  }

  @Override
  public void tell(String says) {
    told.tell(says);
  }

  @Override
  public void draw(TileSketch sketch) {
    boolean bare = sketch.tile().stops().isEmpty() && sketch.tile().tracks().isEmpty();
    if (bare || !shown().own()) {
      tell(bare ? UiWords.of("tile.bare") : shown().help(edits));
      return;
    }
    edits.redraw(shown().row().orElseThrow(), sketch.tile());
    repaintPicture();
  }

  @Override
  public void print(String notation) {
    if (shown().own()) edits.print(shown().number(), notation);
  }

  @Override
  public void rename(String number) {
    commands.rename(number);
  }

  @Override
  public Optional<Tile> ask(List<Tile> tiles, ManifestSurvey survey) {
    return TileLibraryDialog.ask(this, tiles, survey.layout(), look);
  }

  @Override
  public void focusDrawing() {
    drawing.focusCanvas();
  }

  /** The buttons that edit the manifest. */
  private static final class ManifestBar extends JPanel {
    private static final String SHOWN = "tiles.upgrades";

    private final JButton add;
    private final JButton copy;
    private final JButton remove;
    private final JToggleButton upgrades = new JToggleButton(UiWords.of("upgrades.upgrades"));
    private final transient Consumer<Boolean> turn;
    private final transient Settings settings;

    /**
     * @param turn shows the chart of upgrades, or the tables again
     */
    ManifestBar(TileCommands does, Consumer<Boolean> turn, Settings settings) {
      this.turn = turn;
      this.settings = settings;
      setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      add = button("Add…", UiWords.of("manifest.add"), UiWords.of("manifest.add-tip"), does::add);
      button("New tile", UiWords.of("manifest.new"), UiWords.of("manifest.new-tip"), does::newTile);
      copy =
          button(
              "Copy to draw",
              UiWords.of("manifest.copy"),
              UiWords.of("manifest.copy-tip"),
              does::copy);
      remove =
          button(
              "Remove",
              UiWords.of("manifest.remove"),
              UiWords.of("manifest.remove-tip"),
              does::remove);
      addToggle();
    }

    private void addToggle() {
      upgrades.setName("show upgrades");
      upgrades.setToolTipText(UiWords.of("upgrades.tip"));
      upgrades.putClientProperty("JButton.buttonType", "toolBarButton");
      upgrades.setSelected(settings.text(SHOWN).filter("true"::equals).isPresent());
      upgrades.addActionListener(_ -> turn());
      add(Box.createHorizontalGlue());
      add(upgrades);
    }

    boolean showsUpgrades() {
      return upgrades.isSelected();
    }

    /** Shows the chart, or the tables again. */
    void change() {
      upgrades.doClick();
    }

    /** Shows what the button says, now and when the window opens again. */
    void turn() {
      settings.put(SHOWN, showsUpgrades());
      turn.accept(showsUpgrades());
    }

    private JButton button(String name, String says, String tip, Runnable action) {
      var button = new JButton(says);
      button.setName(name);
      button.setToolTipText(tip);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.addActionListener(_ -> action.run());
      add(button);
      return button;
    }

    /**
     * Enables the buttons.
     *
     * @param chosen whether there is a tile to copy
     * @param held whether it is in the manifest
     */
    void show(boolean chosen, boolean held) {
      copy.setEnabled(chosen);
      remove.setEnabled(held);
      add.setText(chosen && !held ? UiWords.of("manifest.add-it") : UiWords.of("manifest.add"));
    }
  }

  /** The selected tile as a drawing, with its properties, its stops and its relations. */
  private static final class TileDrawingPane extends JPanel {
    private final transient LatestOnlyTask relating = new LatestOnlyTask();
    private final TileCanvas canvas;
    private final TileFields fields;
    private final TileStopsTable stops;
    private final TileRelationsPane kin;
    private transient TileUses uses = TileUses.none();
    private transient Optional<TileSelection> shown = Optional.empty();
    private transient Optional<Tile> tile = Optional.empty();

    /**
     * @param choose called with the number of a related tile that the user picks
     */
    TileDrawingPane(
        TileCanvas.Listener drawn,
        TileFields.Listener typed,
        Consumer<String> choose,
        WindowLook look,
        Settings settings) {
      super(new BorderLayout());
      canvas = new TileCanvas(drawn, look);
      fields = new TileFields(typed);
      stops = new TileStopsTable(drawn::draw, drawn::tell, look);
      kin = new TileRelationsPane(look, choose);
      add(
          new Divider(settings, "tile canvas", Divider.BY_WEIGHT, 0.45)
              .stack(canvas, Panels.scroll(facts())),
          BorderLayout.CENTER);
    }

    /** Each part has the height that it needs, and in a low view all scroll together. */
    private JPanel facts() {
      var table = new JPanel(new BorderLayout());
      table.add(stops.getTableHeader(), BorderLayout.NORTH);
      table.add(stops, BorderLayout.CENTER);
      var facts = new JPanel(new BorderLayout());
      facts.add(fields, BorderLayout.NORTH);
      facts.add(table, BorderLayout.CENTER);
      var all = new VerticalScrollPanel(new BorderLayout());
      all.add(facts, BorderLayout.NORTH);
      all.add(kin, BorderLayout.CENTER);
      return all;
    }

    /**
     * Shows the selected tile.
     *
     * @param drawn the tile; empty while its line in the manifest is wrong
     */
    void show(TileSelection selection, Optional<Tile> drawn) {
      shown = Optional.of(selection);
      tile = drawn;
      boolean own = selection.own();
      canvas.show(drawn, selection.survey().layout(), own && drawn.isPresent());
      fields.show(
          drawn, selection.row().flatMap(Manifest.Row::spec), own, own && !selection.inherited());
      stops.show(drawn, own);
      relate();
    }

    /** Says in which designs tiles are, from now on. */
    void showUses(TileUses read) {
      uses = read;
      relate();
    }

    private void relate() {
      tile.ifPresentOrElse(drawn -> relate(drawn, shown.orElseThrow().survey()), kin::clear);
    }

    private void relate(Tile drawn, ManifestSurvey survey) {
      relating.run(
          () -> survey.kin(drawn),
          found -> kin.show(drawn, found, uses.of(drawn), survey.layout()));
    }

    void focusCanvas() {
      canvas.requestFocusInWindow();
    }
  }

  /** Asks for a tile of the library. */
  private static final class TileLibraryDialog {
    private static final int PICTURE = 40;

    private TileLibraryDialog() {}

    /** Asks; empty if cancelled. */
    static Optional<Tile> ask(
        Component over, Collection<Tile> tiles, Layout layout, WindowLook look) {
      var list = new JList<Tile>();
      list.setName("library");
      list.getAccessibleContext().setAccessibleName(UiWords.of("manifest.library"));
      list.setCellRenderer(new Cells(layout, look));
      var find = new JTextField();
      find.setName("find tile");
      find.putClientProperty("JTextField.placeholderText", UiWords.of("manifest.find"));
      KeyBindings.onTextChange(find, () -> fill(list, tiles, find.getText()));
      fill(list, tiles, "");
      var content = new JPanel(new BorderLayout(0, 6));
      content.add(find, BorderLayout.NORTH);
      content.add(Panels.scroll(list), BorderLayout.CENTER);
      content.setPreferredSize(new Dimension(520, 420));
      boolean chosen =
          ConfirmDialog.form(
              over, content, UiWords.of("manifest.choose"), UiWords.of("manifest.choose-it"), find);
      return chosen ? Optional.ofNullable(list.getSelectedValue()) : Optional.empty();
    }

    private static void fill(JList<Tile> list, Collection<Tile> tiles, String wanted) {
      String[] words = wanted.toLowerCase(Locale.ROOT).strip().split("\\s+");
      List<Tile> found =
          tiles.stream()
              .filter(tile -> matches(tile, words))
              .sorted(
                  (one, other) ->
                      Boolean.compare(
                          other.number().equals(wanted.strip()),
                          one.number().equals(wanted.strip())))
              .toList();
      list.setListData(found.toArray(Tile[]::new));
      if (!found.isEmpty()) list.setSelectedIndex(0);
    }

    private static boolean matches(Tile tile, String[] words) {
      String says = TileDescription.of(tile).toLowerCase(Locale.ROOT);
      for (String word : words) if (!says.contains(word)) return false;
      return true;
    }

    private static final class Cells extends DefaultListCellRenderer {
      private final Layout layout;
      private final transient WindowLook look;

      Cells(Layout layout, WindowLook look) {
        this.layout = layout;
        this.look = look;
      }

      @Override
      public Component getListCellRendererComponent(
          JList<?> list, Object value, int index, boolean selected, boolean focused) {
        Tile tile = (Tile) value;
        super.getListCellRendererComponent(
            list, TileDescription.of(tile), index, selected, focused);
        setIcon(
            new PictureIcon(new TilePainter(TileFace.of(tile, 0, layout), look.theme()), PICTURE));
        return this;
      }
    }
  }
}

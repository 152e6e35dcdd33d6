package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
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
  private final transient TitleSource source;
  private final transient TileEdits edits;
  private final transient TileCommands commands;
  private final transient WindowLook look;
  private final transient LatestOnlyTask surveying = new LatestOnlyTask();
  private final transient LatestOnlyTask using = new LatestOnlyTask();
  private final ManifestTable table;
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
    bar = new ManifestBar(commands);
    drawing = new TileDrawingPane(this, this, this::choose, look, settings);
    add(
        new Divider(settings, "tiles", Divider.BY_WEIGHT, 0.55).row(manifest(settings), drawing),
        BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    table.getSelectionModel().addListSelectionListener(_ -> table.chosen().ifPresent(this::choose));
    bind();
  }

  /** The manifest as a table, with what the map needs below it. */
  private JPanel manifest(Settings settings) {
    var asked = Panels.section(UiWords.of("needs.needs"), Panels.scroll(needs));
    var tables =
        new Divider(settings, "needs", Divider.BY_WEIGHT, 0.65).stack(Panels.scroll(table), asked);
    var manifest = new JPanel(new BorderLayout());
    manifest.add(bar, BorderLayout.NORTH);
    manifest.add(tables, BorderLayout.CENTER);
    return manifest;
  }

  private void bind() {
    KeyBindings.bindHistory(this, edits::undo, edits::redo);
    KeyBindings.bind(table, "INSERT", commands::add);
    KeyBindings.bind(table, "ctrl DELETE", commands::remove);
    KeyBindings.bind(table, "ENTER", drawing::focusCanvas);
  }

  @Override
  public void takeFocus() {
    table.requestFocusInWindow();
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
    private final JButton add;
    private final JButton copy;
    private final JButton remove;

    ManifestBar(TileCommands does) {
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
}

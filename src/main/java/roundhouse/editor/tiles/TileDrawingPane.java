package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import roundhouse.board.Tile;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;

/** The selected tile as a drawing, with its properties, its stops and its relations. */
final class TileDrawingPane extends JPanel {
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
    var facts = new JPanel(new BorderLayout());
    facts.add(fields, BorderLayout.NORTH);
    facts.add(Panels.scroll(stops), BorderLayout.CENTER);
    var lower =
        new Divider(settings, "tile facts", Divider.BY_WEIGHT, 0.6)
            .stack(facts, Panels.scroll(kin));
    var all = new Divider(settings, "tile canvas", Divider.BY_WEIGHT, 0.35).stack(canvas, lower);
    add(all, BorderLayout.CENTER);
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
        () -> survey.kin(drawn), found -> kin.show(drawn, found, uses.of(drawn), survey.layout()));
  }

  void focusCanvas() {
    canvas.requestFocusInWindow();
  }
}

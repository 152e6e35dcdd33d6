package roundhouse.editor.map;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import roundhouse.board.HexId;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexGrid;
import roundhouse.mapping.HexGrid.Direction;
import roundhouse.mapping.MapEdits;
import roundhouse.words.UiWords;

/** The keys of the map: arrows move the cursor, letters choose tools, digits act on sides. */
final class MapKeyBindings {
  private final MapEditorModel desk;
  private final MapToolActions strokes;
  private final MapCanvas canvas;
  private final Consumer<SourcePlace> show;
  private Optional<MapToolActions.Clip> clip = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  MapKeyBindings(
      MapEditorModel desk, MapToolActions strokes, MapCanvas canvas, Consumer<SourcePlace> show) {
    this.show = show;
    this.desk = desk;
    this.strokes = strokes;
    this.canvas = canvas;
  }

  /**
   * @param form opens the values of a hex for editing
   * @param inspector folds the values of a hex out or in
   */
  void bind(Runnable form, Runnable inspector) {
    bindCursor();
    bindSides();
    bindEdits();
    for (MapTool tool : MapTool.values()) on(String.valueOf(tool.key()), () -> desk.tool(tool));
    on("SPACE", () -> use(false));
    on("shift SPACE", () -> use(true));
    on("ENTER", form);
    on("I", inspector);
    on("ESCAPE", this::letGo);
    on("COMMA", () -> strokes.turn(-1));
    on("PERIOD", () -> strokes.turn(1));
    on("F12", this::showText);
    on("ctrl A", this::chooseAll);
  }

  private void bindCursor() {
    for (Direction direction : Direction.values()) {
      on(direction.name(), () -> move(direction, false));
      on("shift " + direction.name(), () -> move(direction, true));
      on("alt " + direction.name(), () -> strokes.nudge(direction));
    }
  }

  private void bindSides() {
    for (int edge = 0; edge < 6; edge++) {
      int side = edge;
      on(String.valueOf(edge), () -> strokes.side(desk.cursor(), side, false));
      on("shift " + edge, () -> strokes.side(desk.cursor(), side, true));
      on("NUMPAD" + edge, () -> strokes.side(desk.cursor(), side, false));
    }
  }

  private void bindEdits() {
    on("DELETE", strokes::remove);
    on("INSERT", () -> desk.perform("", map -> new MapEdits(map).add(desk.targets())));
    on("ctrl C", this::copy);
    on("ctrl X", this::cut);
    on("ctrl V", this::paste);
    on("ctrl Z", desk::undo);
    on("ctrl Y", desk::redo);
    on("ctrl shift Z", desk::redo);
  }

  private void on(String key, Runnable does) {
    KeyBindings.bindFocused(canvas, key, does);
  }

  private void move(Direction direction, boolean choose) {
    Optional<HexId> next = HexGrid.step(strokes.layout(), desk.cursor(), direction);
    if (next.isEmpty()) return;
    if (choose) {
      var hexes = new LinkedHashSet<>(desk.selected());
      hexes.addAll(Set.of(desk.cursor(), next.get()));
      desk.select(hexes);
    }
    desk.cursor(next.get());
  }

  /** Uses the tool on the selected hexes; the select tool toggles the hex under the cursor. */
  private void use(boolean back) {
    if (desk.tool() != MapTool.SELECT) {
      strokes.stroke(
          "", desk.tool() == MapTool.MARKER ? Set.of(desk.cursor()) : desk.targets(), back);
      return;
    }
    var hexes = new LinkedHashSet<>(desk.selected());
    if (!hexes.remove(desk.cursor())) hexes.add(desk.cursor());
    desk.select(hexes);
  }

  private void letGo() {
    if (canvas.tracing().fit().stop()) return;
    if (desk.selected().isEmpty()) desk.tool(MapTool.SELECT);
    else desk.select(Set.of());
  }

  void chooseAll() {
    desk.edited().ifPresent(map -> desk.select(map.map().hexes().keySet()));
  }

  /** Goes to where the file defines the hex under the cursor. */
  void showText() {
    desk.edited()
        .flatMap(
            map ->
                map.node(EditedMap.HEXES.child(desk.cursor().text()))
                    .or(() -> map.node(EditedMap.HEXES)))
        .map(YamlNode::place)
        .ifPresent(show);
  }

  void copy() {
    Set<HexId> hexes = desk.targets();
    desk.edited()
        .filter(map -> hexes.stream().anyMatch(map::has))
        .ifPresent(
            map -> {
              clip = Optional.of(new MapToolActions.Clip(map, hexes, desk.cursor()));
              desk.setMessage(UiWords.counted("hexes.copied", hexes.size(), desk.cursor()));
            });
  }

  void cut() {
    copy();
    strokes.remove();
  }

  void paste() {
    clip.ifPresent(strokes::paste);
  }
}

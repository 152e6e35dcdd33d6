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
  private final MapEditorModel model;
  private final MapToolActions actions;
  private final MapCanvas canvas;
  private final Consumer<SourcePlace> show;
  private Optional<MapToolActions.Clip> clip = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  MapKeyBindings(
      MapEditorModel model, MapToolActions actions, MapCanvas canvas, Consumer<SourcePlace> show) {
    this.show = show;
    this.model = model;
    this.actions = actions;
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
    for (MapTool tool : MapTool.values()) on(String.valueOf(tool.key()), () -> model.tool(tool));
    on("SPACE", () -> use(false));
    on("shift SPACE", () -> use(true));
    on("ENTER", form);
    on("I", inspector);
    on("ESCAPE", this::letGo);
    on("COMMA", () -> actions.turn(-1));
    on("PERIOD", () -> actions.turn(1));
    on("F12", this::showText);
    on("ctrl A", this::chooseAll);
  }

  private void bindCursor() {
    for (Direction direction : Direction.values()) {
      on(direction.name(), () -> move(direction, false));
      on("shift " + direction.name(), () -> move(direction, true));
      on("alt " + direction.name(), () -> actions.nudge(direction));
    }
  }

  private void bindSides() {
    for (int edge = 0; edge < 6; edge++) {
      int side = edge;
      on(String.valueOf(edge), () -> actions.side(model.cursor(), side, false));
      on("shift " + edge, () -> actions.side(model.cursor(), side, true));
      on("NUMPAD" + edge, () -> actions.side(model.cursor(), side, false));
    }
  }

  private void bindEdits() {
    on("DELETE", actions::remove);
    on("INSERT", () -> model.perform("", map -> new MapEdits(map).add(model.targets())));
    on("ctrl C", this::copy);
    on("ctrl X", this::cut);
    on("ctrl V", this::paste);
    on("ctrl Z", model::undo);
    on("ctrl Y", model::redo);
    on("ctrl shift Z", model::redo);
  }

  private void on(String key, Runnable does) {
    KeyBindings.bindFocused(canvas, key, does);
  }

  private void move(Direction direction, boolean choose) {
    Optional<HexId> next = HexGrid.step(actions.layout(), model.cursor(), direction);
    if (next.isEmpty()) return;
    if (choose) {
      var hexes = new LinkedHashSet<>(model.selected());
      hexes.addAll(Set.of(model.cursor(), next.get()));
      model.select(hexes);
    }
    model.cursor(next.get());
  }

  /** Uses the tool on the selected hexes; the select tool toggles the hex under the cursor. */
  private void use(boolean back) {
    if (model.tool() != MapTool.SELECT) {
      actions.stroke(
          "", model.tool() == MapTool.MARKER ? Set.of(model.cursor()) : model.targets(), back);
      return;
    }
    var hexes = new LinkedHashSet<>(model.selected());
    if (!hexes.remove(model.cursor())) hexes.add(model.cursor());
    model.select(hexes);
  }

  private void letGo() {
    if (canvas.tracing().fit().stop()) return;
    if (model.selected().isEmpty()) model.tool(MapTool.SELECT);
    else model.select(Set.of());
  }

  void chooseAll() {
    model.edited().ifPresent(map -> model.select(map.map().hexes().keySet()));
  }

  /** Goes to where the file defines the hex under the cursor. */
  void showText() {
    model
        .edited()
        .flatMap(
            map ->
                map.node(EditedMap.HEXES.child(model.cursor().text()))
                    .or(() -> map.node(EditedMap.HEXES)))
        .map(YamlNode::place)
        .ifPresent(show);
  }

  void copy() {
    Set<HexId> hexes = model.targets();
    model
        .edited()
        .filter(map -> hexes.stream().anyMatch(map::has))
        .ifPresent(
            map -> {
              clip = Optional.of(new MapToolActions.Clip(map, hexes, model.cursor()));
              model.setMessage(UiWords.counted("hexes.copied", hexes.size(), model.cursor()));
            });
  }

  void cut() {
    copy();
    actions.remove();
  }

  void paste() {
    clip.ifPresent(actions::paste);
  }
}

package roundhouse.editor.map;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JComponent;
import roundhouse.design.Node;
import roundhouse.design.Place;
import roundhouse.editor.kit.Typing;
import roundhouse.mapping.MapDraft;
import roundhouse.mapping.Places;
import roundhouse.mapping.Places.Direction;
import roundhouse.words.Words;

/** The keys of the map: arrows move the cursor, letters choose tools, digits act on sides. */
final class MapKeys {
  private final MapDesk desk;
  private final Strokes strokes;
  private final JComponent canvas;
  private final Consumer<Place> show;
  private Optional<Strokes.Clip> clip = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  MapKeys(MapDesk desk, Strokes strokes, JComponent canvas, Consumer<Place> show) {
    this.show = show;
    this.desk = desk;
    this.strokes = strokes;
    this.canvas = canvas;
  }

  /**
   * @param form opens the values of a hex for editing
   */
  void bind(Runnable form) {
    for (Direction direction : Direction.values()) {
      on(direction.name(), () -> move(direction, false));
      on("shift " + direction.name(), () -> move(direction, true));
      on("alt " + direction.name(), () -> strokes.nudge(direction));
    }
    for (MapTool tool : MapTool.values()) on(String.valueOf(tool.key()), () -> desk.tool(tool));
    for (int edge = 0; edge < 6; edge++) {
      int side = edge;
      on(String.valueOf(edge), () -> strokes.side(desk.cursor(), side, false));
      on("shift " + edge, () -> strokes.side(desk.cursor(), side, true));
      on("NUMPAD" + edge, () -> strokes.side(desk.cursor(), side, false));
    }
    on("SPACE", () -> use(false));
    on("shift SPACE", () -> use(true));
    on("ENTER", form);
    on("ESCAPE", this::letGo);
    on("DELETE", strokes::remove);
    on(
        "INSERT",
        () -> desk.perform("", map -> new roundhouse.mapping.MapEdits(map).add(desk.inHand())));
    on("COMMA", () -> strokes.turn(-1));
    on("PERIOD", () -> strokes.turn(1));
    on("F12", this::showText);
    on("ctrl A", this::chooseAll);
    on("ctrl C", this::copy);
    on("ctrl X", this::cut);
    on("ctrl V", this::paste);
    on("ctrl Z", desk::undo);
    on("ctrl Y", desk::redo);
    on("ctrl shift Z", desk::redo);
  }

  private void on(String key, Runnable does) {
    Typing.take(canvas, key, does);
  }

  private void move(Direction direction, boolean choose) {
    Optional<String> next = Places.step(strokes.layout(), desk.cursor(), direction);
    if (next.isEmpty()) return;
    if (choose) {
      var hexes = new LinkedHashSet<>(desk.chosen());
      hexes.addAll(Set.of(desk.cursor(), next.get()));
      desk.choose(hexes);
    }
    desk.cursor(next.get());
  }

  /** Uses the tool on the selected hexes; the select tool toggles the hex under the cursor. */
  private void use(boolean back) {
    if (desk.tool() != MapTool.SELECT) {
      strokes.stroke(
          "", desk.tool() == MapTool.MARKER ? Set.of(desk.cursor()) : desk.inHand(), back);
      return;
    }
    var hexes = new LinkedHashSet<>(desk.chosen());
    if (!hexes.remove(desk.cursor())) hexes.add(desk.cursor());
    desk.choose(hexes);
  }

  private void letGo() {
    if (desk.chosen().isEmpty()) desk.tool(MapTool.SELECT);
    else desk.choose(Set.of());
  }

  void chooseAll() {
    desk.draft().ifPresent(map -> desk.choose(map.map().hexes().keySet()));
  }

  /** Goes to where the file defines the hex under the cursor. */
  void showText() {
    desk.draft()
        .flatMap(
            map -> map.node(MapDraft.HEXES.child(desk.cursor())).or(() -> map.node(MapDraft.HEXES)))
        .map(Node::place)
        .ifPresent(show);
  }

  void copy() {
    Set<String> hexes = desk.inHand();
    desk.draft()
        .filter(map -> hexes.stream().anyMatch(map::has))
        .ifPresent(
            map -> {
              clip = Optional.of(new Strokes.Clip(map, hexes, desk.cursor()));
              desk.say(Words.counted("hexes.copied", hexes.size(), desk.cursor()));
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

package roundhouse.editor.map;

import java.awt.Component;
import java.awt.Point;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import roundhouse.board.HexId;
import roundhouse.mapping.Brush;
import roundhouse.mapping.MapEdits;
import roundhouse.words.UiWords;

/** The menu of a place on the map, opened with the right mouse button. */
final class MapHexMenu {
  private final MapEditorModel desk;
  private final MapToolActions strokes;
  private final MapKeyBindings keys;
  private final Runnable form;
  private final Consumer<HexId> board;

  /**
   * @param form opens the values of the hex under the cursor
   * @param board shows a hex on the board of the game
   */
  MapHexMenu(
      MapEditorModel desk,
      MapToolActions strokes,
      MapKeyBindings keys,
      Runnable form,
      Consumer<HexId> board) {
    this.desk = desk;
    this.strokes = strokes;
    this.keys = keys;
    this.form = form;
    this.board = board;
  }

  /** Moves the cursor to a place and shows its menu. */
  void show(Component over, Point at, HexId place) {
    desk.cursor(place);
    var menu = new JPopupMenu();
    menu.setName("map menu");
    if (desk.has(place)) addHex(menu, place);
    else
      add(
          menu,
          "Add",
          UiWords.of("map-menu.add", place),
          "INSERT",
          () -> desk.perform("", map -> new MapEdits(map).add(Set.of(place))));
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
        () -> desk.perform("", map -> new MapEdits(map).paint(List.of(hex), Brush.blank())));
    add(menu, "Remove", UiWords.of("map-menu.remove"), "DELETE", strokes::remove);
  }

  private static void add(JPopupMenu menu, String name, String says, String key, Runnable does) {
    var item = new JMenuItem(says);
    item.setName("map menu " + name);
    if (!key.isEmpty()) item.setAccelerator(KeyStroke.getKeyStroke(key));
    item.addActionListener(_ -> does.run());
    menu.add(item);
  }
}

package roundhouse.editor.map;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.edit.RefusedEdit;
import roundhouse.mapping.Brush;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.MapEdits;
import roundhouse.words.UiWords;

/** What a tool with its settings makes of places. */
final class ToolEdits {
  private ToolEdits() {}

  /**
   * The edits of a stroke over places.
   *
   * @param back whether it removes what it otherwise sets
   * @throws RefusedEdit if a setting of the tool is missing
   */
  static List<DesignEdit> of(
      EditedMap map, MapTool tool, PaintSettings paints, Collection<HexId> places, boolean back) {
    var edits = new MapEdits(map);
    return switch (tool) {
      case SELECT, TRACK, BORDER -> List.of();
      case HEX -> back ? edits.remove(places) : edits.add(places);
      case TERRAIN ->
          edits.paint(
              places, back ? Brush.terrain("", 0) : Brush.terrain(paints.terrain(), paints.cost()));
      case CITY -> edits.paint(places, back ? Brush.lessCity() : Brush.city());
      case TOWN -> edits.paint(places, back ? Brush.lessTown() : Brush.town());
      case LABEL -> edits.paint(places, Brush.word("label", back ? "" : paints.label()));
      case COLOR -> edits.paint(places, Brush.color(back ? TileColor.WHITE : paints.color()));
      case OFFBOARD ->
          back ? edits.paint(places, Brush.blank()) : edits.offboard(places, values(paints));
      case MARKER -> edits.setCompanyHex(owner(paints), paints.site(), places.iterator().next());
      case BLANK -> edits.paint(places.stream().filter(map::has).toList(), Brush.blank());
    };
  }

  private static Map<TileColor, Integer> values(PaintSettings paints) {
    if (paints.byColor().isEmpty()) throw new RefusedEdit(UiWords.of("hexes.no-values"));
    return paints.byColor();
  }

  private static String owner(PaintSettings paints) {
    if (paints.company().isEmpty())
      throw new RefusedEdit(UiWords.of("hexes.no-company", paints.site()));
    return paints.company();
  }
}

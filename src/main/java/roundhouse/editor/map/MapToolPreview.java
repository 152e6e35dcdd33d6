package roundhouse.editor.map;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlValue;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexContent;
import roundhouse.mapping.PrintedTrack;

/** What a click with the current tool would make of a hex. */
final class MapToolPreview {
  private final MapEditorModel desk;

  MapToolPreview(MapEditorModel desk) {
    this.desk = desk;
  }

  /**
   * The hex after a click there; empty if a click would change nothing that is printed on it.
   *
   * @param edge the side nearest to the pointer
   */
  Optional<HexContent> of(HexId place, int edge) {
    if (desk.tool() == MapTool.TRACK)
      return desk.edited()
          .filter(map -> map.has(place))
          .map(map -> PrintedTrack.toStop(edge).paint(map.hex(place)));
    try {
      return desk.edited()
          .flatMap(
              map ->
                  put(ToolEdits.of(map, desk.tool(), desk.paints(), Set.of(place), false), place));
    } catch (RefusedEdit refused) {
      return Optional.empty();
    }
  }

  private static Optional<HexContent> put(List<DesignEdit> edits, HexId place) {
    return edits.stream()
        .filter(edit -> edit.path().equals(EditedMap.HEXES.child(place.text())))
        .filter(DesignEdit.Put.class::isInstance)
        .map(edit -> ((DesignEdit.Put) edit).value())
        .filter(YamlValue.Table.class::isInstance)
        .map(table -> new HexContent((YamlValue.Table) table))
        .findFirst();
  }
}

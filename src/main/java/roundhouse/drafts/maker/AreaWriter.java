package roundhouse.drafts.maker;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.design.spec.Design;
import roundhouse.drafts.UntypedValues;

/**
 * Writes what only off-board areas have: the value for a diesel, and areas of several hexes, where
 * one hex has the values and those beside it have none.
 */
final class AreaWriter {
  private static final String AREA = "offBoardRevenue";
  private static final String VALUES = "revenues";

  private final GameMap map;
  private final Design design;
  private final ExportLosses lost;

  AreaWriter(GameMap map, Design design, ExportLosses lost) {
    this.map = map;
    this.design = design;
    this.lost = lost;
  }

  /** Completes a hex as drawn. */
  void complete(Hex hex, Map<String, Object> written) {
    Map<String, Integer> byTrain = design.map().hexes().get(hex.id().text()).byTrain();
    if (!byTrain.isEmpty()) writeDiesel(hex, byTrain, written);
    String group = group(hex);
    if (group.isEmpty()) return;
    Hex leader = leader(group);
    if (hex.equals(leader)) return;
    if (!letters(leader).equals(group)) lost.add("the name of the area " + group, hex.id().text());
    if (joined(leader, group).contains(hex.id())) change(written).remove(VALUES);
    else lost.add("the area " + group, hex.id().text());
  }

  private void writeDiesel(Hex hex, Map<String, Integer> byTrain, Map<String, Object> written) {
    String train = byTrain.keySet().iterator().next();
    Map<String, Object> area = change(written);
    if (byTrain.size() > 1 || !train.matches("[0-9]*D|(?i)diesel") || !area.containsKey(VALUES)) {
      lost.add("what single trains earn", hex.id().text());
      return;
    }
    List<Object> values = new ArrayList<>(UntypedValues.list(area.get(VALUES)));
    values.add(JsonObject.of("color", "black", "value", byTrain.get(train)));
    area.put(VALUES, values);
  }

  private static Map<String, Object> change(Map<String, Object> written) {
    var area = new LinkedHashMap<>(UntypedValues.map(written.get(AREA)));
    written.put(AREA, area);
    return area;
  }

  private static String group(Hex hex) {
    return hex.printed().stops().stream()
        .filter(stop -> stop.kind() == Stop.Kind.OFFBOARD)
        .map(Stop::group)
        .findFirst()
        .orElse("");
  }

  /** The hex that the area is named after, or its first. */
  private Hex leader(String group) {
    List<Hex> members =
        map.hexes().values().stream().filter(hex -> group(hex).equals(group)).toList();
    return members.stream()
        .filter(hex -> letters(hex).equals(group))
        .findFirst()
        .orElse(members.getFirst());
  }

  private static String letters(Hex hex) {
    return hex.name().replaceAll("[^\\p{L}\\p{N}]", "");
  }

  /** The hexes of an area that lie beside each other and are worth the same. */
  private Set<HexId> joined(Hex leader, String group) {
    var found = new LinkedHashSet<>(Set.of(leader.id()));
    var queue = new ArrayDeque<Hex>(List.of(leader));
    while (!queue.isEmpty())
      for (HexId id : queue.remove().neighbors().values()) {
        Hex hex = map.hex(id);
        boolean member = group(hex).equals(group) && revenue(hex).equals(revenue(leader));
        if (member && found.add(id)) queue.add(hex);
      }
    return found;
  }

  private static Stop.Revenue revenue(Hex hex) {
    return hex.printed().stops().getFirst().revenue();
  }
}

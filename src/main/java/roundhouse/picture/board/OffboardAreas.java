package roundhouse.picture.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Stop;

/**
 * Off-board areas of several hexes: next to each other, with the same values, and with at most one
 * name. Each is drawn as one, and one of its hexes shows the values of all.
 *
 * @param area the hex that shows the values, by hex
 */
record OffboardAreas(Map<HexId, HexId> area) {

  static OffboardAreas of(GameMap map) {
    var area = new HashMap<HexId, HexId>();
    for (Hex hex : map.hexes().values()) {
      if (!isOffboard(hex) || area.containsKey(hex.id()) || hex.name().isEmpty()) continue;
      for (HexId id : joined(map, hex, area.keySet())) area.put(id, hex.id());
    }
    return new OffboardAreas(Map.copyOf(area));
  }

  boolean showsElsewhere(HexId hex) {
    return area.containsKey(hex) && !area.get(hex).equals(hex);
  }

  boolean together(HexId one, HexId other) {
    return area.containsKey(one) && area.get(one).equals(area.get(other));
  }

  /** The hex and those without a name around it that are worth the same. */
  private static List<HexId> joined(GameMap map, Hex named, Set<HexId> taken) {
    var seen = new HashSet<HexId>(Set.of(named.id()));
    var open = new ArrayDeque<Hex>(List.of(named));
    var joined = new ArrayList<HexId>();
    while (!open.isEmpty()) {
      Hex hex = open.removeFirst();
      joined.add(hex.id());
      for (HexId id : hex.neighbors().values()) {
        Hex next = map.hexes().get(id);
        if (next == null || taken.contains(id) || !next.name().isEmpty()) continue;
        if (belongs(next, named) && worth(next).equals(worth(named)) && seen.add(id))
          open.add(next);
      }
    }
    return joined;
  }

  /** A city of the same group belongs to the area too: a marker has a space there. */
  private static boolean belongs(Hex next, Hex named) {
    if (isOffboard(next)) return true;
    String group = named.printed().stops().getFirst().group();
    return !group.isEmpty()
        && next.printed().stops().size() == 1
        && next.printed().stops().getFirst().group().equals(group);
  }

  private static Stop.Revenue worth(Hex hex) {
    return hex.printed().stops().getFirst().revenue();
  }

  private static boolean isOffboard(Hex hex) {
    return hex.printed().stops().size() == 1
        && hex.printed().stops().getFirst().kind() == Stop.Kind.OFFBOARD
        && !hex.printed().stops().getFirst().revenue().equals(Stop.Revenue.of(0));
  }
}

package roundhouse.interop.export;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import roundhouse.board.HexId;

/** Which copy of a tile is where: the other engine names tiles "number-copy". */
final class LaidTiles {
  private final Map<HexId, String> there = new HashMap<>();
  private final Map<String, Integer> used = new HashMap<>();
  private final Map<String, Deque<String>> returned = new HashMap<>();

  /** Lays a tile; the one that lay there can be laid again. */
  String lay(HexId hex, String number) {
    Deque<String> free = returned.computeIfAbsent(number, _ -> new ArrayDeque<>());
    String tile =
        free.isEmpty() ? number + "-" + (used.merge(number, 1, Integer::sum) - 1) : free.poll();
    String before = there.put(hex, tile);
    if (before != null)
      returned
          .computeIfAbsent(before.substring(0, before.lastIndexOf('-')), _ -> new ArrayDeque<>())
          .add(before);
    return tile;
  }

  /** The tile of a hex: that laid there, or the printed one, which has the name of the hex. */
  String at(HexId hex) {
    return there.getOrDefault(hex, hex.text() + "-0");
  }
}

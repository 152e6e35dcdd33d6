package roundhouse.board;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A place on a tile where trains call.
 *
 * @param slots spaces for station markers, 0 unless it is a city
 * @param revenue value of a call
 * @param location where it is drawn: an edge ("3"), between two edges ("2.5"), "center", or "" for
 *     any suitable place
 * @param visitCost how much of a train's allowance a call uses, nearly always 1
 * @param group stops of a group (an off-board area in several hexes) count as one; "" for none
 */
public record Stop(
    Kind kind, int slots, Revenue revenue, String location, int visitCost, String group) {

  /** The kind of a stop. A halt is a small station that earns a subsidy instead of revenue. */
  public enum Kind {
    CITY,
    TOWN,
    HALT,
    OFFBOARD
  }

  /**
   * The value of a call: one number, or one for each colour of tile that a phase allows.
   *
   * @param byColor value once a colour may be laid; WHITE is the value from the start. Of several
   *     that may be laid the last one counts, as the phase lists them.
   * @param byTrain value for a kind of train ("diesel") in any phase
   */
  public record Revenue(Map<TileColor, Integer> byColor, Map<String, Integer> byTrain) {

    public Revenue {
      byColor = Collections.unmodifiableMap(new TreeMap<>(byColor));
      byTrain = Collections.unmodifiableMap(new TreeMap<>(byTrain));
    }

    public Revenue(Map<TileColor, Integer> byColor) {
      this(byColor, Map.of());
    }

    public static Revenue of(int value) {
      return new Revenue(Map.of(TileColor.WHITE, value));
    }

    /** The value while the {@code available} colours may be laid. */
    public int in(List<TileColor> available) {
      int value = byColor.getOrDefault(TileColor.WHITE, 0);
      for (TileColor color : available) value = byColor.getOrDefault(color, value);
      return value;
    }

    /** The value for a kind of train; the ordinary one unless the stop names that kind. */
    public int in(List<TileColor> available, String train) {
      return byTrain.getOrDefault(train, in(available));
    }
  }

  /** The same stop in a group. */
  Stop in(String other) {
    return new Stop(kind, slots, revenue, location, visitCost, other);
  }

  public boolean isCity() {
    return kind == Kind.CITY;
  }

  /** Towns and halts: the small stations of a tile. */
  public boolean isSmall() {
    return kind == Kind.TOWN || kind == Kind.HALT;
  }
}

package roundhouse.mapping;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.edit.YamlValue;

/** Edits of borders: edges that track may not cross, or only at a cost. */
public final class BorderEdits {
  private static final YamlValue IMPASSABLE = YamlValue.text("impassable");

  private BorderEdits() {}

  /**
   * The name of the border at an edge: that of both hexes, or of the edge if only one hex is there.
   */
  public static String name(EditedMap edited, HexId hex, int edge) {
    return names(edited, hex, edge).stream()
        .filter(edited.borders()::containsKey)
        .findFirst()
        .orElseGet(() -> names(edited, hex, edge).getFirst());
  }

  /** All possible names of an edge: A3-A5, A5-A3, A3/4, A5/1. */
  private static List<String> names(EditedMap edited, HexId hex, int edge) {
    Optional<HexId> beyond = beyond(edited, hex, edge);
    var names = new LinkedHashSet<String>();
    beyond.ifPresent(
        other -> names.add(hex.compareTo(other) < 0 ? hex + "-" + other : other + "-" + hex));
    beyond.ifPresent(
        other -> names.add(hex.compareTo(other) < 0 ? other + "-" + hex : hex + "-" + other));
    names.add(hex + "/" + edge);
    beyond.ifPresent(other -> names.add(other + "/" + Layout.opposite(edge)));
    return List.copyOf(names);
  }

  static Optional<HexId> beyond(EditedMap edited, HexId hex, int edge) {
    return Optional.ofNullable(edited.map().hexes().get(hex))
        .map(found -> found.neighbors().get(edge));
  }

  /** The edit for the next stroke on an edge: first impassable, then a cost, then no border. */
  public static List<DesignEdit> cycle(EditedMap edited, HexId hex, int edge, int cost) {
    String name = name(edited, hex, edge);
    YamlValue before = edited.borders().get(name);
    if (before == null)
      return List.of(new DesignEdit.Put(EditedMap.BORDERS.child(name), IMPASSABLE));
    if (before.equals(IMPASSABLE) && cost > 0)
      return List.of(
          new DesignEdit.Put(EditedMap.BORDERS.child(name), YamlValue.of(Map.of("cost", cost))));
    return List.of(new DesignEdit.Drop(EditedMap.BORDERS.child(name)));
  }

  /** The edit that removes the border of an edge, if there is one. */
  public static List<DesignEdit> remove(EditedMap edited, HexId hex, int edge) {
    String name = name(edited, hex, edge);
    return edited.borders().containsKey(name)
        ? List.of(new DesignEdit.Drop(EditedMap.BORDERS.child(name)))
        : List.of();
  }

  /** The hexes in the name of a border. */
  public static Set<HexId> hexes(String border) {
    return border.contains("/")
        ? Set.of(HexId.of(border.split("/")[0]))
        : Set.copyOf(HexId.all(List.of(border.split("-"))));
  }
}

package roundhouse.mapping;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Layout;
import roundhouse.edit.Value;

/** What stands on the sides of hexes: track may not cross, or pays for it. */
public final class Borders {
  private static final Value IMPASSABLE = Value.text("impassable");

  private Borders() {}

  /**
   * The name of the border at an edge: of both hexes where there are two, of the edge where there
   * is one.
   */
  public static String name(MapDraft draft, String hex, int edge) {
    return names(draft, hex, edge).stream()
        .filter(draft.borders()::containsKey)
        .findFirst()
        .orElseGet(() -> names(draft, hex, edge).getFirst());
  }

  /** What an edge may be called: A3-A5, A5-A3, A3/4, A5/1. */
  private static List<String> names(MapDraft draft, String hex, int edge) {
    Optional<String> beyond = beyond(draft, hex, edge);
    var names = new LinkedHashSet<String>();
    beyond.ifPresent(
        other -> names.add(hex.compareTo(other) < 0 ? hex + "-" + other : other + "-" + hex));
    beyond.ifPresent(
        other -> names.add(hex.compareTo(other) < 0 ? other + "-" + hex : hex + "-" + other));
    names.add(hex + "/" + edge);
    beyond.ifPresent(other -> names.add(other + "/" + Layout.opposite(edge)));
    return List.copyOf(names);
  }

  static Optional<String> beyond(MapDraft draft, String hex, int edge) {
    return Optional.ofNullable(draft.map().hexes().get(hex))
        .map(found -> found.neighbors().get(edge));
  }

  /**
   * The edit that puts an impassable border on an edge, a cost instead of it, or takes it away:
   * each stroke one further.
   */
  public static List<Edit> next(MapDraft draft, String hex, int edge, int cost) {
    String name = name(draft, hex, edge);
    Value before = draft.borders().get(name);
    if (before == null) return List.of(new Edit.Put(MapDraft.BORDERS.child(name), IMPASSABLE));
    if (before.equals(IMPASSABLE) && cost > 0)
      return List.of(
          new Edit.Put(MapDraft.BORDERS.child(name), Value.of(java.util.Map.of("cost", cost))));
    return List.of(new Edit.Drop(MapDraft.BORDERS.child(name)));
  }

  /** The edit that takes the border of an edge away, if there is one. */
  public static List<Edit> none(MapDraft draft, String hex, int edge) {
    String name = name(draft, hex, edge);
    return draft.borders().containsKey(name)
        ? List.of(new Edit.Drop(MapDraft.BORDERS.child(name)))
        : List.of();
  }

  /** The hexes that a border names. */
  static Set<String> hexes(String border) {
    return border.contains("/") ? Set.of(border.split("/")[0]) : Set.of(border.split("-"));
  }
}

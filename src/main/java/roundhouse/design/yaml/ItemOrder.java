package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SpellingHint;

/**
 * Where a change wants items of a list to go: {@code festival: { before: dividend }} moves the
 * item, or puts a new one there.
 */
final class ItemOrder {
  static final String BEFORE = "before";
  static final String AFTER = "after";

  /** What a change asks for: this item before, or after, another. */
  private record Move(MapNode.Entry item, MapNode.Entry to) {}

  private final List<Move> moves = new ArrayList<>();
  private final MapNode change;

  private ItemOrder(MapNode change) {
    this.change = change;
  }

  static ItemOrder of(MapNode change) {
    return new ItemOrder(change);
  }

  /** The change without the places it asks for; an item that is only moved keeps its value. */
  MapNode withoutMoves(MapNode items) {
    return change.with(change.entries().stream().map(entry -> plain(items, entry)).toList());
  }

  private MapNode.Entry plain(MapNode items, MapNode.Entry entry) {
    if (!(entry.value() instanceof MapNode parameters)) return entry;
    List<MapNode.Entry> wishes =
        parameters.entries().stream().filter(each -> isMove(each.name())).toList();
    if (wishes.isEmpty()) return entry;
    wishes.forEach(wish -> moves.add(new Move(entry, wish)));
    MapNode rest = parameters.only(key -> !isMove(key));
    YamlNode before = items.get(entry.name()).orElse(rest);
    return new MapNode.Entry(entry.key(), rest.entries().isEmpty() ? before : rest);
  }

  private static boolean isMove(String key) {
    return key.equals(BEFORE) || key.equals(AFTER);
  }

  /** The items in the order that the change wants. */
  MapNode arrange(MapNode items, Problems problems) {
    var arranged = new ArrayList<>(items.entries());
    for (Move move : moves) {
      Optional<MapNode.Entry> item = find(arranged, move.item().name());
      item.ifPresent(arranged::remove);
      int at = position(arranged, move.to(), problems);
      item.ifPresent(found -> arranged.add(at, found));
    }
    return items.with(List.copyOf(arranged));
  }

  private static int position(List<MapNode.Entry> items, MapNode.Entry to, Problems problems) {
    String name = to.value() instanceof ScalarNode scalar ? scalar.text() : "";
    Optional<MapNode.Entry> other = find(items, name);
    if (other.isEmpty()) {
      List<String> names = items.stream().map(MapNode.Entry::name).toList();
      problems.error(
          to.value().place(),
          "",
          "there is no '" + name + "' to go " + to.name(),
          SpellingHint.fix(name, names));
      return items.size();
    }
    return items.indexOf(other.get()) + (to.name().equals(AFTER) ? 1 : 0);
  }

  private static Optional<MapNode.Entry> find(List<MapNode.Entry> items, String name) {
    return items.stream()
        .filter(item -> item.name().equals(name))
        .findFirst()
        .or(() -> onlyOne(items, name + " "));
  }

  private static Optional<MapNode.Entry> onlyOne(List<MapNode.Entry> items, String start) {
    List<MapNode.Entry> alike =
        items.stream().filter(item -> item.name().startsWith(start)).toList();
    return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
  }
}

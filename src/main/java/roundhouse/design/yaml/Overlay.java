package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;

/**
 * Lays a change over a base: maps merge key by key, words and lists replace. A map over a list of
 * named items, such as the steps of a turn, changes the items it names. {@code remove: [names]} in
 * a map first removes those names, {@code remove: all} everything. Every value keeps the file and
 * place where it was written.
 */
public final class Overlay {
  /** The key that removes names. */
  public static final String REMOVE = "remove";

  /** As a value of {@code remove}: every name. */
  static final String ALL = "all";

  private final Problems problems;

  private Overlay(Problems problems) {
    this.problems = problems;
  }

  public static YamlNode apply(YamlNode base, YamlNode change, Problems problems) {
    return new Overlay(problems).merge(base, change, "");
  }

  /** The change alone, as if laid over nothing. */
  public static YamlNode apply(YamlNode change, Problems problems) {
    return apply(MapNode.empty(change.place()), change, problems);
  }

  /**
   * Joins two changes of the same thing into one, the second over the first. A name that the second
   * removes is one that the first no longer changes; a name that the first does not change is left
   * for the joined change to remove.
   */
  public static YamlNode join(YamlNode first, YamlNode second, Problems problems) {
    if (!(first instanceof MapNode under) || !(second instanceof MapNode over))
      return apply(first, second, problems);
    Map<String, MapNode.Entry> joined = new LinkedHashMap<>();
    under.entries().forEach(entry -> joined.put(entry.name(), entry));
    over.entry(REMOVE).ifPresent(names -> takeBack(joined, names));
    over.entries().stream()
        .filter(entry -> !entry.name().equals(REMOVE))
        .forEach(
            entry ->
                joined.merge(
                    entry.name(),
                    entry,
                    (before, after) ->
                        new MapNode.Entry(
                            before.key(), join(before.value(), after.value(), problems))));
    return new MapNode(under.place(), under.span(), List.copyOf(joined.values()));
  }

  private static void takeBack(Map<String, MapNode.Entry> joined, MapNode.Entry remove) {
    List<YamlNode> names =
        remove.value() instanceof ListNode list ? list.items() : splitNames(remove.value());
    List<YamlNode> left = new ArrayList<>(alreadyRemoved(joined));
    for (YamlNode name : names) {
      String text = name instanceof ScalarNode scalar ? scalar.text() : "";
      boolean all = text.equals(ALL) && !joined.containsKey(ALL);
      boolean any =
          all ? joined.keySet().removeIf(key -> !key.equals(REMOVE)) : joined.remove(text) != null;
      if (!any) left.add(name);
    }
    joined.remove(REMOVE);
    if (left.isEmpty()) return;
    joined.put(
        REMOVE,
        new MapNode.Entry(remove.key(), new ListNode(remove.value().place(), Span.NONE, left)));
  }

  private static List<YamlNode> alreadyRemoved(Map<String, MapNode.Entry> change) {
    MapNode.Entry before = change.get(REMOVE);
    if (before == null) return List.of();
    return before.value() instanceof ListNode list ? list.items() : splitNames(before.value());
  }

  private static List<YamlNode> splitNames(YamlNode names) {
    return names instanceof ScalarNode scalar ? List.copyOf(splitWords(scalar)) : List.of(names);
  }

  /** Gives every name its own key in a map whose keys may hold several names: {@code A3 A5: {}}. */
  public static MapNode expandKeys(MapNode map, Problems problems) {
    Map<String, MapNode.Entry> expanded = new LinkedHashMap<>();
    for (MapNode.Entry entry : map.entries()) {
      List<ScalarNode> names =
          entry.name().isBlank() ? List.of(entry.key()) : splitWords(entry.key());
      for (ScalarNode name : names) {
        MapNode.Entry first =
            expanded.putIfAbsent(name.text(), new MapNode.Entry(name, entry.value()));
        if (first == null) continue;
        problems.error(
            name.place(), "", duplicateKey(name.text(), first.key().place()), "remove one of them");
      }
    }
    return map.with(List.copyOf(expanded.values()));
  }

  static String duplicateKey(String key, SourcePlace first) {
    return "duplicate key '%s', first in line %s, column %s"
        .formatted(key, first.line(), first.column());
  }

  /** The words of a scalar, each with its own place. */
  public static List<ScalarNode> splitWords(ScalarNode scalar) {
    List<ScalarNode> words = new ArrayList<>();
    var matcher = Pattern.compile("\\S+").matcher(scalar.text());
    int quote = scalar.quoted() ? 1 : 0;
    while (matcher.find()) {
      int right = matcher.start() + (matcher.start() > 0 ? quote : 0);
      words.add(
          new ScalarNode(
              scalar.place().right(right), scalar.span(), matcher.group(), scalar.quoted()));
    }
    return words;
  }

  private YamlNode merge(YamlNode base, YamlNode change, String path) {
    if (!(change instanceof MapNode changed)) return change;
    if (base instanceof ListNode list && NamedItems.of(list).isPresent()) {
      return NamedItems.list(list, items(NamedItems.of(list).get(), changed, path));
    }
    if (!(base instanceof MapNode under))
      return merge(MapNode.empty(change.place()), changed, path);
    Map<String, MapNode.Entry> merged = new LinkedHashMap<>();
    under.entries().forEach(entry -> merged.put(entry.name(), entry));
    changed.get(REMOVE).ifPresent(names -> remove(merged, names, path));
    for (MapNode.Entry entry : changed.entries()) {
      if (!entry.name().equals(REMOVE)) lay(merged, entry, path);
    }
    return new MapNode(under.place(), under.span(), List.copyOf(merged.values()));
  }

  private MapNode items(MapNode items, MapNode change, String path) {
    MapNode named = NamedItems.sameNames(items, change);
    ItemOrder order = ItemOrder.of(named);
    return order.arrange((MapNode) merge(items, order.withoutMoves(items), path), problems);
  }

  private void lay(Map<String, MapNode.Entry> merged, MapNode.Entry entry, String path) {
    MapNode.Entry under = merged.get(entry.name());
    YamlNode base = under == null ? MapNode.empty(entry.value().place()) : under.value();
    YamlNode value = merge(base, entry.value(), ValuePlaces.join(path, entry.name()));
    merged.put(entry.name(), new MapNode.Entry(under == null ? entry.key() : under.key(), value));
  }

  private void remove(Map<String, MapNode.Entry> merged, YamlNode names, String path) {
    List<YamlNode> wanted = names instanceof ListNode list ? list.items() : List.of(names);
    for (YamlNode name : wanted) {
      if (!(name instanceof ScalarNode scalar)) {
        problems.error(
            name.place(),
            path,
            "a name to remove was expected, not " + name.kind(),
            "write remove: [name, name], or remove: all");
      } else if (scalar.text().equals(ALL) && !merged.containsKey(ALL)) {
        merged.clear();
      } else if (merged.remove(scalar.text()) == null) {
        problems.error(
            name.place(),
            path,
            "there is no '" + scalar.text() + "' to remove" + in(path),
            SpellingHint.fix(scalar.text(), merged.keySet()));
      }
    }
  }

  private static String in(String path) {
    return path.isEmpty() ? "" : " in " + path;
  }

  /**
   * Where a change wants items of a list to go: {@code festival: { before: dividend }} moves the
   * item, or puts a new one there.
   */
  private static final class ItemOrder {
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

  /**
   * Converts a list of named items, {@code [run-trains, lay-track: {...}]}, to a map of their
   * parameters and back. An item that has a {@code name} is called by both words: {@code script: {
   * name: festival }} is {@code script festival}.
   */
  private static final class NamedItems {
    private static final String NAME = "name";

    private NamedItems() {}

    /** The items by name; empty if one has no name or two have the same. */
    static Optional<MapNode> of(ListNode list) {
      var entries = new ArrayList<MapNode.Entry>();
      for (YamlNode item : list.items()) {
        Optional<MapNode.Entry> named = named(item);
        if (named.isEmpty()
            || entries.stream().anyMatch(entry -> entry.name().equals(named.get().name())))
          return Optional.empty();
        entries.add(named.get());
      }
      return entries.isEmpty()
          ? Optional.empty()
          : Optional.of(new MapNode(list.place(), list.span(), List.copyOf(entries)));
    }

    private static Optional<MapNode.Entry> named(YamlNode item) {
      return switch (item) {
        case ScalarNode name when !name.text().isEmpty() ->
            Optional.of(
                new MapNode.Entry(name, new ScalarNode(name.place(), Span.NONE, "", false)));
        case MapNode map when map.entries().size() == 1 ->
            Optional.of(withOwnName(map.entries().getFirst()));
        default -> Optional.empty();
      };
    }

    private static MapNode.Entry withOwnName(MapNode.Entry item) {
      return ownName(item.value())
          .map(own -> new MapNode.Entry(named(item.key(), item.name() + " " + own), item.value()))
          .orElse(item);
    }

    private static Optional<String> ownName(YamlNode value) {
      return value instanceof MapNode map
          ? map.get(NAME)
              .filter(ScalarNode.class::isInstance)
              .map(name -> ((ScalarNode) name).text())
              .filter(own -> !own.isBlank())
          : Optional.empty();
    }

    private static ScalarNode named(ScalarNode key, String name) {
      return new ScalarNode(key.place(), key.span(), name, key.quoted());
    }

    /**
     * A change of some items with each called as in the list: {@code script: { name: festival }}
     * and {@code script festival:} are the same, and {@code script:} is the only one there is.
     */
    static MapNode sameNames(MapNode items, MapNode change) {
      return change.with(
          change.entries().stream().map(entry -> sameName(items, withOwnName(entry))).toList());
    }

    private static MapNode.Entry sameName(MapNode items, MapNode.Entry entry) {
      if (items.get(entry.name()).isPresent()) return entry;
      List<MapNode.Entry> alike =
          items.entries().stream()
              .filter(item -> item.name().startsWith(entry.name() + " "))
              .toList();
      return alike.size() == 1
          ? new MapNode.Entry(named(entry.key(), alike.getFirst().name()), entry.value())
          : entry;
    }

    /** The list for such a map. */
    static ListNode list(ListNode before, MapNode items) {
      List<YamlNode> all = items.entries().stream().map(NamedItems::item).toList();
      return new ListNode(before.place(), before.span(), all);
    }

    private static YamlNode item(MapNode.Entry entry) {
      if (entry.value().isEmpty() && entry.name().indexOf(' ') < 0) return entry.key();
      return new MapNode(entry.key().place(), Span.NONE, List.of(withoutOwnName(entry)));
    }

    /** The item as it is written: its own name among its parameters. */
    private static MapNode.Entry withoutOwnName(MapNode.Entry entry) {
      int space = entry.name().indexOf(' ');
      if (space < 0) return entry;
      ScalarNode key = named(entry.key(), entry.name().substring(0, space));
      var own =
          new MapNode.Entry(
              new ScalarNode(key.place(), Span.NONE, NAME, false),
              named(entry.key(), entry.name().substring(space + 1)));
      MapNode parameters =
          entry.value() instanceof MapNode map ? map : MapNode.empty(entry.value().place());
      var all = new ArrayList<MapNode.Entry>(parameters.entries());
      if (parameters.entry(NAME).isEmpty()) all.addFirst(own);
      return new MapNode.Entry(key, parameters.with(all));
    }
  }
}

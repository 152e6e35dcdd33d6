package roundhouse.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The values of a text and where they are written. */
final class SyntaxTree {
  private final Syntax root;
  private final Predicate<ValuePath> shared;
  private final Map<String, Syntax> marked = new HashMap<>();

  /** The whole value once somebody has asked for it: an edit asks several times. */
  private YamlValue whole;

  SyntaxTree(Syntax root, Predicate<ValuePath> shared) {
    this.root = root;
    this.shared = shared;
    mark(root);
  }

  /** A value, with the range of its key and itself. */
  record Found(int from, int to, Syntax value) {}

  Syntax root() {
    return root;
  }

  /** Whether keys of the map at a path may hold several names. */
  boolean shares(ValuePath map) {
    return shared.test(map);
  }

  private void mark(Syntax node) {
    if (!node.anchor().isEmpty()) marked.put(node.anchor(), node);
    if (node instanceof Syntax.Group group) group.members().forEach(member -> mark(member.value()));
  }

  /** The value that an alias repeats; any other node itself. */
  Syntax resolve(Syntax node) {
    return node instanceof Syntax.Alias alias
        ? Optional.ofNullable(marked.get(alias.name()))
            .orElseThrow(() -> new RefusedEdit("there is no anchor '&" + alias.name() + "'"))
        : node;
  }

  Optional<Found> find(ValuePath path) {
    var found = new Found(root.from(), root.to(), root);
    for (int depth = 0; depth < path.names().size(); depth++) {
      Optional<Syntax.Member> member =
          member(found.value(), path.upTo(depth), path.names().get(depth));
      if (member.isEmpty()) return Optional.empty();
      found = new Found(member.get().from(), member.get().to(), member.get().value());
    }
    return Optional.of(found);
  }

  Optional<Syntax.Member> member(Syntax of, ValuePath at, String name) {
    if (!(resolve(of) instanceof Syntax.Group group)) return Optional.empty();
    return group
        .member(name)
        .or(() -> group.map() && shared.test(at) ? group.sharing(name) : Optional.empty());
  }

  /** The entry or item at a path, which exists. */
  Syntax.Member member(ValuePath path) {
    Syntax around = find(path.parent()).orElseThrow().value();
    return member(around, path.parent(), path.last()).orElseThrow();
  }

  /** The whole value; an empty text is an empty map. */
  YamlValue value() {
    if (whole == null) whole = computed();
    return whole;
  }

  private YamlValue computed() {
    return root instanceof Syntax.Scalar scalar && scalar.nothing()
        ? YamlValue.EMPTY
        : value(root, ValuePath.ROOT, 0);
  }

  /** The value of the node at a path. */
  YamlValue value(Syntax node, ValuePath at) {
    return value(node, at, 0);
  }

  private YamlValue value(Syntax node, ValuePath at, int depth) {
    if (depth > 100) throw new RefusedEdit("an alias is inside the value it repeats");
    return switch (resolve(node)) {
      case Syntax.Scalar scalar ->
          new YamlValue.Text(scalar.text(), scalar.style() != Syntax.Style.PLAIN);
      case Syntax.Group group when group.map() -> table(group, at, depth);
      case Syntax.Group list -> {
        var items = new ArrayList<YamlValue>();
        for (Syntax.Member member : list.members())
          items.add(value(member.value(), at.child(items.size()), depth + 1));
        yield new YamlValue.Items(items);
      }
      case Syntax.Alias _ -> throw new IllegalStateException("an alias of an alias");
    };
  }

  private YamlValue table(Syntax.Group map, ValuePath at, int depth) {
    boolean several = shared.test(at);
    var entries = new LinkedHashMap<String, YamlValue>();
    for (Syntax.Member member : map.members()) {
      List<String> names =
          several && !member.key().text().isBlank() ? member.words() : List.of(member.key().text());
      for (String name : names) {
        if (entries.put(name, value(member.value(), at.child(name), depth + 1)) != null)
          throw new RefusedEdit("the key '" + name + "' is duplicated: remove one of them first");
      }
    }
    return new YamlValue.Table(entries);
  }

  ValuePath pathAt(int offset) {
    ValuePath path = ValuePath.ROOT;
    Syntax node = root;
    while (node instanceof Syntax.Group group) {
      int index = 0;
      while (index < group.members().size() && !holds(group.members().get(index), offset)) index++;
      if (index == group.members().size()) return path;
      Syntax.Member member = group.members().get(index);
      path = path.child(group.map() ? name(member, path, offset) : String.valueOf(index));
      if (group.map() && offset <= member.key().to()) return path;
      node = member.value();
    }
    return path;
  }

  private static boolean holds(Syntax.Member member, int offset) {
    return member.from() <= offset && offset <= member.to();
  }

  /** In a key with several names, the name at the offset; in their common value, the first name. */
  private String name(Syntax.Member member, ValuePath map, int offset) {
    if (!shared.test(map)) return member.key().text();
    var words = Pattern.compile("\\S+").matcher(member.key().text());
    int quote = member.key().style() == Syntax.Style.PLAIN ? 0 : 1;
    while (words.find())
      if (offset <= member.key().from() + quote + words.end()) return words.group();
    return member.words().getFirst();
  }
}

package roundhouse.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.yaml.Span;

/** The edits of a {@link YamlText}, for paths that share no key or value with others. */
final class YamlTextEdits {
  private YamlTextEdits() {}

  static YamlText set(YamlText text, ValuePath path, YamlValue value) {
    Optional<SyntaxTree.Found> found = text.tree().find(path);
    if (found.isEmpty()) return MemberInsertion.added(text, path, value);
    return switch (found.get().value()) {
      case Syntax.Group map
          when map.map()
              && value instanceof YamlValue.Table(Map<String, YamlValue> entries)
              && !map.members().isEmpty()
              && !entries.isEmpty() ->
          entries(text, path, entries);
      case Syntax.Group list
          when !list.map()
              && value instanceof YamlValue.Items(List<YamlValue> items)
              && !list.members().isEmpty()
              && !items.isEmpty() ->
          items(text, path, list.members().size(), items);
      default -> new ValueReplacement(text, path, found.get().value()).with(value);
    };
  }

  /** Changes only the entries that differ. */
  private static YamlText entries(YamlText text, ValuePath path, Map<String, YamlValue> wanted) {
    YamlText here = text;
    for (var entry : wanted.entrySet())
      here = here.set(path.child(entry.getKey()), entry.getValue());
    for (String key : here.keys(path))
      if (!wanted.containsKey(key)) here = here.remove(path.child(key));
    return here;
  }

  private static YamlText items(YamlText text, ValuePath path, int size, List<YamlValue> wanted) {
    YamlText here = text;
    int common = Math.min(size, wanted.size());
    int tail = 0;
    while (tail < common
        && here.at(path.child(size - 1 - tail))
            .orElseThrow()
            .equals(wanted.get(wanted.size() - 1 - tail))) tail++;
    for (int index = 0; index < common - tail; index++)
      here = here.set(path.child(index), wanted.get(index));
    for (int index = common - tail; index < wanted.size() - tail; index++)
      here = here.insert(path.child(index), index, wanted.get(index));
    for (int index = size - tail - 1; index >= wanted.size() - tail; index--)
      here = here.remove(path.child(index));
    return here;
  }

  static YamlText remove(YamlText text, ValuePath path) {
    Syntax around = text.tree().find(path.parent()).orElseThrow().value();
    Syntax.Group group = (Syntax.Group) around;
    Syntax.Member member = text.tree().member(path);
    if (group.map() && !member.key().text().equals(path.last()))
      return text.with(
          new TextLines(text.text())
              .splice(
                  member.key().from(),
                  member.key().to(),
                  SharedValueSplitter.without(member, path.last())));
    boolean only = group.members().size() == 1 && !group.flow();
    if (only && !path.parent().isRoot())
      return new ValueReplacement(text, path.parent(), group).emptied();
    var edits = new MemberEdits(text.text(), group);
    int index = group.members().indexOf(member);
    Span own = edits.own(index);
    String without =
        only && !group.map()
            ? new TextLines(text.text()).splice(own.from(), own.to(), "[]")
            : edits.remove(index);
    return text.kept(text.with(without), own);
  }

  static YamlText rename(YamlText text, ValuePath path, String name) {
    Syntax.Member member = text.tree().member(path);
    boolean own = member.key().text().equals(path.last());
    String words =
        own
            ? name
            : String.join(
                " ",
                member.words().stream()
                    .map(word -> word.equals(path.last()) ? name : word)
                    .toList());
    return text.with(
        new TextLines(text.text())
            .splice(
                member.key().from(),
                member.key().to(),
                ScalarWriter.write(words, member.key().style())));
  }

  static YamlText move(YamlText text, ValuePath path, int index) {
    Syntax.Group group = (Syntax.Group) text.tree().find(path.parent()).orElseThrow().value();
    Syntax.Member member = text.tree().member(path);
    int from = group.members().indexOf(member);
    if (index == from) return text;
    var edits = new MemberEdits(text.text(), group);
    MemberEdits.Written written = edits.written(from);
    YamlText without = text.kept(text.with(edits.remove(from)), edits.own(from));
    Syntax.Group rest = (Syntax.Group) without.tree().find(path.parent()).orElseThrow().value();
    YamlText moved =
        without.with(
            new MemberEdits(without.text(), rest)
                .insert(Math.min(index, rest.members().size()), written));
    return text.keptAll(moved);
  }
}

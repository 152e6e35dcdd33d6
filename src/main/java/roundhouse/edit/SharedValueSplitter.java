package roundhouse.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Separates values that share text: a name from a key with several names, a value from its aliases.
 */
final class SharedValueSplitter {
  private SharedValueSplitter() {}

  /** The text with every shared key and alias on a path separated. */
  static YamlText apart(YamlText text, ValuePath path) {
    YamlText here = text;
    for (Optional<String> next = split(here, path); next.isPresent(); next = split(here, path))
      here = here.with(next.get());
    return here;
  }

  /** The text with all aliases of the value at a path, and of values in it, written out. */
  static YamlText allWrittenOut(YamlText text, ValuePath path) {
    YamlText here = text;
    for (Optional<String> next = writeOutAlias(here, path);
        next.isPresent();
        next = writeOutAlias(here, path)) here = here.with(next.get());
    return here;
  }

  /** The text after one such step along a path; empty if nothing on the path is shared. */
  static Optional<String> split(YamlText text, ValuePath path) {
    SyntaxTree tree = text.tree();
    Syntax node = tree.root();
    for (int depth = 0; ; depth++) {
      if (node instanceof Syntax.Alias alias) return Optional.of(writtenOut(text, alias));
      if (!node.anchor().isEmpty()) {
        Optional<Syntax.Alias> repeated = alias(tree.root(), node.anchor());
        if (repeated.isPresent()) return Optional.of(writtenOut(text, repeated.get()));
      }
      if (depth == path.names().size() || !(node instanceof Syntax.Group group))
        return Optional.empty();
      String name = path.names().get(depth);
      Optional<Syntax.Member> member = tree.member(node, path.upTo(depth), name);
      if (member.isEmpty()) return Optional.empty();
      if (group.map() && !member.get().key().text().equals(name))
        return Optional.of(split(text, group, member.get(), name));
      node = member.get().value();
    }
  }

  /** The text with one alias of the value at a path, or of a value in it, written out. */
  private static Optional<String> writeOutAlias(YamlText text, ValuePath path) {
    return text.tree()
        .find(path)
        .flatMap(found -> repeated(text.tree().root(), found.value()))
        .map(alias -> writtenOut(text, alias));
  }

  private static Optional<Syntax.Alias> repeated(Syntax root, Syntax node) {
    Optional<Syntax.Alias> own =
        node.anchor().isEmpty() ? Optional.empty() : alias(root, node.anchor());
    if (own.isPresent() || !(node instanceof Syntax.Group group)) return own;
    return group.members().stream()
        .flatMap(member -> repeated(root, member.value()).stream())
        .findFirst();
  }

  private static boolean marks(Syntax node) {
    return node instanceof Syntax.Group group
        && group.members().stream()
            .anyMatch(member -> !member.value().anchor().isEmpty() || marks(member.value()));
  }

  private static Optional<Syntax.Alias> alias(Syntax in, String name) {
    return switch (in) {
      case Syntax.Alias alias -> alias.name().equals(name) ? Optional.of(alias) : Optional.empty();
      case Syntax.Group group ->
          group.members().stream()
              .flatMap(member -> alias(member.value(), name).stream())
              .findFirst();
      case Syntax.Scalar _ -> Optional.empty();
    };
  }

  private static String writtenOut(YamlText text, Syntax.Alias alias) {
    return new TextLines(text.text())
        .splice(alias.from(), alias.to(), copy(text, alias, ValuePath.ROOT));
  }

  /** A value copied as written if it is on one line, otherwise rewritten. */
  private static String copy(YamlText text, Syntax node, ValuePath at) {
    Syntax real = text.tree().resolve(node);
    boolean plain =
        real instanceof Syntax.Group group ? group.flow() : !((Syntax.Scalar) real).style().block();
    String written = text.text().substring(real.from(), real.to());
    return plain && !marks(real) && !TextLines.several(written)
        ? written
        : ValueWriter.flow(text.tree().value(real, at));
  }

  /** Gives one name of a key with several its own entry after theirs. */
  private static String split(YamlText text, Syntax.Group map, Syntax.Member member, String name) {
    String own = ValueWriter.key(name) + ": " + copy(text, member.value(), ValuePath.ROOT);
    String with =
        new MemberEdits(text.text(), map)
            .insert(map.members().indexOf(member) + 1, MemberEdits.Written.of(own));
    return new TextLines(with)
        .splice(member.key().from(), member.key().to(), without(member, name));
  }

  /** A key without one of its names. */
  static String without(Syntax.Member member, String name) {
    List<String> others = member.words().stream().filter(word -> !word.equals(name)).toList();
    return ScalarWriter.write(
        others.stream().collect(Collectors.joining(" ")), member.key().style());
  }
}

package roundhouse.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import roundhouse.design.Span;

/**
 * A designer's file as text that is edited by its values: what is edited changes, all else is kept
 * to the letter (comments, order, quotes, brackets or lines, indentation, line ends). Immutable:
 * every edit gives a new text, and is refused with a {@link RefusedEdit} rather than that anything
 * else would come to say something else.
 *
 * <p>Where a key holds several names, as {@code A3 A5: {}} of a map, each is edited as if it had a
 * line of its own and gets one when it comes to differ. What is repeated by {@code *name} is
 * written out first.
 */
public final class YamlText {
  private final String text;
  private final Predicate<ValuePath> shared;
  private final Syntax root;
  private final SyntaxTree tree;

  private YamlText(String text, Predicate<ValuePath> shared) {
    this.text = text;
    this.shared = shared;
    this.root = SyntaxReader.read(text);
    this.tree = new SyntaxTree(root, shared);
  }

  /**
   * Reads a text; refused where it is no YAML.
   *
   * @param shared the maps in which a key may hold several names
   */
  public static YamlText read(String text, Predicate<ValuePath> shared) {
    return new YamlText(text, shared);
  }

  public static YamlText read(String text) {
    return read(text, _ -> false);
  }

  public String text() {
    return text;
  }

  /** What the text says as a whole. */
  public Value value() {
    return tree.value();
  }

  /** What stands at a path. */
  public Optional<Value> at(ValuePath path) {
    return tree.find(path).map(found -> tree.value(found.value(), path));
  }

  /** The word that stands at a path. */
  public Optional<String> word(ValuePath path) {
    return at(path).filter(Value.Text.class::isInstance).map(found -> ((Value.Text) found).text());
  }

  /**
   * The keys of the map at a path, each name of those that hold several; none where there is no
   * map.
   */
  public List<String> keys(ValuePath path) {
    return at(path)
        .filter(Value.Table.class::isInstance)
        .map(found -> List.copyOf(((Value.Table) found).entries().keySet()))
        .orElse(List.of());
  }

  /** How many items the list at a path has; 0 where there is no list. */
  public int size(ValuePath path) {
    return at(path)
        .filter(Value.Items.class::isInstance)
        .map(found -> ((Value.Items) found).items().size())
        .orElse(0);
  }

  /** The offset of a value's first character and the one after its last: its key's and its own. */
  public Optional<Span> span(ValuePath path) {
    return tree.find(path).map(found -> new Span(found.from(), found.to()));
  }

  /** The path of what stands at an offset: the innermost value, or the key, on which it lies. */
  public ValuePath pathAt(int offset) {
    return tree.pathAt(offset);
  }

  /**
   * With a word at a path; maps come into being on the way, and a list's next number adds to it.
   */
  public YamlText set(ValuePath path, String word) {
    return set(path, Value.text(word));
  }

  /** With a value at a path. What it has in common with what stood there stays as it is written. */
  public YamlText set(ValuePath path, Value value) {
    if (at(path).filter(value::equals).isPresent()) return this;
    return checked(value().with(path, value), Editing.set(apart(path).freed(path), path, value));
  }

  /** With a new key in a map, or item in a list, before the one that has that place now. */
  public YamlText insert(ValuePath path, int index, Value value) {
    Value around = at(path.parent()).orElse(Value.EMPTY);
    if (around instanceof Value.Items(List<Value> items)) {
      var more = new ArrayList<>(items);
      more.add(index, value);
      return checked(
          value().with(path.parent(), new Value.Items(more)),
          Editing.insert(apart(path.parent()), path, index, value));
    }
    if (at(path).isPresent()) throw new RefusedEdit("there is '" + path.last() + "' already");
    return checked(
        value().with(path, value), Editing.insert(apart(path.parent()), path, index, value));
  }

  /** Without what stands at a path. */
  public YamlText remove(ValuePath path) {
    if (at(path).isEmpty()) throw new RefusedEdit("there is no '" + path + "' to remove");
    return checked(value().without(path), Editing.remove(apart(path.parent()).freed(path), path));
  }

  /** With what stands at a path at another place among its like, counted without it. */
  public YamlText move(ValuePath path, int index) {
    if (at(path).isEmpty()) throw new RefusedEdit("there is no '" + path + "' to move");
    Value wanted = value();
    if (at(path.parent()).orElseThrow() instanceof Value.Items(List<Value> items)) {
      var order = new ArrayList<>(items);
      order.add(index, order.remove(Integer.parseInt(path.last())));
      wanted = wanted.with(path.parent(), new Value.Items(order));
    }
    return checked(wanted, Editing.move(apart(path), path, index));
  }

  /** With another key for what stands at a path. */
  public YamlText rename(ValuePath path, String name) {
    ValuePath other = path.parent().child(name);
    if (other.equals(path)) return this;
    Value value =
        at(path).orElseThrow(() -> new RefusedEdit("there is no '" + path + "' to rename"));
    if (at(other).isPresent()) throw new RefusedEdit("there is '" + name + "' already");
    return checked(
        value().without(path).with(other, value), Editing.rename(apart(path.parent()), path, name));
  }

  /** The lines of a text block ({@code |} or {@code >}) without their indentation. */
  public Optional<List<String>> lines(ValuePath path) {
    return tree.find(path)
        .map(SyntaxTree.Found::value)
        .filter(TextBlock::is)
        .map(found -> new TextBlock(text, (Syntax.Scalar) found).lines());
  }

  /** With other lines in a text block. */
  public YamlText setLines(ValuePath path, List<String> lines) {
    YamlText here = apart(path);
    Syntax found =
        here.tree
            .find(path)
            .map(SyntaxTree.Found::value)
            .filter(TextBlock::is)
            .orElseThrow(() -> new RefusedEdit("'" + path + "' is no text of several lines"));
    YamlText edited = with(new TextBlock(here.text, (Syntax.Scalar) found).with(lines));
    return checked(value().with(path, edited.at(path).orElse(Value.EMPTY)), edited);
  }

  /** Several edits as one. */
  public YamlText edit(UnaryOperator<YamlText> edits) {
    return edits.apply(this);
  }

  YamlText with(String changed) {
    return new YamlText(changed, shared);
  }

  SyntaxTree tree() {
    return tree;
  }

  /** The text in which nothing on the way to a value is written together with anything else. */
  private YamlText apart(ValuePath path) {
    YamlText here = this;
    for (Optional<String> next = Sharing.undo(here, path);
        next.isPresent();
        next = Sharing.undo(here, path)) here = here.with(next.get());
    return here;
  }

  /** The text in which nothing repeats what stands at a path, or in it. */
  private YamlText freed(ValuePath path) {
    YamlText here = this;
    for (Optional<String> next = Sharing.free(here, path);
        next.isPresent();
        next = Sharing.free(here, path)) here = here.with(next.get());
    return here;
  }

  /** An edit that would bring about anything but what is wanted is not made. */
  private YamlText checked(Value wanted, YamlText edited) {
    if (!edited.value().equals(wanted))
      throw new RefusedEdit(
          "this cannot be edited but as text, for it is written in an unusual way");
    return edited;
  }
}

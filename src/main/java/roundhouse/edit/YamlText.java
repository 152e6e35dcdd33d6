package roundhouse.edit;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import roundhouse.design.yaml.Span;

/**
 * The text of a file, edited by its values: only what is edited changes, everything else stays as
 * written (comments, order, quotes, brackets or lines, indentation, line endings). Immutable: every
 * edit returns a new text. An edit that would change any other value throws a {@link RefusedEdit}.
 *
 * <p>If a key holds several names, as {@code A3 A5: {}} does, each is edited as if it had its own
 * line, and gets one if it then differs. Aliases ({@code *name}) are written out first.
 */
public final class YamlText {
  private static final String UNUSUAL =
      "this can only be edited as text, because it is written in an unusual way";

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
   * Parses a text; throws {@link RefusedEdit} if it is not valid YAML.
   *
   * @param shared the maps whose keys may hold several names
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

  /** The whole value. */
  public YamlValue value() {
    return tree.value();
  }

  /** The value at a path. */
  public Optional<YamlValue> at(ValuePath path) {
    return tree.find(path).map(found -> tree.value(found.value(), path));
  }

  /** The word at a path. */
  public Optional<String> word(ValuePath path) {
    return at(path)
        .filter(YamlValue.Text.class::isInstance)
        .map(found -> ((YamlValue.Text) found).text());
  }

  /** The keys of the map at a path, with each name of shared keys; none if there is no map. */
  public List<String> keys(ValuePath path) {
    return at(path)
        .filter(YamlValue.Table.class::isInstance)
        .map(found -> List.copyOf(((YamlValue.Table) found).entries().keySet()))
        .orElse(List.of());
  }

  /** The number of items in the list at a path; 0 if there is no list. */
  public int size(ValuePath path) {
    return at(path)
        .filter(YamlValue.Items.class::isInstance)
        .map(found -> ((YamlValue.Items) found).items().size())
        .orElse(0);
  }

  /** The range of a value including its key. */
  public Optional<Span> span(ValuePath path) {
    return tree.find(path).map(found -> new Span(found.from(), found.to()));
  }

  /** The path of the innermost value or key at an offset. */
  public ValuePath pathAt(int offset) {
    return tree.pathAt(offset);
  }

  /** Whether an offset is in the value at a path, not in its key. */
  public boolean isInValue(ValuePath path, int offset) {
    return tree.find(path)
        .map(SyntaxTree.Found::value)
        .filter(value -> value.from() <= offset && offset <= value.to())
        .isPresent();
  }

  /**
   * Sets a word at a path; missing maps are created, and the next number of a list appends to it.
   */
  public YamlText set(ValuePath path, String word) {
    return set(path, YamlValue.text(word));
  }

  /** Sets a value at a path. Parts equal to the old value stay as written. */
  public YamlText set(ValuePath path, YamlValue value) {
    if (at(path).filter(value::equals).isPresent()) return this;
    return checked(
        value().with(path, value),
        YamlTextEdits.set(SharedValueSplitter.allWrittenOut(apart(path), path), path, value));
  }

  /** Inserts a new entry in a map, or item in a list, before the one at the index. */
  public YamlText insert(ValuePath path, int index, YamlValue value) {
    YamlValue around = at(path.parent()).orElse(YamlValue.EMPTY);
    if (around instanceof YamlValue.Items(List<YamlValue> items)) {
      var more = new ArrayList<>(items);
      more.add(index, value);
      return checked(
          value().with(path.parent(), new YamlValue.Items(more)),
          MemberInsertion.insert(apart(path.parent()), path, index, value));
    }
    if (at(path).isPresent()) throw new RefusedEdit("'" + path.last() + "' already exists");
    return checked(
        value().with(path, value),
        MemberInsertion.insert(apart(path.parent()), path, index, value));
  }

  /** Removes the value at a path. */
  public YamlText remove(ValuePath path) {
    if (at(path).isEmpty()) throw new RefusedEdit("there is no '" + path + "' to remove");
    return checked(
        value().without(path),
        YamlTextEdits.remove(SharedValueSplitter.allWrittenOut(apart(path.parent()), path), path));
  }

  /** Moves the value at a path to another index among its siblings, counted without it. */
  public YamlText move(ValuePath path, int index) {
    if (at(path).isEmpty()) throw new RefusedEdit("there is no '" + path + "' to move");
    YamlValue wanted = value();
    if (at(path.parent()).orElseThrow() instanceof YamlValue.Items(List<YamlValue> items)) {
      var order = new ArrayList<>(items);
      order.add(index, order.remove(Integer.parseInt(path.last())));
      wanted = wanted.with(path.parent(), new YamlValue.Items(order));
    }
    return checked(wanted, YamlTextEdits.move(apart(path), path, index));
  }

  /** Renames the key of the value at a path. */
  public YamlText rename(ValuePath path, String name) {
    ValuePath other = path.parent().child(name);
    if (other.equals(path)) return this;
    YamlValue value =
        at(path).orElseThrow(() -> new RefusedEdit("there is no '" + path + "' to rename"));
    if (at(other).isPresent()) throw new RefusedEdit("'" + name + "' already exists");
    return checked(
        value().without(path).with(other, value),
        YamlTextEdits.rename(apart(path.parent()), path, name));
  }

  /** The lines of a block scalar ({@code |} or {@code >}) without their indentation. */
  public Optional<List<String>> lines(ValuePath path) {
    return tree.find(path)
        .map(SyntaxTree.Found::value)
        .filter(BlockScalar::is)
        .map(found -> new BlockScalar(text, (Syntax.Scalar) found).lines());
  }

  /** Replaces the lines of a block scalar. */
  public YamlText setLines(ValuePath path, List<String> lines) {
    YamlText here = apart(path);
    Syntax found =
        here.tree
            .find(path)
            .map(SyntaxTree.Found::value)
            .filter(BlockScalar::is)
            .orElseThrow(() -> new RefusedEdit("'" + path + "' is not a text of several lines"));
    YamlText edited = with(new BlockScalar(here.text, (Syntax.Scalar) found).with(lines));
    return checked(value().with(path, edited.at(path).orElse(YamlValue.EMPTY)), edited);
  }

  /** Applies several edits as one. */
  public YamlText edit(UnaryOperator<YamlText> edits) {
    return edits.apply(this);
  }

  /** The text after an edit; one that cannot be read is no fault of this text. */
  YamlText with(String changed) {
    try {
      return new YamlText(changed, shared);
    } catch (RefusedEdit broken) {
      throw new RefusedEdit(UNUSUAL);
    }
  }

  /** An edited text, unless it lacks a comment of this one that was not taken away. */
  YamlText kept(YamlText edited, Span gone) {
    comments().refuseToLose(gone, edited.comments());
    return edited;
  }

  /** An edited text with moved comments, unless it lacks one of this text. */
  YamlText keptAll(YamlText edited) {
    comments().refuseToLoseAny(edited.comments());
    return edited;
  }

  private Comments comments() {
    return new Comments(text, root);
  }

  SyntaxTree tree() {
    return tree;
  }

  private YamlText apart(ValuePath path) {
    return SharedValueSplitter.apart(this, path);
  }

  /** Refuses an edit whose result is not exactly the wanted value. */
  private YamlText checked(YamlValue wanted, YamlText edited) {
    if (!edited.value().equals(wanted)) throw new RefusedEdit(UNUSUAL);
    return edited;
  }

  /** Parses a text into its syntax. */
  private static final class SyntaxReader {
    private static final int DEEPEST = 50;
    private static final Syntax.Scalar NO_KEY = new Syntax.Scalar(0, 0, "", "", Syntax.Style.PLAIN);

    private final String text;
    private final boolean wide;
    private final Iterator<Event> events;

    private SyntaxReader(String text) {
      this.text = text;
      this.wide = text.chars().anyMatch(character -> Character.isSurrogate((char) character));
      this.events = new Yaml(new LoaderOptions()).parse(new StringReader(text)).iterator();
    }

    /** The content; for an empty text, an empty word at its end. */
    static Syntax read(String text) {
      try {
        return new SyntaxReader(text).content();
      } catch (MarkedYAMLException broken) {
        Mark mark =
            broken.getProblemMark() == null ? broken.getContextMark() : broken.getProblemMark();
        throw new RefusedEdit(
            "the text is not valid YAML: correct line "
                + (mark == null ? 1 : mark.getLine() + 1)
                + " first");
      } catch (YAMLException broken) {
        throw new RefusedEdit("the text is not valid YAML: " + broken.getMessage());
      }
    }

    private Syntax content() {
      Syntax root = new Syntax.Scalar(text.length(), text.length(), "", "", Syntax.Style.PLAIN);
      int documents = 0;
      while (events.hasNext()) {
        Event event = events.next();
        boolean value =
            event instanceof ScalarEvent
                || event instanceof CollectionStartEvent
                || event instanceof AliasEvent;
        if (!value) continue;
        if (++documents > 1)
          throw new RefusedEdit("the text contains a second document: remove the line '---'");
        root = value(event, 0);
      }
      return root;
    }

    private Syntax value(Event event, int depth) {
      if (depth > DEEPEST) throw new RefusedEdit("the text nests more than " + DEEPEST + " levels");
      return switch (event) {
        case AliasEvent alias ->
            new Syntax.Alias(
                offset(alias.getStartMark()), offset(alias.getEndMark()), alias.getAnchor());
        case ScalarEvent scalar -> scalar(scalar);
        case CollectionStartEvent start -> group(start, depth);
        default -> throw new RefusedEdit("the text is not valid YAML");
      };
    }

    private Syntax.Scalar scalar(ScalarEvent event) {
      Syntax.Style style =
          switch (event.getScalarStyle()) {
            case SINGLE_QUOTED -> Syntax.Style.SINGLE;
            case DOUBLE_QUOTED -> Syntax.Style.DOUBLE;
            case LITERAL -> Syntax.Style.LITERAL;
            case FOLDED -> Syntax.Style.FOLDED;
            default -> Syntax.Style.PLAIN;
          };
      int from = start(event.getAnchor(), event.getStartMark());
      int to = Math.max(from, offset(event.getEndMark()));
      if (style.block()) to = from + text.substring(from, to).stripTrailing().length();
      return new Syntax.Scalar(from, to, name(event.getAnchor()), event.getValue(), style);
    }

    private Syntax.Group group(CollectionStartEvent start, int depth) {
      boolean map = start instanceof MappingStartEvent;
      int from = start(start.getAnchor(), start.getStartMark());
      var members = new ArrayList<Syntax.Member>();
      Event next = events.next();
      while (!(next instanceof CollectionEndEvent)) {
        members.add(map ? entry(next, depth) : item(next, start.isFlow(), depth));
        next = events.next();
      }
      // A pair in a list, [key: value], needs no brackets of its own.
      boolean bare =
          start.isFlow() && map && !members.isEmpty() && members.getFirst().from() == from;
      int to =
          start.isFlow() && !bare
              ? offset(next.getEndMark())
              : members.isEmpty() ? from : members.getLast().to();
      return new Syntax.Group(
          from, to, name(start.getAnchor()), map, start.isFlow(), List.copyOf(members));
    }

    private Syntax.Member entry(Event event, int depth) {
      if (!(value(event, depth + 1) instanceof Syntax.Scalar key))
        throw new RefusedEdit("a key that is not a word can only be edited as text");
      return new Syntax.Member(offset(event.getStartMark()), key, value(events.next(), depth + 1));
    }

    private Syntax.Member item(Event event, boolean flow, int depth) {
      Syntax value = value(event, depth + 1);
      return new Syntax.Member(
          flow
              ? offset(event.getStartMark())
              : text.lastIndexOf('-', offset(event.getStartMark()) - 1),
          NO_KEY,
          value);
    }

    /** Where a value begins after its anchor. */
    private int start(String anchor, Mark mark) {
      int from = offset(mark);
      if (anchor == null) return from;
      int behind = from + 1 + anchor.length();
      while (behind < text.length() && Character.isWhitespace(text.charAt(behind))
          || text.startsWith("#", behind))
        behind = text.charAt(behind) == '#' ? new TextLines(text).nextLine(behind) : behind + 1;
      return behind;
    }

    private static String name(String anchor) {
      return anchor == null ? "" : anchor;
    }

    /** The parser counts characters as code points. */
    private int offset(Mark mark) {
      return wide ? text.offsetByCodePoints(0, mark.getIndex()) : mark.getIndex();
    }
  }
}

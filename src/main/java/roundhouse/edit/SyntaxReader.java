package roundhouse.edit;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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

/** Parses a text into its syntax. */
final class SyntaxReader {
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
    boolean bare = start.isFlow() && map && !members.isEmpty() && members.getFirst().from() == from;
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

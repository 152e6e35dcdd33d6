package roundhouse.design.yaml;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentEndEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;

/**
 * Builds nodes from the parser's events, one at a time, so that a file made to exhaust memory is
 * refused before it does. Uses no recursion, so deep nesting cannot exhaust the stack.
 */
final class TreeBuilder {
  static final int DEEPEST = 50;
  static final int MOST_NODES = 100_000;
  static final int MOST_ALIASES = 50;

  private final Path file;
  private final String text;
  private final CodePointOffsets offsets;
  private final Problems problems;
  private final Deque<OpenCollection> open = new ArrayDeque<>();
  private final Map<String, BuiltNode> anchors = new HashMap<>();
  private Optional<YamlNode> root = Optional.empty();
  private int nodes;
  private int aliases;
  private int documents;
  private boolean refused;
  private boolean ended;

  TreeBuilder(Path file, String text, Problems problems) {
    this.file = file;
    this.text = text;
    this.offsets = new CodePointOffsets(text);
    this.problems = problems;
  }

  Optional<YamlNode> build(Iterable<Event> events) {
    for (Event event : events) {
      take(event);
      if (refused) return Optional.empty();
    }
    return root.or(() -> Optional.of(MapNode.empty(SourcePlace.start(file))));
  }

  /** Whether a line of three dots has ended the document. */
  boolean isEnded() {
    return ended;
  }

  private void take(Event event) {
    switch (event) {
      case DocumentStartEvent start -> document(start);
      case ScalarEvent scalar -> scalar(scalar);
      case CollectionStartEvent start -> open(start);
      case CollectionEndEvent end -> close(end);
      case AliasEvent alias -> alias(alias);
      case DocumentEndEvent end -> ended |= end.getExplicit();
      default -> {}
    }
  }

  private void document(DocumentStartEvent event) {
    if (++documents > 1)
      refuse(
          event,
          "a second document begins here",
          "a file holds one document; remove the line '---'");
  }

  private void scalar(ScalarEvent event) {
    refuseTag(event.getTag(), event.getStartMark());
    Span span = offsets.span(event.getStartMark(), event.getEndMark());
    var node =
        new ScalarNode(
            place(event), span, event.getValue(), !event.isPlain(), content(event, span));
    keep(event.getAnchor(), new BuiltNode(node, 1, 0), event);
  }

  /** The value of a text that is folded or has escapes differs from what is written. */
  private Optional<SourcePlace> content(ScalarEvent event, Span span) {
    int around = span.to() - span.from() - event.getValue().length();
    return switch (event.getScalarStyle()) {
      case PLAIN -> Optional.of(place(event)).filter(_ -> around == 0);
      case SINGLE_QUOTED, DOUBLE_QUOTED ->
          Optional.of(place(event).right(1)).filter(_ -> around == 2);
      case LITERAL ->
          Optional.of(
              block(place(event), text.substring(span.from(), span.to()), event.getValue()));
      default -> Optional.empty();
    };
  }

  private static SourcePlace block(SourcePlace head, String written, String read) {
    int indentation = indentation(written.lines().skip(1)) - indentation(read.lines());
    return new SourcePlace(head.file(), head.line() + 1, indentation + 1);
  }

  private static int indentation(Stream<String> lines) {
    return lines
        .filter(line -> !line.isBlank())
        .mapToInt(line -> line.length() - line.stripLeading().length())
        .findFirst()
        .orElse(0);
  }

  private void open(CollectionStartEvent event) {
    refuseTag(event.getTag(), event.getStartMark());
    if (open.size() >= DEEPEST) {
      refuseDepth(event);
      return;
    }
    open.push(
        new OpenCollection(event, place(event), event instanceof MappingStartEvent, problems));
  }

  private void close(CollectionEndEvent event) {
    OpenCollection frame = open.pop();
    Span span = offsets.span(frame.start().getStartMark(), event.getEndMark());
    keep(frame.start().getAnchor(), frame.build(span), frame.start());
  }

  private void alias(AliasEvent event) {
    String name = event.getAnchor();
    BuiltNode known = anchors.get(name);
    boolean inside = open.stream().anyMatch(frame -> name.equals(frame.start().getAnchor()));
    if (inside)
      refuse(
          event, "'*" + name + "' is inside the value it repeats", "a value cannot contain itself");
    else if (known == null)
      refuse(event, "there is no anchor '&" + name + "'", SpellingHint.fix(name, anchors.keySet()));
    else if (++aliases > MOST_ALIASES)
      refuse(event, "'*' repeats more than " + MOST_ALIASES + " values", "write out the values");
    else if (open.size() + known.height() > DEEPEST) refuseDepth(event);
    else add(known, event);
  }

  private void refuseDepth(Event event) {
    refuse(
        event, "this is nested more than " + DEEPEST + " levels deep", "no design needs that many");
  }

  private void keep(String anchor, BuiltNode built, Event event) {
    if (anchor != null) anchors.put(anchor, built);
    add(built, event);
  }

  private void add(BuiltNode built, Event event) {
    // The content of a map or list was counted when it was read; what an alias repeats was not.
    nodes += event instanceof AliasEvent ? built.size() : 1;
    if (nodes > MOST_NODES) {
      refuse(
          event,
          "the file contains more than " + MOST_NODES + " values",
          "no design needs that many");
    } else if (open.isEmpty()) {
      root = Optional.of(built.node());
    } else {
      open.peek().add(built);
    }
  }

  private void refuseTag(String tag, Mark mark) {
    if (tag == null) return;
    String written = tag.replace("tag:yaml.org,2002:", "!!");
    String message = "the tag '" + written + "' has no meaning here";
    problems.error(
        YamlReader.place(file, mark),
        "",
        message,
        "remove it: the key determines the type of its value");
  }

  private void refuse(Event event, String message, String fix) {
    problems.error(place(event), "", message, fix);
    refused = true;
  }

  private SourcePlace place(Event event) {
    return YamlReader.place(file, event.getStartMark());
  }

  /** Converts the parser's positions, counted in code points, to offsets in a Java string. */
  private static final class CodePointOffsets {
    private final String text;
    private final boolean same;
    private int point;
    private int offset;

    CodePointOffsets(String text) {
      this.text = text;
      this.same = text.chars().noneMatch(character -> Character.isSurrogate((char) character));
    }

    Span span(Mark from, Mark to) {
      return new Span(offset(from.getIndex()), offset(to.getIndex()));
    }

    /** Counts on from the last position, because positions mostly grow. */
    private int offset(int wanted) {
      if (same) return wanted;
      offset = text.offsetByCodePoints(offset, wanted - point);
      point = wanted;
      return offset;
    }
  }

  /** A map or list that is still being read. */
  private static final class OpenCollection {
    private final CollectionStartEvent start;
    private final SourcePlace place;
    private final boolean map;
    private final Problems problems;
    private final List<YamlNode> items = new ArrayList<>();
    private final List<MapNode.Entry> entries = new ArrayList<>();
    private final Map<String, SourcePlace> keys = new HashMap<>();
    private YamlNode key;
    private int size = 1;
    private int height;

    OpenCollection(CollectionStartEvent start, SourcePlace place, boolean map, Problems problems) {
      this.start = start;
      this.place = place;
      this.map = map;
      this.problems = problems;
    }

    CollectionStartEvent start() {
      return start;
    }

    void add(BuiltNode built) {
      size += built.size();
      height = Math.max(height, built.height() + 1);
      if (!map) {
        items.add(built.node());
      } else if (key == null) {
        key = built.node();
      } else {
        addEntry(key, built.node());
        key = null;
      }
    }

    BuiltNode build(Span span) {
      return new BuiltNode(
          map ? new MapNode(place, span, entries) : new ListNode(place, span, items), size, height);
    }

    private void addEntry(YamlNode written, YamlNode value) {
      if (!(written instanceof ScalarNode name)) {
        problems.error(
            written.place(),
            "",
            "a key must be a word or a text, not " + written.kind(),
            "put it in quotes");
      } else if (name.text().equals("<<") && !name.quoted()) {
        problems.error(
            name.place(),
            "",
            "merge keys ('<<') are not supported",
            "write out the values, or use 'extends' or an option");
      } else if (keys.containsKey(name.text())) {
        problems.error(
            name.place(),
            "",
            Overlay.duplicateKey(name.text(), keys.get(name.text())),
            "remove one of them");
      } else {
        keys.put(name.text(), name.place());
        entries.add(new MapNode.Entry(name, value));
      }
    }
  }

  /**
   * A finished node.
   *
   * @param size number of nodes in it, including itself
   * @param height levels below it
   */
  private record BuiltNode(YamlNode node, int size, int height) {}
}

package roundhouse.bench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * Edits of values in files with comments. What is not edited stays as it is written, and each of
 * its comments in its place.
 */
final class CommentCases {
  private static final Pattern COMMENT =
      Pattern.compile("(?<=^|[\\s\\[{,\uFEFF])#(?! no comment)[^\\n\\r]*");
  private static final Pattern NAME = Pattern.compile("\\b[kw]\\d+\\b");
  private static final Pattern BESIDE =
      Pattern.compile("# (above|heading|behind|start|end|after) ([kw]\\d+)");
  private static final List<String> REASONS =
      List.of("only be edited as text", "this would lose the comment '", "is a single word");
  private static final String FRESH = "fresh";

  private final String text;
  private final Random random;
  private final YamlText before;

  private CommentCases(String text, Random random) {
    this.text = text;
    this.random = random;
    this.before = YamlText.read(text);
  }

  static CaseOutcome comment(FuzzProject project, Random random) throws IOException {
    if (random.nextInt(4) > 0) return edit(CommentedYaml.text(random), random);
    var pick = new TextMutator(random);
    Path file = pick.pick(FuzzProject.files(project.design(pick.pick(project.designs())), ".yaml"));
    return edit(Files.readString(file), random);
  }

  /** Makes an edit of a random kind; a {@link Finding} tells what else it changed. */
  static CaseOutcome edit(String text, Random random) {
    return new CommentCases(text, random).edit();
  }

  /** Checks a text in which a value was added. */
  static void check(String text, String added) {
    new CommentCases(text, new Random(0))
        .check("add", Optional.empty(), false, YamlText.read(added));
  }

  private CaseOutcome edit() {
    var paths = new ArrayList<ValuePath>();
    walk(ValuePath.ROOT, before.value(), paths);
    if (paths.isEmpty()) return CaseOutcome.READ;
    ValuePath path = paths.get(random.nextInt(paths.size()));
    ValuePath around = path.parent();
    boolean map = before.at(around).orElseThrow() instanceof YamlValue.Table;
    int size = map ? before.keys(around).size() : before.size(around);
    int index = random.nextInt(size + 1);
    String told = "";
    try {
      switch (random.nextInt(map ? 6 : 5)) {
        case 0 -> {
          YamlValue value = value();
          told = "set " + path + " to " + value;
          check(told, Optional.of(path), false, before.set(path, value));
        }
        case 1 -> {
          ValuePath fresh = map ? around.child(FRESH) : around.child(index);
          told = "insert " + fresh + " at " + index;
          check(told, Optional.empty(), false, before.insert(fresh, index, value()));
        }
        case 2 -> {
          told = "remove " + path;
          check(told, Optional.of(path), true, before.remove(path));
        }
        case 3 -> {
          int to = random.nextInt(size);
          told = "move " + path + " to " + to;
          checkMove(told, path, before.move(path, to));
        }
        case 4 -> {
          ValuePath fresh = path.child(FRESH).child("deep");
          if (!(before.at(path).orElseThrow() instanceof YamlValue.Table)) return CaseOutcome.READ;
          told = "add " + fresh;
          check(told, Optional.empty(), false, before.set(fresh, value()));
        }
        default -> {
          told = "rename " + path;
          String name = path.last();
          String after = before.rename(path, FRESH).text();
          if (name.matches(NAME.pattern())) {
            String named = after.replaceFirst("\\b" + FRESH + "\\b", name);
            if (!named.equals(text)) throw finding(told, "changed more than the name", after);
          }
        }
      }
      return CaseOutcome.READ;
    } catch (RefusedEdit refused) {
      if (REASONS.stream().noneMatch(refused.getMessage()::contains))
        throw finding(told, "is refused: " + refused.getMessage(), text);
      return CaseOutcome.REFUSED;
    } catch (Finding found) {
      throw found;
    } catch (RuntimeException fault) {
      throw new IllegalStateException(told + "\n" + text, fault);
    }
  }

  private YamlValue value() {
    return switch (random.nextInt(6)) {
      case 0 -> YamlValue.of(Map.of("deep", Map.of("deeper", "word")));
      case 1 -> YamlValue.of(List.of("one", "two"));
      case 2 -> YamlValue.text("line\nof two");
      case 3 -> YamlValue.EMPTY;
      case 4 -> YamlValue.quoted("a: # no comment");
      default -> YamlValue.text("word");
    };
  }

  private void check(String told, Optional<ValuePath> edited, boolean removed, YamlText changed) {
    int from = edited.map(path -> before.span(path).orElseThrow().from()).orElse(text.length());
    int to = edited.map(path -> before.span(path).orElseThrow().to()).orElse(text.length());
    Set<String> gone = names(text.substring(from, to));
    if (!removed) edited.ifPresent(path -> gone.remove(path.last()));
    int begin = removed ? above(from) : from;
    boolean group =
        edited.flatMap(before::at).filter(value -> !(value instanceof YamlValue.Text)).isPresent();
    int end = removed || group ? below(from, to) : to;
    var stay = new ArrayList<String>();
    for (MatchResult comment : comments(text)) {
      Optional<String> beside = beside(comment);
      boolean own =
          !removed
              && edited.isPresent()
              && beside.equals(edited.map(ValuePath::last))
              && comment.group().matches("# (above|heading|behind).*");
      boolean within = begin <= comment.start() && comment.start() < end;
      boolean mayGo = beside.isPresent() ? gone.contains(beside.get()) || within && !own : within;
      if (!mayGo) stay.add(comment.group().strip());
    }
    List<String> there = words(changed.text());
    int at = 0;
    for (String comment : stay) {
      while (at < there.size() && !there.get(at).equals(comment)) at++;
      if (at++ >= there.size()) throw finding(told, "lost " + comment, changed.text());
    }
    attached(told, gone, "", changed.text());
    rest(told, from, to, edited.isPresent(), changed.text());
  }

  /** The text before and after what is edited, but for marks and blanks beside it. */
  private void rest(String told, int from, int to, boolean edited, String changed) {
    if (!edited || text.contains("*a") || text.contains("&")) return;
    String first = bare(text.substring(0, above(from)));
    String last = bare(text.substring(below(from, to)));
    String all = bare(changed);
    if (!all.startsWith(first) || !all.endsWith(last))
      throw finding(told, "changed what is outside", changed);
  }

  private static String bare(String text) {
    return text.replaceAll("[\\s,\\[\\]{}-]", "");
  }

  private void checkMove(String told, ValuePath path, YamlText changed) {
    var was = new ArrayList<>(words(text));
    var is = new ArrayList<>(words(changed.text()));
    was.sort(null);
    is.sort(null);
    if (!was.equals(is)) throw finding(told, "changed the comments", changed.text());
    var moved = before.span(path).orElseThrow();
    Set<String> names = names(text.substring(moved.from(), moved.to()));
    attached(told, Set.of(), names.isEmpty() ? "" : names.iterator().next(), changed.text());
  }

  /** Each comment beside a key or word that is still there is beside it. */
  private void attached(String told, Set<String> gone, String moved, String changed) {
    for (MatchResult comment : comments(changed)) {
      var beside = BESIDE.matcher(comment.group());
      if (!beside.lookingAt() || gone.contains(beside.group(2))) continue;
      String name = beside.group(2);
      if (!names(COMMENT.matcher(text).replaceAll("")).contains(name)) continue;
      boolean there =
          switch (beside.group(1)) {
            case "above" -> next(changed, comment.end()).equals(name);
            case "heading" -> name.equals(moved) || next(changed, comment.end()).equals(name);
            case "behind" -> line(changed, comment.start()).matches(".*\\b" + name + "\\b.*#.*");
            default -> true;
          };
      if (!there) throw finding(told, "detached " + comment.group(), changed);
    }
  }

  private static String next(String text, int offset) {
    return text.substring(offset)
        .lines()
        .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
        .findFirst()
        .flatMap(line -> NAME.matcher(line).results().map(MatchResult::group).findFirst())
        .orElse("");
  }

  private static String line(String text, int offset) {
    int begin = start(text, offset);
    return text.substring(begin).lines().findFirst().orElse("");
  }

  private static int start(String text, int offset) {
    int line = offset;
    while (line > 0 && "\n\r\uFEFF".indexOf(text.charAt(line - 1)) < 0) line--;
    return line;
  }

  /** Where the comments directly above an offset begin. */
  private int above(int offset) {
    int line = start(text, offset);
    if (!text.substring(line, offset).isBlank()) return offset;
    while (line > 0) {
      int before =
          start(text, text.startsWith("\r\n", Math.max(0, line - 2)) ? line - 2 : line - 1);
      if (before >= line || !text.substring(before, line).strip().startsWith("#")) break;
      line = before;
    }
    return line;
  }

  /** Where the line ends, and the comments below it that are indented more than the item. */
  private int below(int from, int to) {
    int end = to;
    while (end < text.length() && "\n\r".indexOf(text.charAt(end)) < 0) end++;
    if (!text.substring(to, end).strip().matches("(,? *#.*)?")) return to;
    int column = from - start(text, from);
    int line = end;
    while (line < text.length()) {
      int next = line + (text.startsWith("\r\n", line) ? 2 : 1);
      String words =
          next >= text.length() ? "" : text.substring(next).lines().findFirst().orElse("");
      int indent = words.length() - words.stripLeading().length();
      if (next >= text.length()
          || !words.isBlank() && (!words.strip().startsWith("#") || indent <= column)) break;
      line = next + words.length();
      if (!words.isBlank()) end = line;
    }
    return end;
  }

  private static Set<String> names(String text) {
    return NAME.matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Optional<String> beside(MatchResult comment) {
    var beside = BESIDE.matcher(comment.group());
    return beside.lookingAt() ? Optional.of(beside.group(2)) : Optional.empty();
  }

  private static List<MatchResult> comments(String text) {
    return COMMENT.matcher(text).results().toList();
  }

  private static List<String> words(String text) {
    return comments(text).stream().map(comment -> comment.group().strip()).toList();
  }

  private Finding finding(String told, String what, String changed) {
    return new Finding(told + " " + what + "\n" + text + "\n---- became\n" + changed);
  }

  private static void walk(ValuePath path, YamlValue value, List<ValuePath> paths) {
    if (!path.isRoot()) paths.add(path);
    switch (value) {
      case YamlValue.Table table ->
          table.entries().forEach((key, inner) -> walk(path.child(key), inner, paths));
      case YamlValue.Items items -> {
        for (int index = 0; index < items.items().size(); index++)
          walk(path.child(index), items.items().get(index), paths);
      }
      case YamlValue.Text _ -> {}
    }
  }
}

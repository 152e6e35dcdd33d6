package roundhouse.drafts.ruby;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The constants of a file, and the names of its methods, classes and what they are made of. */
public final class RubyFile {
  private static final Pattern CONSTANT =
      Pattern.compile("\\s*([A-Z][A-Za-z0-9_]*)\\s*(?:\\|\\|)?=(?![=~>])\\s*");
  private static final Pattern OTHER_CONSTANTS =
      Pattern.compile("\\s*([A-Z]\\w*(?:\\s*,\\s*[A-Z]\\w*|::[A-Z]\\w*)+)\\s*=(?![=~>]).*");
  private static final Pattern INCLUDED =
      Pattern.compile("\\s*(?:include|extend|prepend)\\s+([A-Z]\\w*::[\\w:]*).*");
  private static final Pattern METHOD =
      Pattern.compile("(\\s*)def\\s+(?:self\\.)?([a-z_][A-Za-z0-9_]*[?!=]?).*");
  private static final Pattern CLASS =
      Pattern.compile("\\s*class\\s+([A-Z]\\w*)\\s*<\\s*([A-Z][\\w:]*).*");
  private static final Pattern MODULE = Pattern.compile("\\s*module\\s+G(\\d\\w*)\\s*");
  private static final Pattern NEEDED =
      Pattern.compile("\\s*require_relative\\s+['\"]([^'\"]+)['\"].*");

  private static final Pattern TABLE =
      Pattern.compile("(?:^|[=(]|return)\\s*([\\[{](?=\\s*[\\[{:'\"\\w]))", Pattern.MULTILINE);

  private static final Pattern COMMENT = Pattern.compile("#(?!\\{).*$", Pattern.MULTILINE);
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d\\w*(?:\\.\\d+)?");

  private final String text;
  private final Map<String, RubyValue> constants = new LinkedHashMap<>();
  private final Map<String, String> methods = new LinkedHashMap<>();
  private final Set<String> needed = new LinkedHashSet<>();
  private final Set<String> unread = new LinkedHashSet<>();
  private Optional<String> parent = Optional.empty();
  private Optional<String> module = Optional.empty();
  private int at;

  /** Whether a method has no end: then none is looked for again. */
  private boolean unending;

  private RubyFile(String text) {
    this.text = text;
  }

  /**
   * Reads a file.
   *
   * @throws RubyMistake where a literal cannot be read
   */
  public static RubyFile read(String text) throws RubyMistake {
    var file = new RubyFile(text);
    while (file.at < text.length()) file.readLine();
    return file;
  }

  /** Constants by name, as written. */
  public Map<String, RubyValue> constants() {
    return constants;
  }

  /** Its methods: the text of each by its name. */
  public Map<String, String> methods() {
    return methods;
  }

  /** The numbers in a text, for a line that only names it; "" if it has none. */
  public static String numbers(String ruby) {
    var numbers = new LinkedHashSet<String>();
    Matcher number = NUMBER.matcher(COMMENT.matcher(ruby).replaceAll(""));
    while (number.find()) numbers.add(number.group().replace("_", ""));
    return numbers.isEmpty() ? "" : "; numbers in it: " + String.join(", ", numbers);
  }

  /** The lists and maps that are written out in the text of a method, in order. */
  public static List<RubyValue> tables(String method) {
    var found = new ArrayList<RubyValue>();
    Matcher table = TABLE.matcher(method);
    int at = 0;
    while (table.find(at)) {
      var parser = new RubyParser(method, table.start(1));
      at = table.end();
      try {
        found.add(parser.value());
        at = Math.max(at, Math.min(parser.end(), method.length()));
      } catch (RubyMistake _) {
        // What begins like a table is code.
      }
    }
    return found;
  }

  /** Paths of the files that it needs. */
  public Set<String> needed() {
    return needed;
  }

  /** What else holds constants: several in one assignment, and modules of other files. */
  public Set<String> unread() {
    return unread;
  }

  /** What its game inherits from: {@code G1867::Game}. */
  public Optional<String> parent() {
    return parent;
  }

  /** The title as its module names it, without the letter G that precedes it. */
  public Optional<String> module() {
    return module;
  }

  private void readLine() throws RubyMistake {
    int end = lineEnd(at);
    String line = text.substring(at, end);
    Matcher constant = CONSTANT.matcher(line);
    Matcher method = METHOD.matcher(line);
    if (line.startsWith("=begin")) skipPast("\n=end");
    else if (constant.lookingAt()) readConstant(constant.group(1), at + constant.end());
    else if (method.matches()) skipMethod(method.group(1), method.group(2), end);
    else {
      note(line);
      at = end + 1;
    }
  }

  private int lineEnd(int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  private void skipPast(String mark) {
    int found = text.indexOf(mark, at);
    at = found < 0 ? text.length() : lineEnd(found + 1) + 1;
  }

  private void note(String line) {
    Matcher inherits = CLASS.matcher(line);
    if (inherits.matches() && inherits.group(1).equals("Game"))
      parent = Optional.of(inherits.group(2));
    Matcher named = MODULE.matcher(line);
    if (named.matches()) module = Optional.of(named.group(1));
    Matcher others = OTHER_CONSTANTS.matcher(line);
    if (others.matches())
      unread.add("constants `" + others.group(1) + "`: not read" + numbers(line));
    Matcher included = INCLUDED.matcher(line);
    if (included.matches() && !isHere(included.group(1)))
      unread.add("module `" + included.group(1) + "`: not read from here");
    Matcher file = NEEDED.matcher(line);
    if (file.matches()) needed.add(file.group(1));
  }

  /** Whether a module is of the same folder, or says only how the game is listed. */
  private boolean isHere(String included) {
    return included.equals("Game::Meta")
        || module.filter(own -> included.startsWith("G" + own + "::")).isPresent();
  }

  private void readConstant(String name, int from) throws RubyMistake {
    var parser = new RubyParser(text, from);
    try {
      constants.put(name, parser.value());
      at = Math.max(parser.lineEnd(), lineEnd(at)) + 1;
    } catch (RubyMistake unread) {
      skipConstant(name, unread);
    }
  }

  /**
   * Ruby can say more than is read here: such a constant is noted, and reading goes on behind it.
   * Nothing follows where a file is cut off.
   */
  private void skipConstant(String name, RubyMistake mistake) throws RubyMistake {
    String line = text.substring(at, lineEnd(at));
    String indent = line.substring(0, line.length() - line.stripLeading().length());
    Matcher next =
        Pattern.compile("\\n" + indent + "(?:[A-Z]\\w* *=|def |attr_|include|private|register_)")
            .matcher(text);
    if (!next.find(lineEnd(at))) throw mistake;
    long row = text.substring(0, mistake.offset()).lines().count();
    unread.add(
        "the constant `%s`: not read, line %s: %s%s"
            .formatted(name, row, mistake.getMessage(), numbers(text.substring(at, next.start()))));
    at = next.start() + 1;
  }

  /** A method ends with the 'end' that is indented like its 'def'. */
  private void skipMethod(String indent, String name, int end) {
    String line = text.substring(at, end);
    int begin = at;
    boolean onOneLine =
        line.matches(".*;\\s*end\\s*") || line.matches("\\s*def\\s+\\S+(\\(.*\\))?\\s*=\\s.*");
    at = end + 1;
    if (!onOneLine && !unending) {
      int last = text.indexOf("\n" + indent + "end", end);
      unending = last < 0;
      if (!unending) at = lineEnd(last + 1) + 1;
    }
    methods.merge(name, text.substring(begin, Math.min(at, text.length())), String::concat);
  }
}

package roundhouse.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A source file with texts for the window. */
record WindowSource(Path file, String code) {
  private static final Path ROOT = Path.of("src", "main", "java", "roundhouse");

  /** Packages whose texts are shown in the window. */
  private static final List<String> SPEAKING = List.of("editor", "turn", "workshop");

  private static final Map<String, String> TABLES =
      Map.of(
          "editor/WindowCommand.java", "commands.",
          "editor/WindowView.java", "views.",
          "editor/CommandMenu.java", "menus.");

  /** Tables whose rows have a name and no sentence. */
  private static final Set<String> NAMES_ONLY = Set.of("menus.");

  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\\n"
              + "]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|'(?:[^'\\\\]|\\\\.)+'|(?<text>\"(?<words>[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\")",
          Pattern.DOTALL);
  private static final Pattern NAME =
      Pattern.compile(
          "(?:\\s*\\+\\s*\\w+)?,\\s*(?:new [\\w.]+\\(\\s*)?\\w*Words\\.(?:of|counted)\\(");
  private static final Pattern CALLED = Pattern.compile("(\\w+)(?:<[^()]*>)?$");

  /**
   * A string in a source file.
   *
   * @param call the method or constructor whose argument it is, or ""
   * @param name whether it comes right before a text of the window, as component names do
   * @param place file and line
   */
  record Text(String words, String call, boolean name, String place) {}

  /**
   * A text used by the window.
   *
   * @param values number of values for its placeholders, including the counted number
   */
  record Asked(String key, int values, String place) {}

  static List<WindowSource> all() {
    return SPEAKING.stream().flatMap(room -> in(ROOT.resolve(room)).stream()).toList();
  }

  private static List<WindowSource> in(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(WindowSource::read)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static WindowSource read(Path file) {
    try {
      return new WindowSource(file, Files.readString(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  List<Text> texts() {
    var all = new ArrayList<Text>();
    Matcher tokens = TOKEN.matcher(code);
    while (tokens.find()) {
      if (tokens.group("text") != null)
        all.add(
            new Text(
                tokens.group("words"),
                call(tokens.start()),
                NAME.matcher(code).region(tokens.end(), code.length()).lookingAt(),
                place(tokens.start())));
    }
    return all;
  }

  /** The texts used with a literal key, and those of the rows of a table. */
  List<Asked> asked() {
    var all = new ArrayList<>(rows());
    Matcher calls =
        Pattern.compile("Words\\.(?:of|counted)\\(\\s*\"([^\"]+)\"(?=\\s*[,)])").matcher(code);
    while (calls.find())
      all.add(new Asked(calls.group(1), values(calls.end()), place(calls.start())));
    return all;
  }

  /** The texts of commands, views and menus, whose keys follow from the names of their rows. */
  private List<Asked> rows() {
    String table = TABLES.getOrDefault(name(), "");
    if (table.isEmpty()) return List.of();
    var all = new ArrayList<Asked>();
    Matcher rows = Pattern.compile("(?m)^  ([A-Z][A-Z_]*)[(,;]").matcher(code);
    while (rows.find()) {
      String key = table + rows.group(1).toLowerCase(Locale.ROOT).replace('_', '-');
      all.add(new Asked(key, 0, place(rows.start())));
      if (!NAMES_ONLY.contains(table)) all.add(new Asked(key + ".says", 0, place(rows.start())));
    }
    return all;
  }

  /** The name before the innermost open parenthesis at an offset. */
  private String call(int offset) {
    int open = 0;
    for (int at = offset - 1; at >= 0 && code.charAt(at) != ';'; at--) {
      if (code.charAt(at) == ')') open++;
      if (code.charAt(at) == '(' && open-- == 0)
        return Optional.of(CALLED.matcher(code).region(start(at), at))
            .filter(Matcher::find)
            .map(found -> found.group(1))
            .orElse("");
    }
    return "";
  }

  /** Where the text before an offset begins that has no parenthesis and no end of a statement. */
  private int start(int offset) {
    int at = offset;
    while (at > 0 && "();".indexOf(code.charAt(at - 1)) < 0) at--;
    return at;
  }

  /** The number of arguments up to the closing parenthesis of the call. */
  private int values(int offset) {
    int open = 0;
    int values = 0;
    Matcher marks =
        Pattern.compile(TOKEN.pattern() + "|(?<mark>[(){},\\[\\]])", Pattern.DOTALL)
            .matcher(code)
            .region(offset, code.length());
    while (marks.find() && open >= 0) {
      String mark = marks.group("mark");
      if (mark == null) continue;
      if (mark.equals(",") && open == 0) values++;
      open += "({[".contains(mark) ? 1 : ")}]".contains(mark) ? -1 : 0;
    }
    return values;
  }

  /** Its path below the root package: {@code workshop/Lines.java}. */
  String name() {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private String place(int offset) {
    int line = 1;
    for (int at = code.indexOf('\n'); at >= 0 && at < offset; at = code.indexOf('\n', at + 1))
      line++;
    return name() + ":" + line;
  }
}

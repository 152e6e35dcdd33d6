package roundhouse.script.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import roundhouse.files.RegularFiles;
import roundhouse.game.ScriptLimits;

/**
 * A script: the name by which others import it, its text, and its file.
 *
 * @param name mount and path with forward slashes, "base/loans.js"; an import of "./loans.js" or
 *     "/base/loans.js" finds it
 * @param text the JavaScript, an ES module
 * @param file the name that problems report
 */
public record ScriptSource(String name, String text, String file) {
  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile(
          "//[^\n]*+|/\\*.*?\\*/"
              + "|\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"|'[^'\\\\\n]*+(?:\\\\.[^'\\\\\n]*+)*+'"
              + "|`[^`\\\\]*+(?:\\\\.[^`\\\\]*+)*+`",
          Pattern.DOTALL);

  public ScriptSource {
    name = name.replace('\\', '/');
    if (name.startsWith("/") || name.isBlank()) {
      throw new IllegalArgumentException(
          "a script's name must be relative, like \"base/loans.js\", not \"" + name + "\"");
    }
  }

  /** Reads every {@code .js} file of a folder and its subfolders, sorted by name. */
  public static List<ScriptSource> folder(String mount, Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      var sources = new ArrayList<ScriptSource>();
      for (Path file : files.sorted().toList())
        if (file.getFileName().toString().endsWith(".js"))
          sources.add(read(mount + "/" + folder.relativize(file), file));
      return sources;
    }
  }

  /** Reads a file, but not far past the size limit; loading refuses a file that exceeds it. */
  public static ScriptSource read(String name, Path file) throws IOException {
    byte[] start = RegularFiles.start(file, ScriptLimits.STANDARD.files().bytes() + 1);
    return new ScriptSource(name, new String(start, StandardCharsets.UTF_8), file.toString());
  }

  /** The text without its comments. */
  public String code() {
    return COMMENT_OR_TEXT
        .matcher(text)
        .replaceAll(
            found -> Matcher.quoteReplacement(isComment(found.group()) ? " " : found.group()));
  }

  private static boolean isComment(String found) {
    return found.startsWith("//") || found.startsWith("/*");
  }

  public boolean isTooBig() {
    return text.getBytes(StandardCharsets.UTF_8).length > ScriptLimits.STANDARD.files().bytes();
  }

  /** Where the text has a character that stands for bytes that are no UTF-8, or none at all. */
  public OptionalInt firstForeign() {
    return text.chars().anyMatch(ScriptSource::isForeign)
        ? IntStream.range(0, text.length()).filter(i -> isForeign(text.charAt(i))).findFirst()
        : OptionalInt.empty();
  }

  private static boolean isForeign(int character) {
    return character == '\uFFFD' || character == 0;
  }

  public String path() {
    return "/" + name;
  }
}

package roundhouse.script.faults;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.script.source.ScriptFiles;
import roundhouse.script.source.ScriptSource;

/**
 * An import of a file that is not among the title's scripts: the message and the line that imports
 * it.
 */
public final class MissingImport {
  private static final Pattern FORM =
      Pattern.compile(
          "(?s)^(?:\\w*Error: )(?:Cannot find module|Error reading module) '(.*?)' imported from"
              + " (\\S+?)(?::.*)?$");
  private static final Pattern REWORDED = Pattern.compile("^imports '(.*?)' in (\\S+), but");

  private static final Pattern IMPORT =
      Pattern.compile("\\b(?:from|import)\\s*\\(?\\s*(['\"])(.*?)\\1");

  /** A scheme, or a character that no path has, raw or as JavaScript writes it. */
  private static final Pattern UNUSUAL =
      Pattern.compile("^[a-zA-Z][\\w+.-]*:|\\p{Cntrl}|\\\\(?:0|x|u)");

  private static final String ALLOWED =
      "a script can import only scripts of its title, as './other.js'";

  /** The message for an import found by {@link #unusual}. */
  public static final String UNUSUAL_SAID = "imports what is not the path of a script; " + ALLOWED;

  private MissingImport() {}

  static boolean matches(String message) {
    return FORM.matcher(message).matches();
  }

  static String reworded(String message) {
    Matcher form = FORM.matcher(message);
    if (!form.matches()) return message;
    return "imports '"
        + form.group(1)
        + "' in "
        + form.group(2)
        + ", but there is no such script; "
        + ALLOWED;
  }

  /** The first line of the importing script that names the file; the engine does not report it. */
  public static Optional<ScriptFrame> place(String message, ScriptFiles files) {
    Matcher form = REWORDED.matcher(message);
    if (!form.find()) return Optional.empty();
    return files.find(form.group(2)).map(source -> place(source, form.group(1)));
  }

  /** The first import of something that is no path of a script; the engine reports no place. */
  public static Optional<ScriptFrame> unusual(ScriptSource source) {
    Matcher imports = IMPORT.matcher(source.text());
    while (imports.find())
      if (UNUSUAL.matcher(imports.group(2)).find())
        return Optional.of(at(source, imports.start(1)));
    return Optional.empty();
  }

  private static ScriptFrame place(ScriptSource source, String imported) {
    String name = imported.substring(imported.lastIndexOf('/') + 1);
    Matcher named =
        Pattern.compile("\\b(?:from|import)\\s*(['\"][^'\"\\n]*" + Pattern.quote(name) + "['\"])")
            .matcher(source.text());
    Matcher first = IMPORT.matcher(source.text());
    return at(source, named.find() ? named.start(1) : first.find() ? first.start(1) : 0);
  }

  private static ScriptFrame at(ScriptSource source, int at) {
    String before = source.text().substring(0, at);
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    return new ScriptFrame("", source.file(), line, at - before.lastIndexOf('\n'));
  }
}

package roundhouse.script.faults;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes from a syntax error what the problem already contains: file, line and drawn caret. */
public final class SyntaxMessages {
  private static final Pattern FORM =
      Pattern.compile("(?s)^SyntaxError: (?:\\S+?:\\d+:\\d+ )?(.*?)(?:\\n.*)?$");

  private SyntaxMessages() {}

  public static String tidied(String message) {
    Matcher form = FORM.matcher(message);
    return form.matches() ? "SyntaxError: " + form.group(1).strip() : message;
  }
}

package roundhouse.design.problem;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import roundhouse.words.VisibleText;

/**
 * An error or warning about a design.
 *
 * @param path of the value, {@code trains.5+3.count}; "" for the whole design
 * @param fix what would be right, or ""
 */
public record Problem(
    Severity severity, SourcePlace place, String path, String message, String fix) {

  public Problem {
    path = VisibleText.line(path);
    message = VisibleText.line(message);
    fix = VisibleText.line(fix);
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** {@code designs/x/trains.yaml:12:5: error: unknown key 'cuont': did you mean 'count'?} */
  public String text() {
    String said = place + ": " + severity.word() + ": " + message;
    return fix.isEmpty() ? said : said + ": " + fix;
  }

  /** As JSON: severity, file, line, column, path, message, fix. */
  public ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("severity", severity.word())
        .put("file", place.file().toString().replace('\\', '/'))
        .put("line", place.line())
        .put("column", place.column())
        .put("path", path)
        .put("message", message)
        .put("fix", fix);
  }
}

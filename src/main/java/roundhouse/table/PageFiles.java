package roundhouse.table;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.regex.Pattern;
import roundhouse.picture.Theme;
import roundhouse.table.HttpAnswer.Denied;

/** The files of the page, which anybody may have; its fonts are those of the pictures. */
final class PageFiles {
  private static final Pattern FILE = Pattern.compile("[A-Za-z0-9-]{1,40}\\.(html|css|js|ttf)");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "ttf", "font/ttf");

  /** For all together, so that no flood of strangers takes the time of those who play. */
  private final RateLimit limit = new RateLimit(3000, 300);

  void send(String name, HttpAnswer answer) throws IOException {
    if (!limit.allows("", System.nanoTime()))
      throw new Denied(429, "Too many ask at once; wait a moment.");
    if (!FILE.matcher(name).matches()) throw new Denied(404, "The page has no such file.");
    String type = name.substring(name.lastIndexOf('.') + 1);
    InputStream file =
        type.equals("ttf")
            ? Theme.class.getResourceAsStream("font/" + name)
            : PageFiles.class.getResourceAsStream("page/" + name);
    if (file == null) throw new Denied(404, "The page has no such file.");
    try (file) {
      answer.send(TYPES.get(type), file.readAllBytes());
    }
  }
}

package roundhouse.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a file as it is edited: lines end in {@code \n}, whatever the file does, and are
 * written again as the file had them.
 *
 * @param text without a byte order mark
 * @param raw what the file holds
 */
public record FileText(String text, String raw) {
  private static final String MARK = "\uFEFF";

  /** A file that is not there yet. */
  public static final FileText NEW = new FileText("", "");

  public static FileText read(Path file) throws IOException {
    return of(Files.readString(file));
  }

  public static FileText of(String raw) {
    String text = raw.startsWith(MARK) ? raw.substring(1) : raw;
    return new FileText(text.replace("\r\n", "\n"), raw);
  }

  /** The file with another text; lines that stay end as they did, others as the first does. */
  public FileText with(String other) {
    if (other.equals(text)) return this;
    String mark = raw.startsWith(MARK) ? MARK : "";
    String body = raw.substring(mark.length());
    if (!body.contains("\r\n")) return new FileText(other, mark + other);
    return new FileText(other, mark + ends(body, other));
  }

  private static String ends(String body, String other) {
    List<String> before = List.of(body.split("(?<=\n)", -1));
    List<String> after = new ArrayList<>(List.of(other.split("(?<=\n)", -1)));
    int most = Math.min(before.size(), after.size());
    int head = 0;
    while (head < most && plain(before.get(head)).equals(after.get(head)))
      after.set(head, before.get(head++));
    int tail = 1;
    while (tail <= most - head
        && plain(before.get(before.size() - tail)).equals(after.get(after.size() - tail)))
      after.set(after.size() - tail, before.get(before.size() - tail++));
    boolean windows = before.getFirst().endsWith("\r\n");
    for (int line = head; windows && line <= after.size() - tail; line++)
      after.set(line, after.get(line).replace("\n", "\r\n"));
    return String.join("", after);
  }

  private static String plain(String line) {
    return line.replace("\r\n", "\n");
  }
}

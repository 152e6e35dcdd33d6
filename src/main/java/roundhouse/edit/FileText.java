package roundhouse.edit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import roundhouse.files.RegularFiles;

/**
 * The text of a file for editing: lines end in {@code \n} in the text and as before in the file.
 *
 * @param text without a byte order mark
 * @param raw content of the file
 */
public record FileText(String text, String raw) {
  /** A file that does not exist yet. */
  public static final FileText NEW = new FileText("", "");

  public static FileText read(Path file) throws IOException {
    return of(RegularFiles.text(file));
  }

  public static FileText of(String raw) {
    return new FileText(plain(RegularFiles.withoutMark(raw)), raw);
  }

  /**
   * The file with another text; unchanged lines keep their line ends, others end like the first.
   */
  public FileText with(String other) {
    if (other.equals(text)) return this;
    String body = RegularFiles.withoutMark(raw);
    String mark = raw.substring(0, raw.length() - body.length());
    if (body.indexOf('\r') < 0) return new FileText(other, mark + other);
    return new FileText(other, mark + ends(body, other));
  }

  private static String ends(String body, String other) {
    List<String> before = List.of(body.split("(?<=\n)|(?<=\r)(?!\n)", -1));
    List<String> after = new ArrayList<>(List.of(other.split("(?<=\n)", -1)));
    int most = Math.min(before.size(), after.size());
    int head = 0;
    while (head < most && plain(before.get(head)).equals(after.get(head)))
      after.set(head, before.get(head++));
    int tail = 1;
    while (tail <= most - head
        && plain(before.get(before.size() - tail)).equals(after.get(after.size() - tail)))
      after.set(after.size() - tail, before.get(before.size() - tail++));
    String ending = before.getFirst().replaceFirst("[^\r\n]*", "");
    for (int line = head; line <= after.size() - tail; line++)
      after.set(line, after.get(line).replace("\n", ending));
    return String.join("", after);
  }

  private static String plain(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }
}

package roundhouse.editor.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.workshop.AtomicFiles;

/**
 * The text of a file as it is edited: lines end in {@code \n}, whatever the file does, and are written
 * again as the file had them.
 *
 * @param crlf whether the file ends its lines as Windows does
 * @param mark whether the file begins with a byte order mark
 */
record FileText(String text, boolean crlf, boolean mark) {
  private static final String MARK = "\uFEFF";

  static FileText read(Path file) throws IOException {
    String raw = Files.readString(file);
    boolean mark = raw.startsWith(MARK);
    String text = mark ? raw.substring(1) : raw;
    return new FileText(text.replace("\r\n", "\n"), text.contains("\r\n"), mark);
  }

  FileText with(String other) {
    return new FileText(other, crlf, mark);
  }

  void write(Path file) throws IOException {
    AtomicFiles.write(file, (mark ? MARK : "") + (crlf ? text.replace("\n", "\r\n") : text));
  }
}

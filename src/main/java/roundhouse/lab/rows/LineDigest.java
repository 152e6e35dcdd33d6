package roundhouse.lab.rows;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.files.Sha256;

/**
 * The SHA-256 over the lines of a game, by which it is noticed when they change. The last line
 * carries it at its end, in the column 'digest', which counts as empty: {@code ,"digest":""}}.
 */
public final class LineDigest {
  private static final Pattern CARRIED =
      Pattern.compile("(.*,\"digest\":\")([0-9a-f]{64})\"}", Pattern.DOTALL);

  private final MessageDigest sha = Sha256.digest();

  /** Adds a line, without its end. */
  public LineDigest line(String line) {
    return line(line.getBytes(StandardCharsets.UTF_8));
  }

  LineDigest line(byte[] line) {
    sha.update(line);
    sha.update((byte) '\n');
    return this;
  }

  /** The hash of the lines so far, in 64 hexadecimal digits; no line can be added to it. */
  public String text() {
    return HexFormat.of().formatHex(sha.digest());
  }

  /** Whether the last line carries the hash of the lines so far and of itself. */
  public boolean isCarriedBy(byte[] last) {
    // Each byte is a character, so that nothing is lost where the text is garbled.
    Matcher carried = CARRIED.matcher(new String(last, StandardCharsets.ISO_8859_1));
    if (!carried.matches()) return false;
    byte[] empty = (carried.group(1) + "\"}").getBytes(StandardCharsets.ISO_8859_1);
    return line(empty).text().equals(carried.group(2));
  }
}

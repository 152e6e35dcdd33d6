package roundhouse.files;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names of files that mean the same on every system. */
public final class FileNames {
  private static final int LONGEST = 100;
  private static final Pattern DEVICE =
      Pattern.compile(
          "(?i)(con|prn|aux|nul|clock\\$|conin\\$|conout\\$|com[\\d¹²³]|lpt[\\d¹²³]) *(\\..*)?");
  private static final Pattern UNNAMEABLE = Pattern.compile("[/\\\\:*?\"<>|\\p{Cntrl}\\p{Cf}]+");

  private FileNames() {}

  /** Whether Windows takes a name for a device, whatever its ending. */
  public static boolean isDevice(String name) {
    return DEVICE.matcher(name).matches();
  }

  /**
   * The same text for names that some system takes for one: capitals and the ways to write an
   * accent are not distinguished everywhere.
   */
  public static String folded(String path) {
    return Normalizer.normalize(path, Normalizer.Form.NFC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }

  /** A file name, without its ending, for something that a design names. */
  public static String of(String name) {
    String plain =
        UNNAMEABLE
            .matcher(Normalizer.normalize(name, Normalizer.Form.NFC))
            .replaceAll("-")
            .replaceAll("^[. ]+", "");
    if (plain.codePointCount(0, plain.length()) > LONGEST)
      plain = plain.substring(0, plain.offsetByCodePoints(0, LONGEST));
    plain = plain.replaceAll("[. ]+$", "");
    if (plain.isEmpty()) return "_";
    return isDevice(plain) ? plain.replaceFirst(" *(\\.|$)", "_$1") : plain;
  }
}

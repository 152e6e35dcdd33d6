package roundhouse.workshop.project;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.files.FileNames;
import roundhouse.words.UiWords;

/**
 * Which names files may have in somebody's zip of a design: those that stay in its folder and mean
 * the same on every system.
 */
final class ZipNames {
  private static final Set<String> ROOTS = Set.of("designs", "scripts", "tile-library");
  private static final Set<String> KINDS =
      Set.of("yaml", "yml", "js", "mjs", "tiles", "json", "md", "txt", "ts", "png", "svg", "jsonl");

  /**
   * One part of a path: no dots alone, no drive, no stream, nothing hidden, nothing that some
   * system reads otherwise, no character that is not seen or that turns the others around.
   */
  private static final Pattern PART =
      Pattern.compile(
          "[^./\\\\:*?\"<>|\\p{Cntrl}\\p{Cf}][^/\\\\:*?\"<>|\\p{Cntrl}\\p{Cf}]{0,99}(?<![ .])");

  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|conin\\$|conout\\$|com[\\d¹²³]|lpt[\\d¹²³])(\\..*)?");
  private static final Pattern LEADS_OUT =
      Pattern.compile("(.*[/\\\\])?\\.\\.([/\\\\].*)?|[/\\\\].*|\\p{Alpha}:.*", Pattern.DOTALL);

  /** What systems put into zips by themselves. */
  private static final Pattern LITTER =
      Pattern.compile("__MACOSX/.*|(.*/)?(\\.DS_Store|Thumbs\\.db|desktop\\.ini)");

  private final Map<String, String> spelled = new HashMap<>();

  /** The folders in which a design's files lie. */
  static Set<String> roots() {
    return ROOTS;
  }

  /** Whether a file does not belong to the design and can be left out without harm. */
  static boolean isLitter(String name) {
    return LITTER.matcher(name).matches();
  }

  /** Whether a file of a design may have that name. */
  static boolean allow(String name) {
    return objection(Path.of(""), name).isEmpty();
  }

  /** Why no file of that name may be in a zip; empty when it may. */
  static Optional<String> objection(Path zip, String name) {
    if (LEADS_OUT.matcher(name).matches())
      return Optional.of(UiWords.of("zip-refused.leads-out", zip, name));
    String[] parts = name.split("/", -1);
    boolean placed = parts.length >= 2 && parts.length <= 6 && ROOTS.contains(parts[0]);
    if (!placed) return Optional.of(UiWords.of("zip-refused.place", zip, name));
    for (String part : parts) {
      if (FileNames.isDevice(part))
        return Optional.of(UiWords.of("zip-refused.device", zip, name, part));
      if (!PART.matcher(part).matches())
        return Optional.of(UiWords.of("zip-refused.unnameable", zip, name, part));
    }
    return isOfKnownKind(name)
        ? Optional.empty()
        : Optional.of(UiWords.of("zip-refused.kind", zip, name));
  }

  /** Whether a file belongs to its design by its kind, whatever its name; hidden files do not. */
  static boolean isOfDesign(String path) {
    return isOfKnownKind(path)
        && Stream.of(path.split("/")).noneMatch(part -> part.startsWith("."));
  }

  private static boolean isOfKnownKind(String path) {
    return KINDS.contains(path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
  }

  /**
   * An earlier name that means the same file on some systems, or whose folder does; empty if there
   * is none.
   */
  Optional<String> namesake(String file) {
    String[] parts = file.split("/");
    for (int length = 1; length < parts.length; length++) {
      String folder = String.join("/", Arrays.copyOf(parts, length)) + "/";
      Optional<String> before = said(folder).filter(other -> !other.equals(folder));
      if (before.isPresent()) return before;
    }
    return said(file);
  }

  /** How the name was written before, if it was. */
  private Optional<String> said(String path) {
    return Optional.ofNullable(
        spelled.putIfAbsent(
            FileNames.folded(path.endsWith("/") ? path.substring(0, path.length() - 1) : path),
            path));
  }
}

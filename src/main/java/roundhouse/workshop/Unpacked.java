package roundhouse.workshop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import roundhouse.script.Trust;

/**
 * Somebody's zip of a design, unpacked into a folder of its own. Nothing in it can reach out of that
 * folder, nothing in it is larger than designs are, and its scripts do not run until they are trusted.
 *
 * @param folder that holds {@code designs}, {@code scripts} and {@code tile-library} now
 * @param designs names of the designs in it
 * @param scripts files that run only once they are trusted
 */
public record Unpacked(Path folder, List<String> designs, List<Path> scripts) {
  /** Far more files than any title has. */
  static final int MOST_FILES = 2_000;

  /** Bytes of one file, however small it is in the zip. */
  static final int MOST_BYTES = 4 << 20;

  /** Bytes of all files together. */
  static final long MOST_TOGETHER = 64L << 20;

  private static final Set<String> ROOTS = Set.of("designs", "scripts", "tile-library");
  private static final Set<String> KINDS = Set.of("yaml", "yml", "js", "mjs", "tiles", "json", "md", "txt", "ts", "png", "svg", "jsonl");

  /** One part of a path: no dots alone, no drive, no stream, nothing hidden, nothing that some system reads otherwise. */
  private static final Pattern PART = Pattern.compile("[^./\\\\:*?\"<>|\\p{Cntrl}][^/\\\\:*?\"<>|\\p{Cntrl}]{0,99}(?<![ .])");

  private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  /** Why a zip was not unpacked, in a sentence; nothing of it is on disk then. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String why) {
      super(why);
    }
  }

  /**
   * Unpacks a zip.
   *
   * @param folder that is not there yet, or is empty
   */
  public static Unpacked of(Path zip, Path folder) throws IOException, Refused {
    if (Files.exists(folder) && !isEmpty(folder)) {
      throw new Refused("'%s' is there already and not empty: name a folder of its own.".formatted(folder));
    }
    Map<String, byte[]> files = read(zip);
    if (files.keySet().stream().noneMatch(name -> name.matches("designs/[^/]+/title\\.yaml"))) {
      throw new Refused("'%s' holds no design: there is no designs/NAME/title.yaml in it.".formatted(zip));
    }
    write(files, folder);
    return described(folder);
  }

  /** Whether a file of that name may be in such a zip. */
  static boolean isWanted(String name) {
    String[] parts = name.split("/", -1);
    if (parts.length < 2 || parts.length > 6 || !ROOTS.contains(parts[0])) return false;
    for (String part : parts) if (!PART.matcher(part).matches() || DEVICE.matcher(part).matches()) return false;
    String last = parts[parts.length - 1];
    return KINDS.contains(last.substring(last.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
  }

  private static Map<String, byte[]> read(Path zip) throws IOException, Refused {
    var files = new TreeMap<String, byte[]>();
    var names = new HashSet<String>();
    long together = 0;
    try (InputStream in = Files.newInputStream(zip); var archive = new ZipInputStream(in)) {
      for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
        if (names.size() >= MOST_FILES) throw new Refused("'%s' holds more than %d files.".formatted(zip, MOST_FILES));
        if (!names.add(entry.getName().toLowerCase(Locale.ROOT))) throw new Refused("'%s' holds '%s' twice.".formatted(zip, entry.getName()));
        if (entry.isDirectory()) continue;
        byte[] bytes = bytes(zip, entry, archive);
        together += bytes.length;
        if (together > MOST_TOGETHER) throw new Refused("'%s' holds more than %d MB.".formatted(zip, MOST_TOGETHER >> 20));
        files.put(entry.getName(), bytes);
      }
    } catch (ZipException | CharacterCodingException | IllegalArgumentException broken) {
      throw new Refused("'%s' is no zip that can be read: %s.".formatted(zip, broken.getMessage()));
    }
    return files;
  }

  /** What a file really holds: its head may say anything. */
  private static byte[] bytes(Path zip, ZipEntry entry, InputStream archive) throws IOException, Refused {
    if (!isWanted(entry.getName())) {
      throw new Refused("'%s' holds '%s', which is no file of a design: they lie in designs, scripts and tile-library.".formatted(zip, entry.getName()));
    }
    byte[] bytes = archive.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) throw new Refused("'%s' in '%s' is larger than %d MB.".formatted(entry.getName(), zip, MOST_BYTES >> 20));
    return bytes;
  }

  /** All of it or nothing: it takes its place when it is complete, and its scripts are not trusted before. */
  private static void write(Map<String, byte[]> files, Path folder) throws IOException {
    Path whole = folder.toAbsolutePath().normalize();
    Files.createDirectories(whole.getParent());
    Path half = Files.createDirectory(whole.resolveSibling("." + whole.getFileName() + ".part"));
    try {
      for (String root : ROOTS) Files.createDirectories(half.resolve(root));
      Trust.withhold(half.resolve("scripts"));
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path target = half.resolve(file.getKey()).normalize();
        if (!target.startsWith(half)) throw new IOException("'" + file.getKey() + "' leads out of the folder");
        Files.createDirectories(target.getParent());
        if (!Files.exists(target)) Files.write(target, file.getValue());
      }
      Files.deleteIfExists(whole);
      Files.move(half, whole);
    } finally {
      discard(half);
    }
  }

  private static Unpacked described(Path folder) throws IOException {
    return new Unpacked(folder, names(folder.resolve("designs")), scripts(folder.resolve("scripts")));
  }

  private static List<String> names(Path designs) throws IOException {
    try (Stream<Path> all = Files.list(designs)) {
      return all.filter(design -> Files.isRegularFile(design.resolve("title.yaml"))).map(design -> design.getFileName().toString()).sorted().toList();
    }
  }

  /** The scripts of a folder, which run when they are trusted. */
  public static List<Path> scripts(Path scripts) throws IOException {
    if (!Files.isDirectory(scripts)) return List.of();
    try (Stream<Path> all = Files.walk(scripts)) {
      return all.filter(file -> file.toString().matches(".*\\.m?js")).sorted().toList();
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return false;
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  private static void discard(Path half) throws IOException {
    if (!Files.exists(half)) return;
    try (Stream<Path> all = Files.walk(half)) {
      all.sorted(Comparator.reverseOrder()).forEach(Unpacked::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stuck) {
      throw new UncheckedIOException(stuck);
    }
  }
}

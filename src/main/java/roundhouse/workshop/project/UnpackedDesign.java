package roundhouse.workshop.project;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import roundhouse.files.RegularFiles;
import roundhouse.files.UnfitFileException;
import roundhouse.script.loading.ScriptTrust;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.StagingFolder;

/**
 * A zip of a design from somebody else, unpacked into its own folder. Nothing in it can reach
 * outside that folder, nothing in it is larger than designs are, and its scripts do not run until
 * they are trusted.
 *
 * @param folder that holds {@code designs}, {@code scripts} and {@code tile-library} now
 * @param designs names of the designs in it
 * @param scripts files that run only once they are trusted
 */
public record UnpackedDesign(Path folder, List<String> designs, List<Path> scripts) {
  /** Far more files than any title has. */
  static final int MOST_FILES = 2_000;

  /** Bytes of one file, however small it is in the zip. */
  static final int MOST_BYTES = 4 << 20;

  /** Bytes of all files together. */
  static final long MOST_TOGETHER = 64L << 20;

  /** A zip may contain this many times its packed size; texts and pictures need far less. */
  static final int MOST_TIMES = 100;

  private static final int SMALL = 1 << 20;

  /** Why a zip was not unpacked, in a sentence; then nothing of it is on disk. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String why) {
      super(why);
    }
  }

  /** Unpacks a zip. */
  public static UnpackedDesign unpack(Path zip, Path folder) throws IOException, Refused {
    return unpack(zip, folder, _ -> {});
  }

  /**
   * Unpacks a zip: all of it, or nothing if anything is wrong with it or the work is cancelled.
   *
   * @param folder that does not exist yet, or is empty
   * @param step called with each file that is read or written; an exception from it ends the work
   */
  public static UnpackedDesign unpack(Path zip, Path folder, Consumer<String> step)
      throws IOException, Refused {
    Map<String, byte[]> files = files(zip, step);
    if (Files.exists(folder) && !isEmpty(folder)) {
      throw new Refused(UiWords.of("zip-refused.folder", folder));
    }
    if (files.keySet().stream().noneMatch(name -> name.matches("designs/[^/]+/title\\.yaml"))) {
      throw new Refused(UiWords.of("zip-refused.designless", zip));
    }
    write(files, folder, step);
    return described(folder);
  }

  /** The files in a zip by name, if nothing is wrong with it. */
  static Map<String, byte[]> files(Path zip, Consumer<String> step) throws IOException, Refused {
    if (!Files.exists(zip)) throw new Refused(UiWords.of("zip-refused.missing", zip));
    try (InputStream in = RegularFiles.open(zip);
        var archive = new ZipInputStream(in)) {
      return read(zip, archive, step);
    } catch (UnfitFileException unfit) {
      throw new Refused(UiWords.of("zip-refused.unfit", zip, unfit.reason()));
    } catch (EOFException cut) {
      throw new Refused(UiWords.of("zip-refused.cut", zip));
    } catch (ZipException | CharacterCodingException | IllegalArgumentException broken) {
      throw new Refused(UiWords.of("zip-refused.broken", zip, broken.getMessage()));
    }
  }

  private static Map<String, byte[]> read(Path zip, ZipInputStream archive, Consumer<String> step)
      throws IOException, Refused {
    var files = new TreeMap<String, byte[]>();
    int entries = 0;
    long together = 0;
    long packed = 0;
    var names = new ZipNames();
    for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
      step.accept(entry.getName());
      if (++entries > MOST_FILES)
        throw new Refused(UiWords.of("zip-refused.files", zip, MOST_FILES));
      // Folders are made with the files in them.
      boolean skipped = entry.isDirectory() || ZipNames.isLitter(entry.getName());
      if (!skipped) refuseName(zip, entry.getName(), names);
      // Skipping inflates the data too, and it could be endless.
      byte[] bytes = bytes(zip, entry, archive);
      together += bytes.length;
      packed += entry.getCompressedSize();
      refuseSize(zip, together, packed);
      if (!skipped) files.put(entry.getName(), bytes);
    }
    if (entries == 0) throw new Refused(UiWords.of("zip-refused.empty", zip));
    refuseWithoutEnd(zip);
    return files;
  }

  /** A zip that is cut between two files seems to end there. */
  private static void refuseWithoutEnd(Path zip) throws IOException, Refused {
    if (!ZipEnd.isIn(zip)) throw new Refused(UiWords.of("zip-refused.cut", zip));
  }

  private static void refuseName(Path zip, String name, ZipNames names) throws Refused {
    Optional<String> objection = ZipNames.objection(zip, name);
    if (objection.isPresent()) throw new Refused(objection.get());
    Optional<String> before = names.namesake(name);
    if (before.isPresent())
      throw new Refused(UiWords.of("zip-refused.namesakes", zip, before.get(), name));
  }

  private static void refuseSize(Path zip, long together, long packed) throws Refused {
    if (together > MOST_TOGETHER)
      throw new Refused(UiWords.of("zip-refused.together", zip, MOST_TOGETHER >> 20));
    if (together > SMALL && together > MOST_TIMES * packed) {
      throw new Refused(UiWords.of("zip-refused.bomb", zip, MOST_TIMES));
    }
  }

  /** What a file really contains: its header may claim anything. */
  private static byte[] bytes(Path zip, ZipEntry entry, InputStream archive)
      throws IOException, Refused {
    byte[] bytes = archive.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES)
      throw new Refused(UiWords.of("zip-refused.large", zip, entry.getName(), MOST_BYTES >> 20));
    return bytes;
  }

  /**
   * Writes all of it or nothing: it takes its place when it is complete, and its scripts are not
   * trusted yet.
   */
  private static void write(Map<String, byte[]> files, Path folder, Consumer<String> step)
      throws IOException {
    try (StagingFolder half = StagingFolder.of(folder)) {
      for (String root : ZipNames.roots()) Files.createDirectories(half.path().resolve(root));
      ScriptTrust.withhold(half.path().resolve("scripts"));
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        step.accept(file.getKey());
        Path target = half.path().resolve(file.getKey()).normalize();
        if (!target.startsWith(half.path()))
          throw new IOException(UiWords.of("zip-refused.outside", file.getKey()));
        Files.createDirectories(target.getParent());
        if (!Files.exists(target)) Files.write(target, file.getValue());
      }
      half.complete();
    }
  }

  private static UnpackedDesign described(Path folder) throws IOException {
    return new UnpackedDesign(
        folder, names(folder.resolve("designs")), scripts(folder.resolve("scripts")));
  }

  private static List<String> names(Path designs) throws IOException {
    try (Stream<Path> all = Files.list(designs)) {
      return all.filter(design -> Files.isRegularFile(design.resolve("title.yaml")))
          .map(design -> design.getFileName().toString())
          .sorted()
          .toList();
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

  /** The record with which every zip ends, after the list of its files. */
  private static final class ZipEnd {
    /** P, K, 5, 6. */
    private static final int SIGNATURE = 0x504B0506;

    /** The record, and the longest comment after it. */
    private static final int LONGEST = 22 + 65_535;

    private ZipEnd() {}

    /** Whether a zip has its end, so that none of its files is missing. */
    static boolean isIn(Path zip) throws IOException {
      try (FileChannel file = FileChannel.open(zip)) {
        ByteBuffer end = ByteBuffer.allocate((int) Math.min(file.size(), LONGEST));
        file.position(file.size() - end.capacity());
        while (end.hasRemaining() && file.read(end) >= 0) continue;
        return IntStream.rangeClosed(0, end.position() - Integer.BYTES)
            .anyMatch(at -> end.getInt(at) == SIGNATURE);
      }
    }
  }
}

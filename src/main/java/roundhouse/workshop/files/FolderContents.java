package roundhouse.workshop.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;

/**
 * Fingerprints of the contents of the text files in some folders. Saving the same text again is not
 * a change, and the clock does not matter.
 */
record FolderContents(Map<Path, String> fingerprints) {
  private static final String EMPTY = "empty";

  /**
   * The files in folders and their sub-folders; a file that vanishes while it is read counts as
   * gone.
   */
  static FolderContents of(Collection<Path> folders) {
    var all = new TreeMap<Path, String>();
    for (Path folder : folders)
      for (Path file : TextFiles.in(folder)) all.computeIfAbsent(file, FolderContents::fingerprint);
    all.values().removeIf(String::isEmpty);
    return new FolderContents(all);
  }

  /** The same with what these files hold now. */
  FolderContents reread(Collection<Path> files) {
    var all = new TreeMap<>(fingerprints);
    for (Path file : files) all.put(file, fingerprint(file));
    all.values().removeIf(String::isEmpty);
    return new FolderContents(all);
  }

  /** The same with a text in a file that is about to be written, or deleted if that is empty. */
  FolderContents with(Path file, String text) {
    var all = new TreeMap<>(fingerprints);
    if (text.isEmpty()) all.remove(file);
    else all.put(file, Sha256.hex(text.getBytes(StandardCharsets.UTF_8)));
    return new FolderContents(all);
  }

  /** Only the files in one of these folders or its sub-folders. */
  FolderContents within(Collection<Path> folders) {
    return only(file -> folders.stream().anyMatch(file::startsWith));
  }

  /** Only the files in none of these folders. */
  FolderContents outside(Collection<Path> folders) {
    return only(file -> folders.stream().noneMatch(file::startsWith));
  }

  private FolderContents only(Predicate<Path> wanted) {
    var some = new TreeMap<>(fingerprints);
    some.keySet().removeIf(wanted.negate());
    return new FolderContents(some);
  }

  /** These files and those; both have none in common. */
  FolderContents and(FolderContents others) {
    var all = new TreeMap<>(fingerprints);
    all.putAll(others.fingerprints);
    return new FolderContents(all);
  }

  /** Files that differ, or that only one of the two has. */
  Set<Path> changedTo(FolderContents other) {
    var changed = new TreeSet<Path>();
    fingerprints.forEach(
        (file, print) -> {
          if (!print.equals(other.fingerprints.get(file))) changed.add(file);
        });
    other.fingerprints.keySet().stream()
        .filter(file -> !fingerprints.containsKey(file))
        .forEach(changed::add);
    return changed;
  }

  /**
   * Whether some file that had text is gone or has none: an editor is probably about to write it.
   */
  boolean emptiedBy(FolderContents later) {
    return fingerprints.entrySet().stream()
        .anyMatch(
            file ->
                !file.getValue().equals(EMPTY)
                    && later.fingerprints.getOrDefault(file.getKey(), EMPTY).equals(EMPTY));
  }

  /** "" when the file cannot be read. */
  private static String fingerprint(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (attributes.size() > 4 << 20)
        return attributes.size() + " " + attributes.lastModifiedTime();
      byte[] bytes = RegularFiles.bytes(file, RegularFiles.MOST_BYTES);
      return bytes.length == 0 ? EMPTY : Sha256.hex(bytes);
    } catch (IOException unreadable) {
      return "";
    }
  }
}

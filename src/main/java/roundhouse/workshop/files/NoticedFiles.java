package roundhouse.workshop.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the notices of one edit were about. As long as they tell only of known files, written in
 * place or under another name and renamed, no other file is read: reading all takes longer than
 * most of what follows an edit.
 */
final class NoticedFiles {
  private final Set<Path> noticed = new TreeSet<>();
  private boolean others;

  /**
   * Adds what a notice tells.
   *
   * @param folder in which it happened
   */
  void add(Path folder, List<WatchEvent<?>> events) {
    for (WatchEvent<?> event : events) {
      if (event.context() instanceof Path name) noticed.add(folder.resolve(name));
      else others = true; // more notices than the system keeps
    }
  }

  /**
   * What the folders hold now.
   *
   * @param before what they held when all their files were read
   */
  FolderContents contents(FolderContents before, Collection<Path> folders) {
    Set<Path> known = new TreeSet<>(noticed);
    known.retainAll(before.fingerprints().keySet());
    boolean news =
        noticed.stream().anyMatch(file -> !known.contains(file) && concerns(file, before));
    return others || news ? FolderContents.of(folders) : before.reread(known);
  }

  /** Whether this is, or held, more than a file that is not one of a title. */
  private static boolean concerns(Path unknown, FolderContents before) {
    return Files.isDirectory(unknown)
        || TextFiles.counts(unknown)
        || before.fingerprints().keySet().stream().anyMatch(file -> file.startsWith(unknown));
  }
}

package roundhouse.workshop.files;

import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the notices of one edit were about. As long as they tell only of new text in known files, no
 * other file is read: reading all takes longer than most of what follows an edit.
 */
final class NoticedFiles {
  private final Set<Path> files = new TreeSet<>();
  private boolean others;

  /**
   * Adds what a notice tells.
   *
   * @param folder in which it happened
   */
  void add(Path folder, List<WatchEvent<?>> events) {
    for (WatchEvent<?> event : events) {
      if (event.kind() == StandardWatchEventKinds.ENTRY_MODIFY)
        files.add(folder.resolve((Path) event.context()));
      else others = true;
    }
  }

  /**
   * What the folders hold now.
   *
   * @param before what they held when all their files were read
   */
  FolderContents contents(FolderContents before, Collection<Path> folders) {
    return others || !before.knows(files) ? FolderContents.of(folders) : before.reread(files);
  }
}

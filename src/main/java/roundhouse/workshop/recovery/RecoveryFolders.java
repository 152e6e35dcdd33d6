package roundhouse.workshop.recovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.files.FolderLock;

/**
 * Where apps keep what is not saved of a project. Each running app has its own numbered folder, so
 * that two on the same project do not overwrite each other's files. What an app left when it ended
 * is taken over by the next one that starts.
 *
 * @param folder of this project
 */
public record RecoveryFolders(Path folder) {
  private static final int MOST = 100;

  /**
   * The places for one project.
   *
   * @param all the folder of the places for all projects
   */
  public static RecoveryFolders of(Path all, Path project) {
    return new RecoveryFolders(all.resolve(StateFolder.nameFor(project)));
  }

  private Path place(int number) {
    return folder.resolve(String.valueOf(number));
  }

  /**
   * The first place that no other app holds; if none can be locked, because nothing can be written
   * there, it is not locked.
   */
  public Recovery acquire() {
    try {
      for (int number = 1; number <= MOST; number++) {
        Optional<FolderLock> claim = FolderLock.acquire(place(number));
        if (claim.isPresent()) return new Recovery(place(number), claim);
      }
    } catch (IOException unwritable) {
      // Reported when something is to be kept.
      return new Recovery(place(1));
    }
    return new Recovery(place(MOST + 1));
  }

  /** Takes over what was left in places that nobody holds any more. */
  public void takeOverLeft(Recovery mine) throws IOException {
    for (Path place : places()) {
      Optional<FolderLock> free = FolderLock.acquire(place);
      if (free.isEmpty()) continue;
      try (FolderLock _ = free.get()) {
        mine.takeOver(new Recovery(place));
      }
    }
  }

  private List<Path> places() throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }
}

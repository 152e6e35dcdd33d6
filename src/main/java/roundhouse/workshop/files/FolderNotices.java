package roundhouse.workshop.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The notices of the operating system about changes in folders and their sub-folders. */
final class FolderNotices implements AutoCloseable {
  private final WatchService service;
  private final Map<Path, WatchKey> keys = new HashMap<>();

  FolderNotices() {
    try {
      service = FileSystems.getDefault().newWatchService();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The key of a folder with a notice; null if none comes in time. */
  WatchKey poll(Duration longest) throws InterruptedException {
    return service.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Asks for notices about these folders with their sub-folders, and about no others. */
  void register(Collection<Path> folders) {
    var all = folders.stream().flatMap(FolderNotices::withSubFolders).toList();
    keys.keySet()
        .removeIf(
            folder -> {
              if (all.contains(folder) && keys.get(folder).isValid()) return false;
              keys.get(folder).cancel();
              return true;
            });
    for (Path folder : all) if (!keys.containsKey(folder)) register(folder);
  }

  private void register(Path folder) {
    try {
      keys.put(
          folder,
          folder.register(
              service,
              StandardWatchEventKinds.ENTRY_CREATE,
              StandardWatchEventKinds.ENTRY_MODIFY,
              StandardWatchEventKinds.ENTRY_DELETE));
    } catch (IOException | ClosedWatchServiceException unwatchable) {
      // The watch still reads this folder from time to time.
      return;
    }
  }

  private static Stream<Path> withSubFolders(Path folder) {
    try (Stream<Path> inside = Files.walk(folder, TextFiles.DEEPEST)) {
      return inside.filter(Files::isDirectory).toList().stream();
    } catch (IOException | UncheckedIOException missing) {
      return Stream.of();
    }
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package roundhouse.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One app's lock on a folder, which the system releases when the app ends, however it ends. */
public final class FolderLock implements AutoCloseable {
  static final String LOCK = "lock";

  /** Kept because on some systems checking our own lock through the file would release it. */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel channel;

  /** Whether the lock's file disappears with it. */
  private boolean temporary;

  private FolderLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Locks a folder, which is made if necessary; empty if another window or app holds it. */
  public static Optional<FolderLock> acquire(Path wanted) throws IOException {
    Files.createDirectories(wanted);
    Path folder = wanted.toRealPath();
    if (!HELD.add(folder)) return Optional.empty();
    Optional<FolderLock> claim = Optional.empty();
    try {
      claim = locked(folder);
    } finally {
      if (claim.isEmpty()) HELD.remove(folder);
    }
    return claim;
  }

  /**
   * Locks a folder of results while they are written; two writers would mix their lines.
   *
   * @throws UnfitFileException when another window or command writes there
   */
  public static FolderLock whileWriting(Path folder) throws IOException {
    FolderLock lock =
        acquire(folder)
            .orElseThrow(
                () ->
                    new UnfitFileException(
                        folder,
                        "another window or command is writing there: wait until it has ended, or"
                            + " name another folder"));
    lock.temporary = true;
    return lock;
  }

  private static Optional<FolderLock> locked(Path folder) throws IOException {
    RegularFiles.refuseToReplace(folder.resolve(LOCK));
    FileChannel channel =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      // A lock on a file that its last holder has just deleted is worth nothing.
      if (channel.tryLock() != null && Files.exists(folder.resolve(LOCK)))
        return Optional.of(new FolderLock(folder, channel));
    } catch (OverlappingFileLockException alsoOurs) {
      channel.close();
      return Optional.empty();
    } catch (IOException unlockable) {
      channel.close();
      throw unlockable;
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      if (temporary) Files.deleteIfExists(folder.resolve(LOCK));
    } finally {
      HELD.remove(folder);
    }
  }
}

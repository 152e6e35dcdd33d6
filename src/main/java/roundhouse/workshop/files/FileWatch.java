package roundhouse.workshop.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Tells when the text files of some folders hold something else than before, whichever way an
 * editor writes them: in place, emptied first, or under another name that then takes the place.
 * Several files written within moments of each other are told together, once they have come to
 * rest.
 *
 * <p>Waiting for rest need not be idle: who likes is told at once that something stirs, and each
 * time it looks otherwise, and may get ready for what will be told when it is still the same at
 * rest.
 *
 * <p>The system's notices make it quick; a look from time to time makes it sure, also where folders
 * lie on a network and give no notice.
 */
public final class FileWatch implements AutoCloseable {
  /** So long must nothing happen before what is there is taken for what was meant. */
  static final Duration QUIET = Duration.ofMillis(30);

  /** So long is waited for text to come back to a file that was emptied or taken away. */
  static final Duration REFILL = Duration.ofMillis(400);

  private static final Duration LOOK = Duration.ofMillis(1500);

  private final Runnable stirring;
  private final Consumer<Set<Path>> changed;
  private final WatchService service;
  private final Thread thread;
  private final Map<Path, WatchKey> keys = new HashMap<>();
  private volatile List<Path> folders = List.of();
  private FolderContents known = new FolderContents(Map.of());
  private FolderContents stirred = known;

  /**
   * @param changed told on a thread of the watch; files by absolute path
   */
  public FileWatch(Consumer<Set<Path>> changed) {
    this(() -> {}, changed);
  }

  /**
   * @param stirring run as soon as files look otherwise than before; on a thread of the watch
   * @param changed told once they are at rest: they are then what they were when something stirred
   *     last
   */
  public FileWatch(Runnable stirring, Consumer<Set<Path>> changed) {
    this.stirring = stirring;
    this.changed = changed;
    try {
      service = FileSystems.getDefault().newWatchService();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    thread = Thread.ofPlatform().name("file watch").daemon().start(this::run);
  }

  /**
   * Watches these folders with their content and no others; what is already there is not reported.
   */
  public synchronized void watch(Collection<Path> wanted) {
    List<Path> all =
        wanted.stream()
            .map(folder -> folder.toAbsolutePath().normalize())
            .distinct()
            .sorted()
            .toList();
    if (all.equals(folders)) return;
    folders = all;
    register();
    known = FolderContents.of(folders);
    stirred = known;
  }

  private void run() {
    boolean open = true;
    while (open && !Thread.currentThread().isInterrupted()) open = round();
  }

  /** Waits for a change and tells it; false once the watch is closed. */
  private boolean round() {
    try {
      WatchKey key = service.poll(LOOK.toMillis(), TimeUnit.MILLISECONDS);
      if (key != null) settle(key);
      look();
      return true;
    } catch (InterruptedException | ClosedWatchServiceException closed) {
      return false;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      // Without a watch no later change would be seen.
      ThreadFaults.report(fault);
      return true;
    }
  }

  /** A file that has just lost its text is about to get another. */
  private void stir(List<Path> watched, FolderContents now) {
    if (stirs(watched, now)) stirring.run();
  }

  private synchronized boolean stirs(List<Path> watched, FolderContents now) {
    if (!watched.equals(folders) || now.equals(stirred) || known.emptiedBy(now)) return false;
    stirred = now;
    return true;
  }

  /** Lets what is going on come to its end. */
  private void settle(WatchKey first) throws InterruptedException {
    WatchKey key = first;
    while (key != null) {
      List<WatchEvent<?>> seen = key.pollEvents();
      if (seen.isEmpty() && !key.isValid()) return;
      key.reset();
      stir(folders, FolderContents.of(folders));
      key = service.poll(QUIET.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void look() throws InterruptedException {
    List<Path> watched = folders;
    FolderContents before = known();
    FolderContents now = FolderContents.of(watched);
    if (before.changedTo(now).isEmpty()) return;
    if (!now.equals(stirred())) now = atRest(watched, before, now);
    stir(watched, now);
    if (known(watched, now)) {
      register();
      Set<Path> files = before.changedTo(now);
      if (!files.isEmpty()) changed.accept(files);
    }
  }

  /** Looks until two looks see the same, and longer where a file has just lost all its text. */
  private static FolderContents atRest(
      List<Path> watched, FolderContents before, FolderContents first) throws InterruptedException {
    long end = System.nanoTime() + REFILL.toNanos();
    FolderContents last = first;
    while (true) {
      Thread.sleep(QUIET.toMillis() / 2);
      FolderContents now = FolderContents.of(watched);
      boolean refilling = before.emptiedBy(now) && System.nanoTime() < end;
      if (now.equals(last) && !refilling) return now;
      last = now;
    }
  }

  private synchronized FolderContents known() {
    return known;
  }

  private synchronized FolderContents stirred() {
    return stirred;
  }

  /** False once other folders are watched. */
  private synchronized boolean known(List<Path> watched, FolderContents now) {
    if (!watched.equals(folders)) return false;
    known = now;
    return true;
  }

  private synchronized void register() {
    var all = folders.stream().flatMap(FileWatch::withSubFolders).toList();
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
      // The look from time to time still sees it.
      return;
    }
  }

  private static Stream<Path> withSubFolders(Path folder) {
    try (Stream<Path> inside = Files.walk(folder, 6)) {
      return inside.filter(Files::isDirectory).toList().stream();
    } catch (IOException | UncheckedIOException missing) {
      return Stream.of();
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      service.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

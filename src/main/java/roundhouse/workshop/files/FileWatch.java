package roundhouse.workshop.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;
import roundhouse.threads.BackgroundThreads;

/**
 * Reports changes in the text files of some folders, whether an editor writes them in place,
 * empties them first, or renames another file. Files written within moments of each other are
 * reported together, once they are at rest.
 *
 * <p>A second listener hears of each change at once, so that it can prepare for the report.
 *
 * <p>Notices of the operating system make the watch quick. It also reads the folders from time to
 * time, because some folders, such as those on a network, give no notices.
 */
public final class FileWatch implements AutoCloseable {
  /** How long nothing must happen before files are at rest. */
  static final Duration QUIET = Duration.ofMillis(30);

  /** How long to wait for the new text of a file that was emptied or removed. */
  static final Duration REFILL = Duration.ofMillis(400);

  private static final Duration LOOK = Duration.ofMillis(1500);

  private final Runnable stirring;
  private final Consumer<Set<Path>> changed;
  private final FolderNotices notices = new FolderNotices();
  private final Thread thread;
  private volatile List<Path> folders = List.of();
  private FolderContents known = new FolderContents(Map.of());
  private FolderContents stirred = known;
  private boolean reportDue;

  /**
   * @param changed takes the absolute paths of changed files, on the thread of the watch
   */
  public FileWatch(Consumer<Set<Path>> changed) {
    this(() -> {}, changed);
  }

  /**
   * @param stirring runs at each change, on the thread of the watch
   * @param changed takes the changed files once they are at rest: nothing has changed since the
   *     last run of the other listener. It follows each such run; there are no files if they are
   *     again what they were
   */
  public FileWatch(Runnable stirring, Consumer<Set<Path>> changed) {
    this.stirring = stirring;
    this.changed = changed;
    thread = BackgroundThreads.start("file watch", this::run);
  }

  /**
   * Watches these folders with their content and no others. What is already there is not reported,
   * but in a folder that was watched before, a change since the last report is.
   */
  public synchronized void watch(Collection<Path> wanted) {
    List<Path> all = sorted(wanted.stream());
    if (all.equals(folders)) return;
    known = known.within(all).and(FolderContents.of(all).outside(folders));
    stirred = known;
    folders = all;
    register();
  }

  /**
   * Watches these folders as well, and takes all files as known that are there now: they are about
   * to be read. A change that the reading may miss is reported.
   */
  public synchronized void beforeReading(Collection<Path> more) {
    watch(sorted(Stream.concat(folders.stream(), more.stream())));
    known = FolderContents.of(folders);
    stirred = known;
  }

  /** Whether a file is, or would be, in one of the watched folders. */
  public boolean watches(Path file) {
    return folders.stream().anyMatch(file::startsWith);
  }

  /** Notes that this program is about to write a text to a file, which is no news then. */
  public synchronized void expect(Path file, String text) {
    if (!watches(file)) return;
    known = known.with(file, text);
    stirred = stirred.with(file, text);
  }

  private static List<Path> sorted(Stream<Path> folders) {
    return folders.map(folder -> folder.toAbsolutePath().normalize()).distinct().sorted().toList();
  }

  /** Whether every file is what it was when changes were last reported. */
  public boolean isUnchanged() {
    List<Path> watched = folders;
    return known().equals(FolderContents.of(watched));
  }

  private void run() {
    boolean open = true;
    while (open && !Thread.currentThread().isInterrupted()) open = round();
  }

  /** Waits for a change and reports it; false once the watch is closed. */
  private boolean round() {
    try {
      WatchKey key = notices.poll(LOOK);
      if (key != null) settle(key);
      look();
      return true;
    } catch (InterruptedException | ClosedWatchServiceException closed) {
      return false;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      // The watch must go on, or later changes would be missed.
      ThreadFaults.report(fault);
      return true;
    }
  }

  /** Ignores a file that has just lost its text, because new text is about to follow. */
  private void stir(List<Path> watched, FolderContents now) {
    if (stirs(watched, now)) stirring.run();
  }

  private synchronized boolean stirs(List<Path> watched, FolderContents now) {
    if (!watched.equals(folders) || now.equals(stirred) || known.emptiedBy(now)) return false;
    stirred = now;
    reportDue = true;
    return true;
  }

  /** Waits until no more notices come. */
  private void settle(WatchKey first) throws InterruptedException {
    var noticed = new NoticedFiles();
    WatchKey key = first;
    while (key != null) {
      long since = System.nanoTime();
      List<WatchEvent<?>> seen = key.pollEvents();
      if (seen.isEmpty() && !key.isValid()) return;
      noticed.add((Path) key.watchable(), seen);
      key.reset();
      List<Path> watched = folders;
      stir(watched, noticed.contents(stirred(), watched));
      key = notices.poll(QUIET.minusNanos(System.nanoTime() - since));
    }
  }

  private void look() throws InterruptedException {
    List<Path> watched = folders;
    FolderContents before = known();
    FolderContents now = FolderContents.of(watched);
    if (!isReportDue() && before.equals(now)) return;
    if (!now.equals(stirred())) now = atRest(watched, before, now);
    stir(watched, now);
    Optional<Set<Path>> files = report(watched, now);
    if (files.isPresent()) {
      changed.accept(files.get());
      register();
    }
  }

  /** Reads until two readings agree, and longer while a file that just lost its text is empty. */
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

  private synchronized boolean isReportDue() {
    return reportDue;
  }

  /** The changed files, if there is anything to report; nothing once other folders are watched. */
  private synchronized Optional<Set<Path>> report(List<Path> watched, FolderContents now) {
    if (!watched.equals(folders)) return Optional.empty();
    Set<Path> files = known.changedTo(now);
    known = now;
    if (files.isEmpty() && !reportDue) return Optional.empty();
    reportDue = false;
    return Optional.of(files);
  }

  private synchronized void register() {
    notices.register(folders);
  }

  @Override
  public void close() {
    thread.interrupt();
    notices.close();
  }

  /** The notices of the operating system about changes in folders and their sub-folders. */
  private static final class FolderNotices implements AutoCloseable {
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

  /**
   * What the notices of one edit were about. As long as they tell only of known files, written in
   * place or under another name and renamed, no other file is read: reading all takes longer than
   * most of what follows an edit.
   */
  static final class NoticedFiles {
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

  /**
   * Fingerprints of the contents of the text files in some folders. Saving the same text again is
   * not a change, and the clock does not matter.
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
        for (Path file : TextFiles.in(folder))
          all.computeIfAbsent(file, FolderContents::fingerprint);
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
}

package roundhouse.workshop.revisions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.HookChange;
import roundhouse.compare.ValueChange;
import roundhouse.engine.Title;
import roundhouse.files.FolderTree;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.files.TextFiles;
import roundhouse.workshop.files.WatchedThread;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;

/**
 * Keeps each state of a design that was saved, here or by another program, while the design is open
 * in the workshop. Nothing is written before the first save.
 */
public final class RevisionKeeper implements AutoCloseable {
  /** Saves within this time of each other, such as of all files of a rename, are one. */
  private static final Duration TOGETHER = Duration.ofMillis(300);

  private final Path folder;
  private final Path project;
  private final Executor home;
  private final Consumer<String> failed;
  private final WatchedThread disk = new WatchedThread("revisions", () -> {});
  private final List<Consumer<Revisions>> listeners = new CopyOnWriteArrayList<>();

  /** What was loaded last, until its files have been read. */
  private final AtomicReference<Snapshot> latest = new AtomicReference<>();

  /** What is known of a design. Used only on the thread of the disk. */
  private record Known(Instant since, Map<String, String> texts, Optional<Title> title) {}

  private final Map<Path, Known> known = new HashMap<>();

  /** What the listeners were given last. Used only on the thread of the disk. */
  private Optional<Revisions> told = Optional.empty();

  /**
   * @param folder where the revisions of the project's designs are kept
   * @param home the thread of the listeners
   * @param failed takes a sentence on that thread when a revision cannot be kept
   */
  public RevisionKeeper(Path folder, Path project, Executor home, Consumer<String> failed) {
    this.folder = folder;
    this.project = project.toAbsolutePath().normalize();
    this.home = home;
    this.failed = failed;
  }

  /**
   * Gives the revisions of the open design to a listener, now and whenever they may have changed.
   */
  public void listen(Consumer<Revisions> listener) {
    listeners.add(listener);
    disk.execute(() -> told.ifPresent(last -> home.execute(() -> listener.accept(last))));
  }

  /** Looks for what was saved when the files have been loaded again. */
  public void show(Snapshot before, Snapshot now) {
    if (before.loaded() != now.loaded()) look(now);
  }

  /** Looks for what was saved, now that files have been written. */
  public void look(Snapshot now) {
    if (!now.busy().isEmpty() || now.design().isEmpty()) return;
    latest.set(now);
    // What a design is when it opens is read at once: a save may follow soon.
    disk.execute(
        () -> {
          if (!known.containsKey(now.design().orElseThrow())) lookOnce(now);
        });
    CompletableFuture.delayedExecutor(TOGETHER.toMillis(), TimeUnit.MILLISECONDS, disk)
        .execute(() -> lookOnce(now));
  }

  private void lookOnce(Snapshot wanted) {
    if (wanted != null && latest.compareAndSet(wanted, null)) read(wanted);
  }

  private void read(Snapshot now) {
    Path design = now.design().orElseThrow();
    RevisionStore store = store(design);
    Known last = known.get(design);
    Map<String, String> before = last == null ? Map.of() : last.texts();
    Map<String, String> texts = DesignTexts.read(project, design, now.loaded(), before);
    try {
      if (last == null) opened(store, texts);
      else if (!texts.equals(last.texts())) saved(store, last, texts, now.loaded().title());
      tell(design, store);
    } catch (IOException unwritable) {
      tell(unwritable);
    }
    Optional<Title> title =
        now.loaded().title().or(() -> Optional.ofNullable(last).flatMap(Known::title));
    known.put(design, new Known(Instant.now(), texts, title));
  }

  /** Files that were changed while the design was not open are a revision. */
  private static void opened(RevisionStore store, Map<String, String> texts) throws IOException {
    List<Revision> all = store.all();
    if (all.isEmpty() || all.getLast().files().equals(fingerprints(texts))) return;
    store.add(Instant.now(), List.of(UiWords.of("revisions.outside")), texts);
  }

  private static void saved(
      RevisionStore store, Known last, Map<String, String> texts, Optional<Title> title)
      throws IOException {
    List<Revision> all = store.all();
    if (all.isEmpty()) store.add(last.since(), List.of(), last.texts());
    else if (all.getLast().files().equals(fingerprints(texts))) return;
    store.add(Instant.now(), RevisionSentences.of(last.title(), title), texts);
  }

  private static Map<String, String> fingerprints(Map<String, String> texts) {
    var all = new TreeMap<>(texts);
    all.replaceAll((_, text) -> RevisionStore.fingerprint(text));
    return all;
  }

  private void tell(Path design, RevisionStore store) throws IOException {
    var now = new Revisions(design, store.all().reversed());
    told = Optional.of(now);
    home.execute(() -> listeners.forEach(listener -> listener.accept(now)));
  }

  private void tell(IOException failure) {
    String reason = WriteFailure.reason(failure);
    home.execute(() -> failed.accept(UiWords.of("revisions.failed", folder, reason)));
  }

  private RevisionStore store(Path design) {
    return new RevisionStore(folder.resolve(design.getFileName().toString()));
  }

  /**
   * Finds, for a listener on the home thread, what a revision changed.
   *
   * @param since the revision before it, or empty to compare it with what the design is now
   */
  public void difference(
      Path design, Revision of, Optional<Revision> since, Consumer<List<FileChange>> answer) {
    ask(
        () -> {
          Map<String, String> it = store(design).texts(of);
          return since.isPresent()
              ? FileChange.between(store(design).texts(since.get()), it)
              : FileChange.between(it, known.containsKey(design) ? texts(design) : it);
        },
        answer);
  }

  /**
   * Finds, for a listener on the home thread, the edits that make a design what it was: texts by
   * file. Parts and scripts that came later become empty; other files that came later stay.
   */
  public void restore(
      Path design, Revision revision, Consumer<Map<Path, UnaryOperator<String>>> answer) {
    ask(
        () ->
            new RevisionRestoring(project, design)
                .edits(texts(design), store(design).texts(revision)),
        answer);
  }

  /**
   * Writes, for a listener on the home thread, what a design was as a design of its own beside it.
   */
  public void copy(Path design, Revision revision, Consumer<Path> answer) {
    var folders = new ProjectFolders(project, Optional.empty());
    var copy = new RevisionCopy(folders, design.getFileName().toString());
    ask(() -> copy.write(revision.when(), store(design).texts(revision)), answer);
  }

  /** Deletes the revisions of a design that is gone. */
  public void forget(Path design) {
    disk.execute(
        () -> {
          known.keySet().removeIf(each -> each.endsWith(design.getFileName()));
          try {
            FolderTree.delete(folder.resolve(design.getFileName().toString()));
          } catch (IOException undeleted) {
            tell(undeleted);
          }
        });
  }

  /** The texts that are known of a design. */
  private Map<String, String> texts(Path design) {
    return known.containsKey(design) ? known.get(design).texts() : Map.of();
  }

  /** Something that the thread of the disk finds out. */
  private interface Question<T> {
    T answer() throws IOException, NewDesign.Refused;
  }

  private <T> void ask(Question<T> question, Consumer<T> listener) {
    disk.execute(
        () -> {
          try {
            T answer = question.answer();
            home.execute(() -> listener.accept(answer));
          } catch (IOException impossible) {
            tell(impossible);
          } catch (NewDesign.Refused refused) {
            home.execute(
                () -> failed.accept(UiWords.of("revisions.uncopied", refused.getMessage())));
          }
        });
  }

  /** Keeps first what was saved last. */
  @Override
  public void close() {
    disk.execute(() -> lookOnce(latest.get()));
    disk.close();
  }

  /** Makes the files of a design what they were after a save. */
  private record RevisionRestoring(Path project, Path design) {

    /**
     * The texts that files get. Parts and scripts that came later become empty; other files that
     * came later stay.
     *
     * @param now the texts by path from the project's folder, with slashes
     */
    Map<Path, UnaryOperator<String>> edits(Map<String, String> now, Map<String, String> then) {
      var edits = new TreeMap<Path, UnaryOperator<String>>();
      for (FileChange change : FileChange.between(now, then)) {
        Path file = project.resolve(change.path()).normalize();
        String text = then.get(change.path());
        if (!file.startsWith(project)) continue;
        if (text != null) edits.put(file, _ -> text);
        else if (isRule(file)) edits.put(file, _ -> "");
      }
      return edits;
    }

    /**
     * Whether a file of the design itself decides its rules; those of its bases are others' too.
     */
    private boolean isRule(Path file) {
      String name = file.getFileName().toString();
      Path scripts = project.resolve("scripts").resolve(design.getFileName());
      return name.endsWith(".yaml") && file.getParent().equals(design.toAbsolutePath())
          || (name.endsWith(".js") || name.endsWith(".mjs")) && file.startsWith(scripts);
    }
  }

  /** Says what a save changed in the rules. */
  private static final class RevisionSentences {
    private static final int MOST = 12;

    private RevisionSentences() {}

    /**
     * A line for each value and hook that differs: "trains 7+4 count: 1 → 2".
     *
     * @param before the rules that were in force; empty if there were none
     * @param after the rules now; empty if the files are broken
     */
    static List<String> of(Optional<Title> before, Optional<Title> after) {
      if (after.isEmpty()) return List.of(UiWords.of("revisions.broken"));
      return before.map(title -> of(title, after.get())).orElse(List.of());
    }

    private static List<String> of(Title before, Title after) {
      DesignComparison both =
          DesignComparison.of(before, after, new ComparedScripts(Map.of(), Map.of()));
      List<String> all =
          Stream.concat(
                  both.changes().stream().map(ValueChange::sentence),
                  both.hooks().stream().map(HookChange::text))
              .toList();
      if (all.size() <= MOST) return all;
      return Stream.concat(
              all.stream().limit(MOST), Stream.of(UiWords.of("revisions.more", all.size() - MOST)))
          .toList();
    }
  }

  /** The texts within a project of which a design consists. */
  private static final class DesignTexts {
    private DesignTexts() {}

    /**
     * Reads them: the files that were loaded, those of the designs that it extends among them, and
     * all others in its folder, such as test positions. Files that are broken may not lead to all
     * of them, so those known before still count.
     *
     * @param before the texts read last, which also stand for files that cannot be read now
     * @return by path from the project's folder, with slashes
     */
    static Map<String, String> read(
        Path project, Path design, Loaded loaded, Map<String, String> before) {
      var files = new TreeSet<>(TextFiles.in(design));
      Stream.of(loaded.files(), loaded.scripts())
          .flatMap(all -> all.stream())
          .map(file -> file.toAbsolutePath().normalize())
          .forEach(files::add);
      if (loaded.title().isEmpty())
        before.keySet().stream().map(path -> project.resolve(path)).forEach(files::add);
      var texts = new TreeMap<String, String>();
      for (Path file : files) {
        if (!file.startsWith(project) || !Files.isRegularFile(file)) continue;
        String path = project.relativize(file).toString().replace('\\', '/');
        try {
          texts.put(path, RegularFiles.text(file));
        } catch (IOException unreadable) {
          if (before.containsKey(path)) texts.put(path, before.get(path));
        }
      }
      return texts;
    }
  }
}

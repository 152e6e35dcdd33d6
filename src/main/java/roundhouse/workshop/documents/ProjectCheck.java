package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.edit.Document;
import roundhouse.workshop.project.ProjectFiles;
import roundhouse.workshop.project.TitleSource;

/**
 * Reads the designs that are not in play, in the background, whenever their files have changed.
 * {@link LiveCheck} reads the one in play, and sooner.
 */
public final class ProjectCheck implements AutoCloseable {
  /** Milliseconds from an edit until the window shows what it leads to in the design in play. */
  private static final long EDIT_SEEN = 400;

  /**
   * A design as it was read.
   *
   * @param problems of its files, with what is not saved, and of its scripts
   */
  public record Found(LoadedDesign loaded, List<Problem> problems) {}

  private record Read(String stamps, Found found) {}

  private final TitleSource source;
  private final OpenDocuments documents;
  private final Executor home;
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(ProjectCheck::behind);
  private final AtomicInteger wanted = new AtomicInteger();
  private final List<Consumer<Map<Path, Found>>> listeners = new CopyOnWriteArrayList<>();
  private final Map<Path, Read> known = new LinkedHashMap<>();
  private Optional<Path> inPlay = Optional.empty();

  /**
   * @param home the thread of the documents: call all methods there; listeners are called there
   */
  public ProjectCheck(TitleSource source, OpenDocuments documents, Executor home) {
    this.source = source;
    this.documents = documents;
    this.home = home;
    documents.listen(this::edited);
  }

  private static Thread behind(Runnable work) {
    Thread thread = Thread.ofPlatform().name("project check").daemon().unstarted(work);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  /** Calls the listener with what was found in each design that is not in play, by its folder. */
  public void listen(Consumer<Map<Path, Found>> listener) {
    listeners.add(listener);
  }

  /** Reads all designs except the one in play. */
  public void look(Path present) {
    inPlay = Optional.of(OpenDocuments.normalized(present));
    again();
  }

  /** Reads them again, because other programs may have written files. */
  public void look() {
    again();
  }

  private void edited(Document.Change change) {
    if (!change.edits().isEmpty() || !change.document().dirty()) again();
  }

  /** Only the latest of several edits is worth reading. */
  private void again() {
    if (inPlay.isEmpty() || worker.isShutdown()) return;
    int edit = wanted.incrementAndGet();
    Path present = inPlay.get();
    Map<Path, String> texts = new HashMap<>();
    for (Document document : documents.documents())
      if (document.dirty()) texts.put(document.file(), document.text());
    worker.schedule(() -> read(present, texts, edit), EDIT_SEEN, TimeUnit.MILLISECONDS);
  }

  private void read(Path present, Map<Path, String> texts, int edit) {
    var found = new LinkedHashMap<Path, Found>();
    for (Path listed : source.designs()) {
      Path design = OpenDocuments.normalized(listed);
      if (edit != wanted.get()) return;
      if (!design.equals(present)) found.put(design, read(design, texts));
    }
    known.keySet().retainAll(found.keySet());
    home.execute(
        () -> {
          if (edit == wanted.get()) listeners.forEach(listener -> listener.accept(found));
        });
  }

  /** A design whose files have not changed is not read again. */
  private Found read(Path design, Map<Path, String> texts) {
    Read before = known.get(design);
    String around = stampsAround(design);
    if (before != null) {
      List<Path> files = before.found().loaded().result().files();
      if (before.stamps().equals(around + stamps(files, texts, Map.of()))) return before.found();
    }
    // What another program writes while a file is read makes a difference the next time.
    var stamped = new HashMap<Path, String>();
    UnsavedTexts asked =
        file -> {
          stamped.putIfAbsent(file, stamp(file));
          return Optional.ofNullable(texts.get(OpenDocuments.normalized(file)));
        };
    LoadResult result = source.loadUnsaved(design, Set.of(), asked, false);
    var found =
        new Found(
            new LoadedDesign(design, result, result.design(), false),
            problems(design, result.problems()));
    known.put(design, new Read(around + stamps(result.files(), texts, stamped), found));
    return found;
  }

  /** Scripts are read as they were saved, and only those of a design without errors. */
  private List<Problem> problems(Path design, List<Problem> typed) {
    var all = new ArrayList<>(typed);
    if (typed.stream().noneMatch(Problem::isError)) {
      source.load(design, Set.of()).problems().stream()
          .filter(problem -> !problem.place().file().toString().endsWith(".yaml"))
          .forEach(all::add);
    }
    return List.copyOf(all);
  }

  /** Changes whenever a script changes, or a file is added to a folder of the design. */
  private String stampsAround(Path design) {
    var stamps = new StringBuilder(stamp(design)).append(stamp(source.scripts(design)));
    source.watchedFolders().forEach(folder -> stamps.append(stamp(folder)));
    ProjectFiles.scripts(source.scripts(design)).forEach(script -> stamps.append(stamp(script)));
    return stamps.toString();
  }

  /**
   * Changes whenever a file that the design was read from changes.
   *
   * @param stamped the stamps of files before they were read; those of others are taken now
   */
  private static String stamps(
      List<Path> files, Map<Path, String> texts, Map<Path, String> stamped) {
    var stamps = new StringBuilder();
    for (Path file : files) {
      String before = stamped.get(file);
      stamps
          .append(before == null ? stamp(file) : before)
          .append(
              Optional.ofNullable(texts.get(OpenDocuments.normalized(file)))
                  .map(String::hashCode)
                  .orElse(0));
    }
    return stamps.toString();
  }

  private static String stamp(Path file) {
    try {
      return file.getFileName()
          + " "
          + Files.getLastModifiedTime(file)
          + " "
          + Files.size(file)
          + "\n";
    } catch (IOException missing) {
      return file.getFileName() + " missing\n";
    }
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}

package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.HashMap;
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
import roundhouse.design.spec.Design;
import roundhouse.edit.Document;
import roundhouse.workshop.project.TitleSource;

/** Reads the design again at every edit of its files, saved or not, in the background. */
public final class LiveCheck implements AutoCloseable {
  /**
   * Milliseconds from an edit until its options are read, which takes much longer than the design
   * itself: until then the window shows what the edit leads to, and perhaps the next edit comes.
   */
  private static final long EDIT_SEEN = 250;

  /** Milliseconds from an edit by another program until the game shows what it leads to. */
  private static final long RELOADED = 100;

  private final TitleSource source;
  private final OpenDocuments documents;
  private final Executor home;
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("check").daemon().factory());
  private final AtomicInteger wanted = new AtomicInteger();
  private final List<Consumer<LoadedDesign>> listeners = new CopyOnWriteArrayList<>();
  private Optional<Path> folder = Optional.empty();
  private Optional<LoadedDesign> now = Optional.empty();

  /**
   * @param home the thread of the documents: call all methods there; listeners are called there
   */
  public LiveCheck(TitleSource source, OpenDocuments documents, Executor home) {
    this.source = source;
    this.documents = documents;
    this.home = home;
    documents.listen(this::edited);
  }

  /** Reports every new reading. */
  public void listen(Consumer<LoadedDesign> listener) {
    listeners.add(listener);
    now.ifPresent(listener);
  }

  /** The last reading. */
  public Optional<LoadedDesign> now() {
    return now;
  }

  /** Reads this design now, and after every later edit. */
  public void look(Path design) {
    folder = Optional.of(OpenDocuments.normalized(design));
    // Which parts are in title.yaml decides where edits of them are written.
    documents.open(design.resolve("title.yaml"));
    again(0);
  }

  /** What another program saved is being reloaded in the game, which comes first. */
  private void edited(Document.Change change) {
    if (!change.edits().isEmpty()) again(change.document().dirty() ? 0 : RELOADED);
  }

  /** Only the latest of several edits is worth reading. */
  private void again(long wait) {
    if (folder.isEmpty() || worker.isShutdown()) return;
    Path design = folder.get();
    int edit = wanted.incrementAndGet();
    Map<Path, String> texts = texts();
    worker.schedule(() -> read(design, texts, edit, false), wait, TimeUnit.MILLISECONDS);
    worker.schedule(() -> read(design, texts, edit, true), EDIT_SEEN, TimeUnit.MILLISECONDS);
  }

  private Map<Path, String> texts() {
    var texts = new HashMap<Path, String>();
    for (Document document : documents.documents())
      if (document.dirty()) texts.put(document.file(), document.text());
    return texts;
  }

  private void read(Path design, Map<Path, String> texts, int edit, boolean thorough) {
    if (edit != wanted.get()) return;
    LoadResult result =
        source.loadUnsaved(
            design,
            Set.of(),
            file -> Optional.ofNullable(texts.get(OpenDocuments.normalized(file))),
            thorough);
    home.execute(
        () -> {
          if (edit == wanted.get()) publish(design, result, thorough);
        });
  }

  private void publish(Path design, LoadResult result, boolean thorough) {
    Optional<Design> before =
        now.filter(last -> last.folder().equals(design)).flatMap(LoadedDesign::design);
    var loaded = new LoadedDesign(design, result, result.design().or(() -> before), thorough);
    now = Optional.of(loaded);
    listeners.forEach(listener -> listener.accept(loaded));
  }

  @Override
  public void close() {
    worker.shutdownNow();
  }
}

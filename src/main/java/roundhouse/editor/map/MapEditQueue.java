package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;
import roundhouse.workshop.files.ThreadFaults;

/**
 * Makes edits of a map in turn: each sees the map after those before it have been read, is computed
 * in the background, and is written to the design's own files.
 */
final class MapEditQueue {
  private final OpenDocuments documents;
  private final Supplier<Optional<EditedMap>> map;
  private final Consumer<String> refuse;
  private final BiConsumer<EditSummary, Boolean> passed;
  private final MapUndoHistory history;
  private final ExecutorService worker = BackgroundThreads.inTurn("map edits");
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  /**
   * @param map as last read
   * @param refuse called with the reason if an edit is refused
   * @param passed called with an edit that was undone (true) or made again (false)
   */
  MapEditQueue(
      OpenDocuments documents,
      Supplier<Optional<EditedMap>> map,
      Consumer<String> refuse,
      BiConsumer<EditSummary, Boolean> passed) {
    this.documents = documents;
    this.map = map;
    this.refuse = refuse;
    this.passed = passed;
    history = new MapUndoHistory(documents);
  }

  /** Runs the waiting edits after the map has been read again. */
  void mapRead() {
    busy = false;
    doWaiting();
  }

  private void doWaiting() {
    while (!busy && !waiting.isEmpty()) waiting.poll().run();
  }

  private void inTurn(Runnable work) {
    waiting.add(work);
    doWaiting();
  }

  /** Makes edits; see {@link MapEditorModel#perform}. */
  void perform(Object gesture, Function<EditedMap, List<DesignEdit>> command) {
    inTurn(() -> map.get().ifPresent(read -> make(read, gesture, command)));
  }

  private void make(EditedMap read, Object gesture, Function<EditedMap, List<DesignEdit>> command) {
    try {
      var byPart = new LinkedHashMap<ValueLocation, List<DesignEdit>>();
      for (DesignEdit edit : command.apply(read))
        byPart.computeIfAbsent(file(read, edit.path()), _ -> new ArrayList<>()).add(edit);
      busy = !byPart.isEmpty();
      CompletableFuture.allOf(
              byPart.keySet().stream()
                  .map(spot -> documents.open(spot.file()))
                  .toArray(CompletableFuture[]::new))
          .thenRun(() -> write(new MapFileUpdate(read, documents, byPart), gesture))
          .exceptionally(this::giveUp);
    } catch (RefusedEdit refused) {
      refuse.accept(refused.getMessage());
    }
  }

  /** The file for a path, and the path of the node that the file holds. */
  private ValueLocation file(EditedMap read, ValuePath path) {
    ValueLocation spot = ValueLocation.in(read.folder(), path, documents);
    int outer = path.names().size() - spot.path().names().size();
    return new ValueLocation(spot.file(), new ValuePath(path.names().subList(0, outer)));
  }

  /** Writes in the background, since a large region takes a while. */
  private void write(MapFileUpdate writing, Object gesture) {
    if (!busy) return;
    CompletableFuture.supplyAsync(writing::compute, worker)
        .thenAcceptAsync(refused -> written(writing, gesture, refused), SwingUtilities::invokeLater)
        .exceptionallyAsync(this::giveUp, SwingUtilities::invokeLater);
  }

  /** Goes on with the edits after one that could not be computed or written. */
  private Void giveUp(Throwable why) {
    if (!(why.getCause() instanceof CancellationException)) ThreadFaults.report(why);
    busy = false;
    doWaiting();
    return null;
  }

  private void written(MapFileUpdate writing, Object gesture, Optional<String> refused) {
    if (!writing.isCurrent()) {
      write(writing.restarted(), gesture);
      return;
    }
    refused.ifPresent(refuse);
    Map<Document, String> before = refused.isPresent() ? Map.of() : writing.apply(gesture);
    // Only an edit that changes a text causes another reading.
    busy = !before.isEmpty();
    if (busy) history.add(gesture, writing.summary(), before);
    doWaiting();
  }

  /** Undoes the last edit. */
  void undo() {
    inTurn(() -> tell(history.undo(mapFile()), true));
  }

  /** Redoes the last undone edit. */
  void redo() {
    inTurn(() -> tell(history.redo(mapFile()), false));
  }

  private void tell(MapUndoHistory.Passed did, boolean undone) {
    busy = did.any();
    did.what().ifPresent(what -> passed.accept(what, undone));
  }

  /** The edit of the map that undo would take back. */
  Optional<EditSummary> lastDone() {
    return history.last();
  }

  /** The edit of the map that redo would make again. */
  Optional<EditSummary> lastUndone() {
    return history.next();
  }

  /** The file that holds the map. */
  private Optional<Document> mapFile() {
    return map.get()
        .flatMap(
            read ->
                documents.document(
                    ValueLocation.in(read.folder(), EditedMap.HEXES, documents).file()));
  }

  /** Opens the file of the map, so that the first undo finds it. */
  void open() {
    map.get()
        .map(EditedMap::folder)
        .ifPresent(
            folder -> documents.open(ValueLocation.in(folder, EditedMap.HEXES, documents).file()));
  }

  /**
   * The edited texts of several files, computed in the background and applied all together or not
   * at all.
   */
  private static final class MapFileUpdate {
    private final EditedMap map;
    private final OpenDocuments documents;
    private final Map<ValueLocation, List<DesignEdit>> edits;
    private final Map<Document, String> before = new LinkedHashMap<>();
    private final Map<ValueLocation, String> texts = new LinkedHashMap<>();
    private final Map<ValueLocation, YamlText> after = new LinkedHashMap<>();

    /**
     * Create it on the documents' thread, with the documents open.
     *
     * @param edits by file, with the path of the node that the file holds
     */
    MapFileUpdate(
        EditedMap map, OpenDocuments documents, Map<ValueLocation, List<DesignEdit>> edits) {
      this.map = map;
      this.documents = documents;
      this.edits = edits;
      for (ValueLocation spot : edits.keySet()) {
        Document document = documents.document(spot.file()).orElseThrow();
        before.put(document, document.text());
        texts.put(spot, document.text());
      }
    }

    /** What the edits do. */
    EditSummary summary() {
      return EditSummary.of(map, edits.values().stream().flatMap(List::stream).toList());
    }

    MapFileUpdate restarted() {
      return new MapFileUpdate(map, documents, edits);
    }

    /** Computes the texts; returns the reason if an edit is refused. */
    Optional<String> compute() {
      try {
        edits.forEach(
            (spot, wanted) ->
                after.put(
                    spot,
                    new OwnFileWriter(map, spot.path().names().size())
                        .apply(DesignFiles.read(spot.file(), texts.get(spot)), wanted)));
        return Optional.empty();
      } catch (RefusedEdit refused) {
        return Optional.of(refused.getMessage());
      }
    }

    /** Whether the files are unedited since this began. */
    boolean isCurrent() {
      return before.entrySet().stream()
          .allMatch(file -> file.getKey().text().equals(file.getValue()));
    }

    /** Puts the texts into their documents; returns those that changed, with their former texts. */
    Map<Document, String> apply(Object gesture) {
      after.forEach(
          (spot, text) -> {
            if (!text.text().equals(texts.get(spot)))
              documents.edit(spot.file(), gesture, _ -> text);
          });
      before.entrySet().removeIf(file -> file.getKey().text().equals(file.getValue()));
      return before;
    }
  }

  /**
   * The edits of the map that changed several files at once, so that they are undone in all of
   * them.
   */
  private static final class MapUndoHistory {
    private final OpenDocuments documents;
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();

    /** The texts of the files before and after an edit. */
    private record Step(
        Object gesture,
        EditSummary does,
        Map<Document, String> before,
        Map<Document, String> after) {
      boolean stands() {
        return after.entrySet().stream()
            .allMatch(file -> file.getKey().text().equals(file.getValue()));
      }

      boolean wentBack() {
        return before.entrySet().stream()
            .allMatch(file -> file.getKey().text().equals(file.getValue()));
      }
    }

    MapUndoHistory(OpenDocuments documents) {
      this.documents = documents;
    }

    /**
     * What undo or redo did.
     *
     * @param any whether a text has changed
     * @param what the edit of the map that was taken back or made again; empty for typing in its
     *     file
     */
    record Passed(boolean any, Optional<EditSummary> what) {}

    /**
     * @param does what the edit does
     * @param before the texts of the edited files
     */
    void add(Object gesture, EditSummary does, Map<Document, String> before) {
      var after = new LinkedHashMap<Document, String>();
      before.keySet().forEach(document -> after.put(document, document.text()));
      boolean same =
          !done.isEmpty()
              && undone.isEmpty()
              && !"".equals(gesture)
              && done.peek().gesture().equals(gesture);
      if (same) {
        Step first = done.pop();
        var earliest = new LinkedHashMap<>(before);
        earliest.putAll(first.before());
        var latest = new LinkedHashMap<>(first.after());
        latest.putAll(after);
        done.push(new Step(gesture, first.does().with(does), earliest, latest));
      } else {
        done.push(new Step(gesture, does, Map.copyOf(before), after));
      }
      undone.clear();
    }

    /** The edit of the map that undo would take back. */
    Optional<EditSummary> last() {
      return Optional.ofNullable(done.peek()).filter(Step::stands).map(Step::does);
    }

    /** The edit of the map that redo would make again. */
    Optional<EditSummary> next() {
      return Optional.ofNullable(undone.peek()).filter(Step::wentBack).map(Step::does);
    }

    /** Undoes the last edit on the map, or the edits made to its file since. */
    Passed undo(Optional<Document> file) {
      return pass(done, undone, Step::stands, file.filter(Document::canUndo), documents::undo);
    }

    /** Redoes the last undone edit. */
    Passed redo(Optional<Document> file) {
      return pass(undone, done, Step::wentBack, file.filter(Document::canRedo), documents::redo);
    }

    /**
     * Changes the files of a step together; if they have been edited since, changes only the one
     * file.
     */
    private static Passed pass(
        Deque<Step> from,
        Deque<Step> to,
        Predicate<Step> stands,
        Optional<Document> alone,
        Consumer<Document> change) {
      if (from.isEmpty() || !stands.test(from.peek())) {
        alone.ifPresent(change);
        return new Passed(alone.isPresent(), Optional.empty());
      }
      Step step = from.pop();
      step.before().keySet().forEach(change);
      to.push(step);
      return new Passed(true, Optional.of(step.does()));
    }
  }
}

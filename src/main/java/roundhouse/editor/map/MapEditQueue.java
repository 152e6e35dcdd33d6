package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;

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
    if (busy || !waiting.isEmpty()) waiting.add(work);
    else work.run();
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
          .thenRun(() -> write(new MapFileUpdate(read, documents, byPart), gesture));
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
    worker.execute(
        () -> {
          Optional<String> refused = writing.compute();
          SwingUtilities.invokeLater(() -> written(writing, gesture, refused));
        });
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
}

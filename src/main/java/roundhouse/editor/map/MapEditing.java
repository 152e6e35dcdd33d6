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
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.Edit;
import roundhouse.mapping.MapDraft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.Spot;

/**
 * Makes edits of a map in turn: each sees the map after those before it have been read, is computed
 * in the background, and is written to the design's own files.
 */
final class MapEditing {
  private final Drafts drafts;
  private final Supplier<Optional<MapDraft>> map;
  private final Consumer<String> refuse;
  private final MapHistory history;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("map edits").daemon().factory());
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  /**
   * @param map as last read
   * @param refuse called with the reason if an edit is refused
   */
  MapEditing(Drafts drafts, Supplier<Optional<MapDraft>> map, Consumer<String> refuse) {
    this.drafts = drafts;
    this.map = map;
    this.refuse = refuse;
    history = new MapHistory(drafts);
  }

  /** Runs the waiting edits after the map has been read again. */
  void goOn() {
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

  /** Makes edits; see {@link MapDesk#perform}. */
  void perform(Object gesture, Function<MapDraft, List<Edit>> command) {
    inTurn(() -> map.get().ifPresent(read -> make(read, gesture, command)));
  }

  private void make(MapDraft read, Object gesture, Function<MapDraft, List<Edit>> command) {
    try {
      var byPart = new LinkedHashMap<Spot, List<Edit>>();
      for (Edit edit : command.apply(read))
        byPart.computeIfAbsent(file(read, edit.path()), _ -> new ArrayList<>()).add(edit);
      busy = !byPart.isEmpty();
      CompletableFuture.allOf(
              byPart.keySet().stream()
                  .map(spot -> drafts.open(spot.file()))
                  .toArray(CompletableFuture[]::new))
          .thenRun(() -> write(new MapWriting(read, drafts, byPart), gesture));
    } catch (RefusedEdit refused) {
      refuse.accept(refused.getMessage());
    }
  }

  /** The file for a path, and the path of the node that the file holds. */
  private Spot file(MapDraft read, ValuePath path) {
    Spot spot = Spot.in(read.folder(), path, drafts);
    int outer = path.names().size() - spot.path().names().size();
    return new Spot(spot.file(), new ValuePath(path.names().subList(0, outer)));
  }

  /** Writes in the background, since a large region takes a while. */
  private void write(MapWriting writing, Object gesture) {
    if (!busy) return;
    worker.execute(
        () -> {
          Optional<String> refused = writing.work();
          SwingUtilities.invokeLater(() -> written(writing, gesture, refused));
        });
  }

  private void written(MapWriting writing, Object gesture, Optional<String> refused) {
    if (!writing.stands()) {
      write(writing.again(), gesture);
      return;
    }
    refused.ifPresent(refuse);
    Map<Document, String> before = refused.isPresent() ? Map.of() : writing.keep(gesture);
    // Only an edit that changes a text causes another reading.
    busy = !before.isEmpty();
    if (busy) history.add(gesture, before);
    doWaiting();
  }

  /** Undoes the last edit. */
  void undo() {
    inTurn(() -> busy = history.undo(mapFile()));
  }

  /** Redoes the last undone edit. */
  void redo() {
    inTurn(() -> busy = history.redo(mapFile()));
  }

  /** The file that holds the map. */
  private Optional<Document> mapFile() {
    return map.get()
        .flatMap(read -> drafts.document(Spot.in(read.folder(), MapDraft.HEXES, drafts).file()));
  }

  /** Opens the file of the map, so that the first undo finds it. */
  void open() {
    map.get()
        .map(MapDraft::folder)
        .ifPresent(folder -> drafts.open(Spot.in(folder, MapDraft.HEXES, drafts).file()));
  }
}

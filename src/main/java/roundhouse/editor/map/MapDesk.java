package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.mapping.Edit;
import roundhouse.mapping.MapDraft;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.Spot;

/**
 * The map on the drawing board: what its files say, the hand over it, the region and the tool in hand.
 * Commands see the map as it is after those before them, and are written into the design's own files.
 */
final class MapDesk {
  private final Drafts drafts;
  private final MapHistory history;
  private final List<Runnable> listeners = new ArrayList<>();
  private final ExecutorService worker = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("map edits").daemon().factory());
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private Optional<MapDraft> draft = Optional.empty();
  private String cursor = "";
  private Set<String> chosen = Set.of();
  private MapTool tool = MapTool.SELECT;
  private Paints paints = Paints.USUAL;
  private String told = "";
  private boolean busy;

  MapDesk(Drafts drafts) {
    this.drafts = drafts;
    history = new MapHistory(drafts);
  }

  /** Has {@code changed} run at every change, and now. */
  void follow(Runnable changed) {
    listeners.add(changed);
    changed.run();
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  /** The design as it is read by now. */
  void show(Draft read) {
    Optional<MapDraft> next = MapDraft.of(read.folder(), read.result());
    boolean other = !next.map(MapDraft::folder).equals(draft.map(MapDraft::folder));
    if (next.isPresent()) draft = next;
    told = next.isPresent() ? "" : "A file cannot be read: mend its text first, then the map can be drawn again.";
    if (other || cursor.isEmpty()) begin();
    busy = false;
    chosen = chosen.stream().filter(this::has).collect(java.util.stream.Collectors.toUnmodifiableSet());
    tell();
    while (!busy && !waiting.isEmpty()) waiting.poll().run();
  }

  /** The hand begins on the first hex of the file. */
  private void begin() {
    chosen = Set.of();
    cursor = draft.flatMap(map -> map.map().hexes().keySet().stream().findFirst()).orElse("A1");
  }

  Optional<MapDraft> draft() {
    return draft;
  }

  String cursor() {
    return cursor;
  }

  void cursor(String place) {
    cursor = place;
    told = "";
    tell();
  }

  /** Hexes of the region in hand. */
  Set<String> chosen() {
    return chosen;
  }

  void choose(Set<String> hexes) {
    chosen = new LinkedHashSet<>(hexes);
    chosen.removeIf(hex -> !has(hex));
    tell();
  }

  /** Chooses hexes that will be there once the next edit is read. */
  void chooseNext(Set<String> hexes) {
    chosen = Set.copyOf(hexes);
  }

  boolean has(String hex) {
    return draft.map(map -> map.has(hex)).orElse(false);
  }

  /** What a key works on: the region where the hand is in it, else the place under the hand. */
  Set<String> inHand() {
    return chosen.contains(cursor) ? chosen : Set.of(cursor);
  }

  MapTool tool() {
    return tool;
  }

  void tool(MapTool taken) {
    tool = taken;
    told = "";
    tell();
  }

  Paints paints() {
    return paints;
  }

  void paints(Paints mixed) {
    paints = mixed;
    tell();
  }

  /** Why the last thing was not done, or "". */
  String told() {
    return told;
  }

  void say(String reason) {
    told = reason;
    tell();
  }

  /**
   * Does something to the map once what was done before has been read.
   *
   * @param gesture what follows under the same is taken back together; "" for none
   */
  void perform(Object gesture, Function<MapDraft, List<Edit>> command) {
    inTurn(() -> draft.ifPresent(map -> make(map, gesture, command)));
  }

  private void inTurn(Runnable work) {
    if (busy || !waiting.isEmpty()) waiting.add(work);
    else work.run();
  }

  private void make(MapDraft map, Object gesture, Function<MapDraft, List<Edit>> command) {
    try {
      var byPart = new LinkedHashMap<Spot, List<Edit>>();
      for (Edit edit : command.apply(map)) byPart.computeIfAbsent(file(map, edit.path()), _ -> new ArrayList<>()).add(edit);
      busy = !byPart.isEmpty();
      CompletableFuture.allOf(byPart.keySet().stream().map(spot -> drafts.open(spot.file())).toArray(CompletableFuture[]::new)).thenRun(() -> write(new MapWriting(map, drafts, byPart), gesture));
    } catch (RefusedEdit refused) {
      say(refused.getMessage());
    }
  }

  /** The file for a path, with the path of what the file stands for. */
  private Spot file(MapDraft map, ValuePath path) {
    Spot spot = Spot.in(map.folder(), path, drafts);
    int outer = path.names().size() - spot.path().names().size();
    return new Spot(spot.file(), new ValuePath(path.names().subList(0, outer)));
  }

  /** A large region takes a while to be written out, which is done beside. */
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
    refused.ifPresent(this::say);
    Map<Document, String> before = refused.isPresent() ? Map.of() : writing.keep(gesture);
    // Only an edit that changes a text is followed by a new reading.
    busy = !before.isEmpty();
    if (busy) history.add(gesture, before);
    while (!busy && !waiting.isEmpty()) waiting.poll().run();
  }

  void undo() {
    inTurn(() -> busy = history.undo(mapFile()));
  }

  void redo() {
    inTurn(() -> busy = history.redo(mapFile()));
  }

  /** Where the map is written. */
  Optional<Document> mapFile() {
    return draft.flatMap(map -> drafts.document(Spot.in(map.folder(), MapDraft.HEXES, drafts).file()));
  }

  /** Opens the file of the map, so that the first undo finds it. */
  void open() {
    draft.map(MapDraft::folder).ifPresent(folder -> drafts.open(Spot.in(folder, MapDraft.HEXES, drafts).file()));
  }
}

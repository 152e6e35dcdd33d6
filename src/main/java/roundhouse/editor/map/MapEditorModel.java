package roundhouse.editor.map;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * The state of the map editor: what the files say, the cursor, the selected hexes and the tool.
 * Each command sees the map after the ones before it; {@link MapEditQueue} writes the results.
 */
final class MapEditorModel {
  private final MapEditQueue editing;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<EditedMap> edited = Optional.empty();
  private HexId cursor = HexId.of("");
  private Set<HexId> selected = Set.of();
  private MapTool tool = MapTool.SELECT;
  private PaintSettings paints = PaintSettings.USUAL;
  private String message = "";
  private String afterReading = "";

  /** Whether a command has come after the message, so that it goes with the next reading. */
  private boolean messageOutdated;

  MapEditorModel(OpenDocuments documents) {
    editing = new MapEditQueue(documents, this::edited, this::setMessage, this::passed);
  }

  /** Runs {@code changed} now and on every change. */
  void addListener(Runnable changed) {
    listeners.add(changed);
    changed.run();
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  /** Shows the design as read now. */
  void show(Loaded read) {
    Optional<EditedMap> same = edited.flatMap(map -> map.again(read.folder(), read.read()));
    if (same.isPresent() && message.equals(afterReading)) edited = same;
    else showOther(read);
    editing.mapRead();
  }

  private void showOther(Loaded read) {
    Optional<EditedMap> next = EditedMap.of(read.folder(), read.read());
    boolean other = !next.map(EditedMap::folder).equals(edited.map(EditedMap::folder));
    if (next.isPresent()) edited = next;
    message = next.isPresent() ? messageAfterReading() : UiWords.of("hexes.broken");
    if (other || cursor.text().isEmpty()) begin();
    selected = selected.stream().filter(this::has).collect(Collectors.toUnmodifiableSet());
    tell();
  }

  /** What was refused meanwhile stays in view when the edits before it have been read. */
  private String messageAfterReading() {
    boolean mended = message.equals(UiWords.of("hexes.broken"));
    return afterReading.isEmpty() && !messageOutdated && !mended ? message : afterReading;
  }

  /** Puts the cursor on the first hex of the file. */
  private void begin() {
    selected = Set.of();
    cursor =
        edited
            .flatMap(map -> map.map().hexes().keySet().stream().findFirst())
            .orElse(HexId.of("A1"));
  }

  Optional<EditedMap> edited() {
    return edited;
  }

  HexId cursor() {
    return cursor;
  }

  void cursor(HexId place) {
    cursor = place;
    setMessage("");
  }

  /** The selected hexes. */
  Set<HexId> selected() {
    return selected;
  }

  void select(Set<HexId> hexes) {
    selected = new LinkedHashSet<>(hexes);
    selected.removeIf(hex -> !has(hex));
    tell();
  }

  /** Selects hexes that will exist once the next edit has been read. */
  void selectAfterEdit(Set<HexId> hexes) {
    selected = Set.copyOf(hexes);
  }

  /** Shows what an edit did once it has been read. */
  void tellAfterEdit(String what) {
    afterReading = what;
  }

  boolean has(HexId hex) {
    return edited.map(map -> map.has(hex)).orElse(false);
  }

  /**
   * What a key acts on: the selected hexes if the cursor is among them, otherwise the place under
   * the cursor.
   */
  Set<HexId> targets() {
    return selected.contains(cursor) ? selected : Set.of(cursor);
  }

  MapTool tool() {
    return tool;
  }

  void tool(MapTool taken) {
    tool = taken;
    setMessage("");
  }

  PaintSettings paints() {
    return paints;
  }

  void paints(PaintSettings mixed) {
    paints = mixed;
    tell();
  }

  /** Why the last command was not done; "" if it was. */
  String message() {
    return message;
  }

  /** Shows why something was not done, or what was done; "" shows nothing. */
  void setMessage(String reason) {
    message = reason;
    messageOutdated = false;
    afterReading = "";
    tell();
  }

  /**
   * Runs a command once the edits before it have been read.
   *
   * @param gesture commands with the same one are undone together; "" for none
   */
  void perform(Object gesture, Function<EditedMap, List<DesignEdit>> command) {
    afterReading = "";
    messageOutdated = true;
    editing.perform(gesture, command);
  }

  /** Goes to what undo took back or redo made again, and names it. */
  private void passed(EditSummary what, boolean undone) {
    afterReading =
        undone ? UiWords.of("hexes.undone", what.says()) : UiWords.of("hexes.redone", what.says());
    what.hexes().stream().findFirst().ifPresent(first -> cursor = first);
    selected = what.hexes();
  }

  /** The edit that undo would take back, in words. */
  Optional<String> lastDone() {
    return editing.lastDone().map(EditSummary::says);
  }

  /** The edit that redo would make again, in words. */
  Optional<String> lastUndone() {
    return editing.lastUndone().map(EditSummary::says);
  }

  void undo() {
    editing.undo();
  }

  void redo() {
    editing.redo();
  }

  /** Opens the file of the map, so that the first undo finds it. */
  void open() {
    editing.open();
  }
}

package roundhouse.editor.map;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.mapping.Edit;
import roundhouse.mapping.MapDraft;
import roundhouse.words.Words;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;

/**
 * The state of the map editor: what the files say, the cursor, the selected hexes and the tool.
 * Each command sees the map after the ones before it; {@link MapEditing} writes the results.
 */
final class MapDesk {
  private final MapEditing editing;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<MapDraft> draft = Optional.empty();
  private String cursor = "";
  private Set<String> chosen = Set.of();
  private MapTool tool = MapTool.SELECT;
  private Paints paints = Paints.USUAL;
  private String told = "";

  MapDesk(Drafts drafts) {
    editing = new MapEditing(drafts, this::draft, this::say);
  }

  /** Runs {@code changed} now and on every change. */
  void follow(Runnable changed) {
    listeners.add(changed);
    changed.run();
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  /** Shows the design as read now. */
  void show(Draft read) {
    Optional<MapDraft> next = MapDraft.of(read.folder(), read.result());
    boolean other = !next.map(MapDraft::folder).equals(draft.map(MapDraft::folder));
    if (next.isPresent()) draft = next;
    told = next.isPresent() ? "" : Words.of("hexes.broken");
    if (other || cursor.isEmpty()) begin();
    chosen = chosen.stream().filter(this::has).collect(Collectors.toUnmodifiableSet());
    tell();
    editing.goOn();
  }

  /** Puts the cursor on the first hex of the file. */
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
    say("");
  }

  /** The selected hexes. */
  Set<String> chosen() {
    return chosen;
  }

  void choose(Set<String> hexes) {
    chosen = new LinkedHashSet<>(hexes);
    chosen.removeIf(hex -> !has(hex));
    tell();
  }

  /** Selects hexes that will exist once the next edit has been read. */
  void chooseNext(Set<String> hexes) {
    chosen = Set.copyOf(hexes);
  }

  boolean has(String hex) {
    return draft.map(map -> map.has(hex)).orElse(false);
  }

  /**
   * What a key acts on: the selected hexes if the cursor is among them, otherwise the place under
   * the cursor.
   */
  Set<String> inHand() {
    return chosen.contains(cursor) ? chosen : Set.of(cursor);
  }

  MapTool tool() {
    return tool;
  }

  void tool(MapTool taken) {
    tool = taken;
    say("");
  }

  Paints paints() {
    return paints;
  }

  void paints(Paints mixed) {
    paints = mixed;
    tell();
  }

  /** Why the last command was not done; "" if it was. */
  String told() {
    return told;
  }

  /** Shows why something was not done, or what was done; "" shows nothing. */
  void say(String reason) {
    told = reason;
    tell();
  }

  /**
   * Runs a command once the edits before it have been read.
   *
   * @param gesture commands with the same one are undone together; "" for none
   */
  void perform(Object gesture, Function<MapDraft, List<Edit>> command) {
    editing.perform(gesture, command);
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

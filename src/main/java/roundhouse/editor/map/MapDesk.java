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
 * The map on the drawing board: what its files say, the hand over it, the region and the tool in
 * hand. Commands see the map as it is after those before them, and are written as {@link
 * MapEditing} does.
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
    told = next.isPresent() ? "" : Words.of("hexes.broken");
    if (other || cursor.isEmpty()) begin();
    chosen = chosen.stream().filter(this::has).collect(Collectors.toUnmodifiableSet());
    tell();
    editing.goOn();
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
    say("");
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
    say("");
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

  /** Says why something is not done, or what has been; "" for nothing any more. */
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

package roundhouse.editor.map;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlValue;
import roundhouse.mapping.BorderEdits;
import roundhouse.mapping.Brush;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.HexContent;
import roundhouse.mapping.HexGrid;
import roundhouse.mapping.HexRegion;
import roundhouse.mapping.MapEdits;
import roundhouse.mapping.PrintedTrack;
import roundhouse.mapping.Relocation;
import roundhouse.words.UiWords;

/** What the current tool does, by mouse or keys. */
final class MapToolActions {
  /** How many of the hexes that were replaced are named. */
  private static final int NAMED = 6;

  private final MapEditorModel model;

  MapToolActions(MapEditorModel model) {
    this.model = model;
  }

  /**
   * Uses the tool on places.
   *
   * @param back whether it removes what it otherwise sets
   */
  void stroke(Object gesture, Collection<HexId> places, boolean back) {
    PaintSettings paints = model.paints();
    MapTool tool = model.tool();
    Set<HexId> there = Set.copyOf(places);
    model.perform(gesture, map -> ToolEdits.of(map, tool, paints, there, back));
  }

  /** Uses the tool on one side of a hex. */
  void side(HexId hex, int edge, boolean back) {
    PaintSettings paints = model.paints();
    switch (model.tool()) {
      case BORDER ->
          model.perform(
              "",
              map ->
                  back
                      ? BorderEdits.remove(map, hex, edge)
                      : BorderEdits.cycle(map, hex, edge, paints.crossing()));
      case TRACK ->
          paintTrack(
              hex,
              back ? PrintedTrack.remove(String.valueOf(edge), "_0") : PrintedTrack.toStop(edge));
      case OFFBOARD ->
          model.perform("", map -> new MapEdits(map).paint(List.of(hex), toggled(edge)));
      default -> model.setMessage("");
    }
  }

  /** Toggles whether an edge leads into an off-board area. */
  private static Brush toggled(int edge) {
    return hex -> {
      if (hex.at("offboard").isEmpty()) return hex;
      var edges = new TreeSet<>(List.of((hex.word("edges") + " ").split("\\s+")));
      edges.remove("");
      if (!edges.remove(String.valueOf(edge))) edges.add(String.valueOf(edge));
      return hex.with("edges", String.join(" ", edges));
    };
  }

  /** Lays track between two ends in a hex, or removes it. */
  void track(HexId hex, String one, String other, boolean back) {
    paintTrack(hex, back ? PrintedTrack.remove(one, other) : PrintedTrack.lay(one, other));
  }

  private void paintTrack(HexId hex, Brush track) {
    model.perform(
        "", map -> map.has(hex) ? new MapEdits(map).paint(List.of(hex), track) : List.of());
  }

  /** Moves a company's home. */
  void home(String company, HexId hex) {
    model.perform("", map -> new MapEdits(map).setCompanyHex(company, "home", hex));
  }

  /** Sets one value of several hexes. */
  void set(Set<HexId> hexes, String key, YamlValue value) {
    model.perform(
        "",
        map ->
            hexes.stream()
                .sorted()
                .flatMap(hex -> new MapEdits(map).set(hex, key, value).stream())
                .toList());
  }

  /**
   * Moves or copies the selected hexes, and the cursor with them, by the distance from {@code from}
   * to {@code to}, over any hexes there.
   */
  void carry(HexId from, HexId to, boolean copy) {
    Set<HexId> hexes = model.targets();
    if (!from.equals(to)) model.cursor(to);
    model.perform(
        "",
        map -> {
          var region = new HexRegion(map, hexes, Relocation.translation(map.layout(), from, to));
          return replacing(
              map, region, copy ? Set.of() : hexes, copy ? region.copy() : region.move());
        });
  }

  /** Turns the selected hexes around the place under the cursor, where there is room for them. */
  void turn(int sixths) {
    relocate(
        model.targets(), Relocation.rotation(layout(), model.cursor(), model.cursor(), sixths));
  }

  /** Moves the selected hexes, and the cursor with them, over an edge, where there is room. */
  void nudge(HexGrid.Direction direction) {
    HexId from = model.cursor();
    Set<HexId> hexes = model.targets();
    HexGrid.step(layout(), from, direction)
        .ifPresent(
            to -> {
              Relocation way = Relocation.translation(layout(), from, to);
              boolean room =
                  hexes.stream().allMatch(hex -> way.hex(hex).isPresent())
                      && model
                          .edited()
                          .filter(map -> inTheWay(map, hexes, way).isEmpty())
                          .isPresent();
              relocate(hexes, way);
              if (room) model.cursor(to);
            });
  }

  /** The hexes on which others would come to lie. */
  private static List<HexId> inTheWay(EditedMap map, Set<HexId> hexes, Relocation way) {
    return hexes.stream()
        .filter(map::has)
        .flatMap(hex -> way.hex(hex).stream())
        .filter(target -> map.has(target) && !hexes.contains(target))
        .sorted()
        .toList();
  }

  private void relocate(Set<HexId> hexes, Relocation way) {
    model.perform(
        "",
        map -> {
          List<HexId> inTheWay = inTheWay(map, hexes, way);
          if (!inTheWay.isEmpty())
            throw new RefusedEdit(UiWords.of("hexes.in-the-way", inTheWay.getFirst()));
          var region = new HexRegion(map, hexes, way);
          List<DesignEdit> edits = region.move();
          if (!edits.isEmpty()) model.selectAfterEdit(region.targets());
          return edits;
        });
  }

  /**
   * Selects the hexes at their new place, and says which others they replace.
   *
   * @param leaving the hexes of the map that make room
   */
  private List<DesignEdit> replacing(
      EditedMap map, HexRegion region, Set<HexId> leaving, List<DesignEdit> edits) {
    if (edits.isEmpty()) return edits;
    List<HexId> replaced =
        region.replaced(map).stream().filter(hex -> !leaving.contains(hex)).sorted().toList();
    model.selectAfterEdit(region.targets());
    if (!replaced.isEmpty()) {
      String names = replaced.stream().limit(NAMED).map(HexId::text).collect(joining(", "));
      String more = replaced.size() > NAMED ? ", …" : "";
      model.tellAfterEdit(UiWords.counted("hexes.replaced", replaced.size(), names + more));
    }
    return edits;
  }

  void remove() {
    Set<HexId> hexes = model.targets();
    model.perform("", map -> new MapEdits(map).remove(hexes));
  }

  void layout(Layout wanted) {
    model.perform("", map -> new MapEdits(map).layout(wanted));
  }

  Layout layout() {
    return model.edited().map(EditedMap::layout).orElse(Layout.FLAT);
  }

  /** Pastes copied hexes at the cursor, over any hexes there. */
  void paste(Clip clip) {
    HexId to = model.cursor();
    model.perform(
        "",
        map -> {
          var region =
              new HexRegion(
                  clip.source(),
                  clip.hexes(),
                  Relocation.translation(clip.source().layout(), clip.anchor(), to));
          return replacing(map, region, Set.of(), region.copy());
        });
  }

  /** Copied hexes, with their map as it was then, and the hex that is pasted at the cursor. */
  record Clip(EditedMap source, Set<HexId> hexes, HexId anchor) {}

  HexContent content(HexId hex) {
    return model.edited().map(map -> map.hex(hex)).orElse(HexContent.BLANK);
  }
}

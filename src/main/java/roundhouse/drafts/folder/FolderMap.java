package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.PrintPart;
import roundhouse.drafts.PrintReader;
import roundhouse.drafts.TerrainWords;
import roundhouse.drafts.TileDraft;
import roundhouse.drafts.UntypedValues;

/** Reads the map and the tiles of a folder. */
final class FolderMap {
  private static final Set<String> DRAWN_ELSEWHERE = Set.of("icon", "border", "partition");

  private static final Set<String> OFF_TILES = Set.of("icon", "border", "partition", "stub");

  private final TitleFolder title;
  private final Draft draft;
  private final MapDraft map;
  private final List<Runnable> borders = new ArrayList<>();

  private final FutureLabels futureLabels = new FutureLabels();

  /** What the format has not, with its hexes. */
  private final Map<String, Set<String>> lacking = new LinkedHashMap<>();

  FolderMap(TitleFolder title, Draft draft) throws DraftRefused {
    this.title = title;
    this.draft = draft;
    this.map = new MapDraft(layout(), draft);
  }

  MapDraft map() {
    return map;
  }

  FutureLabels futureLabels() {
    return futureLabels;
  }

  private Layout layout() throws DraftRefused {
    boolean pointy = title.text("LAYOUT").equals("pointy");
    Map<String, Object> axes = UntypedValues.map(title.get("AXES"));
    boolean numbersAcross = UntypedValues.text(axes.get("x")).equals("number");
    if (pointy && !axes.isEmpty() && !numbersAcross)
      draft
          .notes()
          .left("letters that run across a map with points at top and bottom; here they run down");
    if (pointy) return Layout.POINTY;
    return numbersAcross ? Layout.FLAT_LETTERS_DOWN : Layout.FLAT;
  }

  void read() throws DraftRefused {
    Map<String, Object> names = UntypedValues.map(title.get("LOCATION_NAMES"));
    UntypedValues.map(title.get("HEXES")).forEach((color, hexes) -> add(color, hexes, names));
    borders.forEach(Runnable::run);
    lacking.forEach((what, where) -> draft.notes().left(what + " on " + String.join(" ", where)));
    if (map.hexes().isEmpty())
      draft
          .notes()
          .left("the map: no constant HEXES that can be read" + ("; a method may choose it"));
  }

  private void lacking(String what, String where) {
    lacking.computeIfAbsent(what, _ -> new LinkedHashSet<>()).add(where);
  }

  private void add(String word, Object hexes, Map<String, Object> names) {
    if (word.equals("empty")) return; // only drawn
    Optional<TileColor> color = TileColor.named(word.equals("grey") ? "gray" : word);
    if (color.isEmpty()) draft.notes().left("hexes of the colour '" + word + "'");
    if (color.isEmpty()) return;
    UntypedValues.map(hexes)
        .forEach(
            (ids, notation) -> {
              for (String hex : UntypedValues.words(ids))
                add(hex, color.get(), UntypedValues.text(notation), names);
            });
  }

  private void add(String hex, TileColor color, String notation, Map<String, Object> names) {
    List<PrintPart> parts = PrintReader.read(notation, what -> lacking(what, hex));
    futureLabels.ofHex(hex, parts);
    var icons = new ArrayList<String>();
    for (PrintPart part : parts) {
      if (part.type().equals("icon"))
        icons.add(part.values().getOrDefault("image", "").replaceAll(".*/", ""));
      if (part.type().equals("border")) borders.add(() -> border(hex, part));
      if (part.type().equals("partition")) river(hex, part);
    }
    String comment =
        icons.isEmpty() ? "" : "icon: " + String.join(", ", icons.stream().distinct().toList());
    List<PrintPart> kept =
        parts.stream().filter(part -> !DRAWN_ELSEWHERE.contains(part.type())).toList();
    map.add(hex, color, kept, UntypedValues.text(names.get(hex)), comment);
  }

  /** The banks of a river: the edges from one of its ends to the other, and the rest. */
  private void river(String hex, PrintPart part) {
    String from = part.values().getOrDefault("a", "").replaceAll("[+-]", "");
    String to = part.values().getOrDefault("b", "").replaceAll("[+-]", "");
    if (!from.matches("[0-5]") || !to.matches("[0-5]") || from.equals(to)) {
      draft.notes().left("the river through " + hex + ", whose ends cannot be read");
      return;
    }
    String inner = edges(Integer.parseInt(from), Integer.parseInt(to));
    String outer = edges(Integer.parseInt(to), Integer.parseInt(from));
    boolean outside = part.values().getOrDefault("restrict", "").equals("outer");
    map.river(hex, outside ? List.of(outer, inner) : List.of(inner, outer));
  }

  private static String edges(int from, int to) {
    return IntStream.range(from, to > from ? to : to + 6)
        .mapToObj(edge -> String.valueOf(edge % 6))
        .collect(Collectors.joining(" "));
  }

  private void border(String hex, PrintPart part) {
    String type = part.values().getOrDefault("type", "");
    int cost = UntypedValues.number(part.values().get("cost")).orElse(0);
    int edge = UntypedValues.number(part.values().get("edge")).orElse(9);
    if (type.equals("impassable")) map.border(hex, edge, 0);
    else if (cost > 0) map.border(hex, edge, cost, TerrainWords.of(type));
    else if (!type.isEmpty())
      lacking("borders of the type '" + type + "'", "edge " + edge + " of " + hex);
  }

  /** The tiles: counts, or a count with colour and notation. */
  void readTiles(TileDraft tiles) throws DraftRefused {
    var all = new LinkedHashMap<>(UntypedValues.map(title.get("TILES")));
    all.forEach(
        (number, written) -> {
          if (!(written instanceof Map)) tiles.add(number, written == null ? 1 : written);
          else addOwn(number, UntypedValues.map(written), tiles);
        });
  }

  private void addOwn(String number, Map<String, Object> tile, TileDraft tiles) {
    Object count = tile.getOrDefault("count", 1L);
    String code = UntypedValues.text(tile.get("code"));
    Optional<TileColor> color =
        TileColor.named(UntypedValues.text(tile.get("color")).replace("grey", "gray"));
    if (code.isEmpty() || color.isEmpty()) {
      tiles.add(number, count);
      return;
    }
    List<PrintPart> parts =
        PrintReader.read(code, what -> draft.notes().left(what + " of tile " + number));
    futureLabels.ofTile(number, parts);
    for (PrintPart part : parts)
      if (OFF_TILES.contains(part.type()))
        draft.notes().left("'" + part.text() + "' of tile " + number);
    tiles.add(number, count, color.get(), parts);
  }
}

package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;

/** The tile manifest of a draft: tiles of the library by their numbers, and the title's own. */
public final class TileDraft {
  private static final String UNLIMITED = "unlimited";

  private final TileCatalogue library;
  private final Draft draft;
  private final boolean renumbers;
  private final Map<TileColor, Map<String, Object>> rows = new TreeMap<>();
  private final Map<String, Tile> tiles = new LinkedHashMap<>();

  /**
   * @param renumbers whether a tile as drawn becomes that of the library with the same track; where
   *     recordings name tiles, they keep their numbers
   */
  public TileDraft(TileCatalogue library, Draft draft, boolean renumbers) {
    this.library = library;
    this.draft = draft;
    this.renumbers = renumbers;
  }

  /** Adds a tile that is known by its number alone; noted if the library lacks it. */
  public void add(String number, Object count) {
    Optional<Tile> known = library.tile(number);
    if (known.isEmpty()) {
      draft
          .notes()
          .left("tile " + number + ", " + count + " of it: the library has no tile of that number");
      draft
          .notes()
          .missing(
              "tiles." + number,
              "tile " + number + " is not in the library, so the draft has none");
      return;
    }
    put(known.get(), count(number, count));
  }

  /** Adds a tile as drawn: by its number alone if the library has it with the same track. */
  public void add(String number, Object count, TileColor color, List<PrintPart> parts) {
    String print = PrintReader.text(PrintReader.ofTile(parts));
    String fault = PrintReader.fault(color, print);
    if (!fault.isEmpty() || print.isEmpty()) {
      draft.notes().left("tile " + number + ": " + (fault.isEmpty() ? "it has no track" : fault));
      if (library.tile(number).isPresent()) add(number, count);
      else
        draft
            .notes()
            .missing(
                "tiles." + number, "tile " + number + " could not be read, so the draft has none");
      return;
    }
    addDrawn(number, count(number, count), TileNotation.parse(number, color, print), print);
  }

  private void addDrawn(String number, Object count, Tile drawn, String print) {
    Optional<Tile> same = library.tile(number).filter(tile -> SameTrack.of(tile, drawn));
    if (same.isEmpty() && renumbers)
      same =
          library.tiles().values().stream()
              .filter(tile -> !tiles.containsKey(tile.number()) && SameTrack.of(tile, drawn))
              .findFirst();
    if (same.isPresent()) {
      if (!same.get().number().equals(number))
        draft
            .notes()
            .taken("tile " + number + " as " + same.get().number() + ", which has the same track");
      put(same.get(), count);
      return;
    }
    var own = new LinkedHashMap<String, Object>();
    own.put("count", count);
    own.put("color", drawn.color().word());
    own.put("print", print);
    put(drawn, own);
  }

  private Object count(String number, Object count) {
    return switch (SourceValues.plain(count)) {
      case Number whole when whole.intValue() >= 0 && whole.intValue() <= 999 -> whole.intValue();
      case String word when word.matches("[0-9]{1,3}") -> Integer.parseInt(word);
      case String word when word.equals(UNLIMITED) || word.equals("∞") -> UNLIMITED;
      case null, default -> {
        draft
            .notes()
            .guessed("tiles", "one copy of tile " + number + "; the source says '" + count + "'");
        yield 1;
      }
    };
  }

  private void put(Tile tile, Object value) {
    String number = tile.number();
    if (tiles.putIfAbsent(number, tile) == null)
      rows.computeIfAbsent(tile.color(), _ -> new LinkedHashMap<>()).put(number, value);
    else draft.notes().left("tile " + number + " appears twice in the source; the first is used");
  }

  /** The tiles of the manifest, in the order of the source. */
  public List<Tile> tiles() {
    return List.copyOf(tiles.values());
  }

  /** Those of some tiles that the manifest has; reports the others. */
  public List<String> known(List<String> asked, String place) {
    asked.stream()
        .filter(number -> !tiles.containsKey(number))
        .forEach(
            number ->
                draft.notes().left(place + " names tile " + number + ", which the draft lacks"));
    return asked.stream().filter(tiles::containsKey).distinct().toList();
  }

  /** Writes the file. */
  public void write() {
    DraftPart part = draft.part("tiles");
    rows.forEach(
        (color, counts) -> {
          part.heading(color.word());
          counts.forEach(part::row);
        });
    if (rows.isEmpty()) {
      part.row("57", 1);
      draft
          .notes()
          .missing("tiles", "the source lists no tiles; one is here so that the draft loads");
    }
    draft.notes().taken("the tiles: " + tiles.size() + " kinds");
  }
}

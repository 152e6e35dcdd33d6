package roundhouse.editor.tiles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.Track;
import roundhouse.design.spec.TileSpec;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.PartEdits;
import roundhouse.workshop.documents.ValueLocation;

/**
 * Writes edits of the manifest and of the design's own tiles to its own file. An inherited tile
 * becomes its own with the first edit.
 */
final class TileEdits {
  private final OpenDocuments documents;
  private final PartEdits edits;

  TileEdits(OpenDocuments documents) {
    this.documents = documents;
    edits = new PartEdits(documents, "tiles", "any");
  }

  /** Sets the design to edit. */
  void setDesign(Path design) {
    edits.setDesign(design);
  }

  /** Sets the count: a number, or {@code unlimited}. */
  void count(Manifest.Row row, String count) {
    String written = count.equals("∞") ? "unlimited" : count;
    edit(
        row.number(),
        (yaml, path) -> {
          boolean map =
              yaml.at(path).filter(YamlValue.Table.class::isInstance).isPresent() || row.own();
          return yaml.set(map ? path.child("count") : path, written);
        });
  }

  /** Adds a tile of the library to the manifest, or overrides the count of an inherited one. */
  void add(String number, String count) {
    edit(number, (yaml, path) -> yaml.set(path, count));
  }

  /** Adds a tile that the design draws itself. */
  void draw(Tile tile, String count) {
    Map<String, YamlValue> entries = new LinkedHashMap<>();
    entries.put("count", YamlValue.text(count));
    entries.put("color", YamlValue.text(tile.color().word()));
    entries.put("print", YamlValue.quoted(TilePrintNotation.of(tile, "", Set.of())));
    edit(tile.number(), (yaml, path) -> yaml.set(path, new YamlValue.Table(entries)));
  }

  /** Changes the drawing of one of the design's own tiles, and nothing else written about it. */
  void redraw(Manifest.Row row, Tile tile) {
    edit(
        row.number(),
        (yaml, path) -> redrawn(yaml, path, spec(row, part -> yaml.word(path.child(part))), tile));
  }

  private static YamlText redrawn(YamlText yaml, ValuePath path, TileSpec spec, Tile tile) {
    var elsewhere = new HashSet<>(spec.label());
    elsewhere.retainAll(tile.labels());
    String print = TilePrintNotation.of(tile, spec.print(), elsewhere);
    YamlText drawn =
        print.equals(spec.print()) ? yaml : yaml.set(path.child("print"), YamlValue.quoted(print));
    YamlText labelled =
        elsewhere.size() == spec.label().size()
            ? drawn
            : label(drawn, path.child("label"), List.copyOf(elsewhere));
    return tile.color() == spec.color()
        ? labelled
        : labelled.set(path.child("color"), tile.color().word());
  }

  /**
   * One of the design's own tiles as its file says right now, which may be newer than the last
   * reading of the design.
   */
  Optional<Tile> drawn(Manifest.Row row) {
    return edits
        .location(ValuePath.of(row.number()))
        .map(spot -> drawn(row, spot))
        .orElse(row.tile());
  }

  private Optional<Tile> drawn(Manifest.Row row, ValueLocation spot) {
    Optional<Document> document = documents.document(spot.file());
    return Manifest.own(
        row.number(),
        spec(
            row,
            part ->
                document
                    .flatMap(open -> open.at(spot.path().child(part)))
                    .filter(YamlValue.Text.class::isInstance)
                    .map(text -> ((YamlValue.Text) text).text())));
  }

  /** What is written right now, and otherwise what was read. */
  private static TileSpec spec(Manifest.Row row, Function<String, Optional<String>> written) {
    TileSpec read = row.spec().orElseThrow();
    TileColor color = written.apply("color").flatMap(TileColor::named).orElse(read.color());
    List<String> label =
        written
            .apply("label")
            .filter(words -> !words.isBlank())
            .map(words -> List.of(words.strip().split("\\s+")))
            .orElse(read.label());
    return new TileSpec(
        read.count(), color, label, written.apply("print").orElse(read.print()), read.rotations());
  }

  private static YamlText label(YamlText yaml, ValuePath path, List<String> labels) {
    return labels.isEmpty()
        ? yaml.at(path).isPresent() ? yaml.remove(path) : yaml
        : yaml.set(path, String.join(" ", labels));
  }

  /** Writes the compact notation as typed. */
  void print(String number, String notation) {
    edit(number, (yaml, path) -> yaml.set(path.child("print"), YamlValue.quoted(notation)));
  }

  /** Removes a tile; an inherited one is excluded by name. */
  void remove(Manifest.Row row) {
    edits.remove(row.number(), row.from().isPresent());
  }

  void rename(Manifest.Row row, String number) {
    if (row.from().isEmpty()) edit(row.number(), (yaml, path) -> yaml.rename(path, number));
  }

  void undo() {
    edits.undo();
  }

  void redo() {
    edits.redo();
  }

  private void edit(String number, BiFunction<YamlText, ValuePath, YamlText> edit) {
    edits.edit("", ValuePath.of(number), edit);
  }

  /** The notation of a tile that a design draws itself; unchanged parts stay as written. */
  static final class TilePrintNotation {

    /** Parts of the notation that concern the picture or the hex; drawing keeps them. */
    private static final Set<String> ASIDE =
        Set.of("border", "icon", "frame", "partition", "stub", "future_label");

    private static final Set<String> STOPS = Set.of("city", "town", "halt", "offboard");

    private final Tile tile;
    private final Tile old;
    private final List<String> parts;

    private TilePrintNotation(Tile tile, Tile old, List<String> parts) {
      this.tile = tile;
      this.old = old;
      this.parts = parts;
    }

    /**
     * The compact notation of a tile.
     *
     * @param before the notation so far
     * @param elsewhere labels written outside the notation
     */
    static String of(Tile tile, String before, Set<String> elsewhere) {
      var labels = new TreeSet<>(tile.labels());
      labels.removeAll(elsewhere);
      Tile wanted = new TileSketch(tile).labelled(labels).tile();
      List<String> parts =
          Arrays.stream(before.split(";"))
              .map(String::strip)
              .filter(part -> !part.isEmpty())
              .toList();
      Optional<Tile> old = TileNotation.read("", TileColor.WHITE, before);
      boolean alike =
          old.filter(
                  known ->
                      known.stops().size() == tile.stops().size()
                          && !junction(known)
                          && !junction(tile))
              .isPresent();
      return String.join(
          ";",
          alike
              ? new TilePrintNotation(wanted, old.get(), parts).edited()
              : rewritten(wanted, parts));
    }

    private static boolean junction(Tile tile) {
      return tile.tracks().stream()
          .anyMatch(
              track -> track.a() instanceof Track.Junction || track.b() instanceof Track.Junction);
    }

    private static String type(String part) {
      return part.split("=", 2)[0].strip();
    }

    private static List<String> rewritten(Tile tile, List<String> before) {
      var all = new ArrayList<String>();
      if (!TileNotation.print(tile).isEmpty()) all.add(TileNotation.print(tile));
      before.stream().filter(part -> ASIDE.contains(type(part))).forEach(all::add);
      return all;
    }

    private List<String> edited() {
      var all = new ArrayList<String>();
      int stop = 0;
      int track = 0;
      for (String part : parts) {
        String type = type(part);
        if (STOPS.contains(type)) all.add(stop(part, stop++));
        else if (!type.equals("path") || tile.tracks().contains(old.tracks().get(track++)))
          all.add(part);
      }
      all.removeIf(
          part ->
              type(part).equals("label")
                  && !tile.labels().contains(part.substring(part.indexOf('=') + 1).strip()));
      if (tile.terrain() != old.terrain()) all.removeIf(part -> type(part).equals("upgrade"));
      all.addAll(behindTrack(all), tracks());
      new TreeSet<>(tile.labels())
          .stream()
              .filter(label -> !old.labels().contains(label))
              .forEach(label -> all.add("label=" + label));
      if (tile.terrain() != old.terrain() && tile.terrain() > 0)
        all.add("upgrade=cost:" + tile.terrain());
      return all;
    }

    private String stop(String part, int index) {
      Stop stop = tile.stops().get(index);
      return stop.equals(old.stops().get(index))
          ? part
          : TileNotation.print(new Tile("", tile.color(), List.of(stop), List.of(), Set.of(), 0));
    }

    /** Where to insert the next piece of track: after the last one, or after the stops. */
    private static int behindTrack(List<String> all) {
      int at = 0;
      for (int index = 0; index < all.size(); index++)
        if (type(all.get(index)).equals("path") || STOPS.contains(type(all.get(index))))
          at = index + 1;
      return at;
    }

    /** The new track. */
    private List<String> tracks() {
      var before = new HashSet<>(old.tracks());
      return tile.tracks().stream()
          .filter(track -> !before.contains(track))
          .map(this::written)
          .toList();
    }

    private String written(Track track) {
      String all =
          TileNotation.print(new Tile("", tile.color(), tile.stops(), List.of(track), Set.of(), 0));
      return all.substring(all.lastIndexOf(';') + 1);
    }
  }
}

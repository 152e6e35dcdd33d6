package roundhouse.editor.tiles;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
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
}

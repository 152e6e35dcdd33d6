package roundhouse.editor.tiles;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileNotation;
import roundhouse.design.binding.Binder;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.spec.TileSpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.script.loading.Loaded;

/** The tiles of a design as its files now say, including those that a variant inherits. */
record Manifest(List<Row> rows) {

  /**
   * A kind of tile.
   *
   * @param tile as drawn; empty if nobody draws it or its notation is unreadable
   * @param spec empty if unreadable
   * @param from the design that wrote it, if not the one being edited
   */
  record Row(
      String number,
      Optional<Tile> tile,
      Optional<TileSpec> spec,
      Optional<String> from,
      List<Problem> problems) {

    /** Whether the design draws it itself. */
    boolean own() {
      return spec.flatMap(TileSpec::own).isPresent();
    }

    /** {@code 4}, {@code ∞}; "" if unreadable. */
    String count() {
      return spec.map(
              known -> known.count().unlimited() ? "∞" : String.valueOf(known.count().number()))
          .orElse("");
    }
  }

  Manifest {
    rows = List.copyOf(rows);
  }

  static Manifest of(Loaded loaded, TileCatalogue library) {
    Optional<MapNode> tiles =
        loaded
            .read()
            .tree()
            .flatMap(tree -> tree.get("tiles"))
            .filter(MapNode.class::isInstance)
            .map(MapNode.class::cast);
    return new Manifest(
        tiles
            .map(map -> map.entries().stream().map(entry -> row(loaded, entry, library)).toList())
            .orElse(List.of()));
  }

  private static Row row(Loaded loaded, MapNode.Entry entry, TileCatalogue library) {
    String number = entry.name();
    Optional<TileSpec> spec = new Binder(new Problems()).bind(entry.value(), TileSpec.class);
    Optional<Tile> tile =
        spec.flatMap(known -> known.own().isPresent() ? own(number, known) : library.tile(number));
    List<Problem> problems =
        loaded.read().problems().stream()
            .filter(
                problem ->
                    problem.path().equals("tiles." + number)
                        || problem.path().startsWith("tiles." + number + "."))
            .toList();
    return new Row(number, tile, spec, from(loaded.folder(), entry.value()), problems);
  }

  private static Optional<String> from(Path folder, YamlNode written) {
    Path file = written.place().file().toAbsolutePath().normalize();
    return file.startsWith(folder.toAbsolutePath().normalize())
        ? Optional.empty()
        : Optional.of(file.getParent().getFileName().toString());
  }

  /** A tile as a design draws it; empty if unreadable: the problems of the design say where. */
  static Optional<Tile> own(String number, TileSpec spec) {
    return TileNotation.read(number, spec.color(), spec.print())
        .map(drawn -> labelled(drawn, spec.label()));
  }

  private static Tile labelled(Tile drawn, Collection<String> more) {
    var labels = new HashSet<>(drawn.labels());
    labels.addAll(more);
    return new TileSketch(drawn).labelled(labels).tile();
  }

  Optional<Row> row(String number) {
    return rows.stream().filter(row -> row.number().equals(number)).findFirst();
  }

  /** The drawn tiles by number, in the order of the manifest. */
  Map<String, Tile> tiles() {
    var tiles = new LinkedHashMap<String, Tile>();
    rows.forEach(row -> row.tile().ifPresent(tile -> tiles.put(row.number(), tile)));
    return tiles;
  }

  /** A number like another one that is free in manifest and library: {@code 57a}. */
  String freeNumber(String like, TileCatalogue library) {
    for (char letter = 'a'; letter <= 'z'; letter++) {
      String number = like + letter;
      if (row(number).isEmpty() && library.tile(number).isEmpty()) return number;
    }
    return like + "x" + rows.size();
  }
}

package roundhouse.editor.market;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Binder;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.problem.Problems;
import roundhouse.design.spec.MarketSpec;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.market.MarketCell;
import roundhouse.market.StockMarket;
import roundhouse.script.loading.Loaded;

/**
 * The stock market of a design being edited.
 *
 * @param written what the files say about it, including what a variant inherits
 */
record EditedMarket(MapNode written, MarketSpec spec, StockMarket market) {

  /** The market; empty if the files define none. */
  static Optional<EditedMarket> of(Loaded loaded) {
    Optional<MapNode> written =
        loaded
            .read()
            .tree()
            .flatMap(tree -> tree.get("market"))
            .filter(MapNode.class::isInstance)
            .map(MapNode.class::cast);
    return written.flatMap(
        node ->
            new Binder(new Problems())
                .bind(node, MarketSpec.class)
                .flatMap(spec -> made(node, spec)));
  }

  private static Optional<EditedMarket> made(MapNode written, MarketSpec spec) {
    try {
      return Optional.of(new EditedMarket(written, spec, MarketBuilder.build(spec)));
    } catch (IllegalArgumentException wrong) {
      // The problems of the design say what is wrong.
      return Optional.empty();
    }
  }

  boolean grid() {
    return spec.shape() == MarketSpec.Shape.GRID;
  }

  int rows() {
    return market.rows().size();
  }

  int columns() {
    return market.rows().stream().mapToInt(List::size).max().orElse(0);
  }

  /** Whether a place of the market has a space with a price. */
  boolean has(MarketCell cell) {
    return cell.row() >= 0
        && cell.row() < rows()
        && cell.column() >= 0
        && cell.column() < market.rows().get(cell.row()).size()
        && market.rows().get(cell.row()).get(cell.column()).isPresent();
  }

  /** The text of a space. */
  PriceWord word(MarketCell cell) {
    return new PriceSheet(grid(), spec.prices().lines().toList()).word(cell).orElseThrow();
  }

  /** Whether a place can be written to: within the market, or one beyond its last column. */
  boolean within(MarketCell cell) {
    return cell.row() >= 0
        && cell.row() < rows()
        && cell.column() >= 0
        && cell.column() <= columns();
  }

  /** The folder name of the design that wrote a value, if it is not the one in {@code folder}. */
  Optional<String> inheritedFrom(Path folder, String... path) {
    Optional<YamlNode> node = Optional.of(written);
    for (String key : path)
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(key));
    return node.map(found -> found.place().file().toAbsolutePath().normalize())
        .filter(file -> !file.startsWith(folder))
        .map(file -> file.getParent().getFileName().toString());
  }
}

package roundhouse.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.engine.Title;
import roundhouse.lab.rows.CsvText;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.StockMarket;

/**
 * The tables of a title as comma-separated values: a row for each train, company, hex and so on,
 * the share prices as on the market.
 */
public final class TitleTables {
  private static final String END = "\r\n";

  private TitleTables() {}

  /** The tables by the name of their file, without an ending. */
  public static Map<String, String> of(Title title) {
    var tables = new LinkedHashMap<String, String>();
    add(tables, "", Outline.of(title.design()));
    tables.put("market", market(title.market()));
    return tables;
  }

  /** Every part whose entries all have keys of their own becomes a table. */
  private static void add(Map<String, String> tables, String name, Branch part) {
    boolean table =
        !name.isEmpty()
            && !part.entries().isEmpty()
            && part.entries().values().stream().allMatch(Branch.class::isInstance);
    if (table) {
      tables.put(name, table(part));
      return;
    }
    if (name.isEmpty() || name.equals("map"))
      part.entries()
          .forEach(
              (key, value) -> {
                if (value instanceof Branch branch) add(tables, key, branch);
              });
  }

  private static String table(Branch things) {
    Set<String> keys = new LinkedHashSet<>();
    things
        .entries()
        .values()
        .forEach(
            thing ->
                ((Branch) thing)
                    .entries()
                    .forEach(
                        (key, value) -> {
                          if (!value.isDefault()) keys.add(key);
                        }));
    var rows = new ArrayList<String>();
    rows.add(CsvText.row(Stream.concat(Stream.of("id"), keys.stream())));
    things
        .entries()
        .forEach(
            (id, thing) ->
                rows.add(
                    CsvText.row(
                        Stream.concat(Stream.of(id), keys.stream().map(key -> cell(thing, key))))));
    return String.join(END, rows) + END;
  }

  private static String cell(Outline thing, String key) {
    return thing.at(List.of(key)).map(Outline::line).orElse("");
  }

  private static String market(StockMarket market) {
    List<MarketCell> cells = market.spaces().stream().map(MarketSpace::cell).toList();
    int rows = 1 + cells.stream().mapToInt(MarketCell::row).max().orElse(-1);
    int columns = 1 + cells.stream().mapToInt(MarketCell::column).max().orElse(-1);
    return IntStream.range(0, rows)
        .mapToObj(
            row ->
                CsvText.row(
                    IntStream.range(0, columns)
                        .mapToObj(column -> price(market, cells, new MarketCell(row, column)))))
        .map(line -> line + END)
        .collect(Collectors.joining());
  }

  private static String price(StockMarket market, List<MarketCell> cells, MarketCell cell) {
    return cells.contains(cell) ? String.valueOf(market.at(cell).price()) : "";
  }
}

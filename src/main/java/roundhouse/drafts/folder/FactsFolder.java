package roundhouse.drafts.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.JsonFile;
import roundhouse.drafts.UntypedValues;
import roundhouse.drafts.ruby.RubyValue;

/**
 * A title as the online engine has it once its code has run: {@code constants.json}, named as
 * there, and {@code title.json} with the tables that methods choose.
 */
final class FactsFolder {
  private static final String TITLE = "title.json";
  private static final String CONSTANTS = "constants.json";

  /** The letters that stand behind a price in the engine's own charts. */
  private static final Map<String, String> LETTERS =
      Map.ofEntries(
          Map.entry("par", "p"),
          Map.entry("par_1", "x"),
          Map.entry("par_2", "z"),
          Map.entry("par_3", "w"),
          Map.entry("safe_par", "s"),
          Map.entry("repar", "r"),
          Map.entry("no_cert_limit", "y"),
          Map.entry("unlimited", "o"),
          Map.entry("multiple_buy", "b"),
          Map.entry("endgame", "e"),
          Map.entry("close", "c"),
          Map.entry("liquidation", "l"),
          Map.entry("ignore_one_sale", "i"));

  /** Our tables by the engine's constants. */
  private static final Map<String, String> TABLES =
      Map.of(
          "TRAINS", "trains",
          "PHASES", "phases",
          "CORPORATIONS", "corporations",
          "COMPANIES", "companies",
          "MARKET", "market");

  /** The engine's names for what these tables call otherwise. */
  private static final Map<String, String> NAMES =
      Map.of("id", "sym", "home", "coordinates", "token_prices", "tokens");

  private FactsFolder() {}

  static boolean isOne(Path folder) {
    return Files.isRegularFile(folder.resolve(TITLE))
        && Files.isRegularFile(folder.resolve(CONSTANTS));
  }

  /** The constants of the title, with the tables that only its code has. */
  static Map<String, RubyValue> constants(Path folder) throws IOException, DraftRefused {
    var constants = new LinkedHashMap<String, RubyValue>();
    JsonFile.read(folder.resolve(CONSTANTS), "a table of constants")
        .forEach(
            (name, value) -> {
              if (value != null) constants.put(name.toUpperCase(Locale.ROOT), ruby(value));
            });
    Map<String, Object> title = JsonFile.read(folder.resolve(TITLE), "a title's facts");
    constants.put("GAME_TITLE", ruby(UntypedValues.text(title.get("title"))));
    TABLES.forEach(
        (constant, table) -> {
          if (isEmpty(constants.get(constant)))
            constants.put(constant, ruby(written(title.get(table))));
        });
    return constants;
  }

  private static boolean isEmpty(RubyValue value) {
    return value == null || value instanceof RubyValue.Items(var items) && items.isEmpty();
  }

  /** A table as the engine writes it: rows of prices with letters, or of entries with its names. */
  private static List<Object> written(Object table) {
    var rows = new ArrayList<>();
    for (Object row : UntypedValues.list(table))
      rows.add(
          row instanceof List<?> spaces
              ? spaces.stream().map(FactsFolder::space).toList()
              : entry(UntypedValues.map(row)));
    return rows;
  }

  private static String space(Object written) {
    Map<String, Object> space = UntypedValues.map(written);
    var cell = new StringBuilder(UntypedValues.text(space.get("price")));
    for (String type : UntypedValues.texts(space.get("types")))
      cell.append(LETTERS.getOrDefault(type, ""));
    return cell.toString();
  }

  private static Map<String, Object> entry(Map<String, Object> row) {
    var entry = new LinkedHashMap<String, Object>();
    row.forEach((key, value) -> entry.put(NAMES.getOrDefault(key, key), value));
    if (row.containsKey("count")) entry.put("num", row.get("count"));
    if (row.containsKey("variants"))
      entry.put("variants", List.copyOf(UntypedValues.map(row.get("variants")).values()));
    return entry;
  }

  /** Several hexes that are alike stand in one key with commas. */
  private static RubyValue ruby(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          new RubyValue.Pairs(
              map.entrySet().stream()
                  .map(
                      entry ->
                          new RubyValue.Pair(
                              new RubyValue.Plainly(
                                  String.valueOf(entry.getKey()).replace(',', ' ')),
                              ruby(entry.getValue())))
                  .toList());
      case List<?> list -> new RubyValue.Items(list.stream().map(FactsFolder::ruby).toList());
      case null, default -> new RubyValue.Plainly(value);
    };
  }
}

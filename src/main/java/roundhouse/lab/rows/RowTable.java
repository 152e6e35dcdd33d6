package roundhouse.lab.rows;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.design.binding.Says;
import roundhouse.engine.RecordValues;

/** The tables of rows, each a file. */
public enum RowTable {
  GAMES(GameRow.class),
  MOMENTS(MomentRow.class),
  COMPANIES(CompanyRow.class),
  COUNTS(CountRow.class),
  HEXES(HexRow.class),
  PLAYERS(PlayerRow.class),
  RETURNS(ReturnRow.class);

  /** The order in which the rows of a game are written. */
  static final List<RowTable> WRITTEN =
      List.of(MOMENTS, COMPANIES, COUNTS, HEXES, PLAYERS, RETURNS, GAMES);

  private static final String KEY = "key";

  private final Class<? extends TableRow> type;

  RowTable(Class<? extends TableRow> type) {
    this.type = type;
  }

  /** A column of a table. */
  public record Column(String name, String type, String says) {}

  public static RowTable of(TableRow row) {
    return switch (row) {
      case GameRow _ -> GAMES;
      case MomentRow _ -> MOMENTS;
      case CompanyRow _ -> COMPANIES;
      case CountRow _ -> COUNTS;
      case HexRow _ -> HEXES;
      case PlayerRow _ -> PLAYERS;
      case ReturnRow _ -> RETURNS;
    };
  }

  /** The name of its files without their end. */
  public String fileName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String says() {
    return type.getAnnotation(Says.class).value();
  }

  Class<? extends TableRow> type() {
    return type;
  }

  /** The columns in order: what names the game, then the row's own. */
  public List<Column> columns() {
    var all = new ArrayList<Column>();
    for (RecordComponent key : GameKey.class.getRecordComponents()) all.add(column(key));
    Arrays.stream(type.getRecordComponents())
        .filter(component -> !component.getName().equals(KEY))
        .forEach(component -> all.add(column(component)));
    return all;
  }

  private static Column column(RecordComponent component) {
    return new Column(
        component.getName(), kind(component), component.getAnnotation(Says.class).value());
  }

  private static String kind(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == List.class)
      return component.getGenericType().getTypeName().contains("Integer")
          ? "list of numbers"
          : "list of texts";
    if (type == boolean.class) return "true or false";
    return type == String.class ? "text" : type == double.class ? "decimal number" : "number";
  }

  /** The values of a row by column, in order. */
  static Map<String, Object> values(TableRow row) {
    var all = new LinkedHashMap<String, Object>(RecordValues.of(row.key()));
    RecordValues.of((Record) row)
        .forEach(
            (name, value) -> {
              if (!name.equals(KEY)) all.put(name, value);
            });
    return Collections.unmodifiableMap(all);
  }
}

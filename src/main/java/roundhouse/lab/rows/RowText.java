package roundhouse.lab.rows;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** A row as a line of a file: comma-separated values, or JSON. */
public final class RowText {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> KEY = List.of("game", "side", "players", "seed");

  private RowText() {}

  /** The names of the columns, without an end of line. */
  public static String headings(RowTable table) {
    return table.columns().stream().map(RowTable.Column::name).collect(Collectors.joining(","));
  }

  /** The row as comma-separated values, without an end of line. A list has spaces between. */
  public static String csv(TableRow row) {
    return CsvText.row(RowTable.values(row).values().stream().map(RowText::cell));
  }

  private static String cell(Object value) {
    return value instanceof Collection<?> all
        ? all.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : String.valueOf(value);
  }

  /** The row as a JSON object on one line, without an end of line. */
  public static String json(TableRow row) {
    try {
      return JSON.writeValueAsString(RowTable.values(row));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("rows are plain data", impossible);
    }
  }

  /**
   * Reads a line of JSON.
   *
   * @throws JsonProcessingException when it is no row of the table
   */
  public static TableRow parse(RowTable table, String line) throws JsonProcessingException {
    ObjectNode values = JSON.readValue(line, ObjectNode.class);
    if (values == null) throw new JsonParseException(null, "it is empty");
    ObjectNode key = JSON.createObjectNode();
    for (String name : KEY) key.set(name, values.remove(name));
    values.set("key", key);
    return JSON.treeToValue(values, table.type());
  }
}

package roundhouse.edit;

import java.util.Map;
import java.util.stream.Collectors;

/** Writes values as a designer would: a table on several lines, each row on one. */
final class ValueWriter {
  private final String lineEnd;

  /**
   * @param lineEnd the line ending of the file
   */
  ValueWriter(String lineEnd) {
    this.lineEnd = lineEnd;
  }

  /** On one line. */
  static String flow(YamlValue value) {
    return switch (value) {
      case YamlValue.Text text -> ScalarWriter.write(text);
      case YamlValue.Items(var items) ->
          items.stream().map(ValueWriter::flow).collect(Collectors.joining(", ", "[", "]"));
      case YamlValue.Table(var entries) when entries.isEmpty() -> "{}";
      case YamlValue.Table(var entries) ->
          entries.entrySet().stream()
              .map(ValueWriter::entry)
              .collect(Collectors.joining(", ", "{ ", " }"));
    };
  }

  private static String entry(Map.Entry<String, YamlValue> entry) {
    return entry(entry.getKey(), flow(entry.getValue()));
  }

  static String key(String name) {
    return ScalarWriter.write(name, Syntax.Style.PLAIN);
  }

  private static String entry(String name, String value) {
    return key(name) + ": " + value;
  }

  /**
   * A key with its value; lines after the first get the indentation.
   *
   * @param lines whether a map gets a line for each key
   */
  String block(String name, YamlValue value, int indentation, boolean lines) {
    if (isMultiLine(value))
      return key(name) + ": " + lines(((YamlValue.Text) value).text(), indentation + 2);
    if (!(value instanceof YamlValue.Table(var entries)) || entries.isEmpty() || !lines)
      return entry(name, flow(value));
    String below = lineEnd + " ".repeat(indentation + 2);
    return key(name)
        + ":"
        + entries.entrySet().stream()
            .map(
                entry ->
                    below
                        + block(
                            entry.getKey(),
                            entry.getValue(),
                            indentation + 2,
                            isTable(entry.getValue())))
            .collect(Collectors.joining());
  }

  /** A map as the content of a file, one line for each key. */
  String rows(Map<String, YamlValue> entries) {
    return entries.entrySet().stream()
        .map(entry -> block(entry.getKey(), entry.getValue(), 0, isTable(entry.getValue())))
        .collect(Collectors.joining(lineEnd));
  }

  /** Whether a value is a text of several lines that can be written as a block scalar. */
  static boolean isMultiLine(YamlValue value) {
    return value instanceof YamlValue.Text(String text, boolean _)
        && text.contains("\n")
        && !text.contains("\r")
        && !text.endsWith("\n\n")
        && text.lines().noneMatch(line -> line.startsWith(" ") || line.isBlank());
  }

  /** A text of several lines as a block scalar. */
  String lines(String text, int indentation) {
    String below = lineEnd + " ".repeat(indentation);
    String mark = text.endsWith("\n") ? "|" : "|-";
    return text.lines().map(below::concat).collect(Collectors.joining("", mark, ""));
  }

  /** Whether a value is a table of rows, too long for one line. */
  static boolean isTable(YamlValue value) {
    return value instanceof YamlValue.Table(var entries)
        && entries.values().stream().anyMatch(YamlValue.Table.class::isInstance);
  }
}

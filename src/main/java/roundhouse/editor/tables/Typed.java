package roundhouse.editor.tables;

import java.util.LinkedHashMap;
import java.util.Optional;
import roundhouse.design.Expected;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.Value;
import roundhouse.edit.YamlText;

/** Interprets what is typed into a cell. */
public final class Typed {
  private Typed() {}

  /** A map or a list if there is one or one is expected, otherwise a word. */
  public static Value value(String text, Optional<Value> before, Optional<Expected> wanted) {
    boolean brackets = text.startsWith("{") || text.startsWith("[");
    if (brackets) return read(text);
    return switch (before.orElse(Value.EMPTY)) {
      case Value.Table(var entries) when !entries.isEmpty() && text.contains(":") ->
          read("{ " + text + " }");
      case Value.Items _ when before.isPresent() -> read("[" + text + "]");
      default ->
          wanted.filter(Expected::named).isPresent() && text.contains(":")
              ? read("{ " + text + " }")
              : Value.text(text);
    };
  }

  /** A value as written in one line. */
  public static String text(roundhouse.design.Node node) {
    return PartRows.text(node);
  }

  private static Value read(String text) {
    try {
      return YamlText.read(text).value();
    } catch (RefusedEdit unreadable) {
      return Value.text(text);
    }
  }

  /** A new row with the required values, copied from another one. */
  static Value row(PartRows rows, int like) {
    var entries = new LinkedHashMap<String, Value>();
    for (int column = 1; column < rows.columns().size(); column++) {
      String key = rows.columns().get(column);
      String text = rows.rows().get(like).cells().get(column).text();
      boolean needed =
          Expected.at(java.util.List.of(rows.part(), "any", key))
              .map(expected -> expected.form().endsWith("required"))
              .orElse(false);
      if (needed && !text.isEmpty())
        entries.put(key, value(text, Optional.empty(), Optional.empty()));
    }
    return new Value.Table(entries);
  }
}

package roundhouse.editor.tables;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/** Interprets what is typed into a cell. */
public final class TypedValue {
  private TypedValue() {}

  /** A map or a list if there is one or one is expected, otherwise a word. */
  public static YamlValue value(
      String text, Optional<YamlValue> before, Optional<FormatDescription> wanted) {
    boolean brackets = text.startsWith("{") || text.startsWith("[");
    if (brackets) return read(text);
    return switch (before.orElse(YamlValue.EMPTY)) {
      case YamlValue.Table(var entries) when !entries.isEmpty() && text.contains(":") ->
          read("{ " + text + " }");
      case YamlValue.Items _ when before.isPresent() -> read("[" + text + "]");
      default ->
          wanted.filter(FormatDescription::holdsNames).isPresent() && text.contains(":")
              ? read("{ " + text + " }")
              : YamlValue.text(text);
    };
  }

  /** A value as written in one line. */
  public static String text(YamlNode node) {
    return PartRows.text(node);
  }

  private static YamlValue read(String text) {
    try {
      return YamlText.read(text).value();
    } catch (RefusedEdit unreadable) {
      return YamlValue.text(text);
    }
  }

  /** A new row with the required values, copied from another one. */
  static YamlValue row(PartRows rows, int like) {
    var entries = new LinkedHashMap<String, YamlValue>();
    for (int column = 1; column < rows.columns().size(); column++) {
      String key = rows.columns().get(column);
      String text = rows.rows().get(like).cells().get(column).text();
      boolean needed =
          FormatDescription.at(List.of(rows.part(), "any", key))
              .map(expected -> expected.writtenForm().endsWith("required"))
              .orElse(false);
      if (needed && !text.isEmpty())
        entries.put(key, value(text, Optional.empty(), Optional.empty()));
    }
    return new YamlValue.Table(entries);
  }
}

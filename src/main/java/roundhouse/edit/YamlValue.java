package roundhouse.edit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value in a file, regardless of how it is written. */
public sealed interface YamlValue {

  /**
   * A word, a number or a text.
   *
   * @param quoted whether to quote it when it is newly written; not part of equality
   */
  record Text(String text, boolean quoted) implements YamlValue {
    @Override
    public boolean equals(Object other) {
      return other instanceof Text same && same.text.equals(text);
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  /** Values by key, in order; the order does not matter for equality. */
  record Table(Map<String, YamlValue> entries) implements YamlValue {
    public Table {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }
  }

  /** A list of values. */
  record Items(List<YamlValue> items) implements YamlValue {
    public Items {
      items = List.copyOf(items);
    }
  }

  /** A map without entries. */
  YamlValue EMPTY = new Table(Map.of());

  static YamlValue text(String text) {
    return new Text(text, false);
  }

  /** A text to be quoted, because unquoted it would look like something else. */
  static YamlValue quoted(String text) {
    return new Text(text, true);
  }

  /** The value for a Java object: maps and lists of values, anything else as text. */
  static YamlValue of(Object plain) {
    return switch (plain) {
      case YamlValue value -> value;
      case Map<?, ?> map -> {
        var entries = new LinkedHashMap<String, YamlValue>();
        map.forEach((key, value) -> entries.put(String.valueOf(key), of(value)));
        yield new Table(entries);
      }
      case List<?> list -> new Items(list.stream().map(YamlValue::of).toList());
      default -> text(String.valueOf(plain));
    };
  }

  /** This value with another set at a path; missing maps are created. */
  default YamlValue with(ValuePath path, YamlValue value) {
    if (path.isRoot()) return value;
    String name = path.names().getFirst();
    if (this instanceof Items(List<YamlValue> items)) {
      var changed = new ArrayList<>(items);
      int index = Integer.parseInt(name);
      if (index == items.size()) changed.add(EMPTY.with(path.from(1), value));
      else changed.set(index, items.get(index).with(path.from(1), value));
      return new Items(changed);
    }
    var changed =
        new LinkedHashMap<>(
            this instanceof Table(Map<String, YamlValue> entries) ? entries : Map.of());
    changed.put(name, changed.getOrDefault(name, EMPTY).with(path.from(1), value));
    return new Table(changed);
  }

  /** This value with the value at a path removed. */
  default YamlValue without(ValuePath path) {
    String name = path.names().getFirst();
    boolean here = path.names().size() == 1;
    return switch (this) {
      case Items(List<YamlValue> items) -> {
        var changed = new ArrayList<>(items);
        int index = Integer.parseInt(name);
        if (here) changed.remove(index);
        else changed.set(index, items.get(index).without(path.from(1)));
        yield new Items(changed);
      }
      case Table(Map<String, YamlValue> entries) -> {
        var changed = new LinkedHashMap<>(entries);
        if (here) changed.remove(name);
        else changed.put(name, entries.get(name).without(path.from(1)));
        yield new Table(changed);
      }
      case Text _ -> this;
    };
  }
}

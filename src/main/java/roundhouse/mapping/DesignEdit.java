package roundhouse.mapping;

import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/** An edit of a design, at a path from the title down. */
public sealed interface DesignEdit {
  ValuePath path();

  /** Sets a value, replacing any that exists. */
  record Put(ValuePath path, YamlValue value) implements DesignEdit {}

  /** Removes a value. */
  record Drop(ValuePath path) implements DesignEdit {}

  /** Renames the key of a value. */
  record Rename(ValuePath path, String name) implements DesignEdit {}
}

package roundhouse.mapping;

import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;

/** An edit of a design, at a path from the title down. */
public sealed interface Edit {
  ValuePath path();

  /** Sets a value, replacing any that exists. */
  record Put(ValuePath path, Value value) implements Edit {}

  /** Removes a value. */
  record Drop(ValuePath path) implements Edit {}

  /** Renames the key of a value. */
  record Rename(ValuePath path, String name) implements Edit {}
}

package roundhouse.mapping;

import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;

/** Something that is to be otherwise in a design, by its path from the title down. */
public sealed interface Edit {
  ValuePath path();

  /** A value is wanted at a path, instead of whatever stands there. */
  record Put(ValuePath path, Value value) implements Edit {}

  /** Nothing is wanted at a path. */
  record Drop(ValuePath path) implements Edit {}

  /** What stands at a path is wanted under another name beside it. */
  record Rename(ValuePath path, String name) implements Edit {}
}

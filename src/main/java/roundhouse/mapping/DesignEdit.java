package roundhouse.mapping;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.design.loading.DesignFolderReader;
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

  /**
   * Renames the keys of a map that are there, all at once, so that two may change places; a key
   * gives way to one that gets its name.
   *
   * @param path of the map
   * @param names the new names by the old
   */
  record RenameKeys(ValuePath path, Map<String, String> names) implements DesignEdit {
    public RenameKeys {
      names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
    }

    /** The notes on things follow their names. */
    static RenameKeys ofNotes(String part, Map<String, String> names) {
      return new RenameKeys(ValuePath.of(DesignFolderReader.NOTES, part), names);
    }
  }
}

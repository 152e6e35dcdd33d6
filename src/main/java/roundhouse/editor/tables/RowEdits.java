package roundhouse.editor.tables;

import java.nio.file.Path;
import roundhouse.design.Expected;
import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.PartEdits;

/** What a designer does to the rows of a part, written to the design's own file. */
final class RowEdits {
  private final String part;
  private final PartEdits edits;

  RowEdits(String part, Drafts drafts) {
    this.part = part;
    edits = new PartEdits(drafts, part, "any");
  }

  /** The design that edits are of from now on. */
  void of(Path design) {
    edits.of(design);
  }

  /** Gives a row another name. */
  void rename(String row, String name) {
    edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.rename(spot, name));
  }

  /** Writes what was typed for a key; "" takes it away. */
  void write(String row, String key, String text) {
    ValuePath value = ValuePath.of(row, key);
    if (text.isEmpty()) edits.edit("", value, YamlText::remove);
    else
      edits.edit(
          "",
          value,
          (yaml, spot) ->
              yaml.set(
                  spot,
                  Typed.value(
                      text, yaml.at(spot), Expected.at(value.under(ValuePath.of(part)).names()))));
  }

  /** Puts a row in a place of the file, counted from 0; beyond the last, at the end. */
  void add(String row, int place, Value content) {
    edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.insert(spot, place, content));
  }

  /** Takes a row away, from what the design inherits too. */
  void remove(String row, boolean inherited) {
    edits.remove(row, inherited);
  }

  /** Puts a row that is there in another place of the file, counted from 0. */
  void move(String row, int place) {
    edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.move(spot, place));
  }

  void undo() {
    edits.undo();
  }

  void redo() {
    edits.redo();
  }
}

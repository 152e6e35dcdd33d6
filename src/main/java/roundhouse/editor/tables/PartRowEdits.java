package roundhouse.editor.tables;

import java.nio.file.Path;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.PartEdits;

/** Writes edits of the rows of a part to the design's own file. */
final class PartRowEdits {
  private final String part;
  private final OpenDocuments documents;
  private final PartEdits edits;

  PartRowEdits(String part, OpenDocuments documents) {
    this.part = part;
    this.documents = documents;
    edits = new PartEdits(documents, part, "any");
  }

  /** Sets the design to edit. */
  void setDesign(Path design) {
    edits.setDesign(design);
  }

  /**
   * Renames a row, and what names it; in files that are broken only the row.
   *
   * @param taken whether another row has that name, which is refused
   */
  void rename(Optional<Loaded> loaded, String row, String name, boolean taken) {
    if (taken || loaded.filter(ThingRenaming::isPossible).isEmpty())
      edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.rename(spot, name));
    else ThingRenaming.of(documents, loaded.get()).rename(part, row, name);
  }

  /** Writes a value as typed; "" removes it. */
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
                  TypedValue.value(
                      text,
                      yaml.at(spot),
                      FormatDescription.at(value.under(ValuePath.of(part)).names()))));
  }

  /** Inserts a row at a position in the file, from 0; beyond the last, at the end. */
  void add(String row, int place, YamlValue content) {
    edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.insert(spot, place, content));
  }

  /** Removes a row, even an inherited one. */
  void remove(String row, boolean inherited) {
    edits.remove(row, inherited);
  }

  /** Moves a row to another position in the file, from 0. */
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

package roundhouse.editor.change;

import java.util.List;
import java.util.Optional;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;
import roundhouse.editor.tables.TypedValue;
import roundhouse.editor.tables.ValueFault;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;

/** Writes a value into the design's own file; what it inherits becomes its own. */
final class ChangeWriter {
  private final OpenDocuments documents;

  ChangeWriter(OpenDocuments documents) {
    this.documents = documents;
  }

  /** Writes a value, or says why it cannot. An empty text removes the value. */
  Optional<String> write(Loaded loaded, ChangeableValue value, String text) {
    ValuePath path = value.path();
    Optional<String> fault = ValueFault.of(path.names(), text);
    if (fault.isPresent()) return fault;
    Optional<EditedMap> design = EditedMap.of(loaded.folder(), loaded.read());
    if (design.isEmpty()) return Optional.of(UiWords.of("hexes.broken"));
    ValueLocation spot = ValueLocation.in(loaded.folder(), path, documents);
    if (documents.document(spot.file()).filter(Document::dirty).isPresent())
      return Optional.of(UiWords.of("change.unsaved", spot.file().getFileName()));
    int outer = path.names().size() - spot.path().names().size();
    documents.edit(
        spot.file(),
        "",
        yaml -> new OwnFileWriter(design.get(), outer).apply(yaml, List.of(edit(value, text))));
    return Optional.empty();
  }

  private static DesignEdit edit(ChangeableValue value, String text) {
    if (text.isEmpty()) return new DesignEdit.Drop(value.path());
    Optional<YamlValue> before =
        value.text().isEmpty()
            ? Optional.empty()
            : Optional.of(TypedValue.value(value.text(), Optional.empty(), Optional.empty()));
    return new DesignEdit.Put(
        value.path(), TypedValue.value(text, before, FormatDescription.at(value.path().names())));
  }
}

package roundhouse.editor.map;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;

/**
 * The edited texts of several files, computed in the background and applied all together or not at
 * all.
 */
final class MapFileUpdate {
  private final EditedMap map;
  private final OpenDocuments documents;
  private final Map<ValueLocation, List<DesignEdit>> edits;
  private final Map<Document, String> before = new LinkedHashMap<>();
  private final Map<ValueLocation, String> texts = new LinkedHashMap<>();
  private final Map<ValueLocation, YamlText> after = new LinkedHashMap<>();

  /**
   * Create it on the documents' thread, with the documents open.
   *
   * @param edits by file, with the path of the node that the file holds
   */
  MapFileUpdate(
      EditedMap map, OpenDocuments documents, Map<ValueLocation, List<DesignEdit>> edits) {
    this.map = map;
    this.documents = documents;
    this.edits = edits;
    for (ValueLocation spot : edits.keySet()) {
      Document document = documents.document(spot.file()).orElseThrow();
      before.put(document, document.text());
      texts.put(spot, document.text());
    }
  }

  /** What the edits do. */
  EditSummary summary() {
    return EditSummary.of(map, edits.values().stream().flatMap(List::stream).toList());
  }

  MapFileUpdate restarted() {
    return new MapFileUpdate(map, documents, edits);
  }

  /** Computes the texts; returns the reason if an edit is refused. */
  Optional<String> compute() {
    try {
      edits.forEach(
          (spot, wanted) ->
              after.put(
                  spot,
                  new OwnFileWriter(map, spot.path().names().size())
                      .apply(DesignFiles.read(spot.file(), texts.get(spot)), wanted)));
      return Optional.empty();
    } catch (RefusedEdit refused) {
      return Optional.of(refused.getMessage());
    }
  }

  /** Whether the files are unedited since this began. */
  boolean isCurrent() {
    return before.entrySet().stream()
        .allMatch(file -> file.getKey().text().equals(file.getValue()));
  }

  /** Puts the texts into their documents; returns those that changed, with their former texts. */
  Map<Document, String> apply(Object gesture) {
    after.forEach(
        (spot, text) -> {
          if (!text.text().equals(texts.get(spot))) documents.edit(spot.file(), gesture, _ -> text);
        });
    before.entrySet().removeIf(file -> file.getKey().text().equals(file.getValue()));
    return before;
  }
}

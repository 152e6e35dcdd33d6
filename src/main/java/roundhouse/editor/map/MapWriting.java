package roundhouse.editor.map;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.edit.Document;
import roundhouse.edit.Parts;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;
import roundhouse.mapping.Edit;
import roundhouse.mapping.MapDraft;
import roundhouse.mapping.OwnFile;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.Spot;

/**
 * The edited texts of several files, computed in the background and applied all together or not at
 * all.
 */
final class MapWriting {
  private final MapDraft map;
  private final Drafts drafts;
  private final Map<Spot, List<Edit>> edits;
  private final Map<Document, String> before = new LinkedHashMap<>();
  private final Map<Spot, String> texts = new LinkedHashMap<>();
  private final Map<Spot, YamlText> after = new LinkedHashMap<>();

  /**
   * Create it on the documents' thread, with the documents open.
   *
   * @param edits by file, with the path of the node that the file holds
   */
  MapWriting(MapDraft map, Drafts drafts, Map<Spot, List<Edit>> edits) {
    this.map = map;
    this.drafts = drafts;
    this.edits = edits;
    for (Spot spot : edits.keySet()) {
      Document document = drafts.document(spot.file()).orElseThrow();
      before.put(document, document.text());
      texts.put(spot, document.text());
    }
  }

  MapWriting again() {
    return new MapWriting(map, drafts, edits);
  }

  /** Computes the texts; returns the reason if an edit is refused. */
  Optional<String> work() {
    try {
      edits.forEach(
          (spot, wanted) ->
              after.put(
                  spot,
                  new OwnFile(map, spot.path().names().size())
                      .apply(Parts.read(spot.file(), texts.get(spot)), wanted)));
      return Optional.empty();
    } catch (RefusedEdit refused) {
      return Optional.of(refused.getMessage());
    }
  }

  /** Whether the files are unedited since this began. */
  boolean stands() {
    return before.entrySet().stream()
        .allMatch(file -> file.getKey().text().equals(file.getValue()));
  }

  /** Puts the texts into their documents; returns those that changed, with their former texts. */
  Map<Document, String> keep(Object gesture) {
    after.forEach((spot, text) -> drafts.edit(spot.file(), gesture, _ -> text));
    before.entrySet().removeIf(file -> file.getKey().text().equals(file.getValue()));
    return before;
  }
}

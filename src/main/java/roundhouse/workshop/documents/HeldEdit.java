package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.util.Optional;
import roundhouse.edit.Document;
import roundhouse.edit.TextEdit;

/**
 * An edit of a file that is not to be edited, held until it is clear where to make it.
 *
 * @param document that stays as it is
 * @param before its text without the edit
 * @param after its text with the edit
 * @param typed what was typed, where the edit is one of the text
 */
public record HeldEdit(Document document, String before, String after, Optional<TextEdit> typed) {

  static HeldEdit ofValues(Document document, String after) {
    return new HeldEdit(document, document.text(), after, Optional.empty());
  }

  /** Another text of a file: an edit by values for a part of a design, otherwise typing. */
  static HeldEdit ofText(Document document, String after) {
    boolean part =
        document.file().toString().endsWith(".yaml")
            && Files.exists(document.file().resolveSibling("title.yaml"));
    return part
        ? ofValues(document, after)
        : typed(document, TextEdit.between(document.text(), after));
  }

  /** Typing in a file that is not to be edited. */
  public static HeldEdit typed(Document document, TextEdit edit) {
    return new HeldEdit(document, document.text(), edit.apply(document.text()), Optional.of(edit));
  }

  /** The same with more typed where it ended. */
  public HeldEdit more(String typedOn) {
    return typed
        .map(
            edit ->
                typed(
                    document,
                    new TextEdit(edit.offset(), edit.removed(), edit.inserted() + typedOn)))
        .orElse(this);
  }
}

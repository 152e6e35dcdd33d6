package roundhouse.workshop.documents;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;

/**
 * Edits of files that are not to be edited: held for whoever asks where to make them, if anybody.
 */
final class ReadOnlyEditing {
  private Optional<Consumer<HeldEdit>> holder = Optional.empty();

  /** Gives held edits to somebody who asks where to make them. */
  void holdWith(Consumer<HeldEdit> asks) {
    holder = Optional.of(asks);
  }

  /** Holds an edit, if it changes anything. */
  void hold(HeldEdit edit) {
    if (!edit.after().equals(edit.document().text())) holder.ifPresent(asks -> asks.accept(edit));
  }

  /**
   * Edits a document by its values, or holds the edit if the document is not to be edited.
   *
   * @return why that is impossible; empty if it is done
   */
  Optional<String> edit(Document document, Object gesture, UnaryOperator<YamlText> edits) {
    if (!document.readOnly() || holder.isEmpty()) return document.edit(gesture, edits);
    try {
      hold(HeldEdit.ofValues(document, edits.apply(document.yaml()).text()));
      return Optional.empty();
    } catch (RefusedEdit impossible) {
      return Optional.of(impossible.getMessage());
    }
  }
}

package roundhouse.editor.status;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.edit.Document;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * Names the recovered texts that were unsaved when the app last ended, until all are saved or the
 * user dismisses the bar.
 */
public final class RecoveredTextsBar extends NoticeBar {
  private final transient Set<Document> recovered = new LinkedHashSet<>();

  public RecoveredTextsBar(OpenDocuments documents, WindowLook look) {
    super(look);
    setName("recovered texts");
    button(
        "save recovered texts",
        UiWords.of("recovered.save"),
        () -> Set.copyOf(recovered).forEach(documents::save));
    close("leave recovered texts", UiWords.of("recovered.close"), this::putAway);
    documents.listen(change -> saved(change.document()));
  }

  public void tell(Document document) {
    if (document.dirty() && recovered.add(document)) say();
  }

  private void say() {
    say(
        UiWords.of(
            "recovered.texts",
            recovered.stream()
                .map(Document::file)
                .map(Path::getFileName)
                .map(Path::toString)
                .collect(Collectors.joining(", "))));
  }

  private void saved(Document document) {
    if (document.dirty() || !recovered.remove(document)) return;
    if (recovered.isEmpty()) setVisible(false);
    else say();
  }

  private void putAway() {
    recovered.clear();
    setVisible(false);
  }
}

package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;

/**
 * One gesture that edits a file many times, such as a drag: each edit is tried at once like typed
 * text, and written at rests and at the end, unless the file has unsaved text. The whole is one
 * step of undo and one revision. In a file that is not to be edited only its end counts.
 */
public final class Scrub {
  private final OpenDocuments documents;
  private final Consumer<String> failed;
  private final CompletableFuture<Scrubbed> scrubbed;
  private UnaryOperator<String> last = text -> text;

  /**
   * The document of a gesture.
   *
   * @param before its text before the gesture
   * @param written whether its file held that text
   */
  private record Scrubbed(Document document, String before, boolean written) {}

  /**
   * @param failed takes a sentence about an edit that cannot be made
   */
  Scrub(OpenDocuments documents, Path file, Consumer<String> failed) {
    this.documents = documents;
    this.failed = failed;
    scrubbed =
        documents
            .open(file)
            .thenApply(
                document -> new Scrubbed(document, document.text(), documents.written(document)));
  }

  /** Edits the text, which may have been edited by this gesture before. */
  public void edit(UnaryOperator<String> edit) {
    last = edit;
    scrubbed.thenAccept(
        now -> {
          if (!now.document().readOnly()) replace(now.document(), edit);
        });
  }

  private void replace(Document document, UnaryOperator<String> edit) {
    try {
      document.replace(this, edit.apply(document.text()));
    } catch (RefusedEdit impossible) {
      failed.accept(impossible.getMessage());
    }
  }

  /** Has the game follow what was edited so far. */
  public void rest() {
    scrubbed.thenAccept(this::save);
  }

  private void save(Scrubbed now) {
    if (now.written() && !now.document().readOnly()) documents.save(now.document());
  }

  /** Ends the gesture: what was edited stays. */
  public void end() {
    scrubbed.thenAccept(
        now -> {
          Document document = now.document();
          if (document.readOnly()) documents.replace(Map.of(document.file(), last), false);
          else if (document.text().equals(now.before())) takeBack(now, text -> text);
          else save(now);
        });
    documents.ended(this);
  }

  /**
   * Ends the gesture: the text is again what it was before.
   *
   * @param restore takes the gesture's edits back, where the text was edited elsewhere too: that
   *     stays
   */
  public void cancel(UnaryOperator<String> restore) {
    scrubbed.thenAccept(now -> takeBack(now, restore));
    documents.ended(this);
  }

  /** Leaves no step to undo, unless the text was edited elsewhere in the meantime. */
  private void takeBack(Scrubbed now, UnaryOperator<String> restore) {
    Document document = now.document();
    if (document.isLastStep(this)) document.undo();
    if (!document.text().equals(now.before())) replace(document, restore);
    save(now);
  }
}

package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import roundhouse.design.yaml.Overlay;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * Edits the values of one part of a design, in the design's own file and nowhere else: a value that
 * a variant inherits becomes its own with the first edit. Does nothing while no design is open.
 */
public final class PartEdits {
  private final OpenDocuments documents;
  private final ValuePath part;
  private final ValuePath content;
  private Optional<Path> folder = Optional.empty();

  /**
   * @param content the value below the part that is edited; undo works in the file that holds it
   */
  public PartEdits(OpenDocuments documents, String part, String content) {
    this.documents = documents;
    this.part = ValuePath.of(part);
    this.content = this.part.child(content);
  }

  /** Sets the design that is edited from now on. */
  public void setDesign(Path design) {
    folder = Optional.of(design);
  }

  /** The folder of the design that is edited. */
  public Optional<Path> folder() {
    return folder;
  }

  /** Where a value is written, if there is a design. */
  public Optional<ValueLocation> location(ValuePath below) {
    return folder.map(design -> ValueLocation.in(design, below.under(part), documents));
  }

  /**
   * Edits a value.
   *
   * @param gesture as of {@link Document#edit}
   * @param below the value's path below the part
   * @param edit changes the file, given the path of the value in it
   */
  public void edit(
      Object gesture, ValuePath below, BiFunction<YamlText, ValuePath, YamlText> edit) {
    location(below)
        .ifPresent(
            spot -> documents.edit(spot.file(), gesture, text -> edit.apply(text, spot.path())));
  }

  /**
   * Removes the value of a name: one of another design by naming it under {@code remove}, one of
   * this file itself.
   */
  public void remove(String name, boolean inherited) {
    if (!inherited) edit("", ValuePath.of(name), YamlText::remove);
    else edit("", ValuePath.of(Overlay.REMOVE), (yaml, removed) -> named(yaml, removed, name));
  }

  private static YamlText named(YamlText yaml, ValuePath removed, String name) {
    int others = yaml.size(removed);
    return others > 0
        ? yaml.set(removed.child(others), name)
        : yaml.set(removed, new YamlValue.Items(List.of(YamlValue.text(name))));
  }

  /** Undoes the last edit of the file. */
  public void undo() {
    document().ifPresent(documents::undo);
  }

  /** Redoes the edit undone last. */
  public void redo() {
    document().ifPresent(documents::redo);
  }

  private Optional<Document> document() {
    return folder.flatMap(
        design -> documents.document(ValueLocation.in(design, content, documents).file()));
  }
}

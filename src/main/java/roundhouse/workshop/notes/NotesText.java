package roundhouse.workshop.notes;

import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;

/** Writes notes into the text of their file. */
final class NotesText {
  private static final String FIRST = "note";

  private NotesText() {}

  /** The text with another note on a thing; without one if the note is "". */
  static YamlText write(YamlText yaml, NoteSubject on, String note) {
    if (note.isEmpty()) return yaml.remove(on.path());
    return (yaml.keys(ValuePath.of(on.part())).isEmpty() ? begun(yaml, on) : yaml)
        .set(on.path(), note);
  }

  /** A part begins as a block, a line a note: sentences do not read well between braces. */
  private static YamlText begun(YamlText yaml, NoteSubject on) {
    ValuePath part = ValuePath.of(on.part());
    String rest = (yaml.at(part).isPresent() ? yaml.remove(part) : yaml).text();
    String end = rest.isEmpty() || rest.endsWith("\n") ? "" : "\n";
    return YamlText.read(rest + end + on.part() + ":\n  " + FIRST + ": " + FIRST + "\n")
        .rename(part.child(FIRST), on.name());
  }
}

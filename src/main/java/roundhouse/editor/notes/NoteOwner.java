package roundhouse.editor.notes;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import roundhouse.editor.kit.SubjectOwner;
import roundhouse.workshop.notes.NoteSubject;

/** A view of things on which one can make notes. */
public interface NoteOwner {
  /** The thing where the keys are now. */
  Optional<NoteSubject> noted();

  /** The thing in the view that has the keyboard. */
  static Optional<NoteSubject> focused() {
    Component part = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    for (; part != null; part = part.getParent())
      if (part instanceof NoteOwner owner) return owner.noted();
    return SubjectOwner.focused().map(NoteSubject::of);
  }
}

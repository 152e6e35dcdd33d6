package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import roundhouse.engine.explanation.Subject;

/** A view in which the keyboard moves a cursor over things of the game. */
public interface SubjectOwner {
  /** The thing where the keys are now. */
  Optional<Subject> subject();

  /** The thing in the view that has the keyboard. */
  static Optional<Subject> focused() {
    Component part = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    for (; part != null; part = part.getParent())
      if (part instanceof SubjectOwner owner) return owner.subject();
    return Optional.empty();
  }
}

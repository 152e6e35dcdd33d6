package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.explanation.Subject;

/** A view in which the keyboard and the pointer are over things of the game. */
public interface SubjectOwner {
  /** The thing where the keys are now. */
  Optional<Subject> subject();

  /** The thing under the pointer, unless the keys were used in the view since it moved. */
  Optional<Subject> pointed();

  /** The thing pointed at in a window, or else where the keys are. */
  static Optional<Subject> meant(Window window) {
    return pointed(window).or(SubjectOwner::focused);
  }

  private static Optional<Subject> pointed(Component in) {
    if (!in.isVisible()) return Optional.empty();
    if (in instanceof SubjectOwner owner && owner.pointed().isPresent()) return owner.pointed();
    return in instanceof Container parts
        ? Stream.of(parts.getComponents()).flatMap(part -> pointed(part).stream()).findFirst()
        : Optional.empty();
  }

  /** The thing in the view that has the keyboard. */
  static Optional<Subject> focused() {
    Component part = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    for (; part != null; part = part.getParent())
      if (part instanceof SubjectOwner owner) return owner.subject();
    return Optional.empty();
  }
}

package roundhouse.editor.workspace;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.SwingUtilities;

/** Which part of Play is focused, and which ones were before. */
final class PlayFocus {
  private static final String OWNER = "permanentFocusOwner";

  private final Map<PlaySlot, PlayPart> parts;
  private final PropertyChangeListener listener = this::moved;
  private final List<PlaySlot> recent = new ArrayList<>();

  PlayFocus(Map<PlaySlot, PlayPart> parts) {
    this.parts = parts;
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .addPropertyChangeListener(OWNER, listener);
  }

  private void moved(PropertyChangeEvent event) {
    if (!(event.getNewValue() instanceof Component owner)) return;
    partOf(owner)
        .ifPresent(
            slot -> {
              parts.get(slot).rememberFocus(owner);
              note(slot);
            });
  }

  private Optional<PlaySlot> partOf(Component owner) {
    return parts.keySet().stream()
        .filter(slot -> SwingUtilities.isDescendingFrom(owner, parts.get(slot)))
        .findFirst();
  }

  private void note(PlaySlot slot) {
    recent.remove(slot);
    recent.addFirst(slot);
  }

  /** Whether the focus is in Play. */
  boolean isHere() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return owner != null && partOf(owner).isPresent();
  }

  /** The part focused last. */
  Optional<PlaySlot> current() {
    return recent.stream().findFirst();
  }

  /** The parts that were focused, the last one first. */
  List<PlaySlot> recent() {
    return List.copyOf(recent);
  }

  void go(PlaySlot slot) {
    note(slot);
    parts.get(slot).takeKeyboard();
  }

  void dispose() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(OWNER, listener);
  }
}

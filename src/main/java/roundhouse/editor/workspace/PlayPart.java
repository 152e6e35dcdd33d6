package roundhouse.editor.workspace;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.editor.kit.FocusMemory;

/** Where a view is in Play. */
final class PlayPart extends JPanel {
  private final String title;
  private final transient FocusMemory focus = new FocusMemory(this);
  private transient Optional<JComponent> content = Optional.empty();

  PlayPart(PlaySlot slot, String title) {
    super(new BorderLayout());
    this.title = title;
    setName("play " + slot.id());
    getAccessibleContext().setAccessibleName(title);
  }

  String title() {
    return title;
  }

  void fill(JComponent view) {
    removeAll();
    content = Optional.of(view);
    add(view, BorderLayout.CENTER);
    revalidate();
  }

  void rememberFocus(Component owner) {
    focus.remember(owner);
  }

  void takeKeyboard() {
    content.ifPresent(focus::takeKeyboard);
  }
}

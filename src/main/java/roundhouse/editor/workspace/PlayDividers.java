package roundhouse.editor.workspace;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;

/** The dividers between the parts of Play. */
final class PlayDividers {
  private final List<PlayDivider> all = new ArrayList<>();

  /** Called when a divider is moved. */
  interface Listener {
    /**
     * @param divider which one, from 0
     * @param pixel its distance from the left, or from the top
     */
    void moved(int divider, boolean upright, int pixel);
  }

  /** Makes the dividers of a plan in place of those before; adds them to a pane without any. */
  void rebuild(PlayPlan plan, JComponent pane, Listener listener) {
    all.clear();
    for (int index = 0; index < plan.dividers().size(); index++) {
      int number = index;
      boolean upright = plan.dividers().get(index).upright();
      var divider = new PlayDivider(upright, pixel -> listener.moved(number, upright, pixel));
      all.add(divider);
      pane.add(divider);
    }
  }

  /** Puts them where a plan says. */
  void place(PlayPlan plan, boolean visible) {
    for (int index = 0; index < all.size(); index++) {
      place(all.get(index), plan.dividers().get(index));
      all.get(index).setVisible(visible);
    }
  }

  private static void place(PlayDivider divider, PlayPlan.Divider at) {
    int from = at.at() - PlayDivider.GRIP / 2;
    int length = at.to() - at.from();
    if (at.upright()) divider.setBounds(from, at.from(), PlayDivider.GRIP, length);
    else divider.setBounds(at.from(), from, length, PlayDivider.GRIP);
  }

  /** Gives the keyboard to the divider after the one that has it. */
  void focusNext() {
    if (all.isEmpty()) return;
    int now =
        all.stream().filter(JComponent::isFocusOwner).map(all::indexOf).findFirst().orElse(-1);
    all.get((now + 1) % all.size()).takeKeyboard();
  }
}

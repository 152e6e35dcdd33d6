package roundhouse.editor.kit;

import javax.swing.BorderFactory;
import javax.swing.JLabel;

/** A line beneath a part that tells what is chosen, what has happened, or what can be done. */
public final class Told extends JLabel {

  /**
   * @param name by which the window finds it
   */
  public Told(String name) {
    super(" ");
    setName(name);
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
  }

  /** Tells something; the pointer tells all of it where the line is too short. */
  public void tell(String says) {
    setText(says);
    setToolTipText(says.isBlank() ? null : says);
  }
}

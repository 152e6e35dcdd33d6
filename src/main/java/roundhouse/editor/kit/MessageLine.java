package roundhouse.editor.kit;

import javax.swing.BorderFactory;

/** A line below a part that says what is selected, what has happened, or what to do. */
public final class MessageLine extends FittingLabel {

  /**
   * @param name the component name
   */
  public MessageLine(String name) {
    setName(name);
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
  }

  /** Shows a message; its tool tip shows all of it if the line is too short. */
  public void tell(String says) {
    setText(says);
    setToolTipText(says.isBlank() ? null : says);
  }
}

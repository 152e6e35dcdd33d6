package roundhouse.editor.kit;

import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JToolTip;

/** HTML that we write ourselves; what it quotes has to be escaped. */
public final class HtmlText {
  static final String DISABLED = "html.disable";

  private HtmlText() {}

  /** Shows HTML in a label. */
  public static JLabel in(JLabel label, String html) {
    label.putClientProperty(DISABLED, false);
    label.setText(html);
    return label;
  }

  /** Shows HTML in a button or a box. */
  public static <B extends AbstractButton> B in(B button, String html) {
    button.putClientProperty(DISABLED, false);
    button.setText(html);
    return button;
  }

  /** Lets a tip show HTML. */
  public static JToolTip allowed(JToolTip tip) {
    tip.putClientProperty(DISABLED, false);
    return tip;
  }
}

package roundhouse.editor.kit;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Shows texts as they are written. Swing takes a text that begins with {@code <html>} for a page
 * and fetches its pictures; names in designs, games and folders come from anywhere. Our own HTML is
 * shown with {@link HtmlText}.
 */
public final class PlainTextUi extends ComponentUI {
  private PlainTextUi() {}

  /** Takes precedence over every look and feel. */
  static void install() {
    List<JComponent> kinds =
        List.of(
            new JLabel(),
            new JButton(),
            new JToggleButton(),
            new JCheckBox(),
            new JRadioButton(),
            new JMenu(),
            new JMenuItem(),
            new JCheckBoxMenuItem(),
            new JRadioButtonMenuItem(),
            new JTabbedPane(),
            new JToolTip());
    for (JComponent kind : kinds) UIManager.put(kind.getUIClassID(), PlainTextUi.class.getName());
  }

  /** Called by Swing for each new component, before it looks at the text. */
  public static ComponentUI createUI(JComponent component) {
    if (component.getClientProperty(HtmlText.DISABLED) == null)
      component.putClientProperty(HtmlText.DISABLED, true);
    return UIManager.getLookAndFeelDefaults().getUI(component);
  }
}

package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;

/** The common ways to combine components. */
public final class Panels {
  private Panels() {}

  /** A component under a heading. */
  public static JPanel section(JComponent heading, Component content) {
    var panel = new JPanel(new BorderLayout());
    heading.setBorder(BorderFactory.createEmptyBorder(8, 10, 4, 10));
    panel.add(heading, BorderLayout.NORTH);
    panel.add(content, BorderLayout.CENTER);
    return panel;
  }

  public static JPanel section(String heading, Component content) {
    return section(heading(heading), content);
  }

  public static JLabel heading(String text) {
    var label = new JLabel(text);
    label.putClientProperty("FlatLaf.styleClass", "h4");
    return label;
  }

  /** A heading that is set closer where the view is narrow. */
  public static JLabel fittingHeading(String text) {
    var label = new FittingLabel(text, SwingConstants.LEADING);
    label.putClientProperty("FlatLaf.styleClass", "h4");
    return label;
  }

  /** A scroll pane without a border. */
  public static JScrollPane scroll(Component content) {
    var pane = new JScrollPane(content);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.getVerticalScrollBar().setUnitIncrement(20);
    return pane;
  }

  /**
   * Leaves F6 and F8 to the window: Ctrl+F8, not F8, starts moving a divider with the arrow keys.
   */
  public static void keys(JSplitPane pane) {
    var keys = pane.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    for (String key : new String[] {"F6", "F8"}) keys.put(KeyStroke.getKeyStroke(key), "none");
    keys.put(KeyStroke.getKeyStroke("ctrl F8"), "startResize");
  }
}

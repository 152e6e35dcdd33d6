package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.GridBagConstraints;
import java.awt.Insets;
import java.awt.Rectangle;
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

  /** The size of a large window, or what the screen has room for. */
  public static Dimension onScreen(int width, int height) {
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    return new Dimension(Math.min(width, screen.width), Math.min(height, screen.height));
  }

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

  /** A line of fields above what they are about; others may be added at its sides. */
  public static JPanel bar(Component field) {
    var bar = new JPanel(new BorderLayout(8, 0));
    bar.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    bar.add(field, BorderLayout.CENTER);
    return bar;
  }

  /** The same with the name of the field before it. */
  public static JPanel bar(String name, Component field) {
    var label = new JLabel(name);
    label.setLabelFor(field);
    JPanel bar = bar(field);
    bar.add(label, BorderLayout.WEST);
    return bar;
  }

  /** A cell of a form: its second column has the width that the others leave. */
  public static GridBagConstraints cell(int column, int line, int width, Insets insets) {
    boolean wide = column == 1;
    return new GridBagConstraints(
        column,
        line,
        width,
        1,
        wide ? 1 : 0,
        0,
        GridBagConstraints.LINE_START,
        wide ? GridBagConstraints.HORIZONTAL : GridBagConstraints.NONE,
        insets,
        0,
        0);
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

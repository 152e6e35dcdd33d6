package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;

/** The few ways in which parts are put together. */
public final class Panels {
  private Panels() {}

  /** A part under its heading. */
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
    label.setFont(label.getFont().deriveFont(Font.BOLD));
    return label;
  }

  /** Scrolls without a frame of its own. */
  public static JScrollPane scroll(Component content) {
    var pane = new JScrollPane(content);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.getVerticalScrollBar().setUnitIncrement(20);
    return pane;
  }

  /**
   * Leaves the keys of the window to it: a divider is moved by arrows after Ctrl+F8, not after F8.
   */
  public static void keys(JSplitPane pane) {
    var keys = pane.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    for (String key : new String[] {"F6", "F8"}) keys.put(KeyStroke.getKeyStroke(key), "none");
    keys.put(KeyStroke.getKeyStroke("ctrl F8"), "startResize");
  }

  /** Two parts with a divider that remembers where it was put. */
  public static JSplitPane split(
      int orientation,
      Component one,
      Component other,
      double weight,
      Settings settings,
      String name,
      int usual) {
    var pane = new JSplitPane(orientation, true, one, other);
    pane.setResizeWeight(weight);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.setDividerSize(5);
    keys(pane);
    int place = settings.number("divider." + name, usual);
    pane.setDividerLocation(place);
    pane.addPropertyChangeListener(
        JSplitPane.DIVIDER_LOCATION_PROPERTY,
        _ -> {
          if (pane.isShowing()) settings.keep("divider." + name, pane.getDividerLocation());
        });
    pane.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            // A divider kept from a larger view would leave the other part no room.
            if (pane.getDividerLocation() > pane.getMaximumDividerLocation())
              pane.setDividerLocation(pane.getMaximumDividerLocation());
          }
        });
    return pane;
  }
}

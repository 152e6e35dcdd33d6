package roundhouse.editor.map;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.WrappingLayout;
import roundhouse.words.UiWords;

/** The buttons of the tools, each with its letter; in a narrow view with nothing else. */
final class MapToolPalette extends JPanel {
  private static final int ROWS = 2;

  /** The width of a view, in pixels, below which tools have letters only. */
  static final int NARROW = 520;

  private final transient Map<MapTool, JToggleButton> buttons = new EnumMap<>(MapTool.class);

  /**
   * @param canvas focused again after a click
   */
  MapToolPalette(MapEditorModel desk, JComponent canvas) {
    WrappingLayout.install(this, ROWS);
    setBorder(BorderFactory.createEmptyBorder(2, 4, 2, 4));
    setName("tools");
    getAccessibleContext().setAccessibleName(UiWords.of("map-tools.tools"));
    var group = new ButtonGroup();
    for (MapTool tool : MapTool.values()) {
      var button = button(tool);
      button.addActionListener(
          _ -> {
            desk.tool(tool);
            canvas.requestFocusInWindow();
          });
      group.add(button);
      buttons.put(tool, button);
      add(button);
    }
    labelByWidth();
    desk.addListener(() -> buttons.get(desk.tool()).setSelected(true));
  }

  private void labelByWidth() {
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            label(getWidth() < NARROW);
          }
        });
  }

  private void label(boolean briefly) {
    buttons.forEach((tool, button) -> button.setText(words(tool, briefly)));
    WrappingLayout.rows(this, briefly ? 1 : ROWS);
  }

  private static String words(MapTool tool, boolean briefly) {
    String letter = "<html><b>" + tool.key() + "</b>";
    return briefly ? letter : letter + "&nbsp; " + tool.title();
  }

  private static JToggleButton button(MapTool tool) {
    var button =
        HtmlText.in(
            new JToggleButton() {
              @Override
              public JToolTip createToolTip() {
                return HtmlText.allowed(super.createToolTip());
              }
            },
            words(tool, false));
    button.setName("tool " + tool.id());
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setHorizontalAlignment(SwingConstants.LEFT);
    button.setToolTipText(
        "<html>"
            + tool.title()
            + ": "
            + tool.says()
            + "<br>"
            + UiWords.of("map-tools.key", tool.key()));
    button.getAccessibleContext().setAccessibleName(tool.title());
    button.getAccessibleContext().setAccessibleDescription(tool.says());
    return button;
  }
}

package roundhouse.editor.map;

import java.awt.Insets;
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
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.WrappingLayout;
import roundhouse.words.UiWords;

/** The tools as drawn pieces, each with its letter if there is room. */
final class MapToolPalette extends JPanel {
  /** The width of a view, in pixels, that has room for the letters. */
  static final int NARROW = 520;

  private final transient Map<MapTool, JToggleButton> buttons = new EnumMap<>(MapTool.class);

  /**
   * @param canvas focused again after a click
   */
  MapToolPalette(MapEditorModel desk, JComponent canvas) {
    WrappingLayout.install(this);
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
    buttons.forEach((tool, button) -> button.setText(briefly ? "" : String.valueOf(tool.key())));
  }

  private static JToggleButton button(MapTool tool) {
    var button =
        new JToggleButton(new MapToolIcon(tool)) {
          @Override
          public JToolTip createToolTip() {
            return HtmlText.allowed(super.createToolTip());
          }
        };
    button.setName("tool " + tool.id());
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setMargin(new Insets(0, 2, 0, 2));
    button.setIconTextGap(2);
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

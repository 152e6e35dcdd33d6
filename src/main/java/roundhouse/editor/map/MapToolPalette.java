package roundhouse.editor.map;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import roundhouse.board.Layout;
import roundhouse.board.TileColor;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.WrappingLayout;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.words.UiWords;

/** The tools as drawn pieces, each with its letter if there is room. */
final class MapToolPalette extends JPanel {
  /** The width of a view, in pixels, that has room for the letters. */
  static final int NARROW = 520;

  private final transient Map<MapTool, JToggleButton> buttons = new EnumMap<>(MapTool.class);

  /**
   * @param canvas focused again after a click
   */
  MapToolPalette(MapEditorModel model, JComponent canvas) {
    WrappingLayout.install(this);
    setBorder(BorderFactory.createEmptyBorder(2, 4, 2, 4));
    setName("tools");
    getAccessibleContext().setAccessibleName(UiWords.of("map-tools.tools"));
    var group = new ButtonGroup();
    for (MapTool tool : MapTool.values()) {
      var button = button(tool);
      button.addActionListener(
          _ -> {
            model.tool(tool);
            canvas.requestFocusInWindow();
          });
      group.add(button);
      buttons.put(tool, button);
      add(button);
    }
    labelByWidth();
    model.addListener(() -> buttons.get(model.tool()).setSelected(true));
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

  /** What a tool puts on a hex, drawn as the map draws it. */
  private record MapToolIcon(MapTool tool) implements SquareIcon {
    private static final int SIZE = 22;
    private static final double RADIUS = 10.5;
    private static final float LETTER = 110;
    private static final HexGeometry HEX = new HexGeometry(Layout.FLAT);
    private static final Vec CENTRE = new Vec(0, 0);

    @Override
    public int size() {
      return SIZE;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      own.translate(SIZE / 2.0, SIZE / 2.0);
      own.scale(RADIUS / HexGeometry.RADIUS, RADIUS / HexGeometry.RADIUS);
      Path2D hex = HEX.hexagon(1);
      if (tool == MapTool.SELECT) {
        Shapes.stroke(own, hex, UIManager.getColor("Component.focusColor"), Shapes.butt(14));
        pointer(own);
        return;
      }
      Shapes.fill(own, hex, Theme.LIGHT.ground(ground()));
      Shapes.stroke(own, hex, Theme.INK, Shapes.butt(7));
      piece(own, on);
    }

    private TileColor ground() {
      return switch (tool) {
        case COLOR, TRACK -> TileColor.YELLOW;
        case OFFBOARD -> TileColor.RED;
        default -> TileColor.WHITE;
      };
    }

    private void piece(Graphics2D own, Component on) {
      switch (tool) {
        case CITY -> disc(own, 40, Theme.WHITE);
        case TOWN -> disc(own, 26, Theme.INK);
        case TRACK -> Shapes.stroke(own, line(0, 3), Theme.INK, Shapes.butt(26));
        case TERRAIN -> peak(own);
        case BORDER -> Shapes.stroke(own, side(1), Theme.WATER, Shapes.round(30));
        case OFFBOARD -> arrow(own);
        case LABEL -> letter(own, on.getFont());
        case MARKER -> marker(own);
        case HEX -> cross(own, Theme.INK, true);
        case BLANK -> cross(own, Theme.IMPASSABLE, false);
        case COLOR, SELECT -> {}
      }
    }

    private static void disc(Graphics2D own, double radius, Color color) {
      Shapes.fill(own, Shapes.disc(CENTRE, radius), color);
      Shapes.stroke(own, Shapes.disc(CENTRE, radius), Theme.INK, Shapes.butt(9));
    }

    private static Path2D line(int from, int to) {
      return Shapes.line(HEX.edge(from), HEX.edge(to));
    }

    private static Path2D side(int edge) {
      return Shapes.line(HEX.corner(edge), HEX.corner(edge + 1));
    }

    private static void peak(Graphics2D own) {
      var peak = new Path2D.Double();
      peak.moveTo(-45, 35);
      peak.lineTo(0, -45);
      peak.lineTo(45, 35);
      peak.closePath();
      Shapes.fill(own, peak, Theme.MOUNTAIN);
    }

    private static void arrow(Graphics2D own) {
      var arrow = new Path2D.Double();
      arrow.moveTo(0, 80);
      arrow.lineTo(-28, 0);
      arrow.lineTo(28, 0);
      arrow.closePath();
      Shapes.fill(own, arrow, Theme.INK);
    }

    private static void marker(Graphics2D own) {
      disc(own, 46, UIManager.getColor("Component.focusColor"));
      Shapes.fill(own, Shapes.disc(CENTRE, 18), Theme.WHITE);
    }

    private static void letter(Graphics2D own, Font font) {
      own.setFont(font.deriveFont(Font.BOLD, LETTER));
      own.setColor(Theme.INK);
      own.drawString("B", -own.getFontMetrics().stringWidth("B") / 2f, LETTER * 0.36f);
    }

    private static void cross(Graphics2D own, Color color, boolean upright) {
      if (!upright) own.transform(AffineTransform.getRotateInstance(Math.PI / 4));
      Shapes.stroke(own, Shapes.line(new Vec(-45, 0), new Vec(45, 0)), color, Shapes.round(20));
      Shapes.stroke(own, Shapes.line(new Vec(0, -45), new Vec(0, 45)), color, Shapes.round(20));
    }

    private static void pointer(Graphics2D own) {
      var pointer = new Path2D.Double();
      pointer.moveTo(-30, -50);
      pointer.lineTo(-30, 45);
      pointer.lineTo(-5, 22);
      pointer.lineTo(15, 62);
      pointer.lineTo(33, 52);
      pointer.lineTo(14, 14);
      pointer.lineTo(44, 12);
      pointer.closePath();
      Shapes.fill(own, pointer, UIManager.getColor("Label.foreground"));
    }
  }
}

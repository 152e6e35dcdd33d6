package roundhouse.editor.map;

import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.board.TileColor;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.words.UiWords;

/** The colours of tiles to click, as the map draws them. */
final class HexSwatches extends JPanel {
  private static final int SIZE = 18;

  HexSwatches(HexField field) {
    super(new FlowLayout(FlowLayout.LEADING, 0, 0));
    for (TileColor color : TileColor.values()) add(button(field, color));
  }

  private static JButton button(HexField field, TileColor color) {
    var button = new JButton(new Swatch(field, color));
    button.setName("swatch " + color.word());
    button.setToolTipText(color.word());
    button.getAccessibleContext().setAccessibleName(UiWords.of("hexes.swatch", color.word()));
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setMargin(new Insets(1, 1, 1, 1));
    button.addActionListener(_ -> field.write(color == TileColor.WHITE ? "" : color.word()));
    return button;
  }

  /** A square in a colour, with a frame if it is that of the hex. */
  private record Swatch(HexField field, TileColor color) implements SquareIcon {
    @Override
    public int size() {
      return SIZE;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      var square = new RoundRectangle2D.Double(2, 2, SIZE - 4, SIZE - 4, 4, 4);
      Shapes.fill(own, square, Theme.LIGHT.ground(color));
      String shown = field.typed().isEmpty() ? TileColor.WHITE.word() : field.typed();
      boolean chosen = shown.equals(color.word());
      Shapes.stroke(
          own,
          square,
          UIManager.getColor(chosen ? "Component.focusColor" : "Component.borderColor"),
          Shapes.butt(chosen ? 3 : 1));
    }
  }
}

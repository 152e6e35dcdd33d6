package roundhouse.editor.market;

import java.awt.Component;
import java.awt.Graphics;
import java.util.List;
import javax.swing.Icon;
import javax.swing.UIManager;
import roundhouse.editor.kit.Look;
import roundhouse.market.Zone;

/** The colour in which spaces of a zone are drawn. */
record Swatch(List<Zone> means, Look look) implements Icon {
  private static final int SIZE = 14;

  @Override
  public int getIconWidth() {
    return SIZE;
  }

  @Override
  public int getIconHeight() {
    return SIZE;
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    var theme = look.pictures();
    graphics.setColor(means.stream().filter(theme.zones()::containsKey).map(theme.zones()::get).findFirst().orElse(theme.space()));
    graphics.fillRect(x, y, SIZE, SIZE);
    graphics.setColor(UIManager.getColor("Component.borderColor"));
    graphics.drawRect(x, y, SIZE - 1, SIZE - 1);
  }
}

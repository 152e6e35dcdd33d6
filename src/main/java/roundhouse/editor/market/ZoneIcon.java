package roundhouse.editor.market;

import java.awt.Component;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.UIManager;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.market.Zone;

/** The colour of a zone's spaces, in a thin frame. */
record ZoneIcon(List<Zone> means, WindowLook look) implements SquareIcon {
  @Override
  public int size() {
    return 14;
  }

  @Override
  public void draw(Graphics2D own, Component on) {
    var theme = look.theme();
    own.setColor(UIManager.getColor("Component.borderColor"));
    own.fillRect(0, 0, size(), size());
    own.setColor(
        means.stream()
            .filter(theme.zones()::containsKey)
            .map(theme.zones()::get)
            .findFirst()
            .orElse(theme.space()));
    own.fillRect(1, 1, size() - 2, size() - 2);
  }
}

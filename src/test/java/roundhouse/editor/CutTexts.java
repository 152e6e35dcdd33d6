package roundhouse.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import roundhouse.editor.kit.FittingLabel;

/** Finds the texts of labels, buttons and lists that end in dots or outside of what holds them. */
final class CutTexts {
  private final List<String> found = new ArrayList<>();

  private CutTexts() {}

  /** The texts that are cut off in a part that is on the screen. */
  static List<String> in(Container part) {
    var texts = new CutTexts();
    texts.look(part, true);
    return texts.found;
  }

  private void look(Container in, boolean shown) {
    for (Component part : in.getComponents()) {
      if (shown ? !part.isShowing() : !part.isVisible()) continue;
      look(part);
      if (part instanceof JList<?> list) cells(list);
      else if (part instanceof Container inside) look(inside, shown);
    }
  }

  private void look(Component part) {
    String text =
        switch (part) {
          case FittingLabel label -> label.isWhole() ? "" : label.getText();
          case JLabel label -> isWide(label) ? label.getText() : "";
          case AbstractButton button -> isWide(button) ? button.getText() : "";
          default -> "";
        };
    if (text != null && !text.isBlank()) found.add(text + " in " + part.getWidth() + " pixels");
  }

  private static boolean isWide(Component part) {
    Container in = part.getParent();
    return part.getPreferredSize().width > part.getWidth() + 1
        || part.getX() + part.getWidth() > in.getWidth() + 1;
  }

  @SuppressWarnings("unchecked")
  private <T> void cells(JList<T> list) {
    var renderer = (ListCellRenderer<T>) list.getCellRenderer();
    for (int row = 0; row < list.getModel().getSize(); row++) {
      Rectangle room = list.getCellBounds(row, row);
      Component cell =
          renderer.getListCellRendererComponent(
              list, list.getModel().getElementAt(row), row, false, false);
      if (!(cell instanceof Container inside)) continue;
      cell.setSize(room.width, room.height);
      layOut(inside);
      look(inside, false);
    }
  }

  private static void layOut(Container in) {
    in.doLayout();
    for (Component part : in.getComponents()) if (part instanceof Container inside) layOut(inside);
  }
}

package roundhouse.editor.map;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import roundhouse.survey.MapFinding;

/** Draws a finding, wrapped to as many lines as it needs. */
final class MapFindingRenderer extends JTextArea implements ListCellRenderer<MapFinding> {
  MapFindingRenderer() {
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 10));
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends MapFinding> list,
      MapFinding finding,
      int index,
      boolean selected,
      boolean focused) {
    setText(finding.message());
    setFont(list.getFont());
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    setSize(
        Math.max(120, list.getParent() == null ? 240 : list.getParent().getWidth()),
        Short.MAX_VALUE);
    getAccessibleContext().setAccessibleName(finding.message());
    return this;
  }
}

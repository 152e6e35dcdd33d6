package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.words.UiWords;

/** A page of the strip: small, with its number and part below. */
final class PageCell extends JPanel implements ListCellRenderer<PreviewPage> {
  private final transient PageImages images;
  private final SmallPage picture = new SmallPage();
  private final FittingLabel name = new FittingLabel("", SwingConstants.CENTER);

  PageCell(PageImages images) {
    super(new BorderLayout(0, 2));
    this.images = images;
    setBorder(BorderFactory.createEmptyBorder(6, 6, 4, 6));
    add(picture, BorderLayout.CENTER);
    add(name, BorderLayout.SOUTH);
  }

  /** The size of a cell. */
  static Dimension usualSize() {
    var cell = new PageCell(new PageImages());
    cell.name.setText("0");
    return cell.getPreferredSize();
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends PreviewPage> list, PreviewPage page, int index, boolean chosen, boolean own) {
    setBackground(chosen ? list.getSelectionBackground() : list.getBackground());
    name.setForeground(chosen ? list.getSelectionForeground() : list.getForeground());
    name.setText(index + 1 + " " + PrintWords.of(page.part()));
    picture.show(page.page(), images.of(page));
    String says = UiWords.of("print.page", index + 1, list.getModel().getSize(), page.says());
    getAccessibleContext().setAccessibleName(says);
    getAccessibleContext().setAccessibleDescription(page.fault());
    setToolTipText(page.fault().isEmpty() ? says : page.fault());
    return this;
  }
}

package roundhouse.editor.status;

import java.awt.Dimension;
import java.util.List;
import javax.swing.BoxLayout;
import javax.swing.JPanel;

/**
 * The notices beside each other. They take no height of their own, so that they move nothing when
 * they come and go, and at most half the width; the tooltip of a notice has it in full.
 */
public final class NoticeRow extends JPanel {
  public NoticeRow(List<NoticeBar> notices) {
    setLayout(new BoxLayout(this, BoxLayout.LINE_AXIS));
    setName("notices");
    notices.forEach(this::add);
  }

  @Override
  public Dimension getPreferredSize() {
    int most = getParent() == null ? Integer.MAX_VALUE : getParent().getWidth() / 2;
    return new Dimension(Math.min(super.getPreferredSize().width, most), 0);
  }
}

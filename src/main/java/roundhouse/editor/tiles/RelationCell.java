package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import roundhouse.editor.tiles.TileRelationsPane.Line;

/**
 * A line about how tiles relate: a picture, and words on as many lines as the list's width needs.
 */
final class RelationCell extends JPanel {
  private static final int GAP = 4;

  private final JLabel picture = new JLabel("", SwingConstants.CENTER);
  private final JTextArea words = new JTextArea();

  RelationCell() {
    super(new BorderLayout(GAP, 0));
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setOpaque(false);
    add(picture, BorderLayout.WEST);
    add(words, BorderLayout.CENTER);
  }

  void show(JList<Line> list, Line line, Optional<Icon> icon, boolean selected) {
    boolean heading = line.heading();
    setBorder(BorderFactory.createEmptyBorder(heading ? 8 : 2, heading ? 8 : 16, 2, 8));
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    words.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    words.setFont(list.getFont().deriveFont(heading ? Font.BOLD : Font.PLAIN));
    words.setText(line.text());
    picture.setIcon(icon.orElse(null));
    picture.setVisible(icon.isPresent());
    setToolTipText(line.tile().map(TileDescription::of).orElse(null));
    fit(list.getWidth());
  }

  /**
   * Words beside a picture stand at its middle; the height of wrapped ones follows from the width.
   */
  private void fit(int width) {
    Insets edge = getInsets();
    int beside = picture.isVisible() ? picture.getPreferredSize().width + GAP : 0;
    int high = picture.isVisible() ? picture.getPreferredSize().height : 0;
    words.setBorder(BorderFactory.createEmptyBorder());
    words.setSize(Math.max(1, width - edge.left - edge.right - beside), Short.MAX_VALUE);
    int said = words.getPreferredSize().height;
    int above = Math.max(0, high - said) / 2;
    words.setBorder(BorderFactory.createEmptyBorder(above, 0, 0, 0));
    // As wide as the list is, which therefore never scrolls sideways.
    setPreferredSize(new Dimension(1, Math.max(high, said) + edge.top + edge.bottom));
  }
}

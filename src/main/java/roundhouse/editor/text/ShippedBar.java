package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.words.UiWords;

/** Says that a file belongs to a title that comes with Roundhouse, and offers a variant of it. */
final class ShippedBar extends JPanel {

  ShippedBar(Runnable makeVariant) {
    super(new BorderLayout(8, 4));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    var variant = new JButton(UiWords.of("text.make-variant"));
    variant.setMnemonic(KeyEvent.VK_V);
    variant.addActionListener(_ -> makeVariant.run());
    add(new FittingLabel(UiWords.of("text.shipped"), SwingConstants.LEADING), BorderLayout.CENTER);
    add(variant, BorderLayout.EAST);
    setVisible(false);
  }
}

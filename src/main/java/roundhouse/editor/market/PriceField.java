package roundhouse.editor.market;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JTextField;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/**
 * A field over a space of the market for its price: Enter, Tab or leaving it writes it, Escape
 * cancels.
 */
final class PriceField extends JTextField {
  private final transient Function<String, Optional<String>> write;
  private final transient Runnable written;

  PriceField(Function<String, Optional<String>> write, Runnable written) {
    this.write = write;
    this.written = written;
    setName("price");
    getAccessibleContext().setAccessibleName(UiWords.of("chart.price"));
    setVisible(false);
    setFocusTraversalKeysEnabled(false);
    putClientProperty("JTextField.selectAllOnFocusPolicy", "never");
    addActionListener(_ -> commit());
    KeyBindings.onTextChange(this, () -> putClientProperty("JComponent.outline", null));
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            if (!event.isTemporary() && isVisible()) commit();
          }
        });
  }

  void open(String text, boolean all, Point2D corner, double width) {
    setText(text);
    setToolTipText(null);
    if (all) selectAll();
    setBounds((int) corner.getX(), (int) corner.getY(), (int) width, getPreferredSize().height);
    setVisible(true);
    requestFocusInWindow();
  }

  @Override
  protected void processKeyEvent(KeyEvent event) {
    boolean down = event.getID() == KeyEvent.KEY_PRESSED;
    if (down && event.getKeyCode() == KeyEvent.VK_TAB) commit();
    else if (down && event.getKeyCode() == KeyEvent.VK_ESCAPE) leave();
    else super.processKeyEvent(event);
    if (event.getKeyCode() == KeyEvent.VK_TAB) event.consume();
  }

  private void leave() {
    setVisible(false);
    getParent().requestFocusInWindow();
  }

  private void commit() {
    Optional<String> refused = write.apply(getText().strip());
    if (refused.isPresent()) {
      putClientProperty("JComponent.outline", "error");
      setToolTipText(refused.get());
      return;
    }
    setVisible(false);
    written.run();
  }
}

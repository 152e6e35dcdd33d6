package roundhouse.editor.map;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import roundhouse.editor.kit.HtmlText;

/** A field for one value of a hex. */
final class HexField extends JTextField {
  private static final String OUTLINE = "JComponent.outline";

  private final String key;
  private final transient Consumer<HexField> write;

  /**
   * @param write called when what is typed counts: at Enter, or when the focus goes
   * @param leave called at Escape
   */
  HexField(String key, Consumer<HexField> write, Runnable leave) {
    super(6);
    this.key = key;
    this.write = write;
    setName("hex " + key);
    getAccessibleContext().setAccessibleName(words(key));
    addActionListener(_ -> write.accept(this));
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            write.accept(HexField.this);
          }
        });
    registerKeyboardAction(_ -> leave.run(), KeyStroke.getKeyStroke("ESCAPE"), WHEN_FOCUSED);
  }

  static String words(String key) {
    return key.replace('-', ' ');
  }

  /** The key of its value in the design. */
  String key() {
    return key;
  }

  /** Writes another text, as if it were typed and Enter pressed. */
  void write(String text) {
    setText(text);
    write.accept(this);
  }

  String typed() {
    return getText().strip();
  }

  /** Shows the value that the design has; does not disturb the same text while the user types. */
  void show(String text, boolean inherited, String tip) {
    setForeground(
        UIManager.getColor(inherited ? "Label.disabledForeground" : "TextField.foreground"));
    putClientProperty("FlatLaf.style", inherited ? "font:italic" : null);
    setToolTipText(tip);
    outline(false);
    if (!isFocusOwner() || !typed().equals(text)) setText(text);
    setCaretPosition(0);
  }

  /** Outlines the field while its text is wrong. */
  void outline(boolean wrong) {
    putClientProperty(OUTLINE, wrong ? "error" : null);
  }

  @Override
  public JToolTip createToolTip() {
    return HtmlText.allowed(super.createToolTip());
  }
}

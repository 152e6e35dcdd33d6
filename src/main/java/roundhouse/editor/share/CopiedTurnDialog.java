package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.words.UiWords;

/** Asks for the text that a friend has made of a turn with <em>Copy my turn…</em>. */
public final class CopiedTurnDialog {
  private CopiedTurnDialog() {}

  /** The text; empty if the host has none after all. */
  public static Optional<String> ask(Component over) {
    var text = new JTextArea(6, 48);
    text.setName("copied turn");
    text.setLineWrap(true);
    var asks = new JLabel(UiWords.of("copied-turn.asks"));
    asks.setLabelFor(text);
    var form = new JPanel(new BorderLayout(0, 6));
    form.add(asks, BorderLayout.NORTH);
    form.add(new JScrollPane(text), BorderLayout.CENTER);
    boolean plays =
        ConfirmDialog.form(
            over, form, UiWords.of("copied-turn.window"), UiWords.of("copied-turn.play"), text);
    return plays ? Optional.of(text.getText()) : Optional.empty();
  }
}

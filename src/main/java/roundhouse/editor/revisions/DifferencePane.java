package roundhouse.editor.revisions;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import roundhouse.compare.LineDifference;
import roundhouse.compare.LineDifference.Kind;
import roundhouse.words.UiWords;
import roundhouse.workshop.revisions.FileChange;

/** The lines of files that differ, those removed and added in colours and with signs. */
final class DifferencePane extends JTextPane {
  /** Null while nothing is shown. */
  private transient List<FileChange> shown;

  DifferencePane() {
    setEditable(false);
    setName("revision difference");
    getAccessibleContext().setAccessibleName(UiWords.of("revisions.difference"));
  }

  /** Another theme has other colours. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (shown != null) show(shown);
  }

  void clear() {
    shown = null;
    setText("");
  }

  void show(List<FileChange> changes) {
    clear();
    shown = changes;
    if (changes.isEmpty()) append(UiWords.of("revisions.same"), style(Kind.KEPT));
    for (FileChange change : changes) {
      append(change.path() + "\n", heading());
      for (LineDifference.Line line : change.difference().shortened())
        append(line + "\n", style(line.kind()));
      append("\n", style(Kind.KEPT));
    }
    setCaretPosition(0);
  }

  private void append(String text, SimpleAttributeSet style) {
    try {
      getDocument().insertString(getDocument().getLength(), text, style);
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static SimpleAttributeSet heading() {
    var style = new SimpleAttributeSet();
    StyleConstants.setBold(style, true);
    return style;
  }

  private static SimpleAttributeSet style(Kind kind) {
    var style = new SimpleAttributeSet();
    StyleConstants.setFontFamily(style, Font.MONOSPACED);
    if (kind == Kind.KEPT) return style;
    Color color = UIManager.getColor(kind == Kind.ADDED ? "Actions.Green" : "Actions.Red");
    StyleConstants.setForeground(style, color);
    return style;
  }
}

package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import roundhouse.editor.kit.Panels;
import roundhouse.words.BrokenLines;
import roundhouse.words.UiWords;

/**
 * The results of a run in words. Sentences go on in the next line, so that their end, which says
 * how sure they are, is in sight; rows of tables keep their columns.
 */
final class AnswersPane extends JPanel {
  private static final int FEWEST_LETTERS = 40;

  private final JTextArea text = new JTextArea();
  private final JScrollPane scroll = Panels.scroll(text);
  private transient IntFunction<String> answers = _ -> "";
  private int letters;

  /**
   * @param name of its text
   */
  AnswersPane(String name) {
    super(new BorderLayout());
    text.setName(name);
    text.setEditable(false);
    text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
    text.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    text.getAccessibleContext().setAccessibleName(UiWords.of("experiments.answers"));
    scroll
        .getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                if (letters != lettersOfLine()) fill();
              }
            });
    add(scroll, BorderLayout.CENTER);
  }

  /**
   * Shows a text.
   *
   * @param told by the letters of a line; longer lines are broken
   */
  void show(IntFunction<String> told) {
    answers = told;
    fill();
  }

  private int lettersOfLine() {
    Insets edge = text.getInsets();
    int room = scroll.getViewport().getWidth() - edge.left - edge.right;
    return Math.max(FEWEST_LETTERS, room / text.getFontMetrics(text.getFont()).charWidth('m'));
  }

  private void fill() {
    letters = lettersOfLine();
    text.setText(
        answers
            .apply(letters)
            .lines()
            .map(line -> BrokenLines.of(line, letters))
            .collect(Collectors.joining("\n")));
    text.setCaretPosition(0);
  }
}

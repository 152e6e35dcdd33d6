package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Theme;
import org.fife.ui.rtextarea.RTextScrollPane;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Typing;

/** One file as text: highlighted, with what is wrong in it marked. */
final class TextTab extends JPanel {
  private final Path file;
  private final transient Look look;
  private final RSyntaxTextArea area = new RSyntaxTextArea();
  private final RTextScrollPane scroll = new RTextScrollPane(area);
  private final transient Marks marks = new Marks(area);
  private final transient MarginSigns signs;
  private final ConflictBar conflict = new ConflictBar(this::takeTheirs, this::keepMine);
  private final transient Runnable edited;
  private transient FileText saved;
  private transient FileText theirs;
  private transient List<Problem> problems = List.of();

  /**
   * @param saved what the file holds
   * @param edited told at every change of the text
   */
  TextTab(Path file, FileText saved, Look look, Runnable edited) {
    super(new BorderLayout());
    this.file = file;
    this.saved = saved;
    this.theirs = saved;
    this.look = look;
    this.edited = edited;
    signs = new MarginSigns(scroll.getGutter(), look);
    area.setSyntaxEditingStyle(file.toString().endsWith("js") ? SyntaxConstants.SYNTAX_STYLE_JAVASCRIPT : DesignWords.style());
    area.setCodeFoldingEnabled(true);
    area.setTabsEmulated(true);
    area.setTabSize(2);
    area.setText(saved.text());
    area.setCaretPosition(0);
    area.discardAllEdits();
    area.setName("text " + file.getFileName());
    scroll.setIconRowHeaderEnabled(true);
    scroll.setBorder(null);
    Typing.listen(area, edited);
    add(conflict, BorderLayout.NORTH);
    add(scroll, BorderLayout.CENTER);
    var strip = new ErrorStrip(area);
    strip.setFollowCaret(false);
    add(strip, BorderLayout.EAST);
    look.follow(this::dress);
  }

  private void dress() {
    String name = look.dark() ? "dark.xml" : "idea.xml";
    Font font = new Font(Font.MONOSPACED, Font.PLAIN, look.textSize());
    try (InputStream theme = Theme.class.getResourceAsStream("themes/" + name)) {
      Theme.load(theme, font).apply(area);
    } catch (IOException unreadable) {
      area.setFont(font);
    }
    if (look.dark()) {
      area.setBackground(new Color(0x1E2125));
      area.setCurrentLineHighlightColor(new Color(0x2A2E34));
      scroll.getGutter().setBackground(area.getBackground());
    }
    scroll.getGutter().setLineNumberFont(font.deriveFont(font.getSize2D() - 1));
    signs.show(problems, area.getLineCount());
  }

  Path file() {
    return file;
  }

  String text() {
    return area.getText();
  }

  boolean dirty() {
    return !area.getText().equals(saved.text());
  }

  /** The text as it is to be written. */
  FileText toSave() {
    return saved.with(area.getText());
  }

  /** The file holds this by now. */
  void savedAs(FileText written) {
    saved = written;
    theirs = written;
    conflict.setVisible(false);
    edited.run();
  }

  /** Puts back what was typed before a crash. */
  void recover(String text) {
    replace(text);
  }

  /** Somebody wrote the file: takes it over, brings it together with what was typed here, or asks. */
  void changedOutside(FileText found) {
    if (found.equals(theirs)) return;
    theirs = found;
    ThreeWay.merge(saved.text(), area.getText(), found.text())
        .ifPresentOrElse(
            merged -> {
              saved = found;
              conflict.setVisible(false);
              replace(merged);
              edited.run();
            },
            () -> conflict.setVisible(true));
  }

  private void takeTheirs() {
    saved = theirs;
    replace(theirs.text());
    conflict.setVisible(false);
    edited.run();
  }

  private void keepMine() {
    saved = theirs;
    conflict.setVisible(false);
    edited.run();
  }

  /** Changes only what differs, so that the caret stays and one undo takes it back. */
  private void replace(String text) {
    String now = area.getText();
    if (now.equals(text)) return;
    int most = Math.min(now.length(), text.length());
    int head = 0;
    while (head < most && now.charAt(head) == text.charAt(head)) head++;
    int tail = 0;
    while (tail < most - head && now.charAt(now.length() - 1 - tail) == text.charAt(text.length() - 1 - tail)) tail++;
    area.replaceRange(text.substring(head, text.length() - tail), head, now.length() - tail);
  }

  void show(List<Problem> found) {
    problems = found;
    marks.show(found);
    signs.show(found, area.getLineCount());
  }

  /** Puts the caret on a place and shows it. */
  void goTo(Place place) {
    try {
      int line = Math.clamp(place.line() - 1L, 0, area.getLineCount() - 1);
      int end = area.getLineEndOffset(line);
      area.setCaretPosition(Math.min(area.getLineStartOffset(line) + place.column() - 1, Math.max(area.getLineStartOffset(line), end - 1)));
      area.requestFocusInWindow();
      var at = area.modelToView2D(area.getCaretPosition());
      if (at != null) area.scrollRectToVisible(new java.awt.Rectangle((int) at.getX(), (int) at.getY() - area.getHeight() / 40 - 80, 1, 200));
    } catch (BadLocationException gone) {
      area.requestFocusInWindow();
    }
  }
}

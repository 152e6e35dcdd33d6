package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Theme;
import org.fife.ui.rtextarea.RTextScrollPane;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.edit.Document;
import roundhouse.editor.kit.Look;
import roundhouse.words.Words;
import roundhouse.workshop.Drafts;

/** One file as text: highlighted, with what is wrong in it marked. */
final class TextTab extends JPanel {
  private final transient Document document;
  private final transient Look look;
  private final SharedArea area;
  private final RTextScrollPane scroll;
  private final transient Marks marks;
  private final transient MarginSigns signs;
  private final ConflictBar conflict;
  private final ShippedBar shipped;
  private final transient Consumer<Document.Change> heard = _ -> ask();
  private transient List<Problem> problems = List.of();

  /**
   * @param go shows a place in another file
   * @param vary makes a variant of the title that a file belongs to
   */
  TextTab(
      Document document,
      Drafts drafts,
      Look look,
      Knowledge knowledge,
      Consumer<Place> go,
      Consumer<Path> vary) {
    super(new BorderLayout());
    this.document = document;
    this.look = look;
    area = new SharedArea(document, drafts);
    scroll = new RTextScrollPane(area);
    marks = new Marks(area);
    conflict =
        new ConflictBar(() -> answer(document::takeTheirs), () -> answer(document::keepMine));
    conflict.setName("conflict " + file().getFileName());
    shipped = new ShippedBar(() -> vary.accept(document.file()));
    shipped.setName("shipped " + file().getFileName());
    signs = new MarginSigns(scroll.getGutter(), look);
    area.setSyntaxEditingStyle(style(file().getFileName().toString()));
    area.setCodeFoldingEnabled(true);
    area.setTabsEmulated(true);
    area.setTabSize(2);
    area.setName("text " + file().getFileName());
    area.getAccessibleContext().setAccessibleName(Words.of("text.text", file().getFileName()));
    scroll.setIconRowHeaderEnabled(true);
    scroll.setBorder(null);
    var bars = new JPanel(new BorderLayout());
    bars.add(conflict, BorderLayout.NORTH);
    bars.add(shipped, BorderLayout.CENTER);
    add(bars, BorderLayout.NORTH);
    add(scroll, BorderLayout.CENTER);
    var strip = new ErrorStrip(area);
    strip.setFollowCaret(false);
    add(strip, BorderLayout.EAST);
    look.follow(this::dress);
    document.listen(heard);
    Helping.in(area, document, knowledge, go, () -> problems);
    ask();
  }

  private static String style(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "js", "mjs" -> SyntaxConstants.SYNTAX_STYLE_JAVASCRIPT;
      case "ts" -> SyntaxConstants.SYNTAX_STYLE_TYPESCRIPT;
      case "json", "jsonl" -> SyntaxConstants.SYNTAX_STYLE_JSON;
      case "md" -> SyntaxConstants.SYNTAX_STYLE_MARKDOWN;
      case "txt" -> SyntaxConstants.SYNTAX_STYLE_NONE;
      default -> DesignWords.style();
    };
  }

  /** Asks which text is meant where two were written, and says where nobody may write. */
  private void ask() {
    conflict.setVisible(document.conflict());
    shipped.setVisible(document.readOnly());
    area.setEditable(!document.readOnly());
  }

  /** Goes on in the text once it is said which is meant. */
  private void answer(Runnable says) {
    says.run();
    takeFocus();
  }

  /** The tab is closed. */
  void letGo() {
    area.letGo();
    document.ignore(heard);
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
    return document.file();
  }

  /** What is selected, or the word under the caret. */
  String word() {
    String selected = area.getSelectedText();
    return selected != null && selected.indexOf('\n') < 0
        ? selected
        : Knowledge.word(document.text(), area.getCaretPosition());
  }

  Document document() {
    return document;
  }

  void show(List<Problem> found) {
    problems = found;
    marks.show(found);
    signs.show(found, area.getLineCount());
  }

  /** Puts the keyboard into the text. */
  void takeFocus() {
    area.requestFocusInWindow();
  }

  /** Puts the caret on a place and shows it. */
  void goTo(Place place) {
    try {
      int line = Math.clamp(place.line() - 1L, 0, area.getLineCount() - 1);
      int end = area.getLineEndOffset(line);
      area.setCaretPosition(
          Math.min(
              area.getLineStartOffset(line) + place.column() - 1,
              Math.max(area.getLineStartOffset(line), end - 1)));
      area.requestFocusInWindow();
      var at = area.modelToView2D(area.getCaretPosition());
      if (at != null)
        area.scrollRectToVisible(
            new java.awt.Rectangle(
                (int) at.getX(), (int) at.getY() - area.getHeight() / 40 - 80, 1, 200));
    } catch (BadLocationException gone) {
      area.requestFocusInWindow();
    }
  }
}

package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Ellipse2D;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.text.BadLocationException;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.rsyntaxtextarea.ErrorStrip;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Theme;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.RTextScrollPane;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.Document;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.DefinedName;
import roundhouse.workshop.documents.OpenDocuments;

/** One file as text, highlighted and with its problems marked. */
final class TextTab extends JPanel {
  private final transient Document document;
  private final transient WindowLook look;
  private final DocumentTextArea area;
  private final RTextScrollPane scroll;
  private final transient ProblemUnderlines marks;
  private final transient ProblemGutterIcons signs;
  private final transient AutoCompletion completion;
  private final ConflictBar conflict;
  private final ShippedBar shipped;
  private final transient Consumer<Document.Change> heard = _ -> ask();
  private final transient Runnable dress = this::dress;
  private transient List<Problem> problems = List.of();

  /**
   * @param go shows a place in another file
   * @param vary makes a variant of the title that a file belongs to
   * @param onNames what can be done with the name at the caret
   */
  TextTab(
      Document document,
      OpenDocuments documents,
      WindowLook look,
      DesignLanguageService knowledge,
      Consumer<SourcePlace> go,
      Consumer<Path> vary,
      List<Action> onNames) {
    super(new BorderLayout());
    this.document = document;
    this.look = look;
    area = new DocumentTextArea(document, documents);
    scroll = new RTextScrollPane(area);
    marks = new ProblemUnderlines(area);
    conflict =
        new ConflictBar(() -> answer(document::takeTheirs), () -> answer(document::keepMine));
    shipped = new ShippedBar(() -> vary.accept(document.file()));
    signs = new ProblemGutterIcons(scroll.getGutter(), look);
    prepareArea();
    layOut();
    look.addListener(dress);
    document.addListener(heard);
    completion = TextAssistance.in(area, document, knowledge, go, () -> problems);
    NumberScrubber.install(area, documents, new TextNumbers(area, document, knowledge));
    area.offer(onNames);
    ask();
  }

  private void prepareArea() {
    conflict.setName("conflict " + file().getFileName());
    shipped.setName("shipped " + file().getFileName());
    area.setSyntaxEditingStyle(style(file().getFileName().toString()));
    area.setCodeFoldingEnabled(true);
    area.setTabsEmulated(true);
    area.setTabSize(2);
    area.setName("text " + file().getFileName());
    area.getAccessibleContext().setAccessibleName(UiWords.of("text.text", file().getFileName()));
  }

  private void layOut() {
    scroll.setIconRowHeaderEnabled(true);
    scroll.setBorder(null);
    var bars = new JPanel(new BorderLayout());
    bars.add(conflict, BorderLayout.NORTH);
    bars.add(shipped, BorderLayout.CENTER);
    // Below the text: what is typed and clicked there stays where it is.
    add(bars, BorderLayout.SOUTH);
    add(scroll, BorderLayout.CENTER);
    var strip = new ErrorStrip(area);
    strip.setFollowCaret(false);
    add(strip, BorderLayout.EAST);
  }

  private static String style(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "js", "mjs" -> SyntaxConstants.SYNTAX_STYLE_JAVASCRIPT;
      case "ts" -> SyntaxConstants.SYNTAX_STYLE_TYPESCRIPT;
      case "json", "jsonl" -> SyntaxConstants.SYNTAX_STYLE_JSON;
      case "md" -> SyntaxConstants.SYNTAX_STYLE_MARKDOWN;
      case "txt" -> SyntaxConstants.SYNTAX_STYLE_NONE;
      default -> DesignTokenMaker.style();
    };
  }

  /** Shows the bars for a conflict and for a file that may not be edited. */
  private void ask() {
    conflict.setVisible(document.hasConflict());
    shipped.setVisible(document.readOnly());
  }

  /** Returns to the text once the conflict is settled. */
  private void answer(Runnable says) {
    says.run();
    takeFocus();
  }

  /** Detaches from the document and the toolkit when the tab or the window is closed. */
  void detach() {
    completion.uninstall();
    look.removeListener(dress);
    area.detach();
    document.removeListener(heard);
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

  /** The selected text, or the word at the caret. */
  String word() {
    String selected = area.getSelectedText();
    return selected != null && selected.indexOf('\n') < 0
        ? selected
        : DesignLanguageService.word(document.text(), area.getCaretPosition());
  }

  /** The name in the text at the caret, if it is one that the design defines. */
  Optional<DefinedName> named(YamlNode title) {
    return DefinedName.at(file(), document.text(), area.getCaretPosition(), title);
  }

  Document document() {
    return document;
  }

  void show(List<Problem> found) {
    problems = found;
    marks.show(found);
    signs.show(found, area.getLineCount());
  }

  /** Focuses the text. */
  void takeFocus() {
    area.requestFocusInWindow();
  }

  /** Moves the caret to a place and shows it. */
  void goTo(SourcePlace place) {
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
            new Rectangle((int) at.getX(), (int) at.getY() - area.getHeight() / 40 - 80, 1, 200));
    } catch (BadLocationException gone) {
      area.requestFocusInWindow();
    }
  }

  /** Says that a file belongs to a title that comes with Roundhouse, and offers a variant of it. */
  private static final class ShippedBar extends JPanel {

    ShippedBar(Runnable makeVariant) {
      super(new BorderLayout(8, 4));
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      var variant = new JButton(UiWords.of("text.make-variant"));
      variant.setMnemonic(KeyEvent.VK_V);
      variant.addActionListener(_ -> makeVariant.run());
      add(
          new FittingLabel(UiWords.of("text.shipped"), SwingConstants.LEADING),
          BorderLayout.CENTER);
      add(variant, BorderLayout.EAST);
      setVisible(false);
    }
  }

  /** Asks which of two texts to keep when a file was changed here and on disk in the same lines. */
  private static final class ConflictBar extends JPanel {

    ConflictBar(Runnable theirs, Runnable mine) {
      super(new BorderLayout(0, 4));
      setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      // One above the other: texts often stand in a narrow column.
      var buttons = new JPanel(new GridLayout(1, 0, 8, 0));
      buttons.add(button(UiWords.of("text.theirs"), KeyEvent.VK_T, theirs));
      buttons.add(button(UiWords.of("text.mine"), KeyEvent.VK_K, mine));
      add(new JLabel(UiWords.of("text.conflict")), BorderLayout.NORTH);
      add(buttons, BorderLayout.CENTER);
      setVisible(false);
    }

    /**
     * @param key of the shortcut with Alt
     */
    private static JButton button(String text, int key, Runnable does) {
      var button = new JButton(text);
      button.setMnemonic(key);
      button.addActionListener(_ -> does.run());
      return button;
    }
  }

  /** Icons in the margin beside lines with problems. */
  private static final class ProblemGutterIcons {
    private final Gutter gutter;
    private final WindowLook look;

    ProblemGutterIcons(Gutter gutter, WindowLook look) {
      this.gutter = gutter;
      this.look = look;
    }

    void show(List<Problem> problems, int lines) {
      gutter.removeAllTrackingIcons();
      for (Problem problem : problems) {
        try {
          Color color = problem.isError() ? look.error() : look.warning();
          gutter.addLineTrackingIcon(
              Math.min(problem.place().line(), lines) - 1, new Sign(color), problem.message());
        } catch (BadLocationException gone) {
          continue;
        }
      }
    }

    /** A disc in the colour of the problem. */
    private record Sign(Color color) implements SquareIcon {
      @Override
      public int size() {
        return 11;
      }

      @Override
      public void draw(Graphics2D own, Component on) {
        own.setColor(color);
        own.fill(new Ellipse2D.Double(1, 1, size() - 2.0, size() - 2.0));
      }
    }
  }

  /** Underlines problems in a text, with the message as tool tip. */
  private static final class ProblemUnderlines extends AbstractParser {
    private final RSyntaxTextArea area;
    private List<Problem> problems = List.of();

    ProblemUnderlines(RSyntaxTextArea area) {
      this.area = area;
      area.addParser(this);
    }

    void show(List<Problem> found) {
      if (found.equals(problems)) return;
      problems = List.copyOf(found);
      area.forceReparsing(this);
    }

    @Override
    public ParseResult parse(RSyntaxDocument document, String style) {
      var result = new DefaultParseResult(this);
      int lines = document.getDefaultRootElement().getElementCount();
      result.setParsedLines(0, lines - 1);
      for (Problem problem : problems)
        result.addNotice(notice(problem, Math.min(problem.place().line(), lines) - 1));
      return result;
    }

    private DefaultParserNotice notice(Problem problem, int line) {
      String says =
          problem.fix().isEmpty() ? problem.message() : problem.message() + ": " + problem.fix();
      int from = -1;
      int length = -1;
      try {
        int start = area.getLineStartOffset(line);
        int end = Math.max(start, area.getLineEndOffset(line) - 1);
        from = Math.min(start + problem.place().column() - 1, Math.max(start, end - 1));
        length = Math.max(1, word(from, end));
      } catch (BadLocationException gone) {
        // The line is gone: mark the line as a whole.
        from = -1;
      }
      var notice = new DefaultParserNotice(this, says, line, from, length);
      notice.setLevel(problem.isError() ? ParserNotice.Level.ERROR : ParserNotice.Level.WARNING);
      return notice;
    }

    /** The length of the word at {@code from}. */
    private int word(int from, int end) throws BadLocationException {
      String rest = area.getText(from, Math.max(0, end - from));
      int length = 0;
      while (length < rest.length()
          && !Character.isWhitespace(rest.charAt(length))
          && ",:{}[]()".indexOf(rest.charAt(length)) < 0) length++;
      return length;
    }
  }
}

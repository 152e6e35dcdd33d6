package roundhouse.editor.text;

import java.util.List;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import roundhouse.design.problem.Problem;

/** Underlines problems in a text, with the message as tool tip. */
final class ProblemUnderlines extends AbstractParser {
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

package roundhouse.editor.text;

import java.util.Set;
import java.util.regex.Pattern;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.AbstractTokenMaker;
import org.fife.ui.rsyntaxtextarea.AbstractTokenMakerFactory;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMakerFactory;
import org.fife.ui.rsyntaxtextarea.TokenMap;
import org.fife.ui.rsyntaxtextarea.folding.FoldParserManager;
import org.fife.ui.rsyntaxtextarea.folding.YamlFoldParser;

/** Distinguishes keys, texts, numbers and comments of a design's YAML for highlighting. */
public final class DesignTokenMaker extends AbstractTokenMaker {
  private static final String STYLE = "text/design";
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9][0-9.]*");
  private static final Set<String> TRUTHS = Set.of("yes", "no", "true", "false", "unlimited");

  /** The name by which text areas find this highlighting. */
  static synchronized String style() {
    if (TokenMakerFactory.getDefaultInstance() instanceof AbstractTokenMakerFactory makers
        && !makers.keySet().contains(STYLE)) {
      makers.putMapping(STYLE, DesignTokenMaker.class.getName());
      FoldParserManager.get().addFoldParserMapping(STYLE, new YamlFoldParser());
    }
    return STYLE;
  }

  @Override
  public TokenMap getWordsToHighlight() {
    return new TokenMap();
  }

  @Override
  public String[] getLineCommentStartAndEnd(int language) {
    return new String[] {"# ", null};
  }

  @Override
  public Token getTokenList(Segment text, int type, int offset) {
    resetTokenList();
    int shift = offset - text.offset;
    int end = text.offset + text.count;
    int at = text.offset;
    while (at < end) {
      int next = next(text.array, at, end);
      addToken(text, at, next - 1, kind(text.array, at, next, end), at + shift);
      at = next;
    }
    addNullToken();
    return firstToken;
  }

  /** The end of the token that begins at {@code at}. */
  private static int next(char[] text, int at, int end) {
    char first = text[at];
    if (comment(text, at)) return end;
    if (first == '"' || first == '\'') return quoted(text, at, end);
    if (Character.isWhitespace(first)) return spaces(text, at, end);
    if (punctuation(text, at, end)) return at + 1;
    int next = at + 1;
    while (next < end && !Character.isWhitespace(text[next]) && !punctuation(text, next, end))
      next++;
    return next;
  }

  private static int quoted(char[] text, int at, int end) {
    int next = at + 1;
    while (next < end && text[next] != text[at]) next += text[next] == '\\' ? 2 : 1;
    return Math.min(end, next + 1);
  }

  private static int spaces(char[] text, int at, int end) {
    int next = at;
    while (next < end && Character.isWhitespace(text[next])) next++;
    return next;
  }

  private static boolean comment(char[] text, int at) {
    return text[at] == '#' && (at == 0 || Character.isWhitespace(text[at - 1]));
  }

  /**
   * Whether a character is punctuation; a colon ends a key only before a space or the end of the
   * line.
   */
  private static boolean punctuation(char[] text, int at, int end) {
    if (text[at] == ':') return at + 1 >= end || Character.isWhitespace(text[at + 1]);
    return "[]{},".indexOf(text[at]) >= 0;
  }

  private static int kind(char[] text, int at, int next, int end) {
    if (comment(text, at)) return Token.COMMENT_EOL;
    if (Character.isWhitespace(text[at])) return Token.WHITESPACE;
    if (next < end && text[next] == ':' && punctuation(text, next, end)) return Token.RESERVED_WORD;
    if (text[at] == '"' || text[at] == '\'') return Token.LITERAL_STRING_DOUBLE_QUOTE;
    if (punctuation(text, at, end)) return Token.SEPARATOR;
    String word = new String(text, at, next - at);
    if (NUMBER.matcher(word).matches()) return Token.LITERAL_NUMBER_DECIMAL_INT;
    if (TRUTHS.contains(word)) return Token.LITERAL_BOOLEAN;
    return Token.IDENTIFIER;
  }
}

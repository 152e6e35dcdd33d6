package roundhouse.design;

import java.util.List;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in plain words what the YAML parser says in its own. */
record SyntaxMessage(String message, String fix) {

  /** The parser's words (of its problem or its context) and ours. */
  private record Translation(String theirs, SyntaxMessage ours) {}

  private static Translation say(String theirs, String message, String fix) {
    return new Translation(theirs, new SyntaxMessage(message, fix));
  }

  // The first that fits is taken, so what is more special stands above.
  private static final List<Translation> TRANSLATIONS =
      List.of(
          say("'\\t(TAB)'", "a tab stands at the beginning of a line", "indent with spaces"),
          say(
              "that cannot start any token",
              "a value cannot begin with this character",
              "put the value in quotes"),
          say(
              "mapping values are not allowed here",
              "a second ':' where no key can stand",
              "put a text that holds ': ' in quotes, or align this key with its neighbours"),
          say(
              "sequence entries are not allowed here",
              "a list's '-' where no list can begin",
              "begin the list on a line of its own below its key"),
          say("could not find expected ':'", "a key without ':' behind it", "write 'key: value'"),
          say(
              "unexpected end of stream",
              "a quote is opened here and never closed",
              "close it with the same kind of quote"),
          say(
              "unexpected document separator",
              "a quote is still open at '---'",
              "close it with the same kind of quote"),
          say(
              "unknown escape character",
              "an unknown character after '\\' in double quotes",
              "write '\\\\' for a backslash, or use single quotes"),
          say(
              "expected ',' or '}'",
              "a '{' is not closed, or a ',' is missing before this",
              "write { key: value, key: value }"),
          say(
              "expected ',' or ']'",
              "a '[' is not closed, or a ',' is missing before this",
              "write [one, two]"),
          say(
              "'<block mapping start>'",
              "this line's indentation fits none of the lines above it",
              "align the keys of one map"),
          say(
              "but found '-'",
              "a '-' among keys",
              "a list stands on lines of its own, below its key"),
          say(
              "expected <block end>",
              "this line does not fit the lines above it",
              "align the keys of one map, and the '-' of one list; close brackets and quotes"),
          say(
              "content, but found '<stream end>'",
              "a '{' or '[' is not closed at the end of the file",
              "write { key: value } and [one, two]"),
          say(
              "expected the node content",
              "a value is missing before this, or a ',' or a bracket is one too many",
              ""),
          say(
              "expected '<document start>'",
              "something follows after the end of the content",
              "align all keys of the file at the left margin"),
          say(
              "while scanning a directive",
              "a '%' at the beginning of a line",
              "put the value in quotes"),
          say("tag", "a '!' marks a tag, which has no meaning here", "put the value in quotes"),
          say("alias", "a '*' or '&' without a name behind it", "put the value in quotes"),
          say("anchor", "a '*' or '&' without a name behind it", "put the value in quotes"));

  /** With the place of the bracket that is still open, which may stand far above. */
  private SyntaxMessage opened(MarkedYAMLException exception) {
    if (!String.valueOf(exception.getContext()).matches("while parsing a flow (mapping|sequence)"))
      return this;
    int line = exception.getContextMark().getLine() + 1;
    int column = exception.getContextMark().getColumn() + 1;
    return new SyntaxMessage(
        message + " (opened in line " + line + ", column " + column + ")", fix);
  }

  static SyntaxMessage of(MarkedYAMLException exception) {
    String theirs = exception.getProblem() + " " + exception.getContext();
    return TRANSLATIONS.stream()
        .filter(translation -> theirs.contains(translation.theirs()))
        .map(translation -> translation.ours().opened(exception))
        .findFirst()
        .orElseGet(
            () ->
                new SyntaxMessage(
                    "this cannot be read as YAML (" + exception.getProblem() + ")", ""));
  }
}

package roundhouse.design.yaml;

import java.util.List;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Translates the YAML parser's messages into plain words. */
record SyntaxMessage(String message, String fix) {

  /** Whatever follows three dots is no part of the content. */
  static final SyntaxMessage AFTER_THE_END =
      new SyntaxMessage("a line '...' above has ended the content", "remove the line '...'");

  /** The parser's words, from its problem or context, and ours. */
  private record Translation(String theirs, SyntaxMessage ours) {}

  private static Translation say(String theirs, String message, String fix) {
    return new Translation(theirs, new SyntaxMessage(message, fix));
  }

  // The first match is used, so special cases come first.
  private static final List<Translation> TRANSLATIONS =
      List.of(
          say("'\\t(TAB)'", "a line begins with a tab", "indent with spaces"),
          say(
              "that cannot start any token",
              "a value cannot begin with this character",
              "put the value in quotes"),
          say(
              "mapping values are not allowed here",
              "there is a ':' where no key is possible",
              "quote a text that contains ': ', or align this key with its neighbours"),
          say(
              "sequence entries are not allowed here",
              "there is a '-' where no list can begin",
              "begin the list on the line below its key"),
          say("could not find expected ':'", "a key lacks its ':'", "write 'key: value'"),
          say(
              "unexpected end of stream",
              "this quote is never closed",
              "close it with the same kind of quote"),
          say(
              "unexpected document separator",
              "a quote is not closed before '---'",
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
              "there is a '-' among keys",
              "write the list on separate lines below its key"),
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
              "a value is missing before this, or there is one ',' or bracket too many",
              ""),
          say(
              "expected '<document start>'",
              "there is text after the end of the content",
              "begin all top-level keys at the left margin"),
          say("while scanning a directive", "a line begins with '%'", "put the value in quotes"),
          say("tag", "'!' begins a tag, which has no meaning here", "put the value in quotes"),
          say("alias", "there is no name after '*' or '&'", "put the value in quotes"),
          say("anchor", "there is no name after '*' or '&'", "put the value in quotes"));

  /** Adds the place of the unclosed bracket, which may be far above. */
  private SyntaxMessage opened(MarkedYAMLException exception) {
    if (!String.valueOf(exception.getContext()).matches("while parsing a flow (mapping|sequence)"))
      return this;
    int line = exception.getContextMark().getLine() + 1;
    int column = exception.getContextMark().getColumn() + 1;
    return new SyntaxMessage(
        message + " (opened at line " + line + ", column " + column + ")", fix);
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

package roundhouse.design.yaml;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.StreamReader;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.files.RegularFiles;

/**
 * Reads YAML files into nodes. The result is a node or a problem, never an exception; files made to
 * exhaust memory or stack are refused.
 */
public final class YamlReader {
  /** The largest file read, in bytes. */
  public static final int MOST_BYTES = 1 << 20;

  private YamlReader() {}

  /** The content of a file; an empty file is an empty map. Empty if the file could not be read. */
  public static Optional<YamlNode> read(Path file, Problems problems) {
    return text(file, problems).flatMap(text -> parse(file, text, problems));
  }

  /** The text of a file without its byte order mark. */
  public static Optional<String> text(Path file, Problems problems) {
    SourcePlace start = SourcePlace.start(file);
    try {
      byte[] bytes = RegularFiles.start(file, MOST_BYTES + 1);
      if (bytes.length <= MOST_BYTES) return decode(file, bytes, problems);
      problems.error(
          start,
          "",
          "the file is larger than " + (MOST_BYTES >> 20) + " MB",
          "split it, or remove what you do not need");
    } catch (NoSuchFileException missing) {
      problems.error(start, "", "this file does not exist", "");
    } catch (IOException exception) {
      problems.error(start, "", "this file cannot be read: " + RegularFiles.reason(exception), "");
    }
    return Optional.empty();
  }

  /** Parses a text as the content of a file. */
  public static Optional<YamlNode> parse(Path file, String text, Problems problems) {
    if (text.length() > MOST_BYTES) {
      problems.error(
          SourcePlace.start(file), "", "the text is longer than " + MOST_BYTES + " characters", "");
      return Optional.empty();
    }
    return printable(file, text, problems) ? build(file, text, problems) : Optional.empty();
  }

  private static Optional<YamlNode> build(Path file, String text, Problems problems) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MOST_BYTES);
    options.setProcessComments(false);
    var builder = new TreeBuilder(file, text, problems);
    try {
      return builder.build(new Yaml(options).parse(new StringReader(text)));
    } catch (MarkedYAMLException exception) {
      SyntaxMessage said =
          builder.isEnded() ? SyntaxMessage.AFTER_THE_END : SyntaxMessage.of(exception);
      problems.error(place(file, mark(exception)), "", said.message(), said.fix());
    } catch (YAMLException exception) {
      problems.error(
          SourcePlace.start(file),
          "",
          "this cannot be read as YAML (" + exception.getMessage() + ")",
          "");
    }
    return Optional.empty();
  }

  /**
   * An unclosed quote and a key without ':' are reported where they begin, other mistakes where the
   * parser stopped.
   */
  private static Mark mark(MarkedYAMLException exception) {
    String context = String.valueOf(exception.getContext());
    boolean begins = context.contains("quoted scalar") || context.contains("simple key");
    return begins || exception.getProblemMark() == null
        ? exception.getContextMark()
        : exception.getProblemMark();
  }

  static SourcePlace place(Path file, Mark mark) {
    return new SourcePlace(file, mark.getLine() + 1, mark.getColumn() + 1);
  }

  private static Optional<String> decode(Path file, byte[] bytes, Problems problems) {
    var decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    boolean malformed = decoder.decode(ByteBuffer.wrap(bytes), text, true).isError();
    String content = RegularFiles.withoutMark(text.flip().toString());
    if (!malformed) return Optional.of(content);
    problems.error(end(file, content), "", "this is not UTF-8 text", "save the file in UTF-8");
    return Optional.empty();
  }

  private static boolean printable(Path file, String text, Problems problems) {
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int character = text.codePointAt(at);
      if (StreamReader.isPrintable(character)) continue;
      problems.error(
          end(file, text.substring(0, at)),
          "",
          "there is an invisible character (%s) here".formatted(codePoint(character)),
          "delete it");
      return false;
    }
    return true;
  }

  private static String codePoint(int character) {
    return "U+%04X".formatted(character);
  }

  /** The place after a text. */
  private static SourcePlace end(Path file, String before) {
    String[] lines = before.split("\r\n|\r|\n", -1);
    return new SourcePlace(file, lines.length, lines[lines.length - 1].length() + 1);
  }

  /** Translates the YAML parser's messages into plain words. */
  private record SyntaxMessage(String message, String fix) {

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
      if (!String.valueOf(exception.getContext())
          .matches("while parsing a flow (mapping|sequence)")) return this;
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
}

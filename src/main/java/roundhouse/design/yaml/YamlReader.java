package roundhouse.design.yaml;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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
}

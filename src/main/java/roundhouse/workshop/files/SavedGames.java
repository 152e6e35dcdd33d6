package roundhouse.workshop.files;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.Action;
import roundhouse.engine.ActionNames;
import roundhouse.engine.GameLog;
import roundhouse.files.AtomicFiles;
import roundhouse.files.JsonMistake;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;

/**
 * Saved games as files: JSON that holds the title's name, players, options, seed, every action and
 * the moment at which the game was left.
 */
public final class SavedGames {
  /** How the names of saved games end. */
  public static final String ENDING = ".game.json";

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private SavedGames() {}

  /** Writes a game; what the file held before is kept beside it under its name and {@code ~}. */
  public static void save(Path file, GameLog log) throws IOException {
    AtomicFiles.writeWithBackup(file, text(log));
  }

  /**
   * Reads a game.
   *
   * @throws IOException whose message says what is wrong with the file, and where
   */
  public static GameLog open(Path file) throws IOException {
    return parse(text(file), file.toString());
  }

  /**
   * The text of a file of a game.
   *
   * @throws IOException whose message says why it cannot be read
   */
  public static String text(Path file) throws IOException {
    try {
      return RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES);
    } catch (IOException unreadable) {
      String reason = RegularFiles.reason(unreadable);
      throw new IOException(UiWords.of("common.unreadable", file, reason), unreadable);
    }
  }

  public static String text(GameLog log) {
    try {
      return JSON.writeValueAsString(log) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** An action as saved games write it, on one line. */
  public static String text(Action action) {
    try {
      return JSON.writer().without(SerializationFeature.INDENT_OUTPUT).writeValueAsString(action);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Reads the text of a saved game.
   *
   * @param name of its file
   * @throws IOException whose message says what is wrong, and where
   */
  public static GameLog parse(String text, String name) throws IOException {
    try {
      GameLog log = JSON.readValue(RegularFiles.withoutMark(text), GameLog.class);
      if (log == null || log.title() == null)
        throw new IOException(UiWords.of("games.titleless", name));
      return log;
    } catch (InvalidTypeIdException unknown) {
      throw new IOException(unknownAction(name, unknown), unknown);
    } catch (InvalidFormatException wrong) {
      throw new IOException(unknownWord(name, wrong), wrong);
    } catch (MismatchedInputException misfit) {
      if (JsonMistake.isTrailing(misfit)) throw broken(name, misfit);
      String words =
          misfit.getPath().isEmpty()
              ? UiWords.of("games.titleless", name)
              : UiWords.of("games.misfit", name, path(misfit));
      throw new IOException(words, misfit);
    } catch (ValueInstantiationException incomplete) {
      throw new IOException(
          incomplete.getCause() instanceof IllegalArgumentException wrong
              ? UiWords.of("games.wrong", name, wrong.getMessage())
              : UiWords.of("games.incomplete", name),
          incomplete);
    } catch (JsonProcessingException wrong) {
      throw broken(name, wrong);
    }
  }

  private static IOException broken(String name, JsonProcessingException wrong) {
    var at = wrong.getLocation();
    String place = at == null ? name : name + ":" + at.getLineNr() + ":" + at.getColumnNr();
    return new IOException(UiWords.of("games.broken", place, JsonMistake.says(wrong)), wrong);
  }

  private static String unknownAction(String name, InvalidTypeIdException unknown) {
    String type = unknown.getTypeId();
    return type == null
        ? UiWords.of("games.misfit", name, path(unknown))
        : UiWords.of(
            "games.unknown-action",
            name,
            path(unknown),
            type,
            SpellingHint.fix(type, ActionNames.all()));
  }

  private static String unknownWord(String name, InvalidFormatException wrong) {
    if (!wrong.getTargetType().isEnum()) return UiWords.of("games.misfit", name, path(wrong));
    String word = String.valueOf(wrong.getValue());
    return UiWords.of(
        "games.unknown-word",
        name,
        path(wrong),
        word,
        SpellingHint.fix(word, YamlNames.words(wrong.getTargetType())));
  }

  /** The path of a value that no saved game has, such as "actions.3.by". */
  private static String path(MismatchedInputException misfit) {
    return misfit.getPath().stream()
        .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
        .collect(Collectors.joining("."));
  }
}

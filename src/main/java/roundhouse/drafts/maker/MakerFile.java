package roundhouse.drafts.maker;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.files.JsonMistake;
import roundhouse.files.RegularFiles;

/** Reads a file of 18xx-maker, by what it holds and not by its name. */
public final class MakerFile {
  private static final int DEEPEST = 60;
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(30).build())
          .build();

  private MakerFile() {}

  /**
   * The draft of the game in a file.
   *
   * @throws DraftRefused when the file holds no such game; it says where and why
   */
  public static Draft draft(Path file, TileCatalogue library) throws IOException, DraftRefused {
    Map<String, Object> game = read(file);
    if (!MakerGame.isOne(game))
      throw new DraftRefused(
          file + " is not a game file of 18xx-maker: it has no 'info' with a 'title'");
    return MakerGame.draft(game, file.getFileName() + ", a file of 18xx-maker", library);
  }

  /** Of a key that is written twice the last value counts; the others stay, to be told. */
  private static Map<String, Object> object(JsonParser json) throws IOException {
    var object = new LinkedHashMap<String, Object>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String key = json.currentName();
      json.nextToken();
      Object before = object.put(key, value(json));
      for (int count = 1; before != null; count++)
        if (object.putIfAbsent(key + " (overwritten " + count + ")", before) == null) before = null;
    }
    return object;
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> object(json);
      case START_ARRAY -> {
        var list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) list.add(value(json));
        yield list;
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getNumberValue();
      case VALUE_STRING -> json.getText();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static Map<String, Object> read(Path file) throws IOException, DraftRefused {
    try {
      try (JsonParser json = JSON.createParser(RegularFiles.text(file))) {
        if (json.nextToken() == JsonToken.START_OBJECT) return object(json);
      }
      throw new DraftRefused(file + " is not a game file of 18xx-maker: it holds no object");
    } catch (JsonProcessingException mistake) {
      JsonLocation place = mistake.getLocation();
      String where = place == null ? "" : ":" + place.getLineNr() + ":" + place.getColumnNr();
      throw new DraftRefused(file + where + " is not JSON: " + JsonMistake.says(mistake));
    }
  }
}

package roundhouse.drafts;

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
import roundhouse.files.JsonMistake;
import roundhouse.files.RegularFiles;

/** Reads the object in a JSON file of another program as maps, lists, texts, numbers and truths. */
public final class JsonFile {
  private static final int DEEPEST = 60;
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(30).build())
          .build();

  private JsonFile() {}

  /**
   * The object in a file.
   *
   * @param what the file is not if it holds none, such as "a game file of 18xx-maker"
   * @throws DraftRefused when it holds none; it says where and why
   */
  public static Map<String, Object> read(Path file, String what) throws IOException, DraftRefused {
    try {
      try (JsonParser json = JSON.createParser(RegularFiles.text(file))) {
        if (json.nextToken() == JsonToken.START_OBJECT) return object(json);
      }
      throw new DraftRefused(file + " is not " + what + ": it holds no object");
    } catch (JsonProcessingException mistake) {
      JsonLocation place = mistake.getLocation();
      String where = place == null ? "" : ":" + place.getLineNr() + ":" + place.getColumnNr();
      throw new DraftRefused(file + where + " is not JSON: " + JsonMistake.says(mistake));
    }
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
}

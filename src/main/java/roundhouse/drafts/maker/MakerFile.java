package roundhouse.drafts.maker;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.files.JsonMistake;
import roundhouse.files.RegularFiles;

/** Reads a file of 18xx-maker, by what it holds and not by its name. */
public final class MakerFile {
  private static final int DEEPEST = 60;
  private static final JsonMapper MAPPER =
      new JsonMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder()
                      .maxNestingDepth(DEEPEST)
                      .maxNumberLength(30)
                      .build())
              .build());

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

  private static Map<String, Object> read(Path file) throws IOException, DraftRefused {
    try {
      Object read = MAPPER.readValue(RegularFiles.text(file), Object.class);
      if (read instanceof Map<?, ?>)
        return MAPPER.convertValue(read, new TypeReference<Map<String, Object>>() {});
      throw new DraftRefused(file + " is not a game file of 18xx-maker: it holds no object");
    } catch (JsonProcessingException mistake) {
      JsonLocation place = mistake.getLocation();
      String where = place == null ? "" : ":" + place.getLineNr() + ":" + place.getColumnNr();
      throw new DraftRefused(file + where + " is not JSON: " + JsonMistake.says(mistake));
    }
  }
}

package roundhouse.drafts.maker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.JsonFile;

/** Reads a file of 18xx-maker, by what it holds and not by its name. */
public final class MakerFile {
  private MakerFile() {}

  /**
   * The draft of the game in a file.
   *
   * @throws DraftRefused when the file holds no such game; it says where and why
   */
  public static Draft draft(Path file, TileCatalogue library) throws IOException, DraftRefused {
    Map<String, Object> game = JsonFile.read(file, "a game file of 18xx-maker");
    if (!MakerGame.isOne(game))
      throw new DraftRefused(
          file + " is not a game file of 18xx-maker: it has no 'info' with a 'title'");
    return MakerGame.draft(game, file.getFileName() + ", a file of 18xx-maker", library);
  }
}

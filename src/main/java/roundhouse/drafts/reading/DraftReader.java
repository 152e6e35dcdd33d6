package roundhouse.drafts.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.folder.FolderGame;
import roundhouse.drafts.maker.MakerFile;
import roundhouse.files.RegularFiles;

/** Makes a draft of what a path holds. */
public final class DraftReader {
  private DraftReader() {}

  /**
   * The draft of a file of 18xx-maker, or of the folder of a title of the online engine.
   *
   * @param library the tiles that designs use by number
   * @throws DraftRefused when nothing can be made of it; it says where and why
   */
  public static Draft read(Path source, TileCatalogue library) throws DraftRefused {
    try {
      if (Files.isDirectory(source)) return FolderGame.draft(source, library);
      return MakerFile.draft(source, library);
    } catch (IOException unreadable) {
      throw new DraftRefused(source + " cannot be read: " + RegularFiles.reason(unreadable));
    }
  }
}

package roundhouse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.engine.GameLog;
import roundhouse.workshop.files.SavedGames;

/** The saved game that a command line names. */
final class SavedGameFile {
  private SavedGameFile() {}

  /**
   * Reads a saved game.
   *
   * @throws CommandFailure that says what is wrong with the file
   */
  static GameLog read(Path file) {
    if (Files.notExists(file)) throw new CommandFailure("There is no saved game '" + file + "'.");
    try {
      return SavedGames.open(file);
    } catch (IOException wrong) {
      throw new CommandFailure(wrong.getMessage() + ".", wrong);
    }
  }
}

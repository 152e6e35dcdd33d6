package roundhouse.workshop.notes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import roundhouse.edit.YamlText;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.recovery.Recovery;

/** Notes on moments of a game from somebody who has not its window open. */
public final class MomentNotes {
  private MomentNotes() {}

  /**
   * Adds a line to the note on the moment that a game shows, in the file where the window has it.
   */
  public static void add(Snapshot now, GameHistory game, Recovery recovery, String line)
      throws IOException {
    Path file =
        now.file().map(Notes::beside).orElseGet(() -> recovery.notes(game.players(), game.seed()));
    var moments = new GameMoments();
    moments.show(Optional.of(game));
    NoteSubject on = moments.at(game.at());
    YamlText yaml = YamlText.read(Files.exists(file) ? RegularFiles.text(file) : "");
    String before = yaml.word(on.path()).map(text -> text + "\n").orElse("");
    AtomicFiles.write(file, NotesText.write(yaml, on, before + line).text());
  }
}

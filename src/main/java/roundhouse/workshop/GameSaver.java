package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.history.GameHistory;

/** Saves a game, unless another program has changed its file since. */
final class GameSaver {
  private final SnapshotLoop loop;

  /** What the file of the game held when this app last opened or saved it. */
  private volatile Optional<Held> held = Optional.empty();

  private record Held(Path file, String text) {
    static Held in(Path file) throws IOException {
      return new Held(file, RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES));
    }
  }

  GameSaver(SnapshotLoop loop) {
    this.loop = loop;
  }

  /** Notes that the game of a file is opened, on the thread that reads files. */
  void opened(Path file) throws IOException {
    held = Optional.of(Held.in(file));
  }

  /** Writes the game to a file and remembers the file. */
  void save(Path file) {
    loop.submit(() -> loop.now().play().ifPresent(play -> loop.disk(() -> write(file, play))));
  }

  private void write(Path file, GameHistory play) {
    try {
      if (changedElsewhere(file)) {
        announce(Notice.Kind.REFUSED, UiWords.of("games.elsewhere", file.getFileName()));
        return;
      }
      SavedGames.save(file, play.log());
      held = Optional.of(Held.in(file));
      loop.submit(() -> saved(file, play));
    } catch (IOException unwritable) {
      announce(Notice.Kind.FAILED, UiWords.of("games.unsaved", WriteFailure.reason(unwritable)));
    }
  }

  private boolean changedElsewhere(Path file) throws IOException {
    return Files.exists(file)
        && held.filter(before -> before.file().equals(file)).isPresent()
        && !held.get().equals(Held.in(file));
  }

  /** If play went on while the game was written, it is unsaved again. */
  private void saved(Path file, GameHistory play) {
    loop.publish(snapshot -> snapshot.keptIn(Optional.of(file), Optional.of(play)));
    if (loop.now().saved()) loop.discardRecovery();
    loop.announce(Notice.Kind.DONE, UiWords.of("games.saved", file));
  }

  private void announce(Notice.Kind kind, String says) {
    loop.submit(() -> loop.announce(kind, says));
  }
}

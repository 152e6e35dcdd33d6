package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.testkit.Repository;
import roundhouse.testkit.SharedFolder;

/** Games that people played, as games of ours. */
final class RecordedGames {
  private static final String GAMES = "peer-games";

  /** A game with the title, options on, that it is of. */
  record Game(String name, Title title, GameLog log) {}

  private RecordedGames() {}

  /** All recordings of a title that go the same way here. */
  static List<Game> of(String design) throws IOException {
    return of(files(design));
  }

  /** Those and later ones, which may go the same way only at first. */
  static List<Game> ofBoth(String design) throws IOException {
    var files = new ArrayList<>(files(design));
    files.addAll(files("later-games", design));
    return of(files);
  }

  private static List<Game> of(List<Path> files) throws IOException {
    var conformance = new Conformance(new DesignTitles(Repository.titles()));
    var games = new ArrayList<Game>();
    for (Path file : files) {
      Recording recording = RecordingFiles.read(file);
      games.add(
          new Game(
              recording.name(), conformance.title(recording), conformance.replay(recording).log()));
    }
    return games;
  }

  /** Their files; none where the recordings are not beside the repository. */
  static List<Path> files(String design) throws IOException {
    return files(GAMES, design);
  }

  private static List<Path> files(String games, String design) throws IOException {
    Path folder = SharedFolder.beside().resolve(games).resolve(design);
    return Files.isDirectory(folder) ? RecordingFiles.in(folder) : List.of();
  }

  /** The longest recording of a title. */
  static Game longest(String design) throws IOException {
    return of(design).stream()
        .max(Comparator.comparingInt(game -> game.log().actions().size()))
        .orElseThrow(
            () -> new IOException("There are no recordings of '" + design + "' in " + GAMES));
  }
}

package roundhouse.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.editor.kit.Settings;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.OwnProject;

/** What was open when the window was last closed: the design and its game, and the texts. */
final class LastSession {
  private static final String DESIGN = "last.design";
  private static final String GAME = "last.game";
  private static final String PROJECT = "last.project";
  private static final String WORKSPACE = "workspace";
  private static final String TEXTS = "last.texts";

  private final Settings settings;

  LastSession(Settings settings) {
    this.settings = settings;
  }

  /** Whether no window was open before. */
  boolean isFirst() {
    return settings.text(DESIGN).isEmpty() && settings.text(WORKSPACE).isEmpty();
  }

  /** The design that was played last, if it is still among {@code designs}. */
  Optional<Path> design(List<Path> designs) {
    return settings
        .text(DESIGN)
        .map(Path::of)
        .flatMap(
            last -> designs.stream().filter(design -> absolute(design).equals(last)).findFirst());
  }

  void design(Path played) {
    settings.put(DESIGN, absolute(played));
  }

  /** The file of the game that was open last, if it still holds one. */
  Optional<Path> game() {
    return settings.text(GAME).map(Path::of).filter(LastSession::holdsGame);
  }

  private static boolean holdsGame(Path file) {
    try {
      return Files.isRegularFile(file) && !SavedGames.open(file).title().isEmpty();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /**
   * @param file empty for a game that was never saved
   */
  void game(Optional<Path> file) {
    settings.put(GAME, file.map(path -> absolute(path).toString()).orElse(""));
  }

  /** The project of the user's own that replaced the one that came with the app. */
  Optional<Path> project() {
    return settings.text(PROJECT).map(Path::of).filter(OwnProject::isProject);
  }

  void project(Path made) {
    settings.put(PROJECT, absolute(made));
  }

  /**
   * The texts that were open, in the order of their tabs; the one in front appears again at the
   * end.
   */
  List<Path> texts() {
    return settings.text(TEXTS).stream()
        .flatMap(String::lines)
        .filter(line -> !line.isBlank())
        .map(Path::of)
        .filter(Files::isRegularFile)
        .toList();
  }

  void texts(List<Path> open, Optional<Path> front) {
    var all = new ArrayList<>(open);
    front.ifPresent(all::add);
    settings.put(
        TEXTS,
        all.stream().map(file -> absolute(file).toString()).collect(Collectors.joining("\n")));
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }
}

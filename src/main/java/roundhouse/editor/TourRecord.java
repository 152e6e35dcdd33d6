package roundhouse.editor;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.compare.DesignComparison;
import roundhouse.edit.FileText;
import roundhouse.engine.GameLog;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FolderTree;
import roundhouse.files.RegularFiles;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.recovery.Recovery;

/**
 * What the tour that is on has made, and what was open before it. It is kept in a file until the
 * tour is over, so that the next start ends a tour that the app did not end itself.
 *
 * @param variant the folder that the tour made
 * @param base the folder of the design that it varies
 * @param title what title.yaml of the variant held at first
 * @param file of the game before the tour, or empty
 * @param game that was not saved before the tour, as JSON, or empty
 */
record TourRecord(String variant, String base, String title, String file, String game) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TITLE = "title.yaml";

  /** In what a variant differs from its base as soon as it is made. */
  private static final Set<String> OWN_WORDS = Set.of("title", "says", "recordings");

  /** Where the tour writes. */
  private static final Set<String> WRITTEN = Set.of(TITLE, "trains.yaml", ExperimentFile.FOLDER);

  static TourRecord of(Path variant, Path base, Optional<Path> file, Optional<GameLog> game)
      throws IOException {
    return new TourRecord(
        absolute(variant),
        absolute(base),
        RegularFiles.text(variant.resolve(TITLE)),
        file.map(TourRecord::absolute).orElse(""),
        game.map(SavedGames::text).orElse(""));
  }

  private static String absolute(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }

  void keep(Path place) throws IOException {
    AtomicFiles.write(place, JSON.writeValueAsString(this));
  }

  /** The tour that was on when the app ended; a file that cannot be read tells of none. */
  private static Optional<TourRecord> in(Path place) {
    if (!Files.exists(place)) return Optional.empty();
    try {
      String text = RegularFiles.text(place, RegularFiles.MOST_BYTES_OF_GAMES);
      return Optional.of(JSON.readValue(text, TourRecord.class));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * Ends a tour that was on when the app ended: removes its variant, unless the user made something
   * of it, and opens what was open before.
   *
   * @param revisions of the project's designs
   * @return whether something was opened
   */
  static boolean endLeft(Workshop workshop, Path revisions) throws IOException {
    Path place = workshop.recovery().tour();
    Optional<TourRecord> left = in(place);
    boolean removed = left.isPresent() && left.get().remove(workshop, revisions);
    Files.deleteIfExists(place);
    return removed && left.get().open(workshop);
  }

  /** Removes the variant; returns whether it is gone. */
  private boolean remove(Workshop workshop, Path revisions) throws IOException {
    Path folder = Path.of(variant);
    if (!Files.exists(folder)) return true;
    boolean known =
        workshop.loader().designs().stream().anyMatch(each -> absolute(each).equals(variant));
    List<Recovery.Unsaved> kept =
        workshop.recovery().texts().stream()
            .filter(text -> text.path().startsWith(folder))
            .toList();
    if (!known || kept.stream().anyMatch(TourRecord::isLost) || holdsMore(workshop.loader()))
      return false;
    for (Recovery.Unsaved text : kept) workshop.recovery().discard(text.path());
    FolderTree.delete(folder);
    FolderTree.delete(revisions.resolve(folder.getFileName()));
    return true;
  }

  /** Whether its file does not hold it: the app may have ended between writing and forgetting. */
  private static boolean isLost(Recovery.Unsaved kept) {
    try {
      return !FileText.read(kept.path()).text().equals(kept.text());
    } catch (IOException unreadable) {
      return true;
    }
  }

  /** The game that was open last may be another one than the tour's. */
  private boolean open(Workshop workshop) throws IOException {
    String name = Path.of(variant).getFileName().toString();
    Optional<GameLog> last = workshop.recovery().game();
    if (last.filter(log -> !log.title().equals(name)).isPresent()) return false;
    workshop.recovery().forgetGame();
    if (!game.isEmpty()) workshop.recover(SavedGames.parse(game, variant));
    else if (Files.isRegularFile(Path.of(file))) workshop.open(Path.of(file));
    else workshop.begin(new GameSetup(Path.of(base), List.of(), Set.of(), 1));
    return true;
  }

  /**
   * Whether the variant holds more than the tour asks for: that changes one value, and plays one
   * experiment. Further experiments, notes and comments are the user's.
   */
  boolean holdsMore(TitleSource titles) {
    Path folder = Path.of(variant);
    try {
      if (!files(folder).stream().allMatch(WRITTEN::contains)) return true;
      if (ExperimentFile.in(folder.resolve(ExperimentFile.FOLDER)).size() > 1) return true;
      if (comments(folder) != signs(title)) return true;
      DesignComparison differs =
          ComparedDesign.compare(
              titles,
              new ComparedDesign(Path.of(base), Set.of()),
              new ComparedDesign(folder, Set.of()));
      long values =
          differs.changes().stream().filter(change -> !OWN_WORDS.contains(change.part())).count();
      return values > 1 || !differs.hooks().isEmpty() || !differs.scripts().isEmpty();
    } catch (IOException broken) {
      return true;
    }
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.map(each -> each.getFileName().toString()).toList();
    }
  }

  private static long comments(Path folder) throws IOException {
    long all = 0;
    for (String name : files(folder))
      if (name.endsWith(".yaml")) all += signs(RegularFiles.text(folder.resolve(name)));
    return all;
  }

  /** How many comments a text has, about: an edit of a value never adds such a sign. */
  private static long signs(String text) {
    return text.chars().filter(letter -> letter == '#').count();
  }
}

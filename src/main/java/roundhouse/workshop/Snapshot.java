package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.problem.Problem;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Everything that the workshop knows at one moment. Immutable; a front shows it and compares it
 * with the previous one.
 *
 * @param design folder of the title that is open
 * @param reading of the design, the rules in force are older while its files are broken
 * @param play the game; none before one is loaded
 * @param situation the choices at the moment shown; none while they are computed
 * @param report of the last reload, until something is played
 * @param orphan a saved game whose design is missing
 * @param file where the game was saved
 * @param kept the game as the file holds it, or as it began
 * @param notice the latest notice for the user
 * @param busy what is being done, "" for nothing
 * @param seats who plays each seat
 */
public record Snapshot(
    Optional<Path> design,
    Reading reading,
    Optional<GameHistory> play,
    Optional<Situation> situation,
    Optional<ReloadReport> report,
    Optional<GameLog> orphan,
    Optional<Path> file,
    Optional<GameHistory> kept,
    Optional<Notice> notice,
    String busy,
    Seats seats) {

  public static final Snapshot EMPTY =
      new Snapshot(
          Optional.empty(),
          Reading.NOTHING,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          "",
          Seats.PEOPLE);

  /** Whether the file holds the game as it is now, and would open it at this moment. */
  public boolean saved() {
    return holdsActions() && play.filter(now -> now.at() != kept.orElse(now).at()).isEmpty();
  }

  /** Whether the file holds all that was played, though perhaps left at another moment. */
  public boolean holdsActions() {
    return play.filter(now -> kept.filter(now::hasSameActions).isEmpty()).isEmpty();
  }

  /** The last attempt to load the rules of the game from the files. */
  public Loaded loaded() {
    return reading.loaded();
  }

  /** The design as it is typed, saved or not. */
  public Loaded read() {
    return reading.latest();
  }

  /** Whether the files are broken, so that the rules in force are older. */
  public boolean outdated() {
    return play.isPresent() && loaded().title().isEmpty() && busy.isEmpty();
  }

  /** Whether rules are loaded, but their game is not set up yet. */
  public boolean isStartingGame() {
    return play.isEmpty() && loaded().title().isPresent() && notice.isEmpty();
  }

  /** The options of the game; none without a game. */
  public List<String> options() {
    return play.map(GameHistory::title).map(Title::options).orElse(List.of());
  }

  /** What is wrong in the files, and what a script did wrong in the game. */
  public List<Problem> problems() {
    return new SnapshotProblems(this).all();
  }

  /** Whether another snapshot shows the same moment of the same game. */
  public boolean sameMoment(Snapshot other) {
    return play.orElse(null) == other.play.orElse(null);
  }

  /** Whether another snapshot has the same choices. */
  public boolean sameSituation(Snapshot other) {
    return situation.orElse(null) == other.situation.orElse(null);
  }

  /**
   * The same rules and game at the moment that another snapshot looks at, marked with what differs
   * there; nothing can be decided in it.
   */
  public Snapshot beside(Snapshot other) {
    Optional<GameHistory> moment =
        play.map(game -> other.play.map(looked -> game.at(looked.at())).orElse(game));
    return new Snapshot(
        design,
        reading,
        moment,
        Optional.empty(),
        other.report,
        orphan,
        file,
        kept,
        notice,
        busy,
        seats);
  }

  Snapshot loading(Path folder, String what) {
    return new Snapshot(
        Optional.of(folder),
        reading,
        play,
        situation,
        report,
        orphan,
        file,
        kept,
        notice,
        what,
        seats);
  }

  /**
   * @param what is being done
   */
  Snapshot doing(String what) {
    return with(reading, what);
  }

  /** Other rules; what was typed is saved, or read after them. */
  Snapshot with(Loaded found) {
    return with(reading.with(found), "");
  }

  /** What is typed and not saved. */
  Snapshot typed(Loaded found) {
    return with(reading.typed(found), busy);
  }

  /** Everything typed is what the files hold. */
  Snapshot untyped() {
    return with(reading.untyped(), busy);
  }

  /** What was found by looking longer, in the design and in the others of the project. */
  Snapshot checked(List<Problem> found, Map<Path, Loaded> others) {
    return with(reading.checked(found, others), busy);
  }

  private Snapshot with(Reading other, String doing) {
    return new Snapshot(
        design, other, play, situation, report, orphan, file, kept, notice, doing, seats);
  }

  Snapshot with(GameHistory game, Optional<ReloadReport> told) {
    return new Snapshot(
        design,
        reading,
        Optional.of(game),
        Optional.empty(),
        told,
        Optional.empty(),
        file,
        kept,
        notice,
        "",
        seats);
  }

  Snapshot with(Situation found) {
    return new Snapshot(
        design, reading, play, Optional.of(found), report, orphan, file, kept, notice, busy, seats);
  }

  Snapshot with(Notice told) {
    return new Snapshot(
        design,
        reading,
        play,
        situation,
        report,
        orphan,
        file,
        kept,
        Optional.of(told),
        busy,
        seats);
  }

  Snapshot orphaned(GameLog log) {
    return new Snapshot(
        Optional.empty(),
        EMPTY.reading,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(log),
        file,
        kept,
        notice,
        "",
        seats);
  }

  Snapshot keptIn(Optional<Path> path, Optional<GameHistory> game) {
    return new Snapshot(
        design, reading, play, situation, report, orphan, path, game, notice, busy, seats);
  }

  Snapshot with(Seats taken) {
    return new Snapshot(
        design, reading, play, situation, report, orphan, file, kept, notice, busy, taken);
  }

  Snapshot withoutReport() {
    return new Snapshot(
        design, reading, play, situation, EMPTY.report, orphan, file, kept, notice, busy, seats);
  }
}

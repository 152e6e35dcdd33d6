package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.script.loading.TitleLoader.Loaded;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.reload.Reload;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Everything the workshop knows at one moment. Immutable; a front shows it and compares it with the
 * one before.
 *
 * @param design folder of the title that is worked on
 * @param loaded the last attempt at loading it; the rules in force may be older while files are
 *     broken
 * @param play the game; none before one is loaded
 * @param situation what can be done at the moment looked at; none while it is being found out
 * @param report of the last reload, until something is played
 * @param orphan a saved game whose design is not there
 * @param file in which the game was saved
 * @param saved whether the file holds the game as it is
 * @param notice the last thing the user should hear of
 * @param busy what goes on, "" when nothing does
 * @param seats who plays for whom
 */
public record Snapshot(
    Optional<Path> design,
    Loaded loaded,
    Optional<GameHistory> play,
    Optional<Situation> situation,
    Optional<ReloadReport> report,
    Optional<GameLog> orphan,
    Optional<Path> file,
    boolean saved,
    Optional<Notice> notice,
    String busy,
    Seats seats) {

  public static final Snapshot EMPTY =
      new Snapshot(
          Optional.empty(),
          new Loaded(Optional.empty(), List.of(), List.of()),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          true,
          Optional.empty(),
          "",
          Seats.PEOPLE);

  /** Whether the files are broken and the rules in force are those from before they were. */
  public boolean outdated() {
    return play.isPresent() && loaded.title().isEmpty() && busy.isEmpty();
  }

  /** Whether rules were loaded whose game is still being set up. */
  public boolean isStartingGame() {
    return play.isEmpty() && loaded.title().isPresent() && notice.isEmpty();
  }

  /** What is wrong in the files, and what a script did wrong in the game. */
  public List<Problem> problems() {
    var all = new ArrayList<>(loaded.problems());
    situation
        .flatMap(Situation::failure)
        .map(Snapshot::problem)
        .filter(found -> !all.contains(found))
        .ifPresent(all::add);
    report
        .flatMap(ReloadReport::stop)
        .flatMap(
            stop ->
                stop.place().map(place -> new Problem(Severity.ERROR, place, "", stop.why(), "")))
        .filter(found -> all.stream().noneMatch(other -> other.place().equals(found.place())))
        .ifPresent(all::add);
    return all;
  }

  static Problem problem(HookFailure failure) {
    SourcePlace place = Reload.place(failure).orElseGet(() -> SourcePlace.start(Path.of("")));
    return new Problem(Severity.ERROR, place, "", failure.hook() + ": " + failure.getMessage(), "");
  }

  /** Whether another snapshot shows the very same moment of the same game. */
  public boolean sameMoment(Snapshot other) {
    return play.orElse(null) == other.play.orElse(null);
  }

  /** Whether what can be done is the very same in another snapshot. */
  public boolean sameSituation(Snapshot other) {
    return situation.orElse(null) == other.situation.orElse(null);
  }

  Snapshot loading(Path folder, String what) {
    return new Snapshot(
        Optional.of(folder),
        loaded,
        play,
        situation,
        report,
        orphan,
        file,
        saved,
        notice,
        what,
        seats);
  }

  Snapshot with(Loaded found) {
    return new Snapshot(
        design, found, play, situation, report, orphan, file, saved, notice, "", seats);
  }

  /** The same rules with all their problems told. */
  Snapshot checked(Loaded found) {
    return new Snapshot(
        design, found, play, situation, report, orphan, file, saved, notice, busy, seats);
  }

  Snapshot with(GameHistory game, Optional<ReloadReport> told) {
    return new Snapshot(
        design,
        loaded,
        Optional.of(game),
        Optional.empty(),
        told,
        Optional.empty(),
        file,
        false,
        notice,
        "",
        seats);
  }

  Snapshot with(Situation found) {
    return new Snapshot(
        design, loaded, play, Optional.of(found), report, orphan, file, saved, notice, busy, seats);
  }

  Snapshot with(Notice told) {
    return new Snapshot(
        design,
        loaded,
        play,
        situation,
        report,
        orphan,
        file,
        saved,
        Optional.of(told),
        busy,
        seats);
  }

  Snapshot orphaned(GameLog log) {
    return new Snapshot(
        Optional.empty(),
        EMPTY.loaded,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(log),
        file,
        true,
        notice,
        "",
        seats);
  }

  Snapshot at(Optional<Path> path, boolean holdsAll) {
    return new Snapshot(
        design, loaded, play, situation, report, orphan, path, holdsAll, notice, busy, seats);
  }

  Snapshot with(Seats taken) {
    return new Snapshot(
        design, loaded, play, situation, report, orphan, file, saved, notice, busy, taken);
  }

  Snapshot withoutReport() {
    return new Snapshot(
        design,
        loaded,
        play,
        situation,
        Optional.empty(),
        orphan,
        file,
        saved,
        notice,
        busy,
        seats);
  }
}

package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.HookFailure;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.reload.Reload;
import roundhouse.workshop.reload.ReloadReport;

/** What is wrong in the files of a snapshot, and what a script did wrong in its game. */
record SnapshotProblems(Snapshot snapshot) {

  List<Problem> all() {
    var all = new ArrayList<>(snapshot.read().problems());
    snapshot.reading().late().stream().filter(found -> !all.contains(found)).forEach(all::add);
    snapshot
        .situation()
        .flatMap(Situation::failure)
        .map(SnapshotProblems::of)
        .filter(found -> !all.contains(found))
        .ifPresent(all::add);
    snapshot
        .report()
        .flatMap(ReloadReport::stop)
        .flatMap(
            stop ->
                stop.place().map(place -> new Problem(Severity.ERROR, place, "", stop.why(), "")))
        .filter(found -> all.stream().noneMatch(other -> other.place().equals(found.place())))
        .ifPresent(all::add);
    return all;
  }

  static Problem of(HookFailure failure) {
    SourcePlace place = Reload.place(failure).orElseGet(() -> SourcePlace.start(Path.of("")));
    return new Problem(Severity.ERROR, place, "", failure.hook() + ": " + failure.getMessage(), "");
  }
}

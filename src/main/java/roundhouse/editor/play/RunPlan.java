package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.engine.Action;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.words.UiWords;

/**
 * The runs of all trains of a company this turn, drawn by hand starting from the best runs.
 * Immutable.
 *
 * @param best the runs it started from
 * @param drafts of every train, by its id
 * @param edited the train whose run is drawn on the board
 * @param says why the last click did nothing; "" if it did something
 */
record RunPlan(
    RunPathFinder track,
    Action.RunTrains best,
    Map<String, RunDraft> drafts,
    Optional<String> edited,
    String says) {

  static RunPlan of(GameState state, Action.RunTrains best) {
    var track = new RunPathFinder(state.board(), best.by());
    var drafts = new LinkedHashMap<String, RunDraft>();
    for (Train train : state.company(best.by()).trains())
      drafts.put(train.id(), RunDraft.idle(train.id()));
    for (Run run : best.runs()) drafts.put(run.train(), track.draft(run));
    return new RunPlan(track, best, drafts, Optional.empty(), "");
  }

  /** The action of the plan; the best one itself as long as nothing is changed. */
  Action.RunTrains action() {
    List<Run> runs =
        drafts.values().stream().filter(draft -> !draft.isIdle()).map(RunDraft::run).toList();
    boolean same = Set.copyOf(runs).equals(Set.copyOf(best.runs()));
    return same ? best : new Action.RunTrains(best.by(), runs);
  }

  boolean hasBest(String train) {
    return best.runs().stream().anyMatch(run -> run.train().equals(train));
  }

  RunPlan idle(String train) {
    return with(RunDraft.idle(train), "");
  }

  /** Gives a train back its run of the best set. */
  RunPlan best(String train) {
    return best.runs().stream()
        .filter(run -> run.train().equals(train))
        .findFirst()
        .map(run -> with(track.draft(run), ""))
        .orElseGet(() -> idle(train));
  }

  /** Starts drawing the run of a train on the board, or stops if it is being drawn. */
  RunPlan edit(String train) {
    return new RunPlan(
        track,
        best,
        drafts,
        edited.equals(Optional.of(train)) ? Optional.empty() : Optional.of(train),
        "");
  }

  /**
   * Handles a click on a stop: continues to it, removes it if it is the last, or toggles whether
   * the train calls there if it lies on the way.
   */
  RunPlan click(StopRef stop) {
    return edited.map(drafts::get).map(draft -> click(draft, stop)).orElse(this);
  }

  private RunPlan click(RunDraft draft, StopRef stop) {
    if (draft.isIdle()) return with(draft.from(stop), "");
    if (draft.points().getLast().equals(stop)) return with(draft.shorter(), "");
    if (draft.points().contains(stop)) return with(draft, UiWords.of("runs.there", stop.hex()));
    if (draft.stops().contains(stop))
      return track.isSmall(stop)
          ? with(draft.toggled(stop), "")
          : with(draft, UiWords.of("runs.city"));
    Set<TrackRef> taken = new LinkedHashSet<>();
    for (RunDraft each : drafts.values()) taken.addAll(each.track());
    Optional<TrackRef> arrived =
        draft.legs().isEmpty() ? Optional.empty() : Optional.of(draft.track().getLast());
    return track
        .leg(draft.points().getLast(), stop, arrived, taken, Set.copyOf(draft.stops()))
        .map(leg -> with(draft.to(stop, leg, cities(leg)), ""))
        .orElseGet(
            () ->
                with(
                    draft,
                    UiWords.of("runs.trackless", draft.points().getLast().hex(), stop.hex())));
  }

  private Set<StopRef> cities(RunLeg leg) {
    return leg.between().stream()
        .filter(stop -> !track.isSmall(stop))
        .collect(Collectors.toUnmodifiableSet());
  }

  private RunPlan with(RunDraft draft, String told) {
    var all = new LinkedHashMap<>(drafts);
    all.put(draft.train(), draft);
    return new RunPlan(track, best, all, edited, told);
  }

  /** The stops where a train calls, in a few words. */
  String words(String train) {
    List<String> calls = new ArrayList<>();
    for (StopRef stop : drafts.get(train).run().calls()) calls.add(stop.hex().text());
    return calls.isEmpty() ? UiWords.of("runs.stands") : String.join(" – ", calls);
  }
}

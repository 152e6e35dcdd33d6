package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
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
    return track
        .leg(draft.endsTo(stop), new RunPathFinder.Closed(taken(), Set.copyOf(draft.stops())))
        .map(leg -> with(draft.to(stop, leg, cities(leg)), ""))
        .orElseGet(
            () ->
                with(
                    draft,
                    UiWords.of("runs.trackless", draft.points().getLast().hex(), stop.hex())));
  }

  /** Begins to draw the run of the next train; after the last one, of the first. */
  RunPlan next() {
    List<String> trains = List.copyOf(drafts.keySet());
    int at = edited.map(trains::indexOf).orElse(-1);
    String train = trains.get((at + 1) % trains.size());
    return new RunPlan(track, best, drafts, Optional.of(train), "");
  }

  /** Takes the last stop of the run that is drawn away. */
  RunPlan back() {
    return edited.map(drafts::get).map(draft -> with(draft.shorter(), "")).orElse(this);
  }

  /**
   * The stops to which the run that is drawn may go on; if it has not begun, those with the
   * company's markers.
   */
  List<StopRef> onwards() {
    if (edited.isEmpty()) return List.of();
    RunDraft draft = drafts.get(edited.get());
    return draft.isIdle()
        ? track.stations()
        : track.next(draft.points().getLast(), draft.arrived(), taken()).stream()
            .filter(stop -> !draft.stops().contains(stop))
            .toList();
  }

  private Set<TrackRef> taken() {
    Set<TrackRef> taken = new LinkedHashSet<>();
    for (RunDraft each : drafts.values()) taken.addAll(each.track());
    return taken;
  }

  /** Whether a train passes a small stop or calls there, as the player likes. */
  boolean mayToggle(StopRef stop) {
    return track.isSmall(stop) && passing(stop).isPresent();
  }

  private Optional<RunDraft> passing(StopRef stop) {
    return edited
        .map(drafts::get)
        .filter(draft -> draft.passes(stop))
        .or(() -> drafts.values().stream().filter(draft -> draft.passes(stop)).findFirst());
  }

  /** Calls at a small stop on the way instead of passing it, or the other way round. */
  RunPlan toggled(StopRef stop) {
    return passing(stop).map(draft -> with(draft.toggled(stop), "")).orElse(this);
  }

  /** Whether the run that is drawn has track in a hex. */
  boolean isDrawnIn(HexId hex) {
    return edited.map(drafts::get).filter(draft -> draft.legIn(hex) >= 0).isPresent();
  }

  /** Takes the leg that has track in one hex through another one. */
  RunPlan rerouted(HexId from, HexId through) {
    return edited.map(drafts::get).map(draft -> rerouted(draft, from, through)).orElse(this);
  }

  private RunPlan rerouted(RunDraft draft, HexId from, HexId through) {
    int index = draft.legIn(from);
    if (index < 0) return this;
    RunLeg old = draft.legs().get(index);
    Set<TrackRef> taken = taken();
    old.track().forEach(taken::remove);
    Set<StopRef> avoided = new LinkedHashSet<>(draft.stops());
    old.between().forEach(avoided::remove);
    return track
        .detour(draft.ends(index), through, new RunPathFinder.Closed(taken, avoided))
        .map(leg -> with(draft.rerouted(index, leg, cities(leg)), ""))
        .orElseGet(() -> with(draft, UiWords.of("runs.no-detour", through)));
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

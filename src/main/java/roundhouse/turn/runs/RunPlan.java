package roundhouse.turn.runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
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
 * @param skipping trains that may pass cities without calling there
 * @param best the runs it started from
 * @param drawnRuns of every train, by its id
 * @param edited the train whose run is drawn on the board
 * @param says why the last click did nothing; "" if it did something
 */
public record RunPlan(
    RunPathFinder track,
    Set<String> skipping,
    Action.RunTrains best,
    Map<String, DrawnRun> drawnRuns,
    Optional<String> edited,
    String says) {

  /** A plan that begins with the best runs. */
  public static RunPlan of(Title title, GameState state, Action.RunTrains best) {
    var track = new RunPathFinder(state.board(), best.by());
    var drawnRuns = new LinkedHashMap<String, DrawnRun>();
    var skipping = new LinkedHashSet<String>();
    for (Train train : state.company(best.by()).trains()) {
      drawnRuns.put(train.id(), DrawnRun.idle(train.id()));
      TrainSpec spec = title.design().trains().get(train.type());
      if (spec != null && spec.runs().skipsCities()) skipping.add(train.id());
    }
    for (Run run : best.runs()) drawnRuns.put(run.train(), track.drawn(run));
    return new RunPlan(track, skipping, best, drawnRuns, Optional.empty(), "");
  }

  /** The action of the plan; the best one itself as long as nothing is changed. */
  public Action.RunTrains action() {
    List<Run> runs =
        drawnRuns.values().stream().filter(drawn -> !drawn.isIdle()).map(DrawnRun::run).toList();
    boolean same = Set.copyOf(runs).equals(Set.copyOf(best.runs()));
    return same ? best : new Action.RunTrains(best.by(), runs);
  }

  /** Whether a train is among the best runs. */
  public boolean hasBest(String train) {
    return best.runs().stream().anyMatch(run -> run.train().equals(train));
  }

  /** Leaves a train idle. */
  public RunPlan idle(String train) {
    return with(DrawnRun.idle(train), "");
  }

  /** Gives a train back its run of the best set. */
  public RunPlan best(String train) {
    return best.runs().stream()
        .filter(run -> run.train().equals(train))
        .findFirst()
        .map(run -> with(track.drawn(run), ""))
        .orElseGet(() -> idle(train));
  }

  /** Starts drawing the run of a train on the board, or stops if it is being drawn. */
  public RunPlan edit(String train) {
    return new RunPlan(
        track,
        skipping,
        best,
        drawnRuns,
        edited.equals(Optional.of(train)) ? Optional.empty() : Optional.of(train),
        "");
  }

  /**
   * The plan after a touch that was named from outside.
   *
   * @throws IllegalArgumentException if the company has no such train, or the map no such place
   */
  public RunPlan after(RunGesture gesture) {
    RunPlan now = drawing(gesture.train());
    return switch (gesture.kind()) {
      case CLICK -> now.click(StopRef.parse(gesture.stop()));
      case BACK -> now.back();
      case THROUGH -> now.rerouted(HexId.of(gesture.hex()), HexId.of(gesture.through()));
      case IDLE -> now.idle(gesture.train());
      case BEST -> now.best(gesture.train());
    };
  }

  /**
   * Draws the run of a train on the board.
   *
   * @throws IllegalArgumentException if the company has no such train
   */
  public RunPlan drawing(String train) {
    if (!drawnRuns.containsKey(train))
      throw new IllegalArgumentException(
          best.by() + " has no train '" + train + "'; it has " + drawnRuns.keySet());
    return new RunPlan(track, skipping, best, drawnRuns, Optional.of(train), "");
  }

  /**
   * Handles a click on a stop: continues to it, removes it if it is the last, or toggles whether
   * the train calls there if it lies on the way and may be passed.
   */
  public RunPlan click(StopRef stop) {
    return edited.map(drawnRuns::get).map(drawn -> click(drawn, stop)).orElse(this);
  }

  private RunPlan click(DrawnRun drawn, StopRef stop) {
    if (drawn.isIdle()) return with(drawn.from(stop), "");
    if (drawn.points().getLast().equals(stop)) return with(drawn.shorter(), "");
    if (drawn.points().getFirst().equals(stop))
      return with(drawn, UiWords.of("runs.there", stop.hex()));
    if (drawn.stops().contains(stop))
      return mayPass(drawn, stop)
          ? with(drawn.toggled(stop), "")
          : with(drawn, UiWords.of("runs.city"));
    return track
        .leg(drawn.endsTo(stop), new RunPathFinder.Closed(taken(), Set.copyOf(drawn.stops())))
        .map(leg -> with(drawn.to(stop, leg, cities(leg)), ""))
        .orElseGet(
            () ->
                with(
                    drawn,
                    UiWords.of("runs.trackless", drawn.points().getLast().hex(), stop.hex())));
  }

  /** Begins to draw the run of the next train; after the last one, of the first. */
  public RunPlan next() {
    List<String> trains = List.copyOf(drawnRuns.keySet());
    int at = edited.map(trains::indexOf).orElse(-1);
    String train = trains.get((at + 1) % trains.size());
    return new RunPlan(track, skipping, best, drawnRuns, Optional.of(train), "");
  }

  /** Takes the last stop of the run that is drawn away. */
  public RunPlan back() {
    return edited.map(drawnRuns::get).map(drawn -> with(drawn.shorter(), "")).orElse(this);
  }

  /**
   * The stops to which the run that is drawn may go on; if it has not begun, those with the
   * company's markers.
   */
  public List<StopRef> onwards() {
    if (edited.isEmpty()) return List.of();
    DrawnRun drawn = drawnRuns.get(edited.get());
    return drawn.isIdle()
        ? track.stations()
        : track.next(drawn.points().getLast(), drawn.arrived(), taken()).stream()
            .filter(stop -> !drawn.stops().contains(stop))
            .toList();
  }

  private Set<TrackRef> taken() {
    Set<TrackRef> taken = new LinkedHashSet<>();
    for (DrawnRun each : drawnRuns.values()) taken.addAll(each.track());
    return taken;
  }

  /** Whether a train passes a stop or calls there, as the player likes. */
  public boolean mayToggle(StopRef stop) {
    return passing(stop).filter(drawn -> mayPass(drawn, stop)).isPresent();
  }

  private boolean mayPass(DrawnRun drawn, StopRef stop) {
    return track.isSmall(stop) || skipping.contains(drawn.train());
  }

  private Optional<DrawnRun> passing(StopRef stop) {
    return edited
        .map(drawnRuns::get)
        .filter(drawn -> drawn.passes(stop))
        .or(() -> drawnRuns.values().stream().filter(drawn -> drawn.passes(stop)).findFirst());
  }

  /** Calls at a small stop on the way instead of passing it, or the other way round. */
  public RunPlan toggled(StopRef stop) {
    return passing(stop).map(drawn -> with(drawn.toggled(stop), "")).orElse(this);
  }

  /** Whether the run that is drawn has track in a hex. */
  public boolean isDrawnIn(HexId hex) {
    return edited.map(drawnRuns::get).filter(drawn -> drawn.legIn(hex) >= 0).isPresent();
  }

  /** Takes the leg that has track in one hex through another one. */
  public RunPlan rerouted(HexId from, HexId through) {
    return edited.map(drawnRuns::get).map(drawn -> rerouted(drawn, from, through)).orElse(this);
  }

  private RunPlan rerouted(DrawnRun drawn, HexId from, HexId through) {
    int index = drawn.legIn(from);
    if (index < 0) return this;
    RunLeg old = drawn.legs().get(index);
    Set<TrackRef> taken = taken();
    old.track().forEach(taken::remove);
    Set<StopRef> avoided = new LinkedHashSet<>(drawn.stops());
    old.between().forEach(avoided::remove);
    return track
        .detour(drawn.ends(index), through, new RunPathFinder.Closed(taken, avoided))
        .map(leg -> with(drawn.rerouted(index, leg, cities(leg)), ""))
        .orElseGet(() -> with(drawn, UiWords.of("runs.no-detour", through)));
  }

  private Set<StopRef> cities(RunLeg leg) {
    return leg.between().stream()
        .filter(stop -> !track.isSmall(stop))
        .collect(Collectors.toUnmodifiableSet());
  }

  private RunPlan with(DrawnRun drawn, String told) {
    var all = new LinkedHashMap<>(drawnRuns);
    all.put(drawn.train(), drawn);
    return new RunPlan(track, skipping, best, all, edited, told);
  }

  /** The stops where a train calls, in a few words. */
  public String words(String train) {
    List<String> calls = new ArrayList<>();
    for (StopRef stop : drawnRuns.get(train).run().calls()) calls.add(stop.hex().text());
    return calls.isEmpty() ? UiWords.of("runs.stands") : String.join(" – ", calls);
  }
}

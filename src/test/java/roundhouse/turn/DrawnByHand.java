package roundhouse.turn;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.turn.TurnDraft.Pick;
import roundhouse.turn.runs.RunGesture;
import roundhouse.turn.runs.RunGesture.Kind;

/** Draws runs by touches, as somebody would: from stop to stop, then through other hexes. */
final class DrawnByHand {
  private final SeatTurn turn;
  private final String offer;
  private final List<RunGesture> touches = new ArrayList<>();

  private DrawnByHand(SeatTurn turn, String offer) {
    this.turn = turn;
    this.offer = offer;
  }

  /** The touches that draw the wanted runs, as far as touches can; none if they are the best. */
  static List<RunGesture> of(
      SeatTurn turn, TurnPage page, GameState state, Action.RunTrains wanted) {
    var hand = new DrawnByHand(turn, page.runs().offer());
    if (hand.action().equals(wanted)) return List.of();
    for (Train train : state.company(wanted.by()).trains())
      hand.touches.add(RunGesture.of(Kind.IDLE, train.id()));
    wanted.runs().forEach(hand::draw);
    return hand.touches;
  }

  private Action.RunTrains action() {
    var draft = new TurnDraft(List.of(), touches, List.of(), "");
    return (Action.RunTrains) turn.actions(draft, new Pick(offer, 0)).orElseThrow().getFirst();
  }

  private Optional<Run> drawn(String train) {
    return action().runs().stream().filter(run -> run.train().equals(train)).findFirst();
  }

  private void draw(Run wanted) {
    for (StopRef stop : wanted.calls()) {
      if (calls(wanted.train()).contains(stop)) continue;
      int before = track(wanted.train()).size();
      if (reach(wanted, stop)) continue;
      touches.removeLast();
      for (StopRef passed : visited(wanted, before, stop)) reach(wanted, passed);
    }
    for (StopRef stop : calls(wanted.train()))
      if (!wanted.calls().contains(stop)) click(wanted, stop);
  }

  /** Touches a stop, and a hex on the way to it if that is needed; whether the track is wanted. */
  private boolean reach(Run wanted, StopRef stop) {
    int before = track(wanted.train()).size();
    click(wanted, stop);
    return isOnTheWay(wanted) || detour(wanted, before);
  }

  private void click(Run wanted, StopRef stop) {
    touches.add(new RunGesture(Kind.CLICK, wanted.train(), stop.toString(), "", ""));
  }

  private boolean isOnTheWay(Run wanted) {
    List<TrackRef> track = track(wanted.train());
    return track.size() <= wanted.track().size()
        && track.equals(wanted.track().subList(0, track.size()));
  }

  /** Whether a hex through which the last part of the run goes makes it the wanted one. */
  private boolean detour(Run wanted, int before) {
    List<TrackRef> track = track(wanted.train());
    Set<HexId> old = hexes(track.subList(0, before));
    Set<HexId> last = hexes(track.subList(before, track.size()));
    Set<HexId> through = hexes(wanted.track().subList(before, wanted.track().size()));
    through.removeAll(last);
    last.removeAll(old);
    for (HexId from : last)
      for (HexId hex : through) {
        touches.add(new RunGesture(Kind.THROUGH, wanted.train(), "", from.text(), hex.text()));
        if (isOnTheWay(wanted)) return true;
        touches.removeLast();
      }
    return false;
  }

  /** The stops on the wanted track from a piece on, up to one of them. */
  private static List<StopRef> visited(Run wanted, int from, StopRef last) {
    List<StopRef> all =
        wanted.track().stream()
            .skip(from)
            .flatMap(
                piece ->
                    Stream.of(piece.ends().split("-"))
                        .filter(end -> end.startsWith("_"))
                        .map(end -> StopRef.parse(piece.hex() + "." + end.substring(1))))
            .distinct()
            .toList();
    return all.subList(1, all.indexOf(last) + 1);
  }

  private List<StopRef> calls(String train) {
    return drawn(train).map(Run::calls).orElse(List.of());
  }

  private List<TrackRef> track(String train) {
    return drawn(train).map(Run::track).orElse(List.of());
  }

  private static Set<HexId> hexes(List<TrackRef> track) {
    return track.stream().map(TrackRef::hex).collect(Collectors.toCollection(LinkedHashSet::new));
  }
}

package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.EngineServices;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.game.Frame;

/** The steps of a company's turn in which it builds, before its trains run. */
public final class BuildingSteps {
  /** The step that ends building. */
  private static final String RUN = "run-trains";

  private BuildingSteps() {}

  /**
   * Looks once more at the steps that the turn has left because nothing was possible there: with a
   * tile that came in addition, or with what a private brings, something may be. What was declined
   * stays declined, and a marker placed in a step of its own ends the track of the turn.
   */
  public static void lookAgain(StateTransaction change) {
    var stack = new ArrayList<>(change.state().stack());
    for (int at = stack.size() - 1; at > 0; at--) {
      Frame turn = stack.get(at);
      List<Step> steps = EngineServices.of(change.title()).steps(turn.name());
      if (turn.kind() != Frame.Kind.TURN || !lays(steps)) continue;
      if (areOver(steps, turn) || PlaceMarkerStep.hasEndedTrack(steps, turn)) return;
      stack.set(at, turn.at(0));
      change.update(change.state().withStack(stack));
      return;
    }
  }

  private static boolean lays(List<Step> steps) {
    return steps.stream().anyMatch(step -> step.actionTypes().contains(Action.LayTile.class));
  }

  /** Whether a turn is past building. */
  public static boolean areOver(List<Step> steps, Frame turn) {
    return steps.stream().limit(turn.step()).anyMatch(step -> step.name().equals(RUN));
  }
}

package roundhouse.engine.rounds;

import java.util.List;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Step;
import roundhouse.game.Frame;
import roundhouse.game.Memory;

/**
 * Turns as they stand in the state. A turn enters each of its steps once, in order, and leaves it
 * when nothing is left to decide.
 */
public final class Turns {
  private Turns() {}

  /** Inserts a turn of this kind on top of the current play. */
  public static void push(Change change, String kind, String entity) {
    change.push(new Frame(Frame.Kind.TURN, kind, entity, 0, Memory.EMPTY));
  }

  /** The steps of the top turn. */
  public static List<Step> steps(Game game) {
    return game.title().course().steps(game.design(), game.state().top().name());
  }

  /** The current step of the top turn. */
  public static Step current(Game game) {
    return steps(game).get(game.state().top().step());
  }

  /** Makes the top turn enter its current step again. */
  public static void enterAgain(Change change) {
    change.remember("entered", change.state().top().step());
  }

  /** Leaves the current step. */
  public static void next(Change change) {
    Frame turn = change.state().top();
    change.top(turn.at(turn.step() + 1));
  }
}

package roundhouse.engine.rounds;

import java.util.List;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;
import roundhouse.game.MemoryKey;

/**
 * Turns as they stand in the state. A turn enters each of its steps once, in order, and leaves it
 * when nothing is left to decide.
 */
public final class Turns {
  /** What a turn remembers: how many of its steps were entered. */
  public static final MemoryKey<Integer> ENTERED = MemoryKey.number("entered");

  /** Turn memory: the company had not operated before the turn. */
  public static final MemoryKey<Boolean> FIRST = MemoryKey.flag("first-of-company");

  /** Turn memory: an effect has inserted the turn. */
  public static final MemoryKey<Boolean> INSERTED = MemoryKey.flag("inserted");

  private Turns() {}

  /** Inserts a turn of this kind on top of the current play. */
  public static void push(StateTransaction change, String kind, String entity) {
    change.push(new Frame(Frame.Kind.TURN, kind, entity, 0, FrameMemory.EMPTY));
  }

  /**
   * Inserts a turn that is not one of the round's own, so the order of the round stays as it is.
   */
  public static void insert(StateTransaction change, String kind, String entity) {
    push(change, kind, entity);
    change.remember(INSERTED, true);
  }

  /** The kind of the turn that goes on, "" between turns. */
  public static String kind(GameState state) {
    for (Frame frame : state.stack().reversed()) {
      if (frame.kind() == Frame.Kind.ROUND) return "";
      if (frame.kind() == Frame.Kind.TURN) return frame.name();
    }
    return "";
  }

  /** The steps of the top turn. */
  public static List<Step> steps(Game game) {
    return EngineServices.of(game.title()).steps(game.state().top().name());
  }

  /** The current step of the top turn. */
  public static Step current(Game game) {
    return steps(game).get(game.state().top().step());
  }

  /**
   * Whether nothing has been done yet in the turn on top: it remembers only how far play has come.
   */
  public static boolean untouched(Game game) {
    return game.state().top().memory().values().keySet().stream()
        .allMatch(List.of(ENTERED.name(), INSERTED.name())::contains);
  }

  /** Makes the turn on top enter its current step once more. */
  public static void enterAgain(StateTransaction change) {
    change.remember(ENTERED, change.state().top().step());
  }

  /**
   * Goes through the steps of the turn once more, because money that came in may make some
   * possible.
   */
  public static void startAgain(StateTransaction change) {
    change.replaceTop(change.state().top().at(0));
  }

  /** Leaves the current step. */
  public static void leaveStep(StateTransaction change) {
    Frame turn = change.state().top();
    change.replaceTop(turn.at(turn.step() + 1));
  }
}

package roundhouse.engine;

import roundhouse.game.GameState;

/** Lets play go on by itself from a position that was set up by hand, until somebody has to decide. */
public final class Settled {
  private Settled() {}

  public static GameState from(Title title, GameState state) {
    return title
        .scope()
        .run(
            () -> {
              var change = new Change(title, state);
              Flow.settle(change);
              return change.state();
            });
  }
}

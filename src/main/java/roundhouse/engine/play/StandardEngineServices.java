package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Effect;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Hook;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** The engine's services for a title, with the rules of all its packages. */
public final class StandardEngineServices implements EngineServices {
  private final TurnSteps steps;

  /** Makes the steps of the design's turns. */
  public StandardEngineServices(Design design) {
    this.steps = new TurnSteps(design);
  }

  @Override
  public GameState start(Title title, List<String> players, long seed) {
    return InitialState.start(title, players, seed);
  }

  @Override
  public List<Step> steps(String turn) {
    return steps.of(turn);
  }

  @Override
  public Optional<Hook<?, ?>> hook(String name) {
    return HookRegistry.named(name);
  }

  @Override
  public void apply(StateTransaction change, Effect effect) {
    EffectApplier.apply(change, effect);
  }

  @Override
  public void finish(StateTransaction change) {
    GameEnd.finish(change);
  }
}

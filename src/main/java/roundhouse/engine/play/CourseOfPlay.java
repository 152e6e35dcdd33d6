package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import roundhouse.design.Design;
import roundhouse.engine.Change;
import roundhouse.engine.Course;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Step;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** The engine's services with the rules of all its packages. */
public enum CourseOfPlay implements Course {
  /** The only instance. */
  COURSE;

  @Override
  public GameState start(Title title, List<String> players, long seed) {
    return Setup.start(title, players, seed);
  }

  @Override
  public List<Step> steps(Design design, String turn) {
    return Steps.of(design, turn);
  }

  @Override
  public Optional<Hook<?, ?>> hook(String name) {
    return Hooks.named(name);
  }

  @Override
  public void apply(Change change, Effect effect) {
    Effects.apply(change, effect);
  }

  @Override
  public void finish(Change change) {
    GameEnd.finish(change);
  }
}

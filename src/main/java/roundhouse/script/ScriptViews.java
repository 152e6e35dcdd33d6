package roundhouse.script;

import java.util.List;

/** The views that hooks receive: what a script can read of a game. They are read-only and lazy. */
public final class ScriptViews {
  /** All view types, in the order of the type declarations. */
  static final List<ViewType<?>> TYPES =
      List.of(
          GameViews.STATE,
          GameViews.TITLE,
          OwnerViews.PLAYER,
          CompanyView.COMPANY,
          OwnerViews.PRIVATE,
          TrainViews.TRAIN,
          TrainViews.RUNNER,
          BoardViews.HEX,
          BoardViews.TILE,
          BoardViews.STOP,
          TrainViews.RUNS,
          RandomView.TYPE,
          EffectView.TYPE);

  private ScriptViews() {}
}

package roundhouse.script;

import java.util.List;

/**
 * The views that hooks get: what a script can read of a game. Read-only, and no sooner than it is
 * looked at.
 */
public final class ScriptViews {
  /** Every kind of thing that scripts see, in the order of the typings. */
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

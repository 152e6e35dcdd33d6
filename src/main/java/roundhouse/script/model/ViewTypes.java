package roundhouse.script.model;

import java.util.List;
import roundhouse.script.views.RandomView;
import roundhouse.script.views.ViewType;

/** The views that hooks receive: what a script can read of a game. They are read-only and lazy. */
public final class ViewTypes {
  /** All view types, in the order of the type declarations. */
  public static final List<ViewType<?>> TYPES =
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
          NetworkView.NETWORK,
          MarketViews.SPACE,
          TrainViews.RUNS,
          TrainViews.JUDGED,
          TrainViews.VISIT,
          RandomView.TYPE,
          EffectView.TYPE);

  private ViewTypes() {}
}

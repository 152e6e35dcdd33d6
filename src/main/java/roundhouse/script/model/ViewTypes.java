package roundhouse.script.model;

import java.util.List;
import roundhouse.market.PriceMove;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.views.CallArguments;
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

  /** The spaces of the market as scripts see them. */
  private static final class MarketViews {
    /** A space, and the companies whose tokens lie in it. */
    static final ViewType<ScriptModel.SeenSpace> SPACE =
        ViewType.of("MarketSpace", ScriptModel.SeenSpace.class, "A space of the market.")
            .member(
                "row", "number", "Its row from the top, from 0.", space -> space.it().cell().row())
            .member(
                "column",
                "number",
                "Its column from the left, from 0.",
                space -> space.it().cell().column())
            .member("price", "number", "Its price.", space -> space.it().price())
            .member(
                "zones",
                "string[]",
                "The zones that it lies in, as the design names them.",
                space -> space.it().zones().stream().sorted().toList())
            .member(
                "companies",
                "string[]",
                "Ids of the companies whose tokens lie in it, the one that operates first on top.",
                space ->
                    space.game().byPrice().stream()
                        .filter(
                            company ->
                                space.game().space(company).filter(space.it()::equals).isPresent())
                        .map(company -> company.id())
                        .toList())
            .method(
                "moved",
                "(move: string): MarketSpace",
                "Where a token here would go by a move, written as in the design: \"up\", \"left"
                    + " 2\".",
                MarketViews::moved)
            .key(space -> space.it().cell().row() + "/" + space.it().cell().column())
            .build();

    private MarketViews() {}

    private static Object moved(ScriptModel.SeenSpace space, CallArguments arguments) {
      var market = space.game().title().market();
      return space
          .model()
          .wrap(market.at(market.moved(space.it().cell(), move(arguments.text(0)))));
    }

    private static PriceMove move(String words) {
      try {
        return PriceMove.parse(words);
      } catch (IllegalArgumentException notOne) {
        throw new ApiMisuse(notOne.getMessage());
      }
    }
  }
}

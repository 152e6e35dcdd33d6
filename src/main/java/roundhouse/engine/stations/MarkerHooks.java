package roundhouse.engine.stations;

import java.util.List;
import roundhouse.board.Hex;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.PrivateCompany;

/** Hooks of station markers. */
public final class MarkerHooks {
  public record MayBuildHome(Company company) {}

  public record MayPlaceMarkers(Company company) {}

  public record MayPlaceMarker(Company company, Hex hex, int city) {}

  public record KeptSpaces(Company company, Hex hex) {}

  public record MayUseClaim(Company company, PrivateCompany owned) {}

  public record MarkerCost(Company company, Hex hex, int city) {}

  public record TakesSpace(Company company, Hex hex, int city, boolean home, SpaceCause when) {}

  /** When a marker beside its city may find a space. */
  public enum SpaceCause {
    PLACED,
    UPGRADED,
    LEFT
  }

  public record MarkerPlaced(Company company, Hex hex, int city) {}

  public static final Hook<MayBuildHome, Verdict> MAY_BUILD_HOME =
      Hook.question(
              "mayBuildHome",
              "May a company's home be built: its marker, and its tile where there is no track"
                  + " yet?",
              MayBuildHome.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("it may.");

  public static final Hook<MayPlaceMarkers, Verdict> MAY_PLACE_MARKERS =
      Hook.question(
              "mayPlaceMarkers",
              "May a company place any station marker in this turn?",
              MayPlaceMarkers.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("it may.");

  public static final Hook<MayPlaceMarker, Verdict> MAY_PLACE_MARKER =
      Hook.question(
              "mayPlaceMarker",
              "May a company place a station marker in this city?",
              MayPlaceMarker.class,
              AnswerType.VERDICT,
              StationMarkers::mayPlace)
          .standardSays(
              "a city with a free space that no home needs, in a hex without a marker of its own.");

  public static final Hook<KeptSpaces, Integer> KEPT_SPACES =
      Hook.question(
              "keptSpaces",
              "How many spaces of a hex must a company leave to others, beside those that homes"
                  + " need?",
              KeptSpaces.class,
              AnswerType.whole(0, 99),
              (game, asked) -> 0)
          .standardSays("none.");

  public static final Hook<MayUseClaim, Verdict> MAY_USE_CLAIM =
      Hook.question(
              "mayUseClaim",
              "May a company use the marker that a private allows it? Otherwise a marker there is"
                  + " one of its own.",
              MayUseClaim.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("it may.");

  public static final Hook<MarkerCost, Integer> MARKER_COST =
      Hook.question(
              "markerCost",
              "What does a company pay for its next station marker here?",
              MarkerCost.class,
              AnswerType.MONEY,
              StationMarkers::standardCost)
          .standardSays("the price of the next marker on its charter.");

  public static final Hook<TakesSpace, Boolean> TAKES_SPACE =
      Hook.question(
              "takesSpace",
              "Does a station marker at the edge of its hex take a free space of the city: 'when'"
                  + " it is 'placed', the tile is 'upgraded', or another marker has 'left'?",
              TakesSpace.class,
              AnswerType.TRUTH,
              (game, asked) -> asked.home() && asked.when() != SpaceCause.LEFT)
          .standardSays(
              "a home marker does, but not into what another one has left; others stay. No other"
                  + " marker takes a space that a home needs.");

  public static final Hook<MarkerPlaced, List<Effect>> MARKER_PLACED =
      Hook.event("markerPlaced", "A company has placed a station marker.", MarkerPlaced.class);

  private MarkerHooks() {}
}

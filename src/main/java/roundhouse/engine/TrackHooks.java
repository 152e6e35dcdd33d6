package roundhouse.engine;

import java.util.List;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.game.Company;

/** Hooks of track and station markers. */
public final class TrackHooks {
  public record TileCost(Company company, Hex hex, Tile tile) {}

  public record MayLayTrack(Company company) {}

  public record MayLayTile(Company company, Hex hex, Tile tile, int rotation, int cost) {}

  public record TileLaid(Company company, Hex hex, Tile tile) {}

  public record MayPlaceMarkers(Company company) {}

  public record MayPlaceMarker(Company company, Hex hex, int city) {}

  public record MarkerCost(Company company, Hex hex, int city) {}

  public record MarkerPlaced(Company company, Hex hex, int city) {}

  public static final Hook<TileCost, Integer> TILE_COST =
      Hook.question("tileCost", "What does a company pay for laying this tile here?", TileCost.class, AnswerType.MONEY, TrackLaying::cost);

  public static final Hook<MayLayTrack, Verdict> MAY_LAY_TRACK =
      Hook.question("mayLayTrack", "May a company lay track at all in this turn?", MayLayTrack.class, AnswerType.VERDICT, (game, asked) -> Verdict.YES);

  public static final Hook<MayLayTile, Verdict> MAY_LAY_TILE =
      Hook.question(
          "mayLayTile", "May a company lay this tile here, beyond what the map, the manifest and the step ask?", MayLayTile.class, AnswerType.VERDICT, (game, asked) -> Verdict.YES);

  public static final Hook<TileLaid, List<Effect>> TILE_LAID = Hook.event("tileLaid", "A company has laid a tile.", TileLaid.class);

  public static final Hook<MayPlaceMarkers, Verdict> MAY_PLACE_MARKERS =
      Hook.question("mayPlaceMarkers", "May a company place a station marker at all in this turn?", MayPlaceMarkers.class, AnswerType.VERDICT, (game, asked) -> Verdict.YES);

  public static final Hook<MayPlaceMarker, Verdict> MAY_PLACE_MARKER =
      Hook.question("mayPlaceMarker", "May a company place a station marker in this city?", MayPlaceMarker.class, AnswerType.VERDICT, Markers::mayPlace);

  public static final Hook<MarkerCost, Integer> MARKER_COST =
      Hook.question("markerCost", "What does a company pay for its next station marker here?", MarkerCost.class, AnswerType.MONEY, (game, asked) -> asked.company().markers().getFirst());

  public static final Hook<MarkerPlaced, List<Effect>> MARKER_PLACED = Hook.event("markerPlaced", "A company has placed a station marker.", MarkerPlaced.class);

  private TrackHooks() {}
}

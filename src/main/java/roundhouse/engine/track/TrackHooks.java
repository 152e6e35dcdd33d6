package roundhouse.engine.track;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.engine.money.Loans;
import roundhouse.game.Company;

/** Hooks of track. */
public final class TrackHooks {
  public record TileCost(Company company, Hex hex, Tile tile) {}

  public record MayLayTrack(Company company) {}

  /**
   * What a company may do and spend on track.
   *
   * @param money the most for one tile
   * @param allows what it may lay and upgrade, an alternative per line
   */
  public record Means(int money, List<String> allows) {
    public Means {
      allows = List.copyOf(allows);
    }
  }

  /**
   * A turn in which track may be laid.
   *
   * @param allows what the step allows
   */
  public record TrackMeans(Company company, List<String> allows) {
    public TrackMeans {
      allows = List.copyOf(allows);
    }
  }

  /**
   * A tile that may be laid.
   *
   * @param privateCompany by whose right it is laid, "" for a tile of the company's own
   */
  public record MayLayTile(
      Company company, Hex hex, Tile tile, int rotation, int cost, String privateCompany) {}

  /**
   * A tile that was laid.
   *
   * @param privateCompany by whose right it was laid, "" for a tile of the company's own
   */
  public record TileLaid(Company company, Hex hex, Tile tile, String privateCompany) {}

  public static final Hook<TileCost, Integer> TILE_COST =
      Hook.question(
              "tileCost",
              "What does a company pay for laying this tile here?",
              TileCost.class,
              AnswerType.MONEY,
              TrackLaying::cost)
          .standardSays(
              "the terrain under the first tile, and a river under the first track across it.");

  public static final Hook<MayLayTrack, Verdict> MAY_LAY_TRACK =
      Hook.question(
              "mayLayTrack",
              "May a company lay any track in this turn?",
              MayLayTrack.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("yes.");

  static final AnswerType<Means> MEANS =
      new AnswerType<>(
          "{ money: number, allows: string[] }",
          answer ->
              new Means(
                  AnswerType.member(answer, "money", AnswerType.MONEY),
                  AnswerType.member(answer, "allows", TileBudget.LINES)),
          TrackHooks::show);

  public static final Hook<TrackMeans, Means> TRACK_MEANS =
      Hook.question(
              "trackMeans",
              "How much may a company spend on a tile in this turn, and what may it lay and"
                  + " upgrade, as 'allows' of lay-track has it?",
              TrackMeans.class,
              MEANS,
              (game, asked) -> new Means(Loans.buyingPower(game, asked.company()), asked.allows()))
          .standardSays("all its treasury, and what the step allows.");

  public static final Hook<MayLayTile, Verdict> MAY_LAY_TILE =
      Hook.question(
              "mayLayTile",
              "May a company lay this tile here, perhaps by the right of a private ('' for none)?"
                  + " Asked after the checks of map, manifest and step.",
              MayLayTile.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the map, the manifest and the step allow.");

  public static final Hook<TileLaid, List<Effect>> TILE_LAID =
      Hook.event(
          "tileLaid",
          "A company has laid a tile, perhaps by the right of a private ('' for none).",
          TileLaid.class);

  private TrackHooks() {}

  private static Map<String, Object> show(Means means) {
    var map = new LinkedHashMap<String, Object>();
    map.put("money", means.money());
    map.put("allows", means.allows());
    return map;
  }
}

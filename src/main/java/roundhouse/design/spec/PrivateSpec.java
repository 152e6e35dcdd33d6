package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/** A private company. */
@FormerKey(value = "closes-with-train-of", now = "write 'closes: with-train' under 'comes-with'")
@FormerKey(value = "stays-with-company", now = "write 'stays: with-company'")
@FormerKey(
    value = "closes-others",
    now = "a script closes them, with privateBought and effects.closePrivate")
public record PrivateSpec(
    @MapKey String id,
    @Says("Full name.") String name,
    @Says("Face value.") @Range int price,
    @Says("Income at the start of each operating round.") @Range int income,
    @Says("Price in the opening sale, or lowest first bid, if it differs from the face value.")
        @Default("")
        @Range
        Optional<Integer> openingPrice,
    @Says("Number of players with which it is in the game: 4-6; any if empty.") @Default("")
        Optional<NumberRange> players,
    @Says(
            "What its first owner receives with it: a share of this company, or its president's"
                + " certificate.")
        @Default("")
        Optional<ComesWith> comesWith,
    @Says(
            "A small company that operates for the player who owns the private. A company that buys"
                + " the private takes over its money, trains and markers; it goes with the"
                + " private.")
        @Default("")
        Optional<PrivateRailway> railway,
    @Says("Company for a share of which it may be exchanged.") @Default("") @Reference("companies")
        String exchangeFor,
    @Says(
            "Company that starts only if the player who owns this private gives it up for one share"
                + " of the president's certificate.")
        @Default("")
        @Reference("companies")
        String starts,
    @Says(
            "Phase from which it may be bought from the bank; empty if it is sold in the opening"
                + " round.")
        @Default("")
        @Reference("phases")
        String availableFrom,
    @Says(
            "Whether no track may connect the banks of a river until this private is closed or"
                + " owned by a company.")
        @Default("no")
        boolean closesRivers,
    @Says("Tokens that the owning company may place: one of them, or one that replaces it.")
        @Default("{}")
        Map<String, TokenSpec> tokens,
    @Says("Bonus for the owning company's calls in some hexes.") @Default("")
        Optional<StopBonus> bonus,
    @Says(
            "A station marker that the owning company may place in addition; a space is kept for it"
                + " until a company owns the private.")
        @Default("")
        Optional<MarkerClaim> claims,
    @Says("Hexes where nobody may lay track while a player owns it.")
        @Default("")
        @WordList
        @Reference("map.hexes")
        List<String> blocks,
    @Says("Whether companies and other players may buy it.") @Default("yes") boolean forSale,
    @Says(
            "What the bank pays its owner for each border, such as a river, that a company pays for"
                + " crossing.")
        @Default("0")
        @Range
        int crossingIncome,
    @Says("Companies that may buy it in an earlier phase than others.") @Default("")
        Optional<EarlySale> earlySale,
    @Says(
            "Whether its owner keeps it when a phase closes the privates: a player, a company, or"
                + " both.")
        @Default("never")
        Stays stays,
    @Says("Phase that closes it, no matter who owns it; no other phase does.")
        @Default("")
        @Reference("phases")
        String closesIn,
    @Says("What the owning company saves on terrain.") @Default("")
        Optional<TerrainDiscount> terrainDiscount,
    @Says("A station marker that its company may move at any time in its turn.") @Default("")
        Optional<MarkerMove> movesMarker,
    @Says("A tile that its owner may lay.") @Default("") Optional<PrivateTrack> track,
    @Says("What it does beyond these keys, by scripts, in sentences that its card shows.")
        @Default("")
        String says,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {

  /** With whom a private stays when a phase closes the privates. */
  public enum Stays {
    NEVER,
    WITH_PLAYER,
    WITH_COMPANY,
    ALWAYS
  }
}

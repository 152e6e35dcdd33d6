package roundhouse.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A private company. */
public record PrivateSpec(
    @Key String id,
    @Says("Its full name.") String name,
    @Says("Face value.") @Range int price,
    @Says("Income at the start of each operating round.") @Range int income,
    @Says(
            "Its price in the opening sale, or the least first bid, where that is not its face"
                + " value.")
        @Default("")
        @Range
        Optional<Integer> openingPrice,
    @Says("With how many players it is in the game: 4-6; any number when empty.") @Default("")
        Optional<NumberRange> players,
    @Says(
            "What its first owner gets with it: a share of that company, or the president's"
                + " certificate.")
        @Default("")
        Optional<ComesWith> comesWith,
    @Says("Company for one of whose shares it may be exchanged.")
        @Default("")
        @Reference("companies")
        String exchangeFor,
    @Says("Phase from which it may be bought from the bank; empty when it is sold in the opening.")
        @Default("")
        @Reference("phases")
        String availableFrom,
    @Says("Whether all other privates close when it is bought.") @Default("no")
        boolean closesOthers,
    @Says(
            "Whether no track may join the two banks of a river until it is closed or a company"
                + " owns it.")
        @Default("no")
        boolean closesRivers,
    @Says("Tokens that the company which owns it may place: one of them, or one that replaces it.")
        @Default("{}")
        Map<String, TokenSpec> tokens,
    @Says("What calls in some hexes bring a company besides that owns it.") @Default("")
        Optional<StopBonus> bonus,
    @Says("Hexes where nobody lays track while a player owns it.")
        @Default("")
        @Words
        @Reference("map.hexes")
        List<String> blocks,
    @Says("Whether companies and other players may buy it.") @Default("yes") boolean forSale,
    @Says("Companies that may buy it in an earlier phase than the others.") @Default("")
        Optional<EarlySale> earlySale,
    @Says("Whether it stays in a player's hands when a phase closes the privates.") @Default("no")
        boolean stays,
    @Says("It closes when this company buys a train.") @Default("") @Reference("companies")
        String closesWithTrainOf,
    @Says("What the company that owns it saves on terrain.") @Default("")
        Optional<TerrainDiscount> terrainDiscount,
    @Says("A tile that its owner may lay.") @Default("") Optional<PrivateTrack> track,
    @Says("Anything scripts want to know.") @Default("{}") Data data) {}

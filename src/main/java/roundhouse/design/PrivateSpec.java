package roundhouse.design;

/** A private company. */
public record PrivateSpec(
    @Key String id,
    @Says("Its full name.") String name,
    @Says("Face value.") @Range int price,
    @Says("Income at the start of each operating round.") @Range int income,
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
    @Says("Anything scripts want to know.") @Default("{}") Data data) {}

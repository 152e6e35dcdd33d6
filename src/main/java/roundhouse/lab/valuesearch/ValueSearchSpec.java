package roundhouse.lab.valuesearch;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.lab.bots.Bots;

/** A search for values as written in its file. */
public record ValueSearchSpec(
    @Says("What the games should be like, in a sentence.") @Default("") String says,
    @Says("The design whose values are varied: the name of its folder.") String design,
    @Says("Options that are on.") @Default("[]") @WordList List<String> options,
    @Says("Number of players.") @Range int players,
    @Says(
            "What may be chosen for which value: bank: 5000..12000 by 500, trains.4.count: 2..5,"
                + " trains.5.price: 400, 450. Multiples of the present value, for every train:"
                + " trains.*.price: x0.8..x1.2 by 0.1. An option: options.NAME: off, on.")
        Map<String, String> vary,
    @Says(
            "What the games should be like on average, by figure: sets: 6.5 ± 0.3, seat-wins: even"
                + " ± 5 %, share-of-games phase-began D: at least 75 %.")
        Map<String, String> aims,
    @Says("Games that may be played in all: 4000 games.") @Default("2000 games") String budget,
    @Says("Bots for the seats in order.") @Default(Bots.USUAL) @WordList List<String> bots,
    @Says("Seed of the search; the same seed gives the same games and the same answer.")
        @Default("1")
        @Range
        int seed) {}

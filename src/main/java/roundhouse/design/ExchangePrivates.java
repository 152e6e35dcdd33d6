package roundhouse.design;

import java.util.List;

/** The step "exchange-privates" of a turn, with its parameters. */
@Says(
    "A player may exchange privates for shares of their companies; this is no action of the turn.")
public record ExchangePrivates(
    @Says("Where the share comes from: the offering, or the pool too.") @Default("ipo") @Words
        List<String> from,
    @Says("Whether a player need not wait for a turn.") @Default("no") boolean atAnyTime,
    @Says("Whether a share may be had before anybody has started its company.") @Default("no")
        boolean beforeStart)
    implements StepSpec {}

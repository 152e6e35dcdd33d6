package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says(
    "A player may exchange privates for shares of their companies; this does not count as an action"
        + " of the turn.")
@FormerKey(value = "restarted", now = "a script says so, with mayExchangePrivate")
public record ExchangePrivates(
    @Says("Where the share comes from: the offering, or also the pool.") @Default("ipo") @WordList
        List<String> from,
    @Says("Whether a player need not wait for a turn.") @Default("no") boolean atAnyTime,
    @Says("Whether a share may be received before its company has been started.") @Default("no")
        boolean beforeStart,
    @Says(
            "Whether a turn goes on after a purchase that makes an exchange possible; otherwise"
                + " it ends with the purchase.")
        @Default("no")
        boolean afterPurchase)
    implements StepSpec {}

package roundhouse.engine.shares;

import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;

/** Ordinary certificates of a company go from one holder to another, small ones first. */
public record ShareTransfer(String company, Holder from, Holder to, int percent) {

  /**
   * Transfers them; refuses if the holder's certificates do not make this percentage, or if another
   * company would hold them: it would neither be paid for them nor be able to sell them.
   */
  public void apply(StateTransaction change) {
    Refusal.unless(
        to.is(company) || !change.state().companies().containsKey(to.name()),
        "shares",
        "%s cannot hold shares of %s: only players, the offering, the pool and %2$s itself can",
        to,
        company);
    change.update(
        Shares.transferred(change.company(company), from, to, percent)
            .orElseThrow(
                () ->
                    Refusal.because(
                        "shares",
                        "%s has no certificates of %s that make %s %%",
                        from,
                        company,
                        percent)));
  }
}

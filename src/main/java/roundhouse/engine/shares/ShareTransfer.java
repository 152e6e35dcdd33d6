package roundhouse.engine.shares;

import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;

/** Ordinary certificates of a company go from one holder to another, small ones first. */
public record ShareTransfer(String company, Holder from, Holder to, int percent) {

  /** Transfers them; refuses if the holder's certificates do not make this percentage. */
  public void apply(StateTransaction change) {
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

package roundhouse.interop.replay;

import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.interop.RecordedAction;

/**
 * A company's sale of its own shares, which some recordings price: before and after a run the same
 * shares may bring other money. Shares that go back to the offering bring none.
 */
final class RecordedSale {
  private static final String PRICE = "share_price";

  private RecordedSale() {}

  /** Whether a sale that brought money brought its recorded price; true of every other action. */
  static boolean isPaid(RecordedAction action, GameState before, GameState after) {
    Company seller = before.companies().get(action.entity());
    if (!action.is("sell_shares") || !action.fields().has(PRICE) || seller == null) return true;
    int sold = action.fields().path("shares").size();
    int gained = after.company(seller.id()).cash() - seller.cash();
    return gained == 0 || gained == sold * action.fields().path(PRICE).asInt();
  }
}

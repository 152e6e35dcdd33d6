package roundhouse.engine.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.privates.PrivateRailways;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stations.BuildingSteps;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.engine.track.PrivateTrackRights;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/**
 * Sales of privates from a player to a company or another player at an agreed price: an offer and
 * an answer.
 */
public final class PrivateDeals {
  /** The name of the question to the owner. */
  public static final String QUESTION = "sell-private";

  /** Turn memory of a company: privates bought when nothing else was left to do. */
  static final MemoryKey<List<String>> BOUGHT_LAST = MemoryKey.list("privates-bought-last");

  private static final MemoryKey<String> BY = MemoryKey.text("by");
  private static final MemoryKey<String> PRIVATE = MemoryKey.text("private");
  private static final MemoryKey<Integer> PRICE = MemoryKey.number("price");

  private PrivateDeals() {}

  /** What the owner is asked. */
  public static String asks(Game game, Frame question) {
    FrameMemory asked = question.memory();
    return "sell %s to %s for %s, or not"
        .formatted(asked.get(PRIVATE), asked.get(BY), game.money(asked.get(PRICE)));
  }

  /**
   * Offers a price to the owner. The owner is not asked if the design does not want that, or if the
   * owner also decides for the buyer.
   */
  static void offer(StateTransaction change, Action.BuyPrivate offer) {
    String owner = change.state().privateCompany(offer.id()).owner().name();
    boolean asked = change.game().design().consent();
    if (!asked || decides(change.game(), offer.by()).equals(Optional.of(owner))) {
      seal(change, offer);
      return;
    }
    FrameMemory memory =
        PlayerQuestions.offer()
            .with(BY, offer.by())
            .with(PRIVATE, offer.id())
            .with(PRICE, offer.price());
    change.push(HookEvents.questionFrame(QUESTION, owner, memory));
    change.log(
        new PrivateEvent.PrivateOffered(
            offer.by(), offer.id(), owner, change.game().amount(offer.price())));
  }

  private static Optional<String> decides(Game game, String buyer) {
    return game.state().isPlayer(buyer) ? Optional.of(buyer) : game.company(buyer).president();
  }

  /** What a question offers. */
  public static Action.BuyPrivate offered(Frame question) {
    FrameMemory memory = question.memory();
    return new Action.BuyPrivate(memory.get(BY), memory.get(PRIVATE), memory.get(PRICE));
  }

  /** Handles the owner's answer. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    Action.BuyPrivate offer = offered(question);
    if (answer.equals(PlayerQuestions.AGREED)) seal(change, offer);
    else change.remember(declined(offer.id()), offer.price());
  }

  /** Turn memory of the buyer: the highest price that the owner declined. */
  static MemoryKey<Integer> declined(String id) {
    return MemoryKey.number("declined " + id);
  }

  private static void seal(StateTransaction change, Action.BuyPrivate deal) {
    PrivateCompany sold = change.state().privateCompany(deal.id());
    Holder seller = sold.owner();
    Holder buyer = Holder.named(deal.by());
    Money.pay(change, buyer, seller, deal.price());
    PrivateCompany bought = sold.ownedBy(buyer);
    change.update(change.state().with(bought));
    change.log(
        new PrivateEvent.PrivateBoughtFromOwner(
            deal.by(), deal.id(), seller.name(), change.game().amount(deal.price())));
    if (change.state().isPlayer(deal.by())) {
      boughtByPlayer(change, bought);
    } else {
      PrivateRailways.bought(change, deal.id(), buyer);
      recordLast(change, bought);
      PrivateTrackRights.offerToSeller(change, seller, bought);
      BuildingSteps.lookAgain(change);
      HookEvents.tell(
          change,
          PrivateHooks.PRIVATE_SOLD,
          new PrivateHooks.PrivateSold(change.company(deal.by()), bought));
    }
  }

  /** Records a private that is of use in steps that the turn has left, where it could end now. */
  private static void recordLast(StateTransaction change, PrivateCompany bought) {
    Game game = change.game();
    if (!(Turns.current(game) instanceof BuyPrivatesStep)) return;
    if (!BuyPrivatesStep.areOfUse(game, List.of(Privates.spec(game, bought)))) return;
    var all = new ArrayList<>(change.state().top().memory().get(BOUGHT_LAST));
    all.add(bought.id());
    change.remember(BOUGHT_LAST, List.copyOf(all));
  }

  private static void boughtByPlayer(StateTransaction change, PrivateCompany bought) {
    StockTurnRecord.buyPrivate(change);
    HookEvents.tell(
        change,
        PrivateHooks.PRIVATE_BOUGHT,
        new PrivateHooks.PrivateBought(change.state().player(bought.owner().name()), bought));
  }
}

package roundhouse.engine.play;

import java.util.List;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.ScriptLimits;

/**
 * Reports of what the log has told, whichever rule did it. Scripts hear of it when that rule is
 * done, so that their effects meet no half-finished sale or takeover.
 */
public final class ReportHooks {
  public record SharesSold(Player player, Company company, int percent) {}

  public record PresidentChanged(Company company) {}

  public record PriceMoved(Company company, int from, int to) {}

  public record LoanTaken(Company company) {}

  public record PlayerBankrupt(Player player) {}

  public record PrivateEnded(PrivateCompany closed) {}

  public record TrainsRusted(String type) {}

  public record TrainsLost(Company company, String type, int count) {}

  public record TrainDiscarded(Company company, String type) {}

  public static final Hook<SharesSold, List<Effect>> SHARES_SOLD =
      Hook.event(
          "sharesSold",
          "A player has sold shares to the pool, in a stock round or to pay for a train.",
          SharesSold.class);

  public static final Hook<PresidentChanged, List<Effect>> PRESIDENT_CHANGED =
      Hook.event(
          "presidentChanged",
          "A company has another president, or none: it is in receivership.",
          PresidentChanged.class);

  public static final Hook<PriceMoved, List<Effect>> PRICE_MOVED =
      Hook.event(
          "priceMoved",
          "A share price has moved, whatever moved it: a sale, a dividend, the end of a round.",
          PriceMoved.class);

  public static final Hook<LoanTaken, List<Effect>> LOAN_TAKEN =
      Hook.event("loanTaken", "A company has taken a loan.", LoanTaken.class);

  public static final Hook<PlayerBankrupt, List<Effect>> PLAYER_BANKRUPT =
      Hook.event(
          "playerBankrupt",
          "A player is bankrupt and, where the game goes on without that player, has no shares"
              + " left.",
          PlayerBankrupt.class);

  public static final Hook<PrivateEnded, List<Effect>> PRIVATE_ENDED =
      Hook.event(
          "privateEnded",
          "A private company has closed, whatever closed it: its owner, a phase, an exchange.",
          PrivateEnded.class);

  public static final Hook<TrainsRusted, List<Effect>> TRAINS_RUSTED =
      Hook.event("trainsRusted", "All trains of a type have rusted.", TrainsRusted.class);

  public static final Hook<TrainsLost, List<Effect>> TRAINS_LOST =
      Hook.event(
          "trainsLost",
          "A company has lost trains of a type that rusted, or that were obsolete.",
          TrainsLost.class);

  public static final Hook<TrainDiscarded, List<Effect>> TRAIN_DISCARDED =
      Hook.event(
          "trainDiscarded",
          "A company has discarded a train above its limit.",
          TrainDiscarded.class);

  /** No rules react to each other's reactions more often. */
  private static final int LONGEST = ScriptLimits.STANDARD.chain().waiting();

  private ReportHooks() {}

  /** Reports what the log has told since the last time, and what follows from these reports. */
  static void tell(StateTransaction change) {
    if (!change.title().rules().hasScripts()) return;
    int times = 0;
    for (List<Event> told = change.unreported(); !told.isEmpty(); told = change.unreported()) {
      Refusal.unless(
          ++times <= LONGEST, "reports", "scripts react to their own effects %s times", LONGEST);
      for (Event event : told) tell(change, event);
    }
  }

  private static void tell(StateTransaction change, Event event) {
    if (change.state().over()) return;
    switch (event) {
      case ShareEvent.SharesSold(String player, String company, int percent, _) ->
          HookEvents.tell(
              change,
              SHARES_SOLD,
              new SharesSold(change.state().player(player), change.company(company), percent));
      case CompanyEvent.PresidentChanged(_, String company) -> presidentChanged(change, company);
      case CompanyEvent.ReceivershipBegan(String company) -> presidentChanged(change, company);
      case ShareEvent.PriceMoved moved ->
          HookEvents.tell(
              change,
              PRICE_MOVED,
              new PriceMoved(
                  change.company(moved.company()), moved.from().amount(), moved.to().amount()));
      case MoneyEvent.LoanTaken taken ->
          HookEvents.tell(change, LOAN_TAKEN, new LoanTaken(change.company(taken.company())));
      case MoneyEvent.PlayerBankrupt(String player) ->
          HookEvents.tell(
              change, PLAYER_BANKRUPT, new PlayerBankrupt(change.state().player(player)));
      case PrivateEvent.PrivateClosed(String id) ->
          HookEvents.tell(
              change, PRIVATE_ENDED, new PrivateEnded(change.state().privateCompany(id)));
      case TrainEvent.TrainRusted(String type) ->
          HookEvents.tell(change, TRAINS_RUSTED, new TrainsRusted(type));
      case TrainEvent.TrainsLost(String company, int count, String type) ->
          HookEvents.tell(
              change, TRAINS_LOST, new TrainsLost(change.company(company), type, count));
      case TrainEvent.TrainDiscarded(String company, String type) ->
          HookEvents.tell(
              change, TRAIN_DISCARDED, new TrainDiscarded(change.company(company), type));
      default -> {}
    }
  }

  private static void presidentChanged(StateTransaction change, String company) {
    HookEvents.tell(change, PRESIDENT_CHANGED, new PresidentChanged(change.company(company)));
  }
}

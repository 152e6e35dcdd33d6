package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;

/** Redeems and reissues a company's shares, each once a round, in its president's turn. */
public final class Redemption {
  /** The name of the question to the player asked to sell. */
  public static final String QUESTION = "sell-share";

  /** Flag of a company that has reissued shares: sales from its offering pay the company. */
  private static final String REISSUED = "reissued";

  private static final String HELD_BACK = "held-back ";

  private Redemption() {}

  /** Whether a player may redeem or reissue for a company in this turn. */
  static Verdict mayActFor(Game game, boolean instead, String president, Company company) {
    if (!company.president().equals(Optional.of(president)))
      return Verdict.no("%s is not president of %s", president, company.id());
    if (instead && StockTurnRecord.acted(game.turn().memory()))
      return Verdict.no(
          "%s has already acted in this turn and may not act for a company", president);
    return Verdict.YES;
  }

  static Verdict onceARound(Game game, Company company, String what) {
    return game.state().round().memory().words(what).contains(company.id())
        ? Verdict.no("%s has already done so in this round", company.id())
        : Verdict.YES;
  }

  /** Records the action for the turn and for the company's round. */
  static void recordDone(StateTransaction change, String company, String what) {
    var all = new ArrayList<>(change.state().round().memory().words(what));
    all.add(company);
    change.replaceRound(change.state().round().remembering(what, List.copyOf(all)));
    StockTurnRecord.recordAction(change);
    StockTurnRecord.endTurn(change);
  }

  /** The money that a company may spend; income from reissued shares is held back in this round. */
  static int available(Game game, Company company) {
    return company.cash() - game.state().round().memory().number(HELD_BACK + company.id());
  }

  static void offer(StateTransaction change, Action.RedeemShare redeem, String what) {
    FrameMemory memory =
        FrameMemory.EMPTY
            .with("choices", List.of(PlayerQuestions.AGREED, PlayerQuestions.DECLINED))
            .with("by", redeem.by())
            .with("company", redeem.company())
            .with("from", redeem.from())
            .with("what", what);
    change.push(HookEvents.questionFrame(QUESTION, redeem.from(), memory));
    change.log(new ShareEvent.RedemptionOffered(redeem.by(), redeem.company(), redeem.from()));
  }

  /** Handles the answer of the player who was asked. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    FrameMemory memory = question.memory();
    var redeem =
        new Action.RedeemShare(memory.text("by"), memory.text("company"), memory.text("from"));
    if (answer.equals(PlayerQuestions.AGREED)) complete(change, redeem, memory.text("what"));
    else change.remember(declined(redeem.company(), redeem.from()), 1);
  }

  private static String declined(String company, String from) {
    return "declined " + company + " " + from;
  }

  static int declined(Game game, Company company, String from) {
    return game.turn().memory().number(declined(company.id(), from));
  }

  static void complete(StateTransaction change, Action.RedeemShare redeem, String what) {
    Company company = change.company(redeem.company());
    int price = change.game().price(company);
    String seller = redeem.from().equals(Holder.POOL) ? Holder.BANK : redeem.from();
    Money.pay(change, company.id(), seller, price);
    Shares.transfer(change, company.id(), redeem.from(), company.id(), company.sharePercent());
    HoldingLimit.forgetExcess(change, redeem.from(), company.id());
    change.log(
        new ShareEvent.ShareRedeemed(
            redeem.by(), company.id(), redeem.from(), change.game().amount(price)));
    recordDone(change, company.id(), what);
  }

  /** Returns all redeemed shares to the offering, at a par price. */
  static void reissue(StateTransaction change, String id, int par) {
    Company company = change.company(id);
    Shares.transfer(change, id, id, Holder.IPO, company.held(id));
    change.update(change.company(id).withPar(par));
    change.update(change.state().withFlag(id, REISSUED, true));
  }

  /** Who is paid for a share. */
  static String receiver(Game game, Company company, String from) {
    boolean own =
        from.equals(Holder.IPO) && Boolean.TRUE.equals(game.state().flag(company.id(), REISSUED));
    return own ? company.id() : Holder.BANK;
  }

  /** Holds back the payment for reissued shares until the round is over. */
  static void holdBack(StateTransaction change, String company, int amount) {
    String key = HELD_BACK + company;
    change.replaceRound(
        change
            .state()
            .round()
            .remembering(key, change.state().round().memory().number(key) + amount));
  }
}

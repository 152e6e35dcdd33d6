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
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.StockTurnRules;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** Redeems and reissues a company's shares, each once a round, in its president's turn. */
public final class Redemption {
  /** The name of the question to the player asked to sell. */
  public static final String QUESTION = "sell-share";

  /** Flag of a company that has reissued shares: sales from its offering pay the company. */
  private static final String REISSUED = "reissued";

  private static final MemoryKey<Integer> HELD_BACK = MemoryKey.number("held-back ");

  private static final MemoryKey<String> BY = MemoryKey.text("by");
  private static final MemoryKey<String> COMPANY = MemoryKey.text("company");
  private static final MemoryKey<String> FROM = MemoryKey.text("from");
  private static final MemoryKey<String> STEP = MemoryKey.text("what");

  private record SellsInstead(String president) {}

  private Redemption() {}

  /** What the owner of the share is asked. */
  public static String asks(Frame question) {
    return "let %s redeem a share of %s, or not"
        .formatted(question.memory().get(BY), question.memory().get(COMPANY));
  }

  /**
   * Whether a player may redeem or reissue for a company in this turn.
   *
   * @param instead of selling and buying: not after it, nor by who has to sell
   */
  static Verdict mayActFor(Game game, boolean instead, String president, Company company) {
    if (!company.president().equals(Optional.of(president)))
      return Verdict.no("%s is not president of %s", president, company.id());
    if (!instead) return Verdict.YES;
    if (StockTurnRecord.acted(game.turn().memory()))
      return Verdict.no(
          "%s has already acted in this turn and may not act for a company", president);
    boolean sellsInstead =
        game.remembered(
            new SellsInstead(president),
            () -> new LimitDuty(StockTurnRules.of(game)).mustSell(game, president));
    return sellsInstead
        ? Verdict.no("%s holds more than a limit allows and has to sell shares instead", president)
        : Verdict.YES;
  }

  static Verdict onceARound(Game game, Company company, String step) {
    return game.state().round().memory().get(doneFor(step)).contains(company.id())
        ? Verdict.no("%s has already done so in this round", company.id())
        : Verdict.YES;
  }

  /** The companies for which a step's action was taken in the round. */
  private static MemoryKey<List<String>> doneFor(String step) {
    return MemoryKey.list(step);
  }

  /** Records the action for the turn and for the company's round. */
  static void recordDone(StateTransaction change, String company, String step) {
    var all = new ArrayList<>(change.state().round().memory().get(doneFor(step)));
    all.add(company);
    change.replaceRound(change.state().round().remembering(doneFor(step), List.copyOf(all)));
    StockTurnRecord.recordAction(change);
    StockTurnRecord.endTurn(change);
  }

  /** The money that a company may spend; income from reissued shares is held back in this round. */
  static int available(Game game, Company company) {
    return company.cash() - game.state().round().memory().get(HELD_BACK.of(company.id()));
  }

  static void offer(StateTransaction change, Action.RedeemShare redeem, String step) {
    FrameMemory memory =
        PlayerQuestions.offer()
            .with(BY, redeem.by())
            .with(COMPANY, redeem.company())
            .with(FROM, redeem.from())
            .with(STEP, step);
    change.push(HookEvents.questionFrame(QUESTION, redeem.from(), memory));
    change.log(new ShareEvent.RedemptionOffered(redeem.by(), redeem.company(), redeem.from()));
  }

  /** Handles the answer of the player who was asked. */
  public static void answer(StateTransaction change, Frame question, String answer) {
    FrameMemory memory = question.memory();
    var redeem = new Action.RedeemShare(memory.get(BY), memory.get(COMPANY), memory.get(FROM));
    if (answer.equals(PlayerQuestions.AGREED)) complete(change, redeem, memory.get(STEP));
    else change.remember(declined(redeem.company(), redeem.from()), 1);
  }

  private static MemoryKey<Integer> declined(String company, String from) {
    return MemoryKey.number("declined " + company + " " + from);
  }

  static int declined(Game game, Company company, String from) {
    return game.turn().memory().get(declined(company.id(), from));
  }

  static void complete(StateTransaction change, Action.RedeemShare redeem, String step) {
    Company company = change.company(redeem.company());
    int price = change.game().price(company);
    Holder from = Holder.named(redeem.from());
    Holder seller = from.equals(Holder.POOL) ? Holder.BANK : from;
    Money.pay(change, Holder.of(company), seller, price);
    new ShareTransfer(company.id(), from, Holder.of(company), company.sharePercent()).apply(change);
    HoldingLimit.forgetExcess(change, from, company.id());
    change.log(
        new ShareEvent.ShareRedeemed(
            redeem.by(), company.id(), redeem.from(), change.game().amount(price)));
    recordDone(change, company.id(), step);
  }

  /** Returns all redeemed shares to the offering, at a par price. */
  static void reissue(StateTransaction change, String id, int par) {
    Company company = change.company(id);
    Holder own = Holder.of(company);
    new ShareTransfer(id, own, Holder.IPO, company.held(own)).apply(change);
    change.update(change.company(id).withPar(par));
    change.update(change.state().withFlag(id, REISSUED, true));
  }

  /** Who is paid for a share. */
  static Holder receiver(Game game, Company company, Holder from) {
    boolean own =
        from.equals(Holder.IPO) && Boolean.TRUE.equals(game.state().flag(company.id(), REISSUED));
    return own ? Holder.of(company) : Holder.BANK;
  }

  /** Holds back the payment for reissued shares until the round is over. */
  static void holdBack(StateTransaction change, String company, int amount) {
    MemoryKey<Integer> key = HELD_BACK.of(company);
    change.replaceRound(
        change.state().round().remembering(key, change.state().round().memory().get(key) + amount));
  }
}

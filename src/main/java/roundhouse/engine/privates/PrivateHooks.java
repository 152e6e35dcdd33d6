package roundhouse.engine.privates;

import java.util.List;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/** Hooks of private companies. */
public final class PrivateHooks {
  public record PrivateIncome(PrivateCompany owned) {}

  public record PrivateWorth(PrivateCompany owned) {}

  public record MaySellPrivate(Player player, PrivateCompany owned) {}

  public record MayBuyPrivate(Player player, PrivateCompany wanted) {}

  public record MayExchangePrivate(Player player, PrivateCompany owned, String from) {}

  public record MayClosePrivate(Player player, PrivateCompany owned) {}

  public record PrivateBought(Player player, PrivateCompany bought) {}

  public record PrivateSold(Company company, PrivateCompany bought) {}

  public record PrivateClosed(Player player, PrivateCompany closed) {}

  public static final Hook<PrivateIncome, Integer> PRIVATE_INCOME =
      Hook.question(
              "privateIncome",
              "What does a private company pay its owner?",
              PrivateIncome.class,
              AnswerType.MONEY,
              Privates::income)
          .standardSays("the income in the design.");

  public static final Hook<PrivateWorth, Integer> PRIVATE_WORTH =
      Hook.question(
              "privateWorth",
              "What does a private company add to what its owner is worth?",
              PrivateWorth.class,
              AnswerType.MONEY,
              (game, asked) -> Privates.spec(game, asked.owned()).price())
          .standardSays("its face value.");

  public static final Hook<MaySellPrivate, Verdict> MAY_SELL_PRIVATE =
      Hook.question(
              "maySellPrivate",
              "May a player sell a private company to the bank?",
              MaySellPrivate.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the step allows.");

  public static final Hook<MayBuyPrivate, Verdict> MAY_BUY_PRIVATE =
      Hook.question(
              "mayBuyPrivate",
              "May a player buy a private company from the bank?",
              MayBuyPrivate.class,
              AnswerType.VERDICT,
              (game, asked) -> Privates.isAtBank(asked.wanted()))
          .standardSays("any that the bank holds.");

  public static final Hook<MayExchangePrivate, Verdict> MAY_EXCHANGE_PRIVATE =
      Hook.question(
              "mayExchangePrivate",
              "May a player exchange a private company for a share?",
              MayExchangePrivate.class,
              AnswerType.VERDICT,
              PrivateExchange::mayExchange)
          .standardSays(
              "if the design names a company for it that has been started and has such a share"
                  + " left.");

  public static final Hook<MayClosePrivate, Verdict> MAY_CLOSE_PRIVATE =
      Hook.question(
              "mayClosePrivate",
              "May a player close a private company?",
              MayClosePrivate.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.no("private companies cannot be closed at will"))
          .standardSays("private companies cannot be closed at will.");

  public static final Hook<PrivateBought, List<Effect>> PRIVATE_BOUGHT =
      Hook.event(
          "privateBought",
          "A player has bought a private company from the bank.",
          PrivateBought.class);

  public static final Hook<PrivateSold, List<Effect>> PRIVATE_SOLD =
      Hook.event("privateSold", "A company has bought a private company.", PrivateSold.class);

  public static final Hook<PrivateClosed, List<Effect>> PRIVATE_CLOSED =
      Hook.event(
          "privateClosed", "A player has closed a private company at will.", PrivateClosed.class);

  private PrivateHooks() {}
}

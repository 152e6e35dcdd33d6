package roundhouse.engine.shares;

import java.util.List;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.AnswerFaults;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.market.PriceMove;

/** Hooks of shares and their prices. */
public final class ShareHooks {
  public record CountedCertificates(Player player) {}

  public record CertificateLimit(Player player) {}

  public record MayStart(Player player, Company company) {}

  public record ParPrices(Player player, Company company) {}

  public record MayBuyShare(Player player, Company company, String from, int percent) {}

  public record MaySellShares(Player player, Company company, int percent) {}

  public record SaleProceeds(Player player, Company company, int percent, int price) {}

  public record SaleMove(Player player, Company company, int shares, int soldBefore, int percent) {}

  public record MayProtectPrice(Player player, Company company, int percent) {}

  public record ProtectionCost(Player player, Company company, int percent) {}

  public record PriceProtected(Player player, Company company, int percent) {}

  public record DividendMove(Company company, int perShare, Dividend.Kind kind) {}

  public record Floats(Company company) {}

  public record Capital(Company company) {}

  public record Worth(Player player) {}

  public record BeforeSharePurchase(Player player, Company company, String from, int percent) {}

  public record ShareBought(
      Player player, Company company, String from, int percent, String presidentBefore) {}

  private static final AnswerType<PriceMove> MOVE =
      new AnswerType<>(
          "string",
          answer -> PriceMove.parse(AnswerType.TEXT.read().apply(answer)),
          PriceMove::toString);

  public static final Hook<CountedCertificates, Double> CERTIFICATES =
      Hook.question(
              "certificates",
              "How many certificates of a player count against the limit?",
              CountedCertificates.class,
              AnswerType.halves(NumberLimits.MONEY),
              Certificates::counted)
          .standardSays("one for each share certificate, or what its kind says, and each private.");

  public static final Hook<CertificateLimit, Integer> CERTIFICATE_LIMIT =
      Hook.question(
              "certificateLimit",
              "How many certificates may a player hold? 2147483647 for any number.",
              CertificateLimit.class,
              AnswerType.whole(0, Integer.MAX_VALUE),
              Certificates::limit)
          .standardSays(
              "the design's limit for this number of players, and none in a phase without one.");

  public static final Hook<MayStart, Verdict> MAY_START =
      Hook.question(
              "mayStart",
              "May a player start a company by buying its president's certificate?",
              MayStart.class,
              AnswerType.VERDICT,
              (game, asked) -> StartRules.mayStart(game, asked))
          .standardSays("any company that has not started and whose layer is open.");

  public static final Hook<ParPrices, List<Integer>> PAR_PRICES =
      Hook.question(
              "parPrices",
              "What are the possible par prices of a company?",
              ParPrices.class,
              AnswerType.NUMBERS,
              (game, asked) -> StartRules.parPrices(game, asked.company()))
          .standardSays("the par spaces of the market within the company's own range.")
          .refusing(AnswerFaults::prices);

  public static final Hook<MayBuyShare, Verdict> MAY_BUY_SHARE =
      Hook.question(
              "mayBuyShare",
              "May a player buy a share? Asked after the stock turn's own checks.",
              MayBuyShare.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the stock turn allows.");

  public static final Hook<MaySellShares, Verdict> MAY_SELL_SHARES =
      Hook.question(
              "maySellShares",
              "May a player sell shares? Asked after the stock turn's own checks.",
              MaySellShares.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the stock turn allows.");

  public static final Hook<SaleProceeds, Integer> SALE_PROCEEDS =
      Hook.question(
              "saleProceeds",
              "What does the bank pay for sold shares? Also for those that a bankrupt player, who"
                  + " then has the flag 'bankrupt', may not sell and gives to the pool.",
              SaleProceeds.class,
              AnswerType.MONEY,
              (game, sale) ->
                  SaleValue.proceeds(game, sale.company(), sale.percent(), sale.price()))
          .standardSays(
              "the share price for each share, less if the company has no train and the stock"
                  + " turn says so.");

  public static final Hook<SaleMove, Integer> SALE_MOVE =
      Hook.question(
              "saleMove",
              "How many times does the price move for a sale? 'shares' are sold now, 'soldBefore'"
                  + " were sold earlier in the same turn. Of 'percent' sold, a part of a share"
                  + " counts as one.",
              SaleMove.class,
              AnswerType.whole(0, NumberLimits.STEPS),
              (game, sale) ->
                  StandardMoves.ofSale(game, sale.company(), sale.shares(), sale.soldBefore()))
          .standardSays(
              "one move for each share or each sale, as the market says; none if the phase or the"
                  + " market makes sales free.");

  public static final Hook<MayProtectPrice, Verdict> MAY_PROTECT_PRICE =
      Hook.question(
              "mayProtectPrice",
              "May a president buy all the shares that were sold, so that the price stays? Asked"
                  + " after the rules' own checks.",
              MayProtectPrice.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("a president who can pay for them and may hold them.");

  public static final Hook<ProtectionCost, Integer> PROTECTION_COST =
      Hook.question(
              "protectionCost",
              "What does a president pay for shares whose price is protected?",
              ProtectionCost.class,
              AnswerType.MONEY,
              (game, asked) -> asked.company().cost(asked.percent(), game.price(asked.company())))
          .standardSays("the share price for each share.");

  public static final Hook<PriceProtected, List<Effect>> PRICE_PROTECTED =
      Hook.event(
          "priceProtected",
          "A president has bought the shares that were sold, and the price stays.",
          PriceProtected.class);

  public static final Hook<DividendMove, PriceMove> DIVIDEND_MOVE =
      Hook.question(
              "dividendMove",
              "How does the share price move after a dividend? 'perShare' is paid, 'kind' is 'pay',"
                  + " 'withhold' or 'half'.",
              DividendMove.class,
              MOVE,
              (game, paid) ->
                  StandardMoves.ofDividend(game, paid.company(), paid.perShare(), paid.kind()))
          .standardSays(
              "the move that the market names for a dividend of that size relative to the price.");

  public static final Hook<Floats, Boolean> FLOATS =
      Hook.question(
              "floats",
              "Does a company float now?",
              Floats.class,
              AnswerType.TRUTH,
              (game, asked) -> FlotationRules.floats(game, asked.company()))
          .standardSays("when the percentage at which its kind floats is sold.");

  public static final Hook<Capital, Integer> CAPITAL =
      Hook.question(
              "capital",
              "How much money does a company receive when it floats?",
              Capital.class,
              AnswerType.MONEY,
              (game, asked) -> FlotationRules.capital(game, asked.company()))
          .standardSays(
              "the par price of all its shares if its kind gets full capital, otherwise nothing.");

  public static final Hook<Worth, Integer> WORTH =
      Hook.question(
              "worth",
              "What is a player worth: money, shares and privates?",
              Worth.class,
              AnswerType.whole(-NumberLimits.HOLDING, NumberLimits.HOLDING),
              PlayerWorth::standard)
          .standardSays(
              "money, shares at what the bank would pay once their companies have operated,"
                  + " privates at face value.");

  public static final Hook<BeforeSharePurchase, List<Effect>> BEFORE_SHARE_PURCHASE =
      Hook.event(
          "beforeSharePurchase",
          "A player is about to buy a share from 'ipo' or 'pool'; nothing is paid yet. If the"
              + " effects take the last such share away, the player gets nothing and pays nothing,"
              + " and that was the purchase.",
          BeforeSharePurchase.class);

  public static final Hook<ShareBought, List<Effect>> SHARE_BOUGHT =
      Hook.event(
          "shareBought",
          "A player has bought a share from 'ipo' or 'pool'; presidency and floating are settled."
              + " 'presidentBefore' was president until then, '' if nobody was.",
          ShareBought.class);

  private ShareHooks() {}
}

package roundhouse.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.market.Zone;

/** What is done in a turn: a step's name, and its parameters beside it. */
@OneOf
public sealed interface StepSpec {

  @Says(
      "Lots are auctioned one after the other; the winner picks one of those left and pays for it besides the bid.")
  record SelectionAuction(
      @Says("Privates and companies on offer.") @Words List<String> lots,
      @Says("Companies that may be picked besides, though the auction does not wait for them.")
          @Default("")
          @Words
          List<String> besides,
      @Says("Least raise of a bid.") @Default("5") @Range(min = 1) int raise,
      @Says("Who has priority in the first stock round.") @Default("most-cash")
          FirstPriority priority)
      implements StepSpec {

    public enum FirstPriority {
      /** The player with most cash; of equals who own privates, the one whose privates have the lowest face value. */
      MOST_CASH,
      AFTER_LAST_BUYER
    }
  }

  @Says(
      "Privates are sold in their order: a player whose turn it is buys the lot on sale or opens its auction, bids for a later one, or passes.")
  record LotAuction(
      @Says("Privates in the order of sale; those not in the game are left out.")
          @Words
          @Reference("privates")
          List<String> lots,
      @Says(
              "How the lot on sale goes: to whoever buys it at its price, while others may bid for later lots and their bids stand until those come up; or by an auction of this lot alone.")
          @Default("buy-or-bid")
          Sale sale,
      @Says("Least raise of a bid; where lots are bought, also of the first bid over the price.")
          @Default("5")
          @Range(min = 1)
          int raise,
      @Says("The number every bid must be a multiple of.") @Default("1") @Range(min = 1)
          int multiple,
      @Says(
              "Lots whose price falls when all players pass while they are on sale; at 0 the next player must take the lot. When all pass at any other lot, a set of operating rounds is held in which only privates pay.")
          @Default("")
          @Words
          @Reference("privates")
          List<String> falling,
      @Says("By how much the price falls.") @Default("5") @Range(min = 1) int fall,
      @Says(
              "In which order those with a standing bid go on bidding when the lot comes up, from the highest bidder on.")
          @Default("clockwise")
          Bidders bidders,
      @Says("Whether who has not the money for a higher bid is out of an auction without being asked.")
          @Default("yes")
          boolean drops,
      @Says(
              "Whose turn is next after lots were sold: of the player left of who bought the lot on sale, or of the last auction's winner.")
          @Default("after-buyer")
          Next next,
      @Says("Whether a lot goes to the first bid without an auction once all have passed while it was on sale.")
          @Default("no")
          boolean passersOut)
      implements StepSpec {

    public enum Sale {
      /** The lot on sale is bought; bids for later lots stand until those come up. */
      BUY_OR_BID,
      /** The first bid opens an auction among all players. */
      AUCTION
    }

    public enum Bidders {
      CLOCKWISE,
      /** From the lowest standing bid up, and round again. */
      LOWEST_FIRST
    }

    public enum Next {
      AFTER_BUYER,
      AFTER_WINNER
    }
  }

  @Says(
      "A player may exchange privates for shares of their companies; this is no action of the turn.")
  record ExchangePrivates(
      @Says("Where the share comes from: the offering, or the pool too.") @Default("ipo") @Words
          List<String> from,
      @Says("Whether a player need not wait for a turn.") @Default("no") boolean atAnyTime)
      implements StepSpec {}

  @Says("A player may sell privates to the bank and buy from it.")
  record TradePrivates(
      @Says("What the bank keeps of a private's face value.") @Default("0") @Range int fee,
      @Says("The first stock round in which privates may be sold to the bank.")
          @Default("1")
          @Range(min = 1, max = 99)
          int sellFrom)
      implements StepSpec {}

  @Says("A president has a company buy back one of its shares, once a round; that ends the turn.")
  record RedeemShares(
      @Says("Percent of its own that a company may hold.") @Default("40") @Range(max = 100)
          int atMost,
      @Says("Percent that players and the pool hold at least afterwards.")
          @Default("60")
          @Range(max = 100)
          int leaves,
      @Says("Whether the company must have operated.") @Default("yes") boolean afterOperating,
      @Says("Whether it is done instead of selling and buying, or after it too.") @Default("yes")
          boolean instead,
      @Says("Whether a player is asked to agree to sell.") @Default("yes") boolean consent)
      implements StepSpec {}

  @Says(
      "A president puts all shares that a company has redeemed back into its sold offering, once a round; that ends the turn. What they bring is the company's, from the next operating round on.")
  record ReissueShares(
      @Says("The new par price by the least share price for it; never less than it was.")
          @Default("{}")
          Map<Integer, Integer> par,
      @Says("The highest new par price.") @Default("9999") @Range int highestPar,
      @Says("Whether a company does so once a round at most.") @Default("yes") boolean oncePerRound,
      @Says("Whether it is done instead of selling and buying, or after it too.") @Default("yes")
          boolean instead)
      implements StepSpec {}

  @Says(
      "A company in its turn, or a player as the turn's purchase, buys a private from a player at a price on which they agree; this never holds play up.")
  record BuyPrivates(
      @Says("Phases in which that is allowed.") @Words @Reference("phases") List<String> phases,
      @Says("Least price, in percent of the face value.") @Default("50") @Range int least,
      @Says("Highest price, in percent of the face value.") @Default("200") @Range int most,
      @Says("Least price in money, where it is more.") @Default("1") @Range int atLeast,
      @Says("Whether the owner is asked to agree to the price.") @Default("yes") boolean consent)
      implements StepSpec {}

  @Says(
      "Owners of privates lay the tiles to which these entitle them; this does not hold play up unless it waits.")
  record PrivateTrackLaying(
      @Says(
              "Whether a company is asked where the step stands: never, as long as there is a tile to lay, or as long as the right is not used.")
          @Default("never")
          Waits waits)
      implements StepSpec {

    public enum Waits {
      NEVER,
      POSSIBLE,
      UNUSED
    }
  }

  @Says("A player sells and buys shares.")
  record StockTurn(
      @Says("The order of sales and purchases.") @Default("sell-then-buy") Order order,
      @Says("When shares may be sold.") @Default("any-time") SellFrom sellFrom,
      @Says("Percent of a company that the pool may hold.") @Default("50") @Range(max = 100)
          int poolLimit,
      @Says("Percent of a company that a player may hold.") @Default("100") @Range(max = 100)
          int holdingLimit,
      @Says("Whether who holds more than that must sell.") @Default("yes")
          boolean holdingLimitForces,
      @Says("The same by number of players, where that is another.") @Default("{}")
          Map<Integer, Integer> holdingLimits,
      @Says("Whether the president's certificate may go to the pool.") @Default("no")
          boolean presidentToPool,
      @Says(
              "Whether who holds one share may buy the other half of a president's certificate in the pool.")
          @Default("no")
          boolean presidentFromPool,
      @Says(
              "Whether the price of shares sold moves after the seller's turn only, and not if the company's president buys them in a special turn.")
          @Default("no")
          boolean priceProtection,
      @Says("Whether prices of what a bankrupt player sold are protected or fall before the game ends.")
          @Default("yes")
          boolean bankruptcyMovesPrices,
      @Says("Whether a president who sold shares of the company in this round may do so too.")
          @Default("no")
          boolean protectAfterSelling,
      @Says("Whether a player may buy shares of a company of which he sold some in this round.")
          @Default("no")
          boolean buyAfterSelling,
      @Says("What a share sold brings if its company has no train: percent of the price.")
          @Default("100")
          @Range(max = 100)
          int trainlessSale,
      @Says("Whether that holds for companies that have never operated too.") @Default("yes")
          boolean trainlessBeforeOperating,
      @Says("Whether all shares of a company that are sold in a turn must be sold at once.")
          @Default("no")
          boolean saleInOneBlock,
      @Says(
              "Where a player may buy several shares a turn of a company whose price is in such a zone.")
          @Default("pool")
          @Words
          List<String> severalFrom,
      @Says(
              "The price of a player's later sales of a company in the same turn: that of the moment, or that at which the first was made.")
          @Default("moment")
          SalePrice salePrice,
      @Says(
              "Whether a layer of companies opens only when one of the layer before is sold out or has operated.")
          @Default("no")
          boolean layers)
      implements StepSpec {

    public enum Order {
      SELL_THEN_BUY,
      /** Sales before the purchase or after it, not both. */
      SELL_BUY_OR_BUY_SELL,
      SELL_BUY_SELL
    }

    public enum SalePrice {
      MOMENT,
      FIRST_SALE
    }

    public enum SellFrom {
      ANY_TIME,
      AFTER_FIRST_STOCK_ROUND,
      AFTER_OPERATING
    }
  }

  @Says("The director of a company lays track.")
  record LayTrack(
      @Says(
              "What may be done in one turn, each line one way: lay, upgrade, lay-plain, lay-city, upgrade-plain, upgrade-city.")
          @Default("[lay, upgrade]")
          List<String> allows,
      @Says("Whether an upgrade must be within reach of one of the company's trains.")
          @Default("no")
          boolean upgradeWithinTrain,
      @Says(
              "What new track must do: connect; extend, which on an upgrade without a station is to bring new track that is in reach; or improve, which on every upgrade is that or a higher value.")
          @Default("connect")
          NewTrack newTrack,
      @Says("Whether the way to new track may lead through cities full of others' markers.")
          @Default("no")
          boolean pastFullCities,
      @Says("What the second tile of a turn costs, and each after it.") @Default("0") @Range
          int moreCosts,
      @Says("Whether an upgraded city must be given the tile with most track to hexsides that there is.")
          @Default("no")
          boolean mostExits,
      @Says("Whether a company whose home has no track must lay its first tile there.") @Default("no")
          boolean homeFirst)
      implements StepSpec {

    public enum NewTrack {
      CONNECT,
      EXTEND,
      IMPROVE
    }
  }

  @Says("The director may place a station marker.")
  record PlaceMarker() implements StepSpec {}

  @Says("A company that reaches its destination places a marker there for nothing, or keeps it.")
  record DestinationMarker(
      @Says("Price of the station marker that it is when it is kept.") @Default("100") @Range
          int keptPrice,
      @Says("Destinations where it takes a space of the city if there is one, now or later.")
          @Default("")
          @Words
          @Reference("map.hexes")
          List<String> inSpaces)
      implements StepSpec {}

  @Says(
      "A company places tokens of privates that it owns; this does not hold play up unless it waits.")
  record PlaceTokens(
      @Says("Whether play waits for it where the step stands, as long as a token can be placed.")
          @Default("no")
          boolean waits,
      @Says("Whether a token is replaced in a later operating round only.") @Default("yes")
          boolean replaceInLaterRound)
      implements StepSpec {}

  @Says("Trains run.")
  record RunTrains(
      @Says("Whether a company that finds a run may not leave all its trains idle.") @Default("no")
          boolean mustRun,
      @Says("Whose runs must bring all the revenue they can.") @Default("nobody") Best best,
      @Says("Whether all trains may stay idle though one of them has to join home and destination.")
          @Default("no")
          boolean idleConnection,
      @Says("Whether trains of a company without a director run by themselves, as well as they can.")
          @Default("no")
          boolean automatic)
      implements StepSpec {

    public enum Best {
      NOBODY,
      /** Companies without a director. */
      WITHOUT_DIRECTOR,
      EVERYBODY
    }
  }

  @Says("What was earned is paid to the shareholders or kept.")
  record Dividend(
      @Says("What may be done with it.") @Default("pay withhold") @Words @Alone List<Kind> kinds,
      @Says(
              "Shares that no player holds whose dividend the company itself receives: in the pool, in the offering, in its own treasury.")
          @Default("")
          @Words
          List<Unsold> companyReceives,
      @Says(
              "What half of an odd revenue is rounded up to a whole amount for each share: kept or paid; else it is kept to the last coin.")
          @Default("neither")
          Half halfRoundsUp,
      @Says("Move of the price when nothing is paid, where it is not that of the market.")
          @Default("")
          String withheldMove)
      implements StepSpec {

    public enum Unsold {
      POOL,
      IPO,
      OWN
    }

    public enum Half {
      NEITHER,
      KEPT,
      PAID
    }

    public enum Kind {
      PAY,
      WITHHOLD,
      HALF
    }
  }

  @Says("The company buys trains.")
  record BuyTrains(
      @Says("Whether trains may be bought from other companies.") @Default("yes")
          boolean fromCompanies,
      @Says("Least price between companies, and the number it must be a multiple of.")
          @Default("1")
          @Range(min = 1)
          int priceStep,
      @Says("Whether a company that has a train may not take another's last one.") @Default("no")
          boolean keepLastTrain,
      @Says("Whether a company without a train must buy one if it can.") @Default("with-route")
          MustOwn mustOwn,
      @Says("Whether the other company's director is asked to agree to the price.") @Default("yes")
          boolean consent,
      @Says(
              "Whether the president must pay what a company lacks for a train that it must own, selling shares if need be: never, for the bank's cheapest train, or also for a train of another company at no more than its face value.")
          @Default("never")
          PresidentPays presidentPays,
      @Says(
              "Whether a company that has its full number of trains may buy another all the same while it could trade one in, and then gives one back.")
          @Default("no")
          boolean tradeInLiftsLimit,
      @Says("Whether these forced sales may change the presidency of other companies.")
          @Default("no")
          boolean salesChangePresidents,
      @Says("Whether all shares of a company that are sold so go in one block.") @Default("no")
          boolean salesInBlocks,
      @Says("Whether loans are taken for a train of the bank by a company that has none.") @Default("no")
          boolean loans)
      implements StepSpec {

    public enum PresidentPays {
      NEVER,
      BANK_ONLY,
      FACE_VALUE
    }

    public enum MustOwn {
      NEVER,
      WITH_ROUTE,
      ALWAYS
    }
  }

  @Says(
      "A player offers a company whose kind is auctioned and bids first; the highest bid is paid into its treasury, and half of it sets the share price.")
  record CompanyAuction(
      @Says("Least first bid.") @Default("100") @Range(min = 1) int least,
      @Says("Least raise, and the number every bid must be a multiple of.")
          @Default("5")
          @Range(min = 1)
          int raise,
      @Says("The company that must be auctioned before any other; empty for any.")
          @Default("")
          @Reference("companies")
          String first,
      @Says("Whether its home marker is placed when the auction begins, and not when it ends.")
          @Default("no")
          boolean markerFirst)
      implements StepSpec {}

  @Says("A company buys back shares of its own from the pool, at the share price.")
  record BuyBackShares() implements StepSpec {}

  @Says("A company pays the interest of loans it has had since before its turn, and pays loans back.")
  record SettleLoans(
      @Says("Whether play waits before it for what may be done at any moment of the turn.")
          @Default("no")
          boolean waits)
      implements StepSpec {}

  @Says("Companies that have just one share may be turned, alone or several together, into one with more.")
  record Merge(
      @Says("The kind of the companies that are formed.") @Reference("kinds") String into,
      @Says("Most companies that merge.") @Default("10") @Range(min = 2, max = 99) int most,
      @Says("The zone in which the price of a company must be that is turned alone.")
          @Default("")
          Optional<Zone> converts,
      @Says("Most markers that it keeps of those of the companies that merge.")
          @Default("2")
          @Range(min = 1, max = 9)
          int keepsMarkers,
      @Says("Whether, where nobody would have two shares, the owner of the earliest to operate must buy one; else nobody directs the company until somebody has.")
          @Default("yes")
          boolean directorBuys,
      @Says("Whether another player whose company is to take part is asked.") @Default("yes")
          boolean consent)
      implements StepSpec {}

  @Says("The state railway places the markers that are kept for it.")
  record PlaceKeptMarkers() implements StepSpec {}

  @Says("The state railway buys the bank's cheapest trains by itself, the first with loans.")
  record BuyCheapest(
      @Says("Whether it buys all its trains before anything else follows from the first; it looks again after that unless all its money was spent.")
          @Default("no")
          boolean together)
      implements StepSpec {}

  @Says("Trains over the limit go back to the bank.")
  record DiscardTrains(
      @Says(
              "When, after a phase has lowered the limit: at the company's own next turn, or at once, company by company in operating order.")
          @Default("own-turn")
          When when)
      implements StepSpec {

    public enum When {
      OWN_TURN,
      AT_ONCE,
      /** At once too, company by company as the design lists them. */
      AT_ONCE_AS_LISTED
    }
  }

  @Says("The state railway takes over a company that has no train at the end of its turn.")
  record TakeOverTrainless(
      @Says("Whether play waits before it for what may be done at any moment of the turn.")
          @Default("no")
          boolean waits)
      implements StepSpec {}

  @Says(
      "A step written in JavaScript: the functions of its name answer who decides, what the choices are and what follows.")
  record Script(@Says("The exported object with decider, choices and apply.") String name)
      implements StepSpec {}
}

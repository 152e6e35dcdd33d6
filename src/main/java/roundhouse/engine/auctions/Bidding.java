package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.AuctionEvent;
import roundhouse.engine.events.TurnEvent;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * Bids on lots, kept in the memory of the top turn. A bid stands until its lot is sold, and its
 * money is set aside until then. One lot at a time may be under auction: its bidders raise or pass
 * in order, starting after the highest bidder, and a player who passes is out.
 *
 * @param raise the minimum raise
 * @param multiple every bid must be a multiple of this
 * @param drops whether players who cannot raise are out without being asked
 * @param highestOnly whether only the money of bids that are the highest on their lots is set aside
 */
record Bidding(int raise, int multiple, boolean drops, boolean highestOnly) {
  private static final MemoryKey<Map<String, Integer>> BIDS = MemoryKey.numbers("bids ");
  private static final MemoryKey<String> AUCTIONED = MemoryKey.text("auctioned");
  private static final MemoryKey<List<String>> IN = MemoryKey.list("in-auction");

  /** The bids on a lot, by player. */
  static Map<String, Integer> bidsOn(FrameMemory memory, String lot) {
    return memory.get(BIDS.of(lot));
  }

  /** The highest bid on a lot, 0 without bids. */
  static int highestBid(FrameMemory memory, String lot) {
    return bidsOn(memory, lot).values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The highest bidder on a lot, which must have a bid. */
  static String highestBidder(FrameMemory memory, String lot) {
    return bidsOn(memory, lot).entrySet().stream()
        .max(Comparator.comparingInt(Map.Entry::getValue))
        .orElseThrow()
        .getKey();
  }

  /** The lot under auction, if any. */
  static Optional<String> auctioned(FrameMemory memory) {
    return Optional.of(memory.get(AUCTIONED)).filter(lot -> !lot.isEmpty());
  }

  /** The next player to bid: the one after the highest bidder. */
  static String nextBidder(FrameMemory memory, String lot) {
    List<String> in = memory.get(IN);
    return in.get((in.indexOf(highestBidder(memory, lot)) + 1) % in.size());
  }

  /** The minimum bid on a lot; {@code first} if it has no bid. */
  int leastBid(FrameMemory memory, String lot, int first) {
    int high = highestBid(memory, lot);
    int least = high == 0 ? first : high + raise;
    return Math.ceilDiv(least, multiple) * multiple;
  }

  /** The highest bid that a player can pay, without money set aside for other lots. */
  int highestAffordable(Game game, String player, String lot) {
    int aside = 0;
    FrameMemory memory = game.turn().memory();
    for (var bids : memory.all(BIDS)) {
      if (!bids.equals(BIDS.of(lot))) aside += setAside(memory.get(bids), player);
    }
    return game.state().player(player).cash() - aside;
  }

  private int setAside(Map<String, Integer> bids, String player) {
    int bid = bids.getOrDefault(player, 0);
    return highestOnly && bid < Collections.max(bids.values()) ? 0 : bid;
  }

  /** The choice to bid on a lot, if the player can afford it. */
  Optional<Choice> choice(Game game, String player, String lot, int first) {
    int least = leastBid(game.turn().memory(), lot, first);
    int most = highestAffordable(game, player, lot) / multiple * multiple;
    if (most < least) return Optional.empty();
    return Optional.of(
        Choice.ranging(
            new Action.Bid(player, lot, least),
            new Choice.Amount(least, most, multiple),
            "bid[ at least {least}][ {chosen}] for {lot}",
            Map.of("least", game.amount(least))));
  }

  /** Records a bid or refuses it. */
  void place(StateTransaction change, Action.Bid bid, int first) {
    Game game = change.game();
    requireAllowed(game, bid, first);
    var bids = new LinkedHashMap<>(bidsOn(game.turn().memory(), bid.lot()));
    bids.put(bid.by(), bid.amount());
    change.remember(BIDS.of(bid.lot()), Collections.unmodifiableMap(bids));
    change.log(new AuctionEvent.BidMade(bid.by(), bid.lot(), game.amount(bid.amount())));
  }

  private void requireAllowed(Game game, Action.Bid bid, int first) {
    int least = leastBid(game.turn().memory(), bid.lot(), first);
    Refusal.unless(
        bid.amount() >= least,
        "raise",
        "a bid for %s must be at least %s",
        bid.lot(),
        game.money(least));
    Refusal.unless(
        bid.amount() % multiple == 0,
        "multiple",
        "bids must be multiples of %s",
        game.money(multiple));
    int most = highestAffordable(game, bid.by(), bid.lot());
    Refusal.unless(
        bid.amount() <= most,
        "bid-money",
        "%s can bid no more than %s for %s after setting aside money for other bids",
        bid.by(),
        game.money(most),
        bid.lot());
  }

  /** Opens the auction of a lot with a bid, among these players in this order. */
  void open(StateTransaction change, String lot, List<String> players) {
    change.remember(AUCTIONED, lot);
    change.remember(IN, players);
    change.log(new AuctionEvent.AuctionBegan(lot));
    dropWhoCannotRaise(change);
  }

  /** The names of all players. */
  static List<String> allPlayers(Game game) {
    return game.state().players().stream().map(Player::name).toList();
  }

  /** Removes a player from the auction. */
  static void pass(StateTransaction change, String player) {
    var in = new ArrayList<>(change.state().top().memory().get(IN));
    in.remove(player);
    change.remember(IN, List.copyOf(in));
    change.log(new TurnEvent.Passed(player));
  }

  /** Removes players who cannot afford a higher bid. */
  void dropWhoCannotRaise(StateTransaction change) {
    if (!drops) return;
    Game game = change.game();
    FrameMemory memory = game.turn().memory();
    String lot = memory.get(AUCTIONED);
    String high = highestBidder(memory, lot);
    int least = leastBid(memory, lot, 0);
    change.remember(
        IN,
        memory.get(IN).stream()
            .filter(player -> player.equals(high) || highestAffordable(game, player, lot) >= least)
            .toList());
  }

  /** Whether only the highest bidder is left in the auction. */
  static boolean decided(FrameMemory memory) {
    return memory.get(IN).size() == 1;
  }

  /** Removes the bids of a sold lot and ends its auction. */
  static void sold(StateTransaction change, String lot) {
    FrameMemory memory = change.state().top().memory().without(BIDS.of(lot));
    if (memory.get(AUCTIONED).equals(lot)) memory = memory.without(AUCTIONED).without(IN);
    change.replaceTop(change.state().top().remembering(memory));
  }
}

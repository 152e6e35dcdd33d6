package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.AuctionEvent;
import roundhouse.engine.events.TurnEvent;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;

/**
 * Players draft privates in secret, from the last seat to the first. A player who cannot pay for
 * any of the cards passes. The last card falls in price with each pass, and goes to the next player
 * at 0. When only blank cards are left, all pay for what they took and receive it.
 */
public final class DraftStep implements Step {
  private static final MemoryKey<List<String>> DECK = MemoryKey.list("deck");
  private static final MemoryKey<String> PLAYER = MemoryKey.text("player");

  private final DraftPrivates rules;

  /** Made from its line in the design. */
  public DraftStep(DraftPrivates rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "draft-privates";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.TakeLot.class, Action.Pass.class);
  }

  /** Deals the cards of the game; there are none left if the round is held again. */
  @Override
  @SuppressWarnings("unchecked")
  public void enter(StateTransaction change) {
    if (!(change.state().flag("", DraftDeck.FLAG) instanceof List<?> cards)) return;
    var deck = (List<String>) cards;
    change.update(change.state().withFlag("", DraftDeck.FLAG, false));
    change.remember(DECK, deck);
    change.remember(PLAYER, change.state().players().getLast().name());
  }

  @Override
  public Optional<Decision> decision(Game game) {
    FrameMemory memory = game.turn().memory();
    if (memory.get(DECK).isEmpty()) return Optional.empty();
    String player = memory.get(PLAYER);
    return Optional.of(
        new Decision(player, List.of(player), name(), "take one of the cards in secret"));
  }

  @Override
  public List<Choice> choices(Game game) {
    String player = game.turn().memory().get(PLAYER);
    var drafted = new DraftedCards(game);
    var all = new ArrayList<Choice>();
    for (String card : top(game)) {
      if (drafted.price(card) > drafted.left(player)) continue;
      var take = new Action.TakeLot(player, card, 0);
      all.add(
          DraftDeck.isBlank(card)
              ? Choice.of(take, "a blank card")
              : Choice.of(
                  take,
                  "{name} for {price}",
                  Map.of(
                      "name",
                      game.design().privates().get(card).name(),
                      "price",
                      game.amount(drafted.price(card)))));
    }
    if (mayPass(game, player)) all.add(Choice.of(new Action.Pass(player), "pass"));
    return all;
  }

  private List<String> top(Game game) {
    List<String> deck = game.turn().memory().get(DECK);
    int shown = game.state().players().size() + rules.more();
    return deck.subList(0, Math.min(deck.size(), shown));
  }

  private boolean mayPass(Game game, String player) {
    List<String> cards = top(game);
    var drafted = new DraftedCards(game);
    boolean none = cards.stream().noneMatch(card -> drafted.price(card) <= drafted.left(player));
    return none || isLast(game);
  }

  private static boolean isLast(Game game) {
    return game.turn().memory().get(DECK).size() == 1;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Game game = change.game();
    if (action instanceof Action.TakeLot take) take(change, take);
    else {
      Refusal.unless(mayPass(game, action.by()), "draft", "%s must take a card", action.by());
      pass(change, action.by());
    }
  }

  private void take(StateTransaction change, Action.TakeLot take) {
    Game game = change.game();
    List<String> cards = top(game);
    var drafted = new DraftedCards(game);
    Refusal.unless(
        cards.contains(take.lot()),
        "lot",
        "%s is not among the cards to choose from: %s",
        take.lot(),
        String.join(", ", cards));
    Refusal.unless(
        drafted.price(take.lot()) <= drafted.left(take.by()),
        "money",
        "%s cannot pay %s for %s as well",
        take.by(),
        game.money(drafted.price(take.lot())),
        take.lot());
    taken(change, take);
  }

  private void taken(StateTransaction change, Action.TakeLot take) {
    Game game = change.game();
    var random = SeededRandom.of(game.design(), game.state().random());
    List<String> deck = game.turn().memory().get(DECK);
    change.remember(DECK, DraftDeck.without(take.lot(), deck, top(game).size(), random));
    change.update(change.state().withRandom(random.state()));
    if (!DraftDeck.isBlank(take.lot())) DraftedCards.add(change, take);
    change.log(new AuctionEvent.CardDrafted(take.by()));
    next(change, take.by());
  }

  private void pass(StateTransaction change, String player) {
    change.log(new TurnEvent.Passed(player));
    boolean last = isLast(change.game());
    String card = top(change.game()).getFirst();
    if (last) fall(change, card);
    next(change, player);
    if (last && new DraftedCards(change.game()).price(card) == 0)
      taken(change, new Action.TakeLot(change.state().top().memory().get(PLAYER), card, 0));
  }

  private void fall(StateTransaction change, String card) {
    DraftedCards.fall(change, card, rules.fall());
    int price = new DraftedCards(change.game()).price(card);
    change.log(new AuctionEvent.LotPriceFell(card, change.game().amount(price)));
  }

  private static void next(StateTransaction change, String after) {
    int seats = change.state().players().size();
    int seat = Math.floorMod(change.game().seat(after) - 1, seats);
    change.remember(PLAYER, change.state().players().get(seat).name());
    List<String> deck = change.state().top().memory().get(DECK);
    if (deck.stream().allMatch(DraftDeck::isBlank)) {
      change.remember(DECK, List.of());
      DraftedCards.settle(change);
    }
  }
}

package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
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
 * Players draft privates in secret, from the last seat to the first. Whoever cannot pay for any of
 * the cards passes. The last card falls in price with each pass. When only blank cards are left,
 * all pay for what they took and receive it.
 */
public final class DraftStep implements Step {
  private static final MemoryKey<List<String>> DECK = MemoryKey.list("deck");
  private static final MemoryKey<String> PLAYER = MemoryKey.text("player");
  private static final MemoryKey<Map<String, Integer>> FALLEN = MemoryKey.numbers("fallen");

  /** Turn memory: what was taken and by whom, as card and player by turns. */
  private static final MemoryKey<List<String>> TAKEN = MemoryKey.list("taken");

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

  @Override
  @SuppressWarnings("unchecked")
  public void enter(StateTransaction change) {
    var deck = (List<String>) change.state().flag("", DraftDeck.FLAG);
    change.update(change.state().withFlag("", DraftDeck.FLAG, false));
    change.remember(DECK, deck);
    change.remember(PLAYER, change.state().players().getLast().name());
    change.update(change.state().withPriority(change.state().players().getFirst().name()));
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
    var all = new ArrayList<Choice>();
    for (String card : top(game)) {
      if (price(game, card) > left(game, player)) continue;
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
                      game.amount(price(game, card)))));
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
    boolean none = cards.stream().noneMatch(card -> price(game, card) <= left(game, player));
    return none || isLast(game) && price(game, cards.getFirst()) > 0;
  }

  private static boolean isLast(Game game) {
    return game.turn().memory().get(DECK).size() == 1;
  }

  private static int price(Game game, String card) {
    if (DraftDeck.isBlank(card)) return 0;
    var spec = game.design().privates().get(card);
    int fallen = game.turn().memory().get(FALLEN).getOrDefault(card, 0);
    return Math.max(0, spec.openingPrice().orElse(spec.price()) - fallen);
  }

  /** What a player can still pay after all that was taken. */
  private static int left(Game game, String player) {
    int left = game.state().player(player).cash();
    List<String> taken = game.turn().memory().get(TAKEN);
    for (int i = 0; i < taken.size(); i += 2)
      if (taken.get(i + 1).equals(player)) left -= price(game, taken.get(i));
    return left;
  }

  /** The player who took a private in the draft that is under way. */
  public static Optional<String> taker(Game game, String id) {
    List<String> taken = game.turn().memory().get(TAKEN);
    for (int i = 0; i < taken.size(); i += 2)
      if (taken.get(i).equals(id)) return Optional.of(taken.get(i + 1));
    return Optional.empty();
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
    Refusal.unless(
        cards.contains(take.lot()),
        "lot",
        "%s is not among the cards to choose from: %s",
        take.lot(),
        String.join(", ", cards));
    Refusal.unless(
        price(game, take.lot()) <= left(game, take.by()),
        "money",
        "%s cannot pay %s for %s as well",
        take.by(),
        game.money(price(game, take.lot())),
        take.lot());
    var random = SeededRandom.of(game.design(), game.state().random());
    List<String> deck = game.turn().memory().get(DECK);
    change.remember(DECK, DraftDeck.without(take.lot(), deck, cards.size(), random));
    change.update(change.state().withRandom(random.state()));
    if (!DraftDeck.isBlank(take.lot())) {
      var taken = new ArrayList<>(game.turn().memory().get(TAKEN));
      taken.addAll(List.of(take.lot(), take.by()));
      change.remember(TAKEN, List.copyOf(taken));
    }
    change.log(new AuctionEvent.CardDrafted(take.by()));
    next(change, take.by());
  }

  private void pass(StateTransaction change, String player) {
    change.log(new TurnEvent.Passed(player));
    Game game = change.game();
    if (isLast(game)) {
      String card = game.turn().memory().get(DECK).getFirst();
      var fallen = new LinkedHashMap<>(game.turn().memory().get(FALLEN));
      fallen.merge(card, rules.fall(), Integer::sum);
      change.remember(FALLEN, Collections.unmodifiableMap(fallen));
      int price = price(change.game(), card);
      change.log(new AuctionEvent.LotPriceFell(card, change.game().amount(price)));
    }
    next(change, player);
  }

  private static void next(StateTransaction change, String after) {
    int seats = change.state().players().size();
    int seat = Math.floorMod(change.game().seat(after) - 1, seats);
    change.remember(PLAYER, change.state().players().get(seat).name());
    List<String> deck = change.state().top().memory().get(DECK);
    if (deck.stream().allMatch(DraftDeck::isBlank)) settle(change);
  }

  /** All pay for what they took and receive it. */
  private static void settle(StateTransaction change) {
    Game drafted = change.game();
    List<String> taken = drafted.turn().memory().get(TAKEN);
    change.remember(DECK, List.of());
    for (int i = 0; i < taken.size(); i += 2)
      Lots.give(change, taken.get(i), taken.get(i + 1), price(drafted, taken.get(i)));
  }
}

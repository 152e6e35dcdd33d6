package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** The cards that players took in the draft of the top turn, and what each costs. */
public record DraftedCards(Game game) {
  private static final MemoryKey<Map<String, Integer>> FALLEN = MemoryKey.numbers("fallen");

  /** Turn memory: what was taken and by whom, cards and players alternating. */
  private static final MemoryKey<List<String>> TAKEN = MemoryKey.list("taken");

  private List<String> taken() {
    return game.turn().memory().get(TAKEN);
  }

  /** The price of a card, taken or not. */
  int price(String card) {
    if (DraftDeck.isBlank(card)) return 0;
    var spec = game.design().privates().get(card);
    int fallen = game.turn().memory().get(FALLEN).getOrDefault(card, 0);
    return Math.max(0, spec.openingPrice().orElse(spec.price()) - fallen);
  }

  /** What a player can still pay after all that was taken. */
  int left(String player) {
    int left = game.state().player(player).cash();
    List<String> taken = taken();
    for (int i = 0; i < taken.size(); i += 2)
      if (taken.get(i + 1).equals(player)) left -= price(taken.get(i));
    return left;
  }

  /** The player who took a private in the draft that is under way. */
  public Optional<String> taker(String id) {
    List<String> taken = taken();
    for (int i = 0; i < taken.size(); i += 2)
      if (taken.get(i).equals(id)) return Optional.of(taken.get(i + 1));
    return Optional.empty();
  }

  static void add(StateTransaction change, Action.TakeLot take) {
    var taken = new ArrayList<>(new DraftedCards(change.game()).taken());
    taken.addAll(List.of(take.lot(), take.by()));
    change.remember(TAKEN, List.copyOf(taken));
  }

  /** Lowers the price of a card. */
  static void fall(StateTransaction change, String card, int amount) {
    var fallen = new LinkedHashMap<>(change.state().top().memory().get(FALLEN));
    fallen.merge(card, amount, Integer::sum);
    change.remember(FALLEN, Collections.unmodifiableMap(fallen));
  }

  /** All pay for what they took and receive it. */
  static void settle(StateTransaction change) {
    var drafted = new DraftedCards(change.game());
    List<String> taken = drafted.taken();
    for (int i = 0; i < taken.size(); i += 2)
      Lots.give(change, taken.get(i), Holder.named(taken.get(i + 1)), drafted.price(taken.get(i)));
  }
}

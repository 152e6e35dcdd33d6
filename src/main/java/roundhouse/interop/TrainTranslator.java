package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.trains.Trains;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * Finds our card for a recorded train: one of its type in the right place, because cards of a type
 * are equal.
 */
final class TrainTranslator {
  private final Title title;
  private final GameState state;

  TrainTranslator(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  /**
   * Our card for a train of a company; the recorded name if the company has no train of that type.
   */
  String of(String company, String recorded) {
    List<Train> owned =
        state.companies().containsKey(company) ? state.company(company).trains() : List.of();
    return pick(owned, recorded).map(Train::id).orElse(recorded);
  }

  /** A train that is bought by the power of a private is bought by its owner. */
  Translation purchase(RecordedAction action, JsonNode told) {
    String by = ActionTranslator.actor(action, state);
    String recorded = side(action);
    int price = action.number("price");
    String from = told.path("from").asText(holder(recorded));
    if (state.companies().containsKey(from)) {
      return Translation.of(new Action.BuyTrain(by, of(from, recorded), from, price));
    }
    Optional<Train> next = fresh(recorded);
    if (action.has("exchange")) {
      String given = of(by, action.text("exchange"));
      String card = forExchange(recorded).map(Train::id).orElse(recorded);
      return Translation.of(new Action.TradeInTrain(by, card, given, price));
    }
    if (next.isPresent() && !pooled(from, recorded)) {
      return Translation.of(new Action.BuyTrain(by, next.get().id(), Holder.BANK.name(), price));
    }
    String card = pick(state.depot().pool(), recorded).map(Train::id).orElse(recorded);
    return Translation.of(new Action.BuyTrain(by, card, Holder.POOL.name(), price));
  }

  /** A card bought as its other side is named by that side's type. */
  private static String side(RecordedAction action) {
    String card = action.text("train");
    return action.has("variant") && !action.text("variant").isEmpty()
        ? action.text("variant") + card.substring(Math.max(0, card.lastIndexOf('-')))
        : card;
  }

  /** The very card if it was given back, else the next new one, else any of the pool. */
  private Optional<Train> forExchange(String recorded) {
    List<Train> pool = state.depot().pool();
    return pool.stream()
        .filter(train -> train.id().equals(recorded))
        .findFirst()
        .or(() -> fresh(recorded))
        .or(() -> pick(pool, recorded));
  }

  /** The next new train of the type. */
  private Optional<Train> fresh(String recorded) {
    return Trains.newTrains(new Game(title, state)).stream()
        .filter(train -> train.type().equals(type(recorded)))
        .findFirst();
  }

  /** Whether the train comes from the pool: the recording says so, or this very card is there. */
  private boolean pooled(String from, String recorded) {
    if (from.equals("Depot"))
      return state.depot().pool().stream().anyMatch(train -> isCard(train, recorded))
          && fresh(recorded).filter(train -> isCard(train, recorded)).isEmpty();
    return !from.isEmpty() && pick(state.depot().pool(), recorded).isPresent();
  }

  private String holder(String recorded) {
    return state.companies().values().stream()
        .filter(company -> company.trains().stream().anyMatch(train -> isCard(train, recorded)))
        .map(company -> company.id())
        .findFirst()
        .orElse("");
  }

  /** Whether a card is the recorded one, which is always named by its front. */
  boolean isCard(Train train, String recorded) {
    return train.id().equals(recorded)
        || Trains.front(new Game(title, state), train).id().equals(recorded);
  }

  /** The same card if it is there, or any of its type. */
  private Optional<Train> pick(List<Train> cards, String recorded) {
    return cards.stream()
        .filter(train -> isCard(train, recorded))
        .findFirst()
        .or(() -> cards.stream().filter(train -> train.type().equals(type(recorded))).findFirst());
  }

  /** The type of a recorded train, written as "type-instance". */
  String type(String recorded) {
    if (title.design().trains().containsKey(recorded)) return recorded;
    return recorded.contains("-") ? recorded.substring(0, recorded.lastIndexOf('-')) : recorded;
  }
}

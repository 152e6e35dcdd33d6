package roundhouse.position;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;

/**
 * Completes an action as people write it: the one who must decide acts, a train type stands for the
 * first card of that type, or with its other side, and "best" for the best runs.
 */
final class ActionResolver {
  private static final String BEST = "best";

  private final Game game;

  ActionResolver(Game game) {
    this.game = game;
  }

  Action of(Action written) {
    return switch (written.by().isEmpty() ? by(written) : written) {
      case Action.BuyTrain buy ->
          new Action.BuyTrain(
              buy.by(), card(buy.train(), seller(buy.from())), buy.from(), buy.price());
      case Action.TradeInTrain trade ->
          new Action.TradeInTrain(
              trade.by(),
              card(trade.train(), bank()),
              card(trade.given(), owned(trade.by())),
              trade.price());
      case Action.DiscardTrain given ->
          new Action.DiscardTrain(given.by(), card(given.train(), owned(given.by())));
      case Action.RunTrains run -> runs(run);
      case Action other -> other;
    };
  }

  /** The action, taken by the player or company that must decide now. */
  private Action by(Action written) {
    String entity = Engine.decision(game.title(), game.state()).map(Decision::entity).orElse("");
    RecordComponent[] components = written.getClass().getRecordComponents();
    Object[] values =
        Arrays.stream(components)
            .map(component -> component.getName().equals("by") ? entity : value(component, written))
            .toArray();
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
      return (Action) written.getClass().getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object value(RecordComponent component, Action action) {
    try {
      return component.getAccessor().invoke(action);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Action runs(Action.RunTrains run) {
    if (run.runs().size() == 1 && run.runs().getFirst().train().equals(BEST)) return best(run);
    List<Train> owned = owned(run.by());
    return new Action.RunTrains(
        run.by(),
        run.runs().stream()
            .map(each -> new Run(card(each.train(), owned), each.track(), each.calls()))
            .toList());
  }

  private Action best(Action.RunTrains run) {
    Optional<Action> best =
        Engine.choices(game.title(), game.state()).stream()
            .map(Choice::action)
            .filter(Action.RunTrains.class::isInstance)
            .findFirst();
    return best.orElseGet(() -> new Action.RunTrains(run.by(), List.of()));
  }

  private List<Train> seller(String from) {
    if (Holder.BANK.is(from))
      return Stream.concat(
              game.state().depot().upcoming().stream(), Engine.trainsForSale(game).stream())
          .toList();
    return Holder.POOL.is(from) ? game.state().depot().pool() : owned(from);
  }

  /** New trains, and behind them those that were given back. */
  private List<Train> bank() {
    return Stream.of(Holder.BANK, Holder.POOL)
        .flatMap(holder -> seller(holder.name()).stream())
        .toList();
  }

  private List<Train> owned(String company) {
    GameState state = game.state();
    return state.companies().containsKey(company) ? state.company(company).trains() : List.of();
  }

  /** The card for a train type; card names and unknown types stay unchanged. */
  private static String card(String written, List<Train> trains) {
    return trains.stream()
        .filter(train -> train.type().equals(written))
        .findFirst()
        .map(Train::id)
        .orElse(written);
  }
}

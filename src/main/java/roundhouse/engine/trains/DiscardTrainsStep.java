package roundhouse.engine.trains;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Company;
import roundhouse.game.Train;

/**
 * A company over the train limit discards trains to the bank, which may sell them again. Its
 * president chooses them.
 */
public final class DiscardTrainsStep implements Step {
  @Override
  public String name() {
    return "discard-trains";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.DiscardTrain.class);
  }

  @Override
  public boolean mayComeFirst(Game game, Action action) {
    return action instanceof Action.DiscardTrain discard
        && ExcessTrains.inAnyOrder(game)
        && ExcessTrains.waits(game, discard.by());
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    int limit = Trains.limit(game, company);
    if (Trains.counted(game, company) <= limit) return Optional.empty();
    return Optional.of(
        Decisions.of(game, company, name(), "discard trains over the limit of " + limit));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    return company.trains().stream()
        .filter(train -> !Trains.isObsolete(game, train))
        .map(Train::type)
        .distinct()
        .map(
            type ->
                company.trains().stream()
                    .filter(train -> train.type().equals(type))
                    .findFirst()
                    .orElseThrow())
        .map(
            train ->
                Choice.of(
                    new Action.DiscardTrain(company.id(), train.id()),
                    "discard a {type}-train",
                    Map.of("type", train.type())))
        .toList();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var discard = (Action.DiscardTrain) action;
    Refusal.unless(
        !Trains.isObsolete(change.game(), Trains.named(change.game(), discard.train())),
        "trains",
        "the %s is obsolete: it leaves after its next run",
        Train.words(discard.train()));
    Company company = change.company(discard.by());
    Train train =
        company.trains().stream()
            .filter(each -> each.id().equals(discard.train()))
            .findFirst()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "trains", "%s has no %s", company.id(), Train.words(discard.train())));
    if (ExcessTrains.leave(change.game())) change.update(company.losing(train));
    else Trains.toPool(change, company.id(), train);
    change.log(new TrainEvent.TrainDiscarded(company.id(), train.type()));
  }
}

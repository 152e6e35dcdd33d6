package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.GameState;
import roundhouse.lab.invariants.Invariants;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.StateTransition;

/**
 * Leaves recorded games at many points: every action that the rules offer there must be accepted
 * and keep the laws of games, and so must a few random actions after it.
 */
final class DetoursCommand {
  private static final int EVERY = 7;
  private static final int ON = 12;

  private final PrintStream out;
  private final Set<String> told = new TreeSet<>();
  private final SeededRandom chance;
  private final Instant end;
  private int tried;

  private DetoursCommand(PrintStream out, long seed, Instant end) {
    this.out = out;
    this.chance = new SeededRandom(seed);
    this.end = end;
  }

  /** Arguments: DESIGN [EVERY] [SEED] [MINUTES]. */
  static void run(List<String> arguments, PrintStream out) throws IOException {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    int every = number(arguments, 1, EVERY);
    int seed = number(arguments, 2, 1);
    Instant end = Instant.now().plus(Duration.ofMinutes(number(arguments, 3, 10)));
    var command = new DetoursCommand(out, seed, end);
    int games = 0;
    for (RecordedGames.Game game : RecordedGames.of(design)) {
      if (Instant.now().isAfter(end)) break;
      command.leave(game, every, seed);
      games++;
    }
    out.printf("%s: %d games left, %d actions tried%n", design, games, command.tried);
    if (!command.told.isEmpty()) throw new IOException(command.told.size() + " kinds of faults");
  }

  private static int number(List<String> arguments, int index, int otherwise) {
    return arguments.size() > index ? Integer.parseInt(arguments.get(index)) : otherwise;
  }

  private void leave(RecordedGames.Game game, int every, int seed) {
    List<GameState> states = SavedGameReplay.of(game.title(), game.log()).states();
    for (int index = seed % every; index < states.size(); index += every) {
      if (Instant.now().isAfter(end)) return;
      String where = "%s after %d actions".formatted(game.name(), index);
      tryAll(game.title(), states.get(index), where);
      if (index < game.log().actions().size())
        offered(game.title(), states.get(index), game.log().actions().get(index), where);
    }
  }

  /**
   * What was played must be offered, where all choices of its kind are listed. A discard is offered
   * to the company that is asked, though another's may come first.
   */
  private void offered(Title title, GameState state, Action played, String where) {
    boolean listed =
        !(played instanceof Action.RunTrains
            || played instanceof Action.Start
            || played instanceof Action.Bid);
    boolean early =
        played instanceof Action.DiscardTrain
            && Engine.decision(title, state)
                .filter(asked -> asked.entity().equals(played.by()))
                .isEmpty();
    if (!listed || early) return;
    List<Choice> choices = Engine.choices(title, state);
    if (choices.stream().anyMatch(choice -> covers(choice, played))) return;
    List<String> others =
        choices.stream()
            .filter(choice -> choice.action().getClass() == played.getClass())
            .map(choice -> choice.action() + " " + choice.amount().orElse(null))
            .toList();
    tell(
        "not offered: " + played.getClass().getSimpleName(),
        where + ": " + played + " of " + others);
  }

  /** Cards of one type and owner are offered once. */
  private static boolean covers(Choice choice, Action played) {
    if (choice.action().equals(played)) return true;
    if (choice.action() instanceof Action.BuyTrain offer
        && played instanceof Action.BuyTrain purchase)
      return type(offer.train()).equals(type(purchase.train()))
          && offer.from().equals(purchase.from())
          && choice
              .amount()
              .map(range -> range.min() <= purchase.price() && purchase.price() <= range.max())
              .orElse(offer.price() == purchase.price());
    if (choice.action() instanceof Action.DiscardTrain offer
        && played instanceof Action.DiscardTrain discard)
      return offer.by().equals(discard.by()) && type(offer.train()).equals(type(discard.train()));
    return choice.amount().isPresent() && amounts(choice).contains(played);
  }

  private static String type(String train) {
    return train.substring(0, train.lastIndexOf('-'));
  }

  private static List<Action> amounts(Choice choice) {
    var all = new ArrayList<Action>();
    Choice.Amount amount = choice.amount().orElseThrow();
    for (int value = amount.min(); value <= amount.max(); value += Math.max(1, amount.step()))
      all.add(choice.withAmount(value));
    return all;
  }

  private void tryAll(Title title, GameState state, String where) {
    for (Choice choice : Engine.choices(title, state)) {
      for (Action action : ends(choice)) {
        Optional<GameState> after = taken(title, state, action, where);
        after.ifPresent(there -> goOn(title, there, where + ", then " + action));
      }
    }
  }

  private static List<Action> ends(Choice choice) {
    return choice
        .amount()
        .map(amount -> List.of(choice.withAmount(amount.min()), choice.withAmount(amount.max())))
        .orElse(List.of(choice.action()));
  }

  private void goOn(Title title, GameState from, String where) {
    GameState state = from;
    if (chance.below(4) > 0) return;
    for (int step = 0; step < ON && !state.over(); step++) {
      List<Choice> choices = Engine.quickChoices(title, state);
      if (choices.isEmpty()) {
        tell("stuck", where);
        return;
      }
      List<Action> actions = ends(choices.get(chance.below(choices.size())));
      Optional<GameState> after =
          taken(title, state, actions.get(chance.below(actions.size())), where);
      if (after.isEmpty()) return;
      state = after.get();
    }
  }

  private Optional<GameState> taken(Title title, GameState state, Action action, String where) {
    tried++;
    try {
      return switch (Engine.apply(title, state, action)) {
        case Result.Applied applied -> {
          Invariants.broken(
                  new StateTransition(title, state, action, applied.state(), applied.events()))
              .map(SimulationOutcome::says)
              .ifPresent(broken -> tell(broken, where + ": " + action));
          yield Optional.of(applied.state());
        }
        case Result.Refused refused -> refused(refused, action, where);
        case Result.Failed failed -> {
          tell(failed.failure().says(), where + ": " + action);
          yield Optional.empty();
        }
      };
    } catch (HookFailure failure) {
      tell(failure.says(), where + ": " + action);
      return Optional.empty();
    }
  }

  private Optional<GameState> refused(Result.Refused refused, Action action, String where) {
    String kind = "refused " + action.getClass().getSimpleName() + " by " + refused.rule();
    tell(kind, where + ": " + action + ": " + refused.reason());
    return Optional.empty();
  }

  /** Each kind of fault once. */
  private void tell(String kind, String what) {
    if (told.add(kind)) out.println(kind + "\n    " + what);
  }
}

package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.TurnKinds;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;

/**
 * Begins a turn in a state that was set up.
 *
 * @param state without a turn
 */
record TurnSetup(Title title, GameState state) {
  /**
   * The turn of a player in a round, at its beginning or at a step. A turn of its own kind is
   * played within the round of the players.
   */
  GameState ofPlayer(String named, String player, Optional<String> step) {
    GameState in = state.with(new Calendar(state.calendar().set(), 1, 0));
    String round = around(named, turns -> turns == RoundSpec.Turns.PLAYERS);
    return turn(
        in,
        new Frame(Frame.Kind.ROUND, round, "", 0, FrameMemory.EMPTY.with(Rounds.NEXT, player)),
        named,
        player,
        step(named, step));
  }

  /**
   * The turn of a company in a round, at its beginning or at a step; the other companies follow. A
   * turn of its own kind, or a special one, is played within the operating round.
   */
  GameState ofCompany(String named, String company, Optional<String> step) {
    GameState in = state.with(operatingRound());
    String round =
        around(
            TurnKinds.roundOf(title.design(), named),
            turns -> turns == RoundSpec.Turns.BY_PRICE || turns == RoundSpec.Turns.COMPANIES);
    var frame =
        new Frame(
            Frame.Kind.ROUND, round, "", 0, FrameMemory.EMPTY.with(Rounds.DONE, List.of(company)));
    Game game = new Game(title, in);
    String kind = round.equals(named) ? TurnKinds.of(game, frame, company) : named;
    if (round.equals(named)) kind = specialWith(step, kind).orElse(kind);
    return turn(in, frame, kind, company, step(kind, step));
  }

  /** The first round with such turns around special ones; the round of that name for others. */
  private String around(String named, Predicate<RoundSpec.Turns> turns) {
    Map<String, RoundSpec> rounds = title.design().rounds();
    if (rounds.get(named).turns() != RoundSpec.Turns.SPECIAL) return named;
    return title.design().then().stream()
        .filter(round -> turns.test(rounds.get(round).turns()))
        .findFirst()
        .orElse(named);
  }

  private Calendar operatingRound() {
    Calendar given = state.calendar();
    int number = Math.max(1, given.number());
    int rounds =
        given.rounds() > 0
            ? given.rounds()
            : title.design().phases().get(state.phase()).operatingRounds();
    if (number > rounds)
      throw new ImpossiblePosition(
          "the set has %s operating rounds, so this cannot be number %s: give 'operating-rounds'"
              .formatted(rounds, number));
    return new Calendar(Math.max(1, given.set()), number, rounds);
  }

  /** The special turn that a step belongs to which is none of the ordinary turn. */
  private Optional<String> specialWith(Optional<String> step, String ordinary) {
    return step.map(TurnSetup::plain)
        .filter(name -> !steps(ordinary).contains(name))
        .flatMap(
            name ->
                title.design().rounds().entrySet().stream()
                    .filter(round -> round.getValue().turns() == RoundSpec.Turns.SPECIAL)
                    .map(Map.Entry::getKey)
                    .filter(kind -> steps(kind).contains(name))
                    .findFirst());
  }

  /** The name of a step, without what marks it as one of a script. */
  private static String plain(String step) {
    return step.replaceFirst("^script ", "");
  }

  private List<String> steps(String kind) {
    return Engine.steps(title, kind);
  }

  /** The index of a step by name; the first if no name is given. */
  private int step(String round, Optional<String> name) {
    if (name.isEmpty()) return 0;
    List<String> steps = steps(round);
    String wanted = plain(name.get());
    if (!steps.contains(wanted))
      throw new ImpossiblePosition(
          "a turn in the round '%s' has no step '%s': %s"
              .formatted(round, name.get(), SpellingHint.fix(name.get(), steps)));
    return steps.indexOf(wanted);
  }

  private GameState turn(GameState in, Frame round, String kind, String entity, int step) {
    var memory = FrameMemory.EMPTY.with(Turns.ENTERED, step);
    GameState begun =
        in.withStack(
            List.of(
                CompanyOrder.begun(new Game(title, in), round),
                new Frame(Frame.Kind.TURN, kind, entity, step, memory)));
    return switch (Engine.settled(title, begun)) {
      case Result.Applied applied -> applied.state();
      case Result.Refused refused -> throw new ImpossiblePosition(refused.reason());
      case Result.Failed failed -> throw failed.failure();
    };
  }
}

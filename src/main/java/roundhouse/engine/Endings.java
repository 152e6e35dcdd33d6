package roundhouse.engine;

import roundhouse.design.EndTiming;
import roundhouse.design.RoundSpec;
import roundhouse.game.Frame;
import roundhouse.game.GameState.Ending;

/** What ends the game, and when after it happens. The first cause that arises decides. */
final class Endings {
  static final String BANK_BROKEN = "bank-broken";
  static final String LAST_PHASE = "last-phase";

  private Endings() {}

  /** Looks for causes that may arise anywhere. */
  static void watch(Change change) {
    Game game = change.game();
    if (game.state().ending().isEmpty()
        && Money.bankBroken(game)
        && game.ask(GameHooks.BANK_CAN_BREAK, new GameHooks.BankCanBreak())) {
      cause(change, BANK_BROKEN);
    }
  }

  /** Whether a phase is the last that there is. */
  static boolean isLast(Game game, roundhouse.design.PhaseSpec phase) {
    return game.design().phases().keySet().stream().toList().getLast().equals(phase.name());
  }

  /** A cause of the design's list has arisen. */
  static void cause(Change change, String cause) {
    EndTiming timing = change.title().design().ends().get(cause);
    if (timing == null) return;
    boolean operating = Rounds.operating(change.game(), change.state().round());
    EndTiming.When when = operating ? timing.operating() : timing.stock();
    cause(change, cause, when == EndTiming.When.FULL_SET ? fullSet(change) : Names.words(when));
  }

  /** This set when it is in its first operating round and that is not over, which then has as many as the phase says; else the next. */
  private static String fullSet(Change change) {
    var calendar = change.state().calendar();
    boolean operating = Rounds.operating(change.game(), change.state().round());
    boolean over = change.state().round().memory().is(Rounds.OVER);
    if (!operating || over || calendar.number() > 1) return "next-set";
    int rounds = change.game().phase().operatingRounds();
    change.become(change.state().with(new roundhouse.game.Calendar(calendar.set(), 1, rounds)));
    return "this-set";
  }

  /** A cause has arisen that ends the game then; a later end never displaces an earlier one. */
  static void cause(Change change, String cause, String when) {
    var state = change.state();
    if (state.ending().isPresent() && !when.equals("at-once")) return;
    change.become(state.ending(new Ending(cause, when, state.calendar().set())));
    change.follows("", "%s: the game ends %s", Names.sentence(cause), Names.spaced(when));
    if (when.equals("at-once")) finish(change);
  }

  /** Ends the game when its time has come at the end of the round on top. */
  static void atEndOfRound(Change change, Frame round) {
    var state = change.state();
    if (state.ending().isEmpty() || state.over()) return;
    var calendar = state.calendar();
    boolean operating =
        Rounds.spec(change.game(), round.name()).turns() == RoundSpec.Turns.BY_PRICE;
    boolean lastOfSet = operating && calendar.number() >= calendar.rounds();
    Ending ending = state.ending().get();
    boolean now =
        switch (ending.when()) {
          case "this-turn", "this-round" -> true;
          case "next-operating-round" -> operating;
          case "this-set" -> lastOfSet;
          case "next-set" -> lastOfSet && calendar.set() > ending.set();
          default -> false;
        };
    if (now) finish(change);
  }

  /** Ends the game when it was to end with the turn that is over. */
  static void atEndOfTurn(Change change) {
    boolean now =
        change.state().ending().filter(ending -> ending.when().equals("this-turn")).isPresent();
    if (now && !change.state().over()) finish(change);
  }

  private static void finish(Change change) {
    Loans.settleAtEnd(change);
    change.become(change.state().ended());
    Game game = change.game();
    String best =
        game.state().players().stream()
            .max(java.util.Comparator.comparingInt(player -> Worth.of(game, player)))
            .map(player -> player.name() + " with " + game.money(Worth.of(game, player)))
            .orElse("nobody");
    change.heading(
        "The game is over (%s): %s wins",
        Names.spaced(change.state().ending().map(Ending::cause).orElse("")), best);
  }
}

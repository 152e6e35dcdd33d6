package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.RoundSpec;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;
import roundhouse.game.Memory;

/** Rounds: whose turn is next, when a round is over, and which follows. What a round remembers is in its frame. */
final class Rounds {
  /** The round ends before its time. */
  static final String BROKEN_OFF = "broken-off";

  /** The round is over but for what follows from its end. */
  static final String OVER = "over";
  static final String DONE = "done";
  private static final String PASSES = "passes";
  private static final String NEXT = "next";
  private static final String LAST = "last";

  /** What a turn remembers: the player who dealt last in it, if that was another; the next turn is left of him. */
  static final String DEALT = "dealt";

  private Rounds() {}

  static RoundSpec spec(Game game, String name) {
    RoundSpec spec = game.design().rounds().get(name);
    if (spec == null) throw Refusal.because("rounds", "the design has no round named %s", name);
    return spec;
  }

  /** Whether the round is one in which companies operate. */
  static boolean operating(Game game, Frame round) {
    return spec(game, round.name()).turns() == RoundSpec.Turns.BY_PRICE;
  }

  static void begin(Change change, String name) {
    RoundSpec spec = spec(change.game(), name);
    change.become(change.state().with(RoundSequence.dated(change.game(), name, spec)));
    change.push(new Frame(Frame.Kind.ROUND, name, "", 0, Memory.EMPTY));
    change.heading("%s", title(change.game()));
    if (spec.turns() == RoundSpec.Turns.PLAYERS) {
      String first = change.state().priority();
      change.remember(NEXT, first.isEmpty() ? change.state().players().getFirst().name() : first);
    }
    Connections.lookAtAll(change);
    if (spec.turns() == RoundSpec.Turns.BY_PRICE) HomeMarkers.operatingRound(change);
    if (spec.privatesPay()) Privates.payIncome(change);
    Events.tell(change, RoundHooks.ROUND_STARTED, new RoundHooks.RoundStarted(name));
  }

  /** Gives the next turn of the round on top, or ends it. */
  static void advance(Change change) {
    Frame round = change.state().top();
    if (round.memory().is(BROKEN_OFF)) {
      end(change);
      return;
    }
    if (Connections.pushed(change)) return;
    Optional<String> next =
        switch (spec(change.game(), round.name()).turns()) {
          case ONCE, SPECIAL -> round.memory().words(DONE).isEmpty() ? Optional.of("") : Optional.empty();
          case PLAYERS ->
              round.memory().number(PASSES) < change.state().players().size()
                  ? Optional.of(round.memory().text(NEXT))
                  : Optional.empty();
          case BY_PRICE, COMPANIES -> CompanyOrder.nextCompany(change.game(), round);
        };
    if (next.isEmpty()) {
      end(change);
      return;
    }
    var done = new ArrayList<>(round.memory().words(DONE));
    done.add(next.get());
    if (spec(change.game(), round.name()).turns() != RoundSpec.Turns.PLAYERS)
      change.remember(DONE, List.copyOf(done));
    String kind = turnOf(change.game(), round, next.get());
    Turns.push(change, kind, next.get());
    if (operating(change.game(), round)) HomeMarkers.turn(change, next.get());
    Events.tell(change, RoundHooks.TURN_STARTED, new RoundHooks.TurnStarted(kind, next.get()));
  }

  /** The kind of turn that somebody has in a round: its own, where its kind of company has one. */
  private static String turnOf(Game game, Frame round, String entity) {
    boolean company = game.state().companies().containsKey(entity);
    String own = company && operating(game, round) ? game.design().kindOf(entity).turn() : "";
    return own.isEmpty() ? round.name() : own;
  }

  /** A turn of the innermost round is over: who is next depends on what was done in it. */
  static void turnEnded(Change change, Frame turn) {
    Frame round = change.state().round();
    if (turn.name().equals(round.name()) && operating(change.game(), round))
      Connections.lookAfter(change, turn.entity());
    if (!turn.name().equals(round.name())
        || spec(change.game(), round.name()).turns() != RoundSpec.Turns.PLAYERS) return;
    boolean acted = turn.memory().is(StockTurnStep.ACTED);
    Frame after = round.remembering(PASSES, acted ? 0 : round.memory().number(PASSES) + 1);
    String last = turn.memory().has(DEALT) ? turn.memory().text(DEALT) : turn.entity();
    if (acted) after = after.remembering(LAST, last);
    change.round(after.remembering(NEXT, change.game().leftOf(last)));
  }

  /** Play in a round of players goes on with the player left of another, who dealt last. */
  static void goOnLeftOf(Change change, String player) {
    change.round(
        change
            .state()
            .round()
            .remembering(PASSES, 0)
            .remembering(LAST, player)
            .remembering(NEXT, change.game().leftOf(player)));
  }

  /** Breaks off the innermost round with whatever lies over it, and goes on to what follows. */
  static void breakOff(Change change) {
    while (change.state().top().kind() != Frame.Kind.ROUND) change.pop();
    end(change);
  }

  /** The round on top is over. */
  static void end(Change change) {
    Frame round = change.state().top();
    givePriority(change, round);
    if (spec(change.game(), round.name()).turns() == RoundSpec.Turns.PLAYERS
        && !round.memory().is(BROKEN_OFF)) Prices.soldOut(change);
    if (change.state().over()) return;
    Endings.atEndOfRound(change, round);
    if (change.state().over()) return;
    Events.tell(change, RoundHooks.ROUND_ENDED, new RoundHooks.RoundEnded(round.name()));
    if (change.state().over()) return;
    List<Frame> exported = exported(change, round);
    String next = change.game().ask(RoundHooks.NEXT_ROUND, new RoundHooks.NextRound(round.name()));
    change.pop();
    begin(change, next);
    exported.forEach(change::push);
  }

  /** An operating round is over, and a train may leave the game with it: the turns that follow from that, the first thing in the next round. */
  private static List<Frame> exported(Change change, Frame round) {
    if (!operating(change.game(), round) || !change.game().phase().exportsTrain()) return List.of();
    change.remember(OVER, true);
    List<Frame> before = change.state().stack();
    Trains.export(change);
    List<Frame> after = change.state().stack();
    change.become(change.state().withStack(before));
    return after.subList(before.size(), after.size());
  }

  /** The player left of the last one who dealt is first in the next stock round. */
  private static void givePriority(Change change, Frame round) {
    String last = round.memory().text(LAST);
    if (!last.isEmpty() && !round.memory().is("priority-given")) {
      change.become(change.state().withPriority(change.game().leftOf(last)));
    }
  }

  /** The round's name for people: "Stock round 3", "Operating round 3.1". */
  static String title(Game game) {
    Frame round = game.state().round();
    RoundSpec spec = spec(game, round.name());
    Calendar calendar = game.state().calendar();
    String name = spec.name().isEmpty() ? round.name() : spec.name();
    return switch (spec.turns()) {
      case ONCE, SPECIAL -> name;
      case PLAYERS -> name + " " + calendar.set();
      case BY_PRICE, COMPANIES -> name + " " + calendar.set() + "." + calendar.number();
    };
  }
}

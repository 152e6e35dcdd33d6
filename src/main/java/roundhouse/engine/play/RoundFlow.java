package roundhouse.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.TrainExport;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.rounds.PlayerOrders;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.rounds.RoundSequence;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.TurnKinds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;

/** Moves play through a round: its start, the next turn, and its end. */
final class RoundFlow {
  /** Round memory: an effect ends the round. */
  private static final MemoryKey<Boolean> ENDS = MemoryKey.flag("ends");

  private RoundFlow() {}

  static void begin(StateTransaction change, String name) {
    RoundSpec spec = Rounds.spec(change.game(), name);
    change.update(change.state().with(RoundSequence.calendarFor(change.game(), name, spec)));
    open(change, name, RoundFlow::began);
  }

  private static Event began(Game game) {
    Calendar now = game.state().calendar();
    String round = game.state().round().name();
    return new RoundEvent.RoundBegan(round, now.set(), now.number(), Rounds.title(game));
  }

  private static Event restarted(Game game) {
    Calendar now = game.state().calendar();
    String round = game.state().round().name();
    return new RoundEvent.RoundRestarted(round, now.set(), now.number(), Rounds.title(game));
  }

  private static void open(StateTransaction change, String name, Function<Game, Event> heading) {
    RoundSpec spec = Rounds.spec(change.game(), name);
    change.push(new Frame(Frame.Kind.ROUND, name, "", 0, FrameMemory.EMPTY));
    change.log(heading.apply(change.game()));
    if (spec.turns() == RoundSpec.Turns.PLAYERS)
      change.remember(Rounds.NEXT, PlayerOrders.begin(change, name));
    change.replaceTop(CompanyOrder.begun(change.game(), change.state().top()));
    if (spec.turns() == RoundSpec.Turns.BY_PRICE) new HomeMarkers(change).placeAtRoundStart();
    if (spec.privatesPay()) Privates.payIncome(change);
    HookEvents.tell(change, RoundHooks.ROUND_STARTED, new RoundHooks.RoundStarted(name));
  }

  /** Starts the next turn of the top round, or ends the round. */
  static void advance(StateTransaction change) {
    Frame round = change.state().top();
    if (round.memory().is(Rounds.OVER)) {
      beginNext(change);
      return;
    }
    if (ends(round)) {
      end(change);
      return;
    }
    HookEvents.tell(change, RoundHooks.BETWEEN_TURNS, new RoundHooks.BetweenTurns(round.name()));
    if (!change.inserted().isEmpty() || change.state().over()) return;
    Frame now = change.state().top();
    if (ends(now)) end(change);
    else startNext(change, now);
  }

  private static void startNext(StateTransaction change, Frame round) {
    next(change.game(), round)
        .ifPresentOrElse(entity -> startTurn(change, round, entity), () -> end(change));
  }

  /** Who has the next turn of a round; empty if it is over. */
  private static Optional<String> next(Game game, Frame round) {
    return switch (Rounds.spec(game, round.name()).turns()) {
      case ONCE, SPECIAL ->
          round.memory().get(Rounds.DONE).isEmpty() ? Optional.of("") : Optional.empty();
      case PLAYERS ->
          round.memory().get(Rounds.PASSES) < game.state().players().size()
              ? Optional.of(round.memory().get(Rounds.NEXT))
              : Optional.empty();
      case BY_PRICE, COMPANIES -> CompanyOrder.nextCompany(game, round);
    };
  }

  private static void startTurn(StateTransaction change, Frame round, String entity) {
    var done = new ArrayList<>(round.memory().get(Rounds.DONE));
    done.add(entity);
    if (Rounds.spec(change.game(), round.name()).turns() != RoundSpec.Turns.PLAYERS)
      change.remember(Rounds.DONE, List.copyOf(done));
    String kind = TurnKinds.of(change.game(), round, entity);
    Turns.push(change, kind, entity);
    if (Rounds.isOperatingRound(change.game(), round))
      new HomeMarkers(change).placeAtTurnStart(entity);
    HookEvents.tell(change, RoundHooks.TURN_STARTED, new RoundHooks.TurnStarted(kind, entity));
  }

  /** Ends a turn of the innermost round and determines the next player. */
  static void turnEnded(StateTransaction change, Frame turn) {
    Frame round = change.state().round();
    if (!turn.name().equals(round.name())
        || Rounds.spec(change.game(), round.name()).turns() != RoundSpec.Turns.PLAYERS) return;
    boolean acted = StockTurnRecord.acted(turn.memory());
    if (turn.memory().is(Turns.INSERTED)) {
      if (acted)
        change.replaceRound(
            PlayerOrders.turnEnded(change.game(), round, turn.entity(), true)
                .remembering(Rounds.PASSES, 0));
      return;
    }
    Frame after =
        PlayerOrders.turnEnded(change.game(), round, turn.entity(), acted)
            .remembering(Rounds.PASSES, acted ? 0 : round.memory().get(Rounds.PASSES) + 1);
    String last = turn.memory().has(Rounds.DEALT) ? turn.memory().get(Rounds.DEALT) : turn.entity();
    if (acted) after = after.remembering(Rounds.LAST, last);
    change.replaceRound(after.remembering(Rounds.NEXT, change.game().leftOf(last)));
  }

  /** Breaks off the innermost round: what is on top of it ends, and then the round. */
  static void breakOff(StateTransaction change) {
    change.replaceRound(change.state().round().remembering(ENDS, true));
  }

  private static boolean ends(Frame round) {
    return round.memory().is(ENDS) || round.memory().is(Rounds.BROKEN_OFF);
  }

  /** Whether a turn ends with its round; what the rules inserted is still settled. */
  static boolean ends(Frame round, Frame turn) {
    if (round.memory().is(Rounds.OVER)) return false;
    return round.memory().is(Rounds.BROKEN_OFF)
        || round.memory().is(ENDS) && !TurnSteps.isInserted(turn.name());
  }

  /** Ends the top round and, unless something was inserted, begins the next. */
  static void end(StateTransaction change) {
    Frame round = change.state().top();
    givePriority(change, round);
    PlayerOrders.end(change, round);
    if (Rounds.spec(change.game(), round.name()).turns() == RoundSpec.Turns.PLAYERS
        && !round.memory().is(Rounds.BROKEN_OFF)) SharePrices.soldOut(change);
    if (change.state().over()) return;
    GameEnd.atEndOfRound(change, round);
    if (change.state().over()) return;
    HookEvents.tell(change, RoundHooks.ROUND_ENDED, new RoundHooks.RoundEnded(round.name()));
    if (change.state().over()) return;
    if (change.inserted().isEmpty()) beginNext(change);
    else change.remember(Rounds.OVER, true);
  }

  /** Begins the next round, once everything that effects inserted has been played. */
  private static void beginNext(StateTransaction change) {
    Frame round = change.state().top();
    var exported = new ArrayList<>(TrainExports.after(change, round, TrainExport.When.ROUND));
    String next = change.game().ask(RoundHooks.NEXT_ROUND, new RoundHooks.NextRound(round.name()));
    if (Rounds.spec(change.game(), next).turns() != RoundSpec.Turns.BY_PRICE)
      exported.addAll(TrainExports.after(change, round, TrainExport.When.SET));
    change.pop();
    if (round.memory().is(Rounds.BROKEN_OFF) && next.equals(round.name()))
      open(change, next, RoundFlow::restarted);
    else begin(change, next);
    exported.forEach(change::push);
  }

  /** Gives the priority to the player left of the last one who acted. */
  private static void givePriority(StateTransaction change, Frame round) {
    String last = round.memory().get(Rounds.LAST);
    if (!last.isEmpty() && !round.memory().is(Rounds.PRIORITY_GIVEN)) {
      change.update(change.state().withPriority(Rounds.leftInPlay(change.game(), last)));
    }
  }
}

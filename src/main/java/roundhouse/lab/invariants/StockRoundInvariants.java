package roundhouse.lab.invariants;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;

/** When a stock round ends, and what it leaves: the priority, and the prices. */
final class StockRoundInvariants {
  private StockRoundInvariants() {}

  /** A bankruptcy may give the priority to somebody else, also in the next round. */
  static Optional<String> priority(StateTransition moment) {
    Frame round = moment.before().round();
    if (!ended(moment) || round.memory().is(Rounds.PRIORITY_GIVEN) || bankrupted(moment))
      return Optional.empty();
    String last = last(moment.before());
    if (last.isEmpty()) return Optional.empty();
    String left = Rounds.leftInPlay(moment.game(), last);
    return left.equals(moment.after().priority())
        ? Optional.empty()
        : Optional.of(
            "%s acted last, and %s has priority".formatted(last, moment.after().priority()));
  }

  /**
   * After the last deal all others have passed, and then who made it; if nobody dealt, all have,
   * from the holder of the priority on. Who can do nothing is not asked. A script may end a round
   * at any moment.
   */
  static Optional<String> everybodyAsked(StateTransition moment) {
    GameState before = moment.before();
    boolean bankrupt =
        before.players().stream()
            .anyMatch(player -> Boolean.TRUE.equals(before.flag(player.name(), Rounds.BANKRUPT)));
    if (!ended(moment) || bankrupt) return Optional.empty();
    return unasked(moment).filter(_ -> !moment.scriptsActed());
  }

  private static Optional<String> unasked(StateTransition moment) {
    GameState before = moment.before();
    String player = before.top().entity();
    if (StockTurnRecord.acted(before.top().memory()))
      return Optional.of("%s has acted, and nobody is asked again".formatted(player));
    String dealt = before.round().memory().get(Rounds.LAST);
    String last = dealt.isEmpty() ? rightOf(moment.game(), before.priority()) : dealt;
    while (!player.equals(last)) {
      player = moment.game().leftOf(player);
      if (mayDeal(moment, player)) return Optional.of("%s was not asked".formatted(player));
    }
    return Optional.empty();
  }

  /** Whether a turn of the player would ask for anything. */
  private static boolean mayDeal(StateTransition moment, String player) {
    int steps = Turns.steps(new Game(moment.title(), moment.before())).size();
    return IntStream.range(0, steps)
        .mapToObj(step -> new Game(moment.title(), at(moment.before(), player, step)))
        .anyMatch(turn -> Turns.current(turn).decision(turn).isPresent());
  }

  /** A turn of the player in place of the last one, untouched and come to that step. */
  private static GameState at(GameState before, String player, int step) {
    var stack = new ArrayList<>(before.stack());
    String round = stack.removeLast().name();
    stack.add(new Frame(Frame.Kind.TURN, round, player, step, FrameMemory.EMPTY));
    return before.withStack(stack);
  }

  private static String rightOf(Game game, String player) {
    return game.state().players().stream()
        .map(Player::name)
        .filter(other -> game.leftOf(other).equals(player))
        .findFirst()
        .orElse("");
  }

  private static String last(GameState before) {
    Frame turn = before.top();
    if (!StockTurnRecord.acted(turn.memory())) return before.round().memory().get(Rounds.LAST);
    return turn.memory().has(Rounds.DEALT) ? turn.memory().get(Rounds.DEALT) : turn.entity();
  }

  /**
   * Scripts may move prices as they like, and so may companies that operate by themselves. A player
   * who has sold and passes settles the prices of that sale.
   */
  static Optional<String> prices(StateTransition moment) {
    boolean others =
        StockTurnRecord.acted(moment.before().top().memory())
            || moment.after().round().memory().get(Rounds.DONE).size() > 1;
    if (!ended(moment) || others || !follows(moment)) return Optional.empty();
    return moment.after().companies().values().stream()
        .filter(company -> company.floated() && !operates(moment, company))
        .flatMap(company -> wronglyMoved(moment, company).stream())
        .findFirst()
        .filter(_ -> !moment.scriptsActed());
  }

  /** The first operating round of the set has begun, none has been played. */
  private static boolean follows(StateTransition moment) {
    Calendar after = moment.after().calendar();
    return after.set() == moment.before().calendar().set() && after.number() == 1;
  }

  private static boolean operates(StateTransition moment, Company company) {
    return moment.after().top().entity().equals(company.id());
  }

  private static Optional<String> wronglyMoved(StateTransition moment, Company company) {
    Optional<MarketCell> from = moment.before().tokens().of(company.id());
    Optional<MarketCell> to = moment.after().tokens().of(company.id());
    if (from.isEmpty() || to.isEmpty() || from.equals(to)) return Optional.empty();
    Game before = new Game(moment.title(), moment.before());
    int fall = before.price(company) - moment.game().price(company);
    if (soldOut(moment, company))
      return fall > 0 && !chartFalls(moment, from.get())
          ? Optional.of("%s is sold out and falls by %s".formatted(company.id(), fall))
          : Optional.empty();
    boolean inPool =
        company.held(Holder.POOL) > 0
            && !moment.title().design().market().moves().inPool().equals(PriceMove.STAY);
    return inPool
        ? Optional.empty()
        : Optional.of("%s is not sold out and moves".formatted(company.id()));
  }

  /** Whether the price is lower where a market leads that does not rise. */
  private static boolean chartFalls(StateTransition moment, MarketCell from) {
    StockMarket market = moment.title().market();
    MarketCell to = market.moved(from, moment.title().design().market().moves().soldOut());
    return market.at(to).price() < market.at(from).price();
  }

  private static boolean soldOut(StateTransition moment, Company company) {
    boolean ownCounts = moment.title().design().market().moves().soldOutCountsOwn();
    int own = ownCounts ? company.held(Holder.of(company)) : 0;
    return own
            + moment.after().players().stream()
                .mapToInt(player -> company.held(Holder.of(player)))
                .sum()
        == 100 - company.held(Holder.BANK);
  }

  /** A player passed, and companies operate next. */
  private static boolean ended(StateTransition moment) {
    Frame turn = moment.before().top();
    Frame round = moment.before().round();
    return !moment.after().over()
        && moment.action() instanceof Action.Pass pass
        && turn.kind() == Frame.Kind.TURN
        && turn.name().equals(round.name())
        && turn.entity().equals(pass.by())
        && Rounds.spec(moment.game(), round.name()).turns() == RoundSpec.Turns.PLAYERS
        && Rounds.isOperatingRound(moment.game(), moment.after().round());
  }

  private static boolean bankrupted(StateTransition moment) {
    return moment.after().companies().values().stream()
        .anyMatch(
            company ->
                company.is(Status.BANKRUPT)
                    && !moment.before().company(company.id()).is(Status.BANKRUPT));
  }
}

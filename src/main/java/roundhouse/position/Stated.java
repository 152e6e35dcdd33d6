package roundhouse.position;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.position.StateProperty.Named;

/**
 * A position as a test describes it. As 'given', the position is set up so, and everything else is
 * as at the start of a game; as 'then', it must be so, and everything else may be anything.
 */
@Says(
    "A position. Under 'given', what is missing is as at the start of a game; under 'then', it may"
        + " be anything.")
public record Stated(
    @Says("The phase.") @StateProperty(names = Named.PHASE, unlike = "the phase is %s, not %s")
        Optional<String> phase,
    @Says("Number of the set of rounds: a stock round with the operating rounds after it.")
        @StateProperty(unlike = "the set of rounds is %s, not %s")
        Optional<Integer> set,
    @Says("Number of the operating round within the set, from 1.")
        @Range(min = 1, max = 99)
        @StateProperty(unlike = "the operating round is number %s of its set, not %s")
        Optional<Integer> operatingRound,
    @Says("How many operating rounds the set has; by default as many as the phase says.")
        @Range(min = 1, max = 99)
        @StateProperty(unlike = "the set has %s operating rounds, not %s")
        Optional<Integer> operatingRounds,
    @Says("The bank's money.") @StateProperty(money = true, unlike = "the bank has %s, not %s")
        Optional<Integer> bank,
    @Says("The player with priority in the next stock round.")
        @StateProperty(names = Named.PLAYER, none = NOBODY, unlike = "%s has priority, not %s")
        Optional<String> priority,
    @Says("Type of the bank's next train.")
        @StateProperty(
            names = Named.TRAIN,
            unlike = "the bank's next train is a %s-train, not a %s-train")
        Optional<String> nextTrain,
    @Says("Types of the trains in the bank pool.")
        @WordList
        @StateProperty(names = Named.TRAIN, unlike = "the trains in the bank pool are %s, not %s")
        Optional<List<String>> trainPool,
    @Says(
            "How many new trains of a type the bank has left; for other types, what phase, next"
                + " train and the companies' trains leave.")
        @Default("{}")
        @StateProperty(
            entries = Named.TRAIN,
            unlike = "the bank has %s new %4$s-trains left, not %s")
        Map<String, Integer> trainsLeft,
    @Says(
            "Tiles on the board by hex: '57' or, rotated clockwise by two sixths, '57/2'; 'none' is"
                + " the hex as printed.")
        @Default("{}")
        @StateProperty(entries = Named.HEX, names = Named.TILE, unlike = "%4$s has tile %s, not %s")
        Map<String, String> tiles,
    @Says("The players.") @Default("{}") @StateProperty(entries = Named.PLAYER)
        Map<String, StatedPlayer> players,
    @Says("The companies.") @Default("{}") @StateProperty(entries = Named.COMPANY)
        Map<String, StatedCompany> companies,
    @Says("The privates; an owner alone is short for it: { BHC: A }.")
        @Default("{}")
        @StateProperty(entries = Named.PRIVATE)
        Map<String, StatedPrivate> privates,
    @Says("Flags of the game, set by scripts.") @StateProperty(unlike = FLAG) ScriptData flags,
    @Says("Whose turn it is, and at which step.") @StateProperty Optional<StatedTurn> turn,
    @Says("Whether the game is over.") @StateProperty Optional<Boolean> over) {

  /** What tests say of any flag. */
  static final String FLAG = "'%4$s' is %s, not %s";

  /** Stands for the missing owner of a private or president of a company. */
  static final String NOBODY = "nobody";

  /** Stands for the owner of a closed private. */
  static final String CLOSED = "closed";

  /** Stands for a hex as printed, and for a company without a home marker. */
  static final String NONE = "none";

  private static final Stated ALL = Binder.standard(Stated.class);

  /** The whole state, as positions that are saved have it. */
  public static Stated of(Game game) {
    return of(game, ALL);
  }

  /** The state, with what another position names, in its words. */
  static Stated of(Game game, Stated named) {
    GameState state = game.state();
    Calendar now = state.calendar();
    boolean inSet = now.rounds() > 0;
    return new Stated(
        Optional.of(state.phase()),
        Optional.of(named.set.isPresent() ? now.set() : Math.max(1, now.set())),
        told(inSet || named.operatingRound.isPresent(), now.number()),
        told(inSet, now.rounds()),
        Optional.of(state.bank()),
        told(!state.priority().isEmpty(), state.priority()),
        named.nextTrain.flatMap(_ -> types(state.depot().upcoming()).stream().findFirst()),
        told(!state.depot().pool().isEmpty(), types(state.depot().pool())),
        trainsLeft(game, named.trainsLeft.keySet()),
        byName(
            state.board().laid().entrySet(),
            laid -> laid.getKey().text(),
            laid -> StatedTile.of(laid.getValue()).toString()),
        byName(
            state.players(),
            Player::name,
            player -> StatedPlayer.of(game, player, named.asksWorth(player))),
        byName(
            named == ALL ? companies(game) : named.companies.keySet(),
            id -> id,
            id -> StatedCompany.of(game, state.company(id), named.companies.get(id))),
        byName(
            state.privates().values(), PrivateCompany::id, owned -> StatedPrivate.of(state, owned)),
        flags(state, ""),
        named == ALL ? Optional.of(StatedTurn.of(game)) : named.turn.map(_ -> StatedTurn.of(game)),
        named.over.map(_ -> state.over()));
  }

  private boolean asksWorth(Player player) {
    return players.containsKey(player.name()) && players.get(player.name()).worth().isPresent();
  }

  /** A value, if it is told. */
  static <T> Optional<T> told(boolean told, T value) {
    return told ? Optional.of(value) : Optional.empty();
  }

  static List<String> types(List<Train> trains) {
    return trains.stream().map(Train::type).toList();
  }

  static ScriptData flags(GameState state, String entity) {
    return new ScriptData(state.flags().getOrDefault(entity, Map.of()));
  }

  static <T, R> Map<String, R> byName(
      Collection<T> all, Function<T, String> name, Function<T, R> value) {
    var named = new LinkedHashMap<String, R>();
    all.forEach(each -> named.put(name.apply(each), value.apply(each)));
    return named;
  }

  /** The new trains of each limited type, none included, so that the bank has a next one. */
  private static Map<String, Integer> trainsLeft(Game game, Set<String> named) {
    List<String> left = types(game.state().depot().upcoming());
    return byName(
        game.design().trains().values().stream()
            .filter(train -> !train.count().unlimited() || named.contains(train.name()))
            .toList(),
        TrainSpec::name,
        train -> Collections.frequency(left, train.name()));
  }

  /** In the order of their tokens, so that the test stacks the tokens in the same way. */
  private static Set<String> companies(Game game) {
    GameState state = game.state();
    var order = new LinkedHashSet<>(state.tokens().byPrice(game.title().market()));
    order.addAll(state.companies().keySet());
    order.removeIf(
        id -> {
          Company company = state.company(id);
          return !company.started()
              && company.status().isEmpty()
              && state.board().markersOf(id).isEmpty()
              && company.trains().isEmpty()
              && company.cash() <= 0;
        });
    return order;
  }
}

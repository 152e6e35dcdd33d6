package roundhouse.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.board.Board;
import roundhouse.market.PriceTokens;

/**
 * A game at one moment. Immutable; only the engine creates the next state.
 *
 * @param players in the order of seats
 * @param companies by id, in the design's order
 * @param privates by id, in the design's order
 * @param bank the bank's money; below 0 when the bank is broken
 * @param flags values that scripts remember, by entity ("" for the game) and name
 * @param priority the first player of the next stock round, "" while undecided
 * @param ending why and when the game will end, once triggered
 * @param over whether the game has ended
 * @param random the state of the game's random source
 */
public record GameState(
    List<Player> players,
    Map<String, Company> companies,
    Map<String, PrivateCompany> privates,
    int bank,
    Depot depot,
    Board board,
    PriceTokens tokens,
    String phase,
    List<Frame> stack,
    Calendar calendar,
    Map<String, Map<String, Object>> flags,
    String priority,
    Optional<Ending> ending,
    boolean over,
    long random) {

  /**
   * The coming end of the game.
   *
   * @param cause as in the design ("bank-broken"), or a script's own
   * @param when how long play continues
   * @param set number of the set of rounds in which it was triggered
   */
  public record Ending(String cause, EndTime when, int set) {}

  public GameState {
    players = List.copyOf(players);
    stack = List.copyOf(stack);
  }

  public Player player(String name) {
    for (Player player : players) if (player.name().equals(name)) return player;
    throw new IllegalArgumentException("there is no player named " + name);
  }

  public boolean isPlayer(String name) {
    for (Player player : players) if (player.name().equals(name)) return true;
    return false;
  }

  public Company company(String id) {
    Company company = companies.get(id);
    if (company == null) throw new IllegalArgumentException("there is no company " + id);
    return company;
  }

  public PrivateCompany privateCompany(String id) {
    PrivateCompany found = privates.get(id);
    if (found == null) throw new IllegalArgumentException("there is no private company " + id);
    return found;
  }

  /** The top frame: the current level of play. */
  public Frame top() {
    return stack.getLast();
  }

  /** The innermost round. */
  public Frame round() {
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).kind() == Frame.Kind.ROUND) return stack.get(i);
    }
    throw new IllegalStateException("no round is being played");
  }

  /** The flag of an entity; {@code false} when it is not set. */
  public Object flag(String entity, String name) {
    return flags.getOrDefault(entity, Map.of()).getOrDefault(name, false);
  }

  public GameState with(Player changed) {
    var all = new ArrayList<>(players);
    all.replaceAll(player -> player.name().equals(changed.name()) ? changed : player);
    return but(parts -> parts.players = all);
  }

  /** The same players in other seats. */
  public GameState withPlayers(List<Player> seated) {
    return but(parts -> parts.players = List.copyOf(seated));
  }

  public GameState with(Company changed) {
    return but(parts -> parts.companies = with(companies, changed.id(), changed));
  }

  public GameState with(PrivateCompany changed) {
    return but(parts -> parts.privates = with(privates, changed.id(), changed));
  }

  public GameState withBank(int cash) {
    return but(parts -> parts.bank = cash);
  }

  public GameState with(Depot changed) {
    return but(parts -> parts.depot = changed);
  }

  public GameState with(Board changed) {
    return but(parts -> parts.board = changed);
  }

  public GameState with(PriceTokens changed) {
    return but(parts -> parts.tokens = changed);
  }

  public GameState withPhase(String name) {
    return but(parts -> parts.phase = name);
  }

  public GameState withStack(List<Frame> frames) {
    return but(parts -> parts.stack = frames);
  }

  public GameState with(Calendar changed) {
    return but(parts -> parts.calendar = changed);
  }

  public GameState withFlag(String entity, String name, Object value) {
    var own = new LinkedHashMap<>(flags.getOrDefault(entity, Map.of()));
    if (Boolean.FALSE.equals(value)) own.remove(name);
    else own.put(name, value);
    return but(parts -> parts.flags = with(flags, entity, Collections.unmodifiableMap(own)));
  }

  public GameState withPriority(String player) {
    return but(parts -> parts.priority = player);
  }

  public GameState ending(Ending end) {
    return but(parts -> parts.ending = Optional.of(end));
  }

  public GameState ended() {
    return but(parts -> parts.over = true);
  }

  public GameState withRandom(long next) {
    return but(parts -> parts.random = next);
  }

  private GameState but(Consumer<GameStateBuilder> change) {
    var parts = new GameStateBuilder(this);
    change.accept(parts);
    return parts.state();
  }

  private static <T> Map<String, T> with(Map<String, T> map, String key, T value) {
    var all = new LinkedHashMap<>(map);
    all.put(key, value);
    return Collections.unmodifiableMap(all);
  }

  /** Builds a state from another one with some parts replaced. */
  private static final class GameStateBuilder {
    List<Player> players;
    Map<String, Company> companies;
    Map<String, PrivateCompany> privates;
    int bank;
    Depot depot;
    Board board;
    PriceTokens tokens;
    String phase;
    List<Frame> stack;
    Calendar calendar;
    Map<String, Map<String, Object>> flags;
    String priority;
    Optional<GameState.Ending> ending;
    boolean over;
    long random;

    GameStateBuilder(GameState state) {
      players = state.players();
      companies = state.companies();
      privates = state.privates();
      bank = state.bank();
      depot = state.depot();
      board = state.board();
      tokens = state.tokens();
      phase = state.phase();
      stack = state.stack();
      calendar = state.calendar();
      flags = state.flags();
      priority = state.priority();
      ending = state.ending();
      over = state.over();
      random = state.random();
    }

    GameState state() {
      return new GameState(
          players, companies, privates, bank, depot, board, tokens, phase, stack, calendar, flags,
          priority, ending, over, random);
    }
  }
}

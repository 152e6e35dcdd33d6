package roundhouse.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.market.Tokens;

/**
 * A game at one moment. Immutable; only the engine makes the next one from it.
 *
 * @param players in the order of seats
 * @param companies by id, in the design's order
 * @param privates by id, in the design's order
 * @param bank the bank's money; may fall below 0 when it is broken
 * @param flags what scripts remember, by entity ("" for the game) and name
 * @param priority the player who is first in the next stock round, "" before anybody is
 * @param ending why and when the game will end, once that is known
 * @param over the game has ended
 * @param random the state of the game's random source
 */
public record GameState(
    List<Player> players,
    Map<String, Company> companies,
    Map<String, PrivateCompany> privates,
    int bank,
    Depot depot,
    Board board,
    Tokens tokens,
    String phase,
    List<Frame> stack,
    Calendar calendar,
    Map<String, Map<String, Object>> flags,
    String priority,
    Optional<Ending> ending,
    boolean over,
    long random) {

  /**
   * The end that approaches.
   *
   * @param cause as in the design ("bank-broken"), or a script's own
   * @param when the rest of play: "at-once", "this-turn", "this-round", "this-set", "next-operating-round", "next-set"
   * @param set number of the set of rounds in which the cause arose
   */
  public record Ending(String cause, String when, int set) {}

  public GameState {
    players = List.copyOf(players);
    stack = List.copyOf(stack);
  }

  public Player player(String name) {
    for (Player player : players) if (player.name().equals(name)) return player;
    throw new IllegalArgumentException("nobody named " + name + " plays");
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

  /** The frame on top: where play is. */
  public Frame top() {
    return stack.getLast();
  }

  /** The innermost round. */
  public Frame round() {
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).kind() == Frame.Kind.ROUND) return stack.get(i);
    }
    throw new IllegalStateException("play is in no round");
  }

  /** What scripts remember of an entity under a name; {@code false} when nothing was set. */
  public Object flag(String entity, String name) {
    return flags.getOrDefault(entity, Map.of()).getOrDefault(name, false);
  }

  public GameState with(Player changed) {
    var all = new ArrayList<>(players);
    all.replaceAll(player -> player.name().equals(changed.name()) ? changed : player);
    return new GameState(
        all, companies, privates, bank, depot, board, tokens, phase, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState with(Company changed) {
    var all = new LinkedHashMap<>(companies);
    all.put(changed.id(), changed);
    return new GameState(
        players,
        Collections.unmodifiableMap(all),
        privates,
        bank,
        depot,
        board,
        tokens,
        phase,
        stack,
        calendar,
        flags,
        priority,
        ending,
        over,
        random);
  }

  public GameState with(PrivateCompany changed) {
    var all = new LinkedHashMap<>(privates);
    all.put(changed.id(), changed);
    return new GameState(
        players,
        companies,
        Collections.unmodifiableMap(all),
        bank,
        depot,
        board,
        tokens,
        phase,
        stack,
        calendar,
        flags,
        priority,
        ending,
        over,
        random);
  }

  public GameState withBank(int cash) {
    return new GameState(
        players, companies, privates, cash, depot, board, tokens, phase, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState with(Depot changed) {
    return new GameState(
        players, companies, privates, bank, changed, board, tokens, phase, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState with(Board changed) {
    return new GameState(
        players, companies, privates, bank, depot, changed, tokens, phase, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState with(Tokens changed) {
    return new GameState(
        players, companies, privates, bank, depot, board, changed, phase, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState withPhase(String name) {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, name, stack, calendar, flags,
        priority, ending, over, random);
  }

  public GameState withStack(List<Frame> frames) {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, phase, frames, calendar, flags,
        priority, ending, over, random);
  }

  public GameState with(Calendar changed) {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, phase, stack, changed, flags,
        priority, ending, over, random);
  }

  public GameState withFlag(String entity, String name, Object value) {
    var all = new LinkedHashMap<>(flags);
    var own = new LinkedHashMap<>(flags.getOrDefault(entity, Map.of()));
    if (Boolean.FALSE.equals(value)) own.remove(name);
    else own.put(name, value);
    all.put(entity, Collections.unmodifiableMap(own));
    return new GameState(
        players,
        companies,
        privates,
        bank,
        depot,
        board,
        tokens,
        phase,
        stack,
        calendar,
        Collections.unmodifiableMap(all),
        priority,
        ending,
        over,
        random);
  }

  public GameState withPriority(String player) {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, phase, stack, calendar, flags,
        player, ending, over, random);
  }

  public GameState ending(Ending end) {
    return new GameState(
        players,
        companies,
        privates,
        bank,
        depot,
        board,
        tokens,
        phase,
        stack,
        calendar,
        flags,
        priority,
        Optional.of(end),
        over,
        random);
  }

  public GameState ended() {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, phase, stack, calendar, flags,
        priority, ending, true, random);
  }

  public GameState withRandom(long next) {
    return new GameState(
        players, companies, privates, bank, depot, board, tokens, phase, stack, calendar, flags,
        priority, ending, over, next);
  }
}

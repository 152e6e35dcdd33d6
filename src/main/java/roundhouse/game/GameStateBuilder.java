package roundhouse.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.market.PriceTokens;

/** Builds a state from another one with some parts replaced. */
final class GameStateBuilder {
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

package roundhouse.lab.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.Board;
import roundhouse.engine.Game;
import roundhouse.engine.runs.BestRuns;
import roundhouse.game.Company;
import roundhouse.game.Train;

/**
 * What companies can earn in a round, found once for a decision. In the positions that it leads to,
 * a company is examined again only if it has other trains, or its own track has changed.
 */
final class Revenues {
  /** Boards are compared by identity: comparing their contents would cost more than it saves. */
  private record Question(String company, List<String> types, Board board) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Question question
          && board == question.board
          && company.equals(question.company)
          && types.equals(question.types);
    }

    @Override
    public int hashCode() {
      return 31 * company.hashCode() + types.hashCode();
    }
  }

  private final Board start;
  private final Map<Question, Integer> known = new HashMap<>();
  private final String acting;

  Revenues(Game game) {
    this.start = game.state().board();
    this.acting = game.state().top().entity();
  }

  double of(Game game, Company company) {
    return company.trains().isEmpty() ? 0 : good(game, company);
  }

  /** With the bank's next train in addition. */
  double withNextTrain(Game game, Company company) {
    List<Train> upcoming = game.state().depot().upcoming();
    return upcoming.isEmpty() ? 0 : good(game, company.gaining(upcoming.getFirst()));
  }

  /** The other companies' runs change little with a tile. */
  private int good(Game game, Company company) {
    boolean own = company.id().equals(acting);
    Board board = own ? game.state().board() : start;
    var types = company.trains().stream().map(Train::type).toList();
    return known.computeIfAbsent(
        new Question(company.id(), types, own ? board : start),
        _ -> BestRuns.goodRevenue(game.with(game.state().with(board)), company));
  }
}

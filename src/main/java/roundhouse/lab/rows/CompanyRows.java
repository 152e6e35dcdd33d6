package roundhouse.lab.rows;

import java.util.Map;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/** Makes rows of companies. */
final class CompanyRows {
  private CompanyRows() {}

  static CompanyRow of(
      Title title,
      GameKey key,
      GameState state,
      Company company,
      Calendar now,
      String round,
      Map<String, Integer> revenues) {
    return new CompanyRow(
        key,
        now.set(),
        round,
        now.number(),
        RoundTime.of(now),
        company.id(),
        company.president().orElse(""),
        revenues.getOrDefault(company.id(), 0),
        new Game(title, state).price(company),
        company.trains().stream().map(Train::type).toList(),
        company.cash());
  }
}

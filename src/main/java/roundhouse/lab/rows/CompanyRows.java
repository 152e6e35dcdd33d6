package roundhouse.lab.rows;

import java.util.Map;
import roundhouse.engine.Game;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Train;

/**
 * Makes rows of the companies at the end of a round.
 *
 * @param now the time of the round
 * @param revenues what each company earned in it
 */
record CompanyRows(
    GameKey key, Game game, Calendar now, String round, Map<String, Integer> revenues) {
  CompanyRow row(Company company) {
    return new CompanyRow(
        key,
        now.set(),
        round,
        now.number(),
        RoundTime.of(now),
        company.id(),
        company.president().orElse(""),
        revenues.getOrDefault(company.id(), 0),
        game.price(company),
        company.trains().stream().map(Train::type).toList(),
        company.cash());
  }
}

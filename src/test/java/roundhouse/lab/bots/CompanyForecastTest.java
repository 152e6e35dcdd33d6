package roundhouse.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.testkit.TestTitle;

class CompanyForecastTest {
  private static final int REVENUE = 40;

  private final Title title = TestTitle.of("1861");
  private final Game game = new Game(title, title.start(List.of("Ann", "Ben", "Cleo"), 1));
  private final Company company = withTrain();

  private Company withTrain() {
    return game.company("N").gaining(game.state().depot().upcoming().getFirst()).withCash(60);
  }

  @Test
  void borrowedMoneyIsNotExpectedToBePaidOut() {
    Company borrower = company.withLoans(2).withCash(company.cash() + 90);

    assertThat(dividends(borrower)).isLessThan(dividends(company));
  }

  @Test
  void aCompanyPaysBackWhatItOwesBeforeItPaysDividends() {
    Company debtor = company.withLoans(3);

    assertThat(dividends(company) - dividends(debtor)).isBetween(60.0, 150.0);
  }

  private double dividends(Company forecast) {
    return new CompanyForecast(
            game,
            new GameOutlook(game, BotWeights.usual()),
            BotWeights.usual(),
            forecast,
            REVENUE,
            REVENUE)
        .dividends();
  }
}

package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.simulation.PlayableTitles;

class DesignFindingsTest {
  private final SideTally side = new SideTally("a");

  /** Games with these values, which are of three players. */
  private void games(int games, Map<Figure, Double> values) {
    for (int game = 0; game < games; game++)
      side.add(StoredGames.game("a", side.games(), Map.of()), values);
  }

  private List<String> findings() {
    return DesignFindings.of(side, PlayableTitles.title(), 3);
  }

  private static Figure wins(int seat) {
    return Figure.of(FigureFamily.SEAT_WINS, String.valueOf(seat));
  }

  @Test
  void seatsAreJudgedByOneTestOfAllTogether() {
    // Pearson: (20² + 10² + 10²) / 100 = 6, of which 2 degrees of freedom exceed exp(-3).
    assertThat(DesignFindings.chance(List.of(120, 90, 90))).isEqualTo(Math.exp(-3), within(1e-9));
    assertThat(DesignFindings.chance(List.of(100, 100, 100))).isEqualTo(1);
  }

  @Test
  void seatsAreAlikeOnlyIfTheIntervalsOfAllLieWithinFivePoints() {
    assertThat(DesignFindings.alike(List.of(1000, 1000, 1000), 3000)).startsWith("they are alike");
    assertThat(DesignFindings.alike(List.of(1300, 850, 850), 3000)).startsWith("they are not");
    assertThat(DesignFindings.alike(List.of(50, 50, 50), 150))
        .isEqualTo(
            "whether they are alike within 5 points, 150 games do not show (about 250 would)");
  }

  @Test
  void whatNoGameUsesIsTold() {
    games(60, Map.of(wins(1), 1.0));

    assertThat(findings())
        .anyMatch(each -> each.startsWith("Nobody starts ") && each.contains("of 60 games"))
        .anyMatch(each -> each.startsWith("Nobody buys a train of the type "))
        .anyMatch(each -> each.startsWith("The game never reaches phase "))
        .contains("No player is ever at the certificate limit after a stock round.");
  }

  @Test
  void whatIsUsedOnceIsNotTold() {
    String company = PlayableTitles.title().design().companies().keySet().iterator().next();
    games(60, Map.of(wins(1), 1.0, Figure.of(FigureFamily.COMPANY_STARTED, company), 2.0));

    assertThat(findings())
        .noneMatch(each -> each.matches("Nobody starts (.*, )?%s[, ].*".formatted(company)));
  }

  @Test
  void aPrivateIsCheapIfItsPriceLiesBelowTheIntervalOfWhatItIsWorth() {
    String name = PlayableTitles.title().design().privates().keySet().iterator().next();
    Figure price = Figure.of(FigureFamily.PRICE, name);
    Figure fair = Figure.of(FigureFamily.FAIR_PRICE, name);
    games(20, Map.of(price, 100.0, fair, 140.0));
    games(20, Map.of(price, 100.0, fair, 160.0));

    assertThat(findings()).contains(name + " costs 100 and is worth 150 (147 to 153): cheap.");

    games(40, Map.of(price, 200.0, fair, 150.0));
    assertThat(findings()).noneMatch(each -> each.contains("cheap"));
  }

  @Test
  void theLeaderAfterEachSetThatHalfOfTheGamesReachIsTold() {
    Figure first = Figure.of(FigureFamily.LEADER_WINS, "1");
    Figure second = Figure.of(FigureFamily.LEADER_WINS, "2");
    games(30, Map.of(first, 1.0));
    games(60, Map.of(first, 0.0));
    games(10, Map.of(second, 1.0));

    assertThat(findings())
        .contains("Who leads wins the game: after set 1 in 33 % (24 % to 44 %) of games.");
  }

  @Test
  void roundsWithoutAChoiceAreTold() {
    games(20, Map.of(Figure.of(FigureFamily.IDLE_ROUNDS, ""), 1.5));

    assertThat(findings()).contains("In 1.5 rounds of a game nobody has a choice.");
  }
}

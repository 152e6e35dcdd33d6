package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Title;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.testkit.TestTitle;

/** 1860 with a large bank: games of bots come to what the usual bank breaks too soon for. */
class LargeBankTest {
  private static final Title TITLE = TestTitle.of("1860", "large-bank");
  private static final Set<String> EVENTS = new TreeSet<>();

  @BeforeAll
  static void play() {
    LongStream.rangeClosed(1, 6)
        .mapToObj(seed -> Simulation.of(TITLE, 3, new SensibleBot()).play(seed))
        .map(game -> game.tally().events())
        .map(Map::keySet)
        .forEach(EVENTS::addAll);
  }

  @Test
  void botsAreNationalisedIntoBritishRail() {
    assertThat(EVENTS).contains("round-began closing", "game-over nationalization");
  }

  @Test
  void companiesOfBotsAreInsolventAndSolventAgain() {
    assertThat(EVENTS).contains("company-insolvent", "company-solvent");
  }

  @Test
  void aCompanyOfABotGoesBankrupt() {
    assertThat(EVENTS).contains("company-bankrupt");
  }

  @Test
  void theUsualBankBreaksBefore() {
    Title usual = TestTitle.of("1860");
    assertThat(TITLE.design().bank().cash()).isEqualTo(50_000);
    assertThat(usual.design().bank().cash()).isEqualTo(10_000);
  }
}

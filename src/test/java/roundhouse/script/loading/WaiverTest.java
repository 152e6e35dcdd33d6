package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.Explanation;
import roundhouse.engine.explanation.Subject;
import roundhouse.engine.explanation.WhyNot;
import roundhouse.engine.rounds.Waiver;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.script.reference.ScriptApi;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Rules that a script lifts: what that opens is offered, explained, and taken by bots. */
class WaiverTest {
  private static final Tiny SMALL = new Tiny(Path.of("src/test/resources/scripts"));
  private static final Title WAIVED = SMALL.title("tiny-waived");

  @TempDir Path folder;

  @Test
  void theDesignHasNoProblem() {
    assertThat(SMALL.load("tiny-waived").problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sensible", "random"})
  void gamesKeepAllInvariantsAndUseWhatIsOpened(String bot) {
    long ofTreasury = 0;
    for (long seed = 1; seed <= 6; seed++) {
      SimulatedGame game =
          Simulation.of(WAIVED, 2, Bots.named(bot).orElseThrow()).checking().play(seed);
      assertThat(game.outcome())
          .as("seed %d: %s", seed, game.outcome().says())
          .isInstanceOf(SimulationOutcome.Ended.class);
      ofTreasury +=
          game.log().actions().stream()
              .filter(
                  action ->
                      action instanceof Action.BuyShare buy && buy.from().equals(buy.company()))
              .count();
    }
    assertThat(ofTreasury).isPositive();
  }

  private static Setting setting(Title title) {
    return Setting.of(title, "Ann", "Bob")
        .company("RED", it -> it.held("Ann", 60).held("RED", 20).operated(90).cash(200))
        .company("BLU", it -> it.held("Bob", 60).operated(90).cash(200))
        .tile("B8", "5", 2);
  }

  private static List<String> allowed(Position position, Subject subject) {
    return WhyNot.ask(position.title(), position.state(), subject).stream()
        .filter(Explanation::allowed)
        .map(Explanation::attempt)
        .toList();
  }

  @Test
  void whyNotKnowsWhatIsOpened() {
    assertThat(
            allowed(
                setting(WAIVED).operating("BLU", "lay-track"),
                new Subject.HexSpace(HexId.of("B8"))))
        .contains("lay tile G1");
    assertThat(allowed(setting(WAIVED).stock("Ann"), new Subject.Shares("RED")))
        .contains("buy 20 % of RED from the offering, 20 % of RED from the treasury");
  }

  /** A script that lifts this for the tracks of BLU. */
  private Position turn(String waivers) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny-waived/waived.js",
                "export const waives = ({ state }, { entity, step }) => " + waivers + ";")
            .title("tiny-waived");
    return setting(title).operating("BLU", "lay-track");
  }

  @Test
  void whatAHexMayTakeIsAskedWithoutWaivers() {
    Position turn =
        turn("state.hexes.B8.upgrades.length === 0 && entity === 'BLU' ? [{ rule: 'color' }] : []");
    turn.offers(new Action.LayTile("BLU", HexId.of("B8"), "G1", 2));
  }

  @Test
  void otherRulesStillForbidIt() {
    Position turn = turn("[{ rule: 'color' }, { rule: 'connection' }]");
    turn.denies(new Action.LayTile("BLU", HexId.of("B8"), "G1", 0));
    turn.denies(new Action.LayTile("BLU", HexId.of("B4"), "G1", 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [{ rule: 'colour' }]                        | no rule 'colour' can be waived: did you mean 'color'?
          [{ rule: 'color', companies: ['RED'] }]     | 'color' is not limited by 'companies' but by hexes and tiles
          [{ rule: 'treasury', hexes: ['B8'] }]       | 'treasury' is not limited by 'hexes' but by companies
          [{ rule: 'color', hexes: ['B88'] }]         | there is no hex 'B88'
          [{ rule: 'color', tiles: ['G2'] }]          | there is no tile 'G2'
          [{ rule: 'treasury', companies: ['RAD'] }]  | there is no company 'RAD'
          [{ rule: 'color', hexes: 'B8' }]            | as 'hexes', answer a list
          [{}]                                        | the answer lacks 'rule'
          ['color']                                   | answer an object
          true                                        | answer a list
          """)
  void aWaiverThatIsNoneIsAFaultOfTheScript(String waivers, String says) {
    assertThatThrownBy(() -> turn(waivers).choices()).hasMessageContaining(says);
  }

  @Test
  void theTypesOfScriptsNameEveryRule() {
    assertThat(Waiver.rules())
        .allSatisfy(rule -> assertThat(ScriptApi.typeScript()).contains('"' + rule + '"'));
  }
}

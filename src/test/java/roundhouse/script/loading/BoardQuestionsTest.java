package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.Verdict;
import roundhouse.engine.track.TrackHooks;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * What scripts ask of board and market. Track leads from Aston (A1, home of RED) through the town
 * of Barrow (A3) and through Corby (A5) to Derby (A7, home of BLU, one space), and on to Eston
 * (B8).
 */
class BoardQuestionsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a company reaches a full city, not what lies beyond | state.companies.RED.network.hexes                          | A1,A3,A5,A7
          the company whose marker is there goes on           | state.companies.BLU.network.hexes                          | A1,A3,A5,A7,B8
          to a stop                                           | state.companies.RED.network.reaches("A7.0")                | true
          to track in a hex                                   | state.companies.RED.network.reaches("B8")                  | false
          the stops reached                                   | state.companies.RED.network.stops.map((it) => it.hex)      | A1,A3,A5,A7
          track alone passes full cities                      | state.network("A1").reaches("B8")                          | true
          from several places                                 | state.network("A1", "B4").reaches("B8.0")                  | true
          a hex without stops begins nothing                  | state.network("B4").hexes.length                           | 0
          distance over track                                 | state.network("A1").distance("B8")                         | 4
          to the place itself                                 | state.network("A1").distance("A1")                         | 0
          from the nearest                                    | state.network("A1", "A5").distance("B8")                   | 2
          to what is not reached                              | state.companies.RED.network.distance("B8")                 | null
          to where there is no track                          | state.network("A1").distance("B4")                         | null
          whatever lies between                               | state.distance("A1", "B8")                                 | 4
          the edges that track leads to                       | state.hexes.A3.exits                                       | 0,3
          of the tile                                         | state.hexes.A3.tile.exits                                  | 0,3
          stops of a hex                                      | state.hexes.A5.stops.map((it) => it.kind + it.value)       | city30
          spaces and markers                                  | state.hexes.A7.stops.map((it) => it.spaces + it.markers[0]) | 1BLU
          a town has no space                                 | state.hexes.A3.stops[0].spaces                             | 0
          where a company's markers stand                     | state.companies.RED.placed.map((it) => it.hex)             | A1
          cities and towns of a tile                          | [state.hexes.A3.tile.cities, state.hexes.A3.tile.towns]    | 0,1
          tiles that may come                                 | state.hexes.B4.upgrades.map((it) => it.tile.number)        | 7,8,9
          and how they may be turned                          | state.hexes.B4.upgrades.find((it) => it.tile.number === "9").rotations | 0,3
          none of a later phase                               | state.hexes.A3.upgrades.length                             | 0
          the space of a token                                | [state.companies.RED.space.price, state.companies.RED.space.column] | 90,5
          a company without a token                           | state.companies.GRN?.space ?? "none"                       | none
          whose tokens lie there                              | state.companies.RED.space.companies                        | RED,BLU
          zones                                               | state.companies.RED.space.zones                            | par
          where a token would go                              | state.companies.RED.space.moved("left 2").price            | 70
          and stays at the end of its row                     | state.companies.RED.space.moved("right 50").price          | 200
          all spaces                                          | state.market.length                                        | 14
          kind and loans                                      | [state.companies.RED.kind, state.companies.RED.loans]      | usual,0
          how many trains a company may own                   | state.companies.RED.trainLimit                             | 2
          privates of a player                                | state.players[0].privates.map((it) => it.id)               | ferry
          privates of a company                               | state.companies.RED.privates.length                        | 0
          """)
  void whatIsAskedIsAnswered(String what, String question, String answer) {
    assertThat(asked(question)).as(what).isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          state.network("A9")                          | there is no hex 'A9' on the map; did you mean 'A
          state.network()                              | state.network needs a hex or a stop
          state.network("A5.1")                        | 'A5.1' is no stop: A5 has 1, numbered from 0
          state.network("A5.x")                        | 'A5.x' is no stop
          state.network(5)                             | argument 1 must be a text
          state.distance("A1")                         | argument 2 must be a text
          state.companies.RED.network.reaches("Z1")    | there is no hex 'Z1' on the map
          state.companies.RED.space.moved("sideways")  | 'sideways' is not a move
          """)
  void aQuestionThatMakesNoSenseIsRefusedInItsPlace(String question, String message) {
    assertThatThrownBy(() -> asked(question))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure -> assertThat(failure.says()).contains("tiny/rules.js:2:", message));
  }

  /** The answer as text, through a verdict. */
  private String asked(String question) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const mayLayTile = ({ state }) =>\n  `${%s}`;".formatted(question))
            .title("tiny");
    Position position =
        Setting.of(title, "A", "B")
            .company("RED", red -> red.held("A", 60).operated(100))
            .company("BLU", blue -> blue.held("B", 60).operated(100))
            .owned("ferry", "A")
            .tile("B8", "5", 2)
            .operating("RED", "lay-track");
    var hex = title.map().hex(HexId.of("B4"));
    Verdict verdict =
        new HookQuestions(title, position.state())
            .ask(
                TrackHooks.MAY_LAY_TILE,
                new TrackHooks.MayLayTile(
                    position.state().company("RED"), hex, title.tiles().get("9"), 0, 0, ""));
    return verdict.why();
  }
}

package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Title;
import roundhouse.engine.trains.TrainHooks;
import roundhouse.game.Train;
import roundhouse.testkit.Tiny;

/** An object of a state is the same object to scripts, however they reach it. */
class SameObjectTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "company === state.companies[company.id]",
        "company === state.companies.RED",
        "state.companies.RED === state.companies.RED",
        "state.players[0] === state.players[0]",
        "state.privates.ferry === Object.values(state.privates)[0]",
        "state.players.includes(state.players[1])",
        "state.players.indexOf(state.players[1]) === 1",
        "new Set([company, state.companies.RED]).size === 1",
        "state.trainsForSale[0] === train",
        "state.companies.RED !== state.companies.BLU",
      })
  void theSameObjectIsEqual(String holds) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny/rules.js",
                "export const trainPrice = ({ state }, { company, train }) => "
                    + holds
                    + " ? 1 : 0;")
            .title("tiny");
    var state = Tiny.start(title);
    var card = Train.parse("2-0");

    Integer price =
        new HookQuestions(title, state)
            .ask(TrainHooks.TRAIN_PRICE, new TrainHooks.TrainPrice(state.company("RED"), card));

    assertThat(price).as(holds).isEqualTo(1);
  }
}

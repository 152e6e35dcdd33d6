package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** Elsewhere a private with a discount buys the train for its owner. */
class TrainOfAPrivateTest {
  private static final Title TITLE = TestTitle.of("1870", "as-recorded");

  @Test
  void itIsBoughtByTheOwner() throws IOException {
    var state =
        Setting.of(TITLE, "A", "B", "C")
            .set(3)
            .owned("MRBC", "MP")
            .company("MP", it -> it.held("A", 60).operated(76).cash(500).trains("2"))
            .companyTurn("operating", "MP", "buy-trains")
            .state();
    var recorded =
        new JsonMapper()
            .readTree(
                """
                {"id": 1, "type": "buy_train", "entity": "MRBC", "entity_type": "company", \
                "train": "2-0", "price": 80, "variant": "2"}
                """);

    Translation translation =
        new ActionTranslator(TITLE)
            .translate(
                RecordedAction.of(recorded),
                Optional.empty(),
                JsonNodeFactory.instance.objectNode(),
                state,
                RecordedCertificates.of(state));

    assertThat(translation).isEqualTo(Translation.of(new Action.BuyTrain("MP", "2-0", "bank", 80)));
  }
}

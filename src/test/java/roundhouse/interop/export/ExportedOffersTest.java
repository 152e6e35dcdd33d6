package roundhouse.interop.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.testkit.Repository;

/** Offers for privates in an exported game: what was agreed on was bought, and nothing else. */
class ExportedOffersTest {
  private final Title title = Repository.titles().load("1830", Set.of()).title().orElseThrow();

  @Test
  void anOfferThatWasDeclinedIsNotInTheFile() {
    GameExport export = exported("decline");

    assertThat(export.isWhole()).isTrue();
    assertThat(deals(export)).isEmpty();
    assertThat(export.lost())
        .containsExactly("offers for a train, a private or a share that were declined");
  }

  @Test
  void aDealThatWasAgreedOnIsInTheFileOnce() {
    GameExport export = exported("agree");

    assertThat(export.isWhole()).isTrue();
    assertThat(deals(export)).containsExactly("CS for 20");
    assertThat(export.lost()).isEmpty();
  }

  @Test
  void whatWasUndoneIsNotInTheFile() {
    List<Action> actions = List.of(new Action.Bid("A", "SV", 20), new Action.Bid("B", "CS", 40));
    var log =
        new GameLog(
            title.id(),
            title.fingerprint(),
            List.of("A", "B", "C"),
            List.of(),
            1,
            actions,
            1,
            List.of(),
            "",
            Map.of());

    GameExport export = GameExport.of(title.forPlayers(3), log);

    assertThat(export.file().path("actions")).hasSize(1);
    assertThat(export.lost())
        .containsExactly("the last 1 of 2 actions, because the game was left before them");
  }

  private static List<String> deals(GameExport export) {
    return StreamSupport.stream(export.file().path("actions").spliterator(), false)
        .filter(action -> action.path("type").asText().equals("buy_company"))
        .map(ExportedOffersTest::deal)
        .toList();
  }

  private static String deal(JsonNode action) {
    return action.path("company").asText() + " for " + action.path("price").asInt();
  }

  /** All privates are sold, nobody starts a company, and then A offers 20 for B's Champlain. */
  private GameExport exported(String answer) {
    var actions = new ArrayList<Action>();
    actions.add(new Action.Bid("A", "SV", 20));
    actions.add(new Action.Bid("B", "CS", 40));
    actions.add(new Action.Bid("C", "DH", 70));
    actions.add(new Action.Bid("A", "MH", 110));
    actions.add(new Action.Bid("B", "CA", 160));
    actions.add(new Action.Bid("C", "BO", 220));
    actions.add(new Action.Start("C", "B&O", 100));
    for (String player : List.of("A", "B", "C")) actions.add(new Action.Pass(player));
    actions.add(new Action.BuyPrivate("A", "CS", 20));
    actions.add(new Action.Choose("B", "sell-private", answer));
    var players = List.of("A", "B", "C");
    var log = new GameLog(title.id(), title.fingerprint(), players, List.of(), 1, actions);
    return GameExport.of(title, log);
  }
}

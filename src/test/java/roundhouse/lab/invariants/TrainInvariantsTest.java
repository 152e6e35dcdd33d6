package roundhouse.lab.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.TrainEvent;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.testkit.Setting;

/** Laws of trains are broken on purpose. */
class TrainInvariantsTest {
  private static final GameState OVER =
      Setting.of("1861")
          .phase("4")
          .company("NW", it -> it.held("A", 20).operated(100).trains("3", "3", "3", "3"))
          .stock("A")
          .state();

  @Test
  void trainsOverTheLimitAreFound() {
    assertThat(withinLimit(OVER)).contains("NW has 4 trains and may own 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"excess-trains", "merger-shares"})
  void theyMayWaitForTheTurnInWhichTheyAreGivenBack(String turn) {
    Frame waits = new Frame(Frame.Kind.TURN, turn, "NW", 0, FrameMemory.EMPTY);
    assertThat(withinLimit(OVER.withStack(List.of(OVER.round(), waits)))).isEmpty();
  }

  @Test
  void cardsThatVanishAreFoundUnlessAScriptRemovesThem() {
    GameState fewer = OVER.with(OVER.company("NW").losing(train("3", 0)).losing(train("3", 1)));
    Event removed = new TrainEvent.TrainRemoved("NW", "3");
    assertThat(conserved(fewer, List.of(removed, removed))).isEmpty();
    assertThat(conserved(fewer, List.of(removed))).isPresent();
    assertThat(conserved(fewer, List.of())).isPresent();
    assertThat(conserved(OVER, List.of(removed))).isEmpty();
  }

  @Test
  void cardsThatAppearAreFoundUnlessAScriptBringsThemWhereverTheyGo() {
    GameState more = OVER.with(OVER.company("NW").gaining(new Train("3", 90)));
    Event brought = new TrainEvent.TrainBrought("3");
    assertThat(conserved(more, List.of(brought))).isEmpty();
    assertThat(conserved(more, List.of())).isPresent();
    assertThat(conserved(more, List.of(new TrainEvent.TrainBrought("2")))).isPresent();
  }

  private static Train train(String type, int index) {
    return OVER.company("NW").trains().stream()
        .filter(each -> each.type().equals(type))
        .toList()
        .get(index);
  }

  private static Optional<String> conserved(GameState after, List<Event> events) {
    return TrainInvariants.conserved(
        new StateTransition(
            Setting.of("1861").stock("A").title(), OVER, new Action.Pass("A"), after, events));
  }

  private static Optional<String> withinLimit(GameState state) {
    return TrainInvariants.withinLimit(
        new StateTransition(
            Setting.of("1861").stock("A").title(), state, new Action.Pass("A"), state, List.of()));
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.time.Duration;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.route.problem.StopRef;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Red's one train may run between the neighbouring hexes Port (B4) and Mill (B2). */
@NeedsDisplay
class RunsWindowTest extends WindowTest {
  private static final String TRAIN = "2-0";

  @BeforeEach
  void open() throws Exception {
    desk.small.replace(
        "map.yaml",
        "B2: { name: Mill, city: 1 }",
        "B2: { name: Mill, color: yellow, print: \"city=revenue:20;path=a:0,b:_0\" }");
    desk.await(seen -> seen.report().isPresent());
    floatRed();
    Snapshot now =
        desk.await(seen -> seen.play().orElseThrow().at() == 5 && seen.situation().isPresent());
    while (!step(now).equals("run-trains")) {
      assertThat(now.play().orElseThrow().at()).as("actions until trains run").isLessThan(40);
      int at = now.play().orElseThrow().at();
      desk.workshop().play(next(now));
      now =
          desk.await(
              seen -> seen.play().orElseThrow().at() == at + 1 && seen.situation().isPresent());
    }
    verdict("runs for");
  }

  private static String step(Snapshot now) {
    return now.situation()
        .flatMap(situation -> situation.decision())
        .map(decision -> decision.step())
        .orElse("");
  }

  /** Lays straight track in Port and buys one train; passes otherwise. */
  private static Action next(Snapshot now) {
    List<Action> actions =
        now.situation().orElseThrow().choices().stream().map(Choice::action).toList();
    boolean hasTrain = !now.play().orElseThrow().state().company("Red").trains().isEmpty();
    return actions.stream()
        .filter(
            action ->
                action instanceof Action.LayTile lay
                        && lay.tile().equals("57")
                        && lay.hex().is("B4")
                        && lay.rotation() % 3 == 0
                    || action instanceof Action.BuyTrain && !hasTrain)
        .findFirst()
        .or(() -> actions.stream().filter(Action.Pass.class::isInstance).findFirst())
        .orElse(actions.getFirst());
  }

  private void press(String button) throws Exception {
    Component part = desk.part(Component.class, button);
    desk.click(part, new Point(part.getWidth() / 2, part.getHeight() / 2), 1);
  }

  private void clickHex(String hex) throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of(hex)).orElseThrow()), 1);
  }

  private String verdict(String wanted) throws Exception {
    return Desk.until(
        () -> desk.find("verdict") instanceof JLabel shown ? shown.getText() : "",
        says -> says.contains(wanted),
        Duration.ofSeconds(30));
  }

  @Test
  void aRunIsDrawnByClicksOnStopsAndPlayedByEnter() throws Exception {
    press("idle " + TRAIN);
    assertThat(Desk.look(desk.part(JLabel.class, "run " + TRAIN)::getText)).contains("idle");
    press("draw " + TRAIN);
    clickHex("B2");
    clickHex("B4");
    assertThat(verdict("runs for £40")).contains("runs for £40");
    desk.picture(test + "-drawn");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(played().runs().getFirst().calls())
        .containsExactly(new StopRef(HexId.of("B2"), 0), new StopRef(HexId.of("B4"), 0));
  }

  @Test
  void theVerdictLeavesTheButtonsThatSomebodyMayBePressing() throws Exception {
    Component before =
        Desk.look(
            () -> {
              ((AbstractButton) desk.find("idle " + TRAIN)).doClick();
              return desk.find("draw " + TRAIN);
            });
    Desk.until(desk.part(JLabel.class, "verdict")::getText, says -> !says.contains("…"));

    assertThat(desk.part(Component.class, "draw " + TRAIN)).isSameAs(before);
  }

  @Test
  void aRunThatIsNotLegalIsToldInTheWordsOfTheRules() throws Exception {
    press("idle " + TRAIN);
    press("draw " + TRAIN);
    clickHex("B2");

    assertThat(verdict("the run of the 2-train"))
        .contains("the run of the 2-train uses no track")
        .doesNotContain("runs for");
  }

  @Test
  void aRunIsDrawnByKeysAlone() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_TAB);
    assertThat(Desk.until(() -> isDrawing(), yes -> yes)).isTrue();
    desk.press(KeyEvent.VK_BACK_SPACE);
    desk.press(KeyEvent.VK_BACK_SPACE);
    assertThat(verdict("A: Port")).as("letters of the stops").contains("A: Port");
    desk.press(KeyEvent.VK_A);
    assertThat(verdict("A: Mill")).contains("A: Mill");
    desk.press(KeyEvent.VK_A);
    verdict("runs for £40");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(played().runs().getFirst().calls())
        .containsExactlyInAnyOrder(new StopRef(HexId.of("B4"), 0), new StopRef(HexId.of("B2"), 0));
  }

  /** The runs, once they are played. */
  private Action.RunTrains played() throws Exception {
    Snapshot after =
        desk.await(
            now ->
                now.play().orElseThrow().last().orElseThrow().action() instanceof Action.RunTrains);
    return (Action.RunTrains) after.play().orElseThrow().last().orElseThrow().action();
  }

  private boolean isDrawing() {
    return desk.find("draw " + TRAIN) instanceof AbstractButton draw && draw.isSelected();
  }

  @Test
  void wordsThatWereNotShownFollowTheTextSize() throws Exception {
    int runs = desk.window.shown().play().orElseThrow().at();
    JLabel verdict = desk.part(JLabel.class, "verdict");
    goTo(0);
    assertThat(Desk.until(verdict::isShowing, shown -> !shown)).isFalse();
    Desk.look(
        () -> {
          desk.window.parts().window.look().textSize(17);
          return true;
        });
    goTo(runs);
    verdict("runs for");

    assertThat(Desk.look(() -> verdict.getFont().getSize())).isEqualTo(17);
  }

  private void goTo(int moment) throws Exception {
    desk.workshop().goTo(moment);
    desk.await(now -> now.play().orElseThrow().at() == moment && now.situation().isPresent());
  }
}

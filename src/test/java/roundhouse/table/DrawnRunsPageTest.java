package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;
import roundhouse.engine.Action;
import roundhouse.route.problem.Run;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Waiting;

/** Runs are drawn on the board of the page by taps and keys, and put on other track by dragging. */
@Tag("slow")
@ExtendWith(BrowserCondition.class)
class DrawnRunsPageTest {
  /** TR runs two trains. */
  private static final int RUNS = 418;

  /** Its best run takes the straight way from E2 to F3; there is one through E4 as well. */
  private static final String SHORT = "3-3";

  private static final String AROUND = "[F1:1-_0, E2:4-_0, E2:0-_0, E4:3-4, F3:1-_0]";

  private static final String LONG = "5-1";
  private static final List<String> STOPS = List.of("E2.0", "C4.0", "B3.0", "B7.0", "F9.0");

  @TempDir Path root;
  private RecordedTable table;
  private PageBrowser page;
  private PageHand hand;

  @BeforeEach
  void begin() throws Exception {
    GoldenGame golden = GoldenGame.named("1889/4-players");
    table = RecordedTable.of(golden, RUNS, root.resolve("table"));
  }

  @AfterEach
  void close() {
    page.close();
    table.close();
  }

  private void open(Dimension screen) throws Exception {
    page = PageBrowser.on(screen);
    hand = new PageHand.Pointer(page);
    table.open(page);
    page.see("#board > svg");
  }

  /** Waits until the page shows another run of the train than the last one. */
  private void draws(Step step) throws Exception {
    String before = path();
    step.take();
    Waiting.until(() -> !path().equals(before), "the run stays as it is: " + page.text("#turn"));
  }

  /** Takes the long train off its run, and begins another at the first stop. */
  private void beginLong() throws Exception {
    hand.press("Draw " + LONG);
    draws(() -> hand.press("Idle " + LONG));
    hand.touchStop(STOPS.getFirst());
  }

  private String path() {
    return (String)
        page.script(
            "return [...document.querySelectorAll('#board .run')].map((each) =>"
                + " each.getAttribute('d')).join()");
  }

  private interface Step {
    void take() throws Exception;
  }

  /** The run of a train when all have been played. */
  private Run played(String train) throws Exception {
    hand.act();
    var runs = (Action.RunTrains) table.playedSince(RUNS).getFirst();
    return runs.runs().stream().filter(run -> run.train().equals(train)).findFirst().orElseThrow();
  }

  @Test
  void aLegIsDraggedThroughAnotherHex() throws Exception {
    open(PageBrowser.LAPTOP);
    hand.press("Draw " + SHORT);
    draws(() -> page.dragOnBoard(table.centre("F3"), table.centre("E4")));

    assertThat(played(SHORT).track()).hasToString(AROUND);
  }

  @Test
  void theLastLegGoesThroughAHexThatIsTapped() throws Exception {
    open(PageBrowser.TELEPHONE);
    hand.press("Draw " + SHORT);
    draws(() -> page.touchBoard(table.centre("E4")));

    assertThat(played(SHORT).track()).hasToString(AROUND);
  }

  @Test
  void aRunIsTappedStopByStop() throws Exception {
    open(PageBrowser.TELEPHONE);
    beginLong();
    for (String stop : STOPS.subList(1, STOPS.size())) draws(() -> hand.touchStop(stop));

    assertThat(played(LONG).calls()).hasToString(STOPS.toString());
  }

  @Test
  void aRunIsDrawnByKeys() throws Exception {
    open(PageBrowser.LAPTOP);
    hand = new PageHand.Keyboard(page);
    beginLong();
    for (String stop : STOPS.subList(1, STOPS.size())) draws(() -> hand.touchStop(stop));

    assertThat(played(LONG).calls()).hasToString(STOPS.toString());
  }

  @Test
  void aRunThatBreaksARuleIsNotPlayed() throws Exception {
    open(PageBrowser.LAPTOP);
    beginLong();
    Waiting.until(() -> !page.all("[data-key='stop C4.0']").isEmpty(), "the run has not begun");

    assertThat(page.script("return document.querySelector('#deed').ariaDisabled"))
        .isEqualTo("true");
  }
}

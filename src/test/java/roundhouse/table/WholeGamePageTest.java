package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Dimension;
import roundhouse.engine.Action;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Waiting;

/** Friends play a game to its end, one of them on a telephone. Each does what a bot advises. */
@Tag("long")
@ExtendWith(BrowserCondition.class)
class WholeGamePageTest {
  private static final List<Dimension> SCREENS =
      List.of(PageBrowser.TELEPHONE, PageBrowser.LAPTOP, PageBrowser.LARGE);

  @TempDir Path root;
  private RecordedTable table;
  private final Map<String, PageBrowser> pages = new LinkedHashMap<>();

  @AfterEach
  void leave() {
    pages.values().forEach(PageBrowser::close);
    table.close();
  }

  /**
   * @param game whose players and seed are taken
   */
  @ParameterizedTest
  @ValueSource(strings = {"1889/3-players", "1860/2-players"})
  void friendsPlayAWholeGame(String game) throws Exception {
    sit(GoldenGame.named(game));

    while (!table.game().state().over()) decide();

    for (PageBrowser page : pages.values()) {
      waitFor(page);
      assertThat(page.text("#who")).isEqualTo("The game is over");
      assertThat(page.text(".ranking")).contains(table.game().players());
      assertThat(page.text("#log li:last-child")).isEqualTo(table.told());
      assertThat(page.faults()).isEmpty();
    }
  }

  private void sit(GoldenGame game) throws Exception {
    table = RecordedTable.of(game, 0, root.resolve("table"));
    for (String player : table.game().players()) {
      PageBrowser page = PageBrowser.on(SCREENS.get(pages.size()));
      page.open(table.link(player));
      pages.put(player, page);
    }
  }

  private void decide() throws Exception {
    Action advised = table.advised();
    String player = table.decider(advised);
    PageBrowser page = pages.get(player);
    int at = table.at();
    waitFor(page);
    new PageDecision(new PageHand.Pointer(page), table.turn(player), table.offers()).make(advised);

    assertThat(table.playedSince(at)).contains(advised);
    assertThat(page.overflowing()).isEmpty();
  }

  /** Waits until a page shows where the table stands. */
  private void waitFor(PageBrowser page) throws Exception {
    String head = table.head();
    Waiting.until(
        () -> page.script("return document.body.dataset.head"),
        head::equals,
        () -> "the page does not come to " + head);
  }
}

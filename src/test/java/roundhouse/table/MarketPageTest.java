package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import roundhouse.engine.Action;
import roundhouse.testkit.GoldenGame;
import roundhouse.turn.TurnPage;

/** A par price is picked on the market, and a share in the holdings. */
@Tag("slow")
@ExtendWith(BrowserCondition.class)
class MarketPageTest {
  @TempDir Path root;

  /** What is done at the page before the first action of a type in a game. */
  private void at(String game, String type, Dimension screen, Deed deed) throws Exception {
    GoldenGame golden = GoldenGame.named(game);
    int at = golden.first(type);
    Action wanted = golden.log().actions().get(at);
    try (RecordedTable table = RecordedTable.of(golden, at, root.resolve(type));
        PageBrowser page = PageBrowser.on(screen)) {
      String player = table.open(page);
      page.see("#turn .firm");
      deed.takes(page, table.turn(player), offer(table, wanted));
      new PageHand.Pointer(page).act();
      assertThat(table.playedSince(at)).containsExactly(wanted);
      assertThat(table.isAsRecorded()).isTrue();
      assertThat(page.faults()).isEmpty();
      page.leave();
    }
  }

  private interface Deed {
    void takes(PageBrowser page, TurnPage turn, String offer) throws Exception;
  }

  private static String offer(RecordedTable table, Action wanted) {
    return table.offers().ids().stream()
        .filter(id -> table.offers().find(id).orElseThrow().action().equals(wanted))
        .findFirst()
        .orElseThrow();
  }

  /** One market is a grid, the other a row that is much wider than a telephone. */
  @ParameterizedTest
  @ValueSource(strings = {"1889/3-players", "1860/4-players"})
  void aCompanyStartsAtTheSpaceThatIsTapped(String game) throws Exception {
    at(
        game,
        "start",
        PageBrowser.TELEPHONE,
        (page, turn, offer) -> {
          int space = space(turn, offer);
          for (int tap = 0; tap <= turn.spaces().get(space).offers().indexOf(offer); tap++) {
            page.press("#tabs [data-tab='market']");
            page.press("[data-key='space %d']".formatted(space));
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = "1889/3-players")
  void keysChooseASpaceToo(String game) throws Exception {
    at(
        game,
        "start",
        PageBrowser.LAPTOP,
        (page, turn, offer) -> {
          int space = space(turn, offer);
          page.press("#tabs [data-tab='market']");
          page.see("[data-key='space 0']");
          page.keys(Keys.TAB);
          for (int tab = 0; tab < 100 && !("space " + space).equals(focused(page)); tab++)
            page.keys(Keys.TAB);
          for (int key = 0; key <= turn.spaces().get(space).offers().indexOf(offer); key++)
            page.keys(Keys.SPACE);
        });
  }

  private static Object focused(PageBrowser page) {
    return page.script("return document.activeElement.dataset.key");
  }

  private static int space(TurnPage turn, String offer) {
    List<TurnPage.Space> spaces = turn.spaces();
    return spaces.indexOf(
        spaces.stream().filter(space -> space.offers().contains(offer)).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1889/3-players", "1860/4-players"})
  void aShareIsBoughtFromItsCell(String game) throws Exception {
    at(
        game,
        "buy-share",
        PageBrowser.TABLET,
        (page, turn, offer) -> {
          for (TurnPage.HoldingRow row : turn.holdings().rows())
            for (int cell = 0; cell < row.cells().size(); cell++)
              for (int click = 0; click <= row.cells().get(cell).offers().indexOf(offer); click++)
                page.press("[data-key='cell %s %d']".formatted(row.id(), cell));
        });
  }
}

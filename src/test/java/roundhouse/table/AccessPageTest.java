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
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Waiting;

/** Whatever the page shows can be read, found by a screen reader, and hit by a finger. */
@Tag("slow")
@ExtendWith(BrowserCondition.class)
class AccessPageTest {
  private static final List<String> TABS = List.of("turn", "holdings", "market", "log", "seats");

  @TempDir Path root;
  private RecordedTable table;
  private PageBrowser page;

  /** Before a company is started, which the market offers too. */
  @BeforeEach
  void open() throws Exception {
    GoldenGame golden = GoldenGame.named("1889/3-players");
    table = RecordedTable.of(golden, golden.first("start"), root.resolve("table"));
    page = PageBrowser.on(PageBrowser.TELEPHONE);
  }

  @AfterEach
  void close() {
    page.close();
    table.close();
  }

  private void seenWell(String what) {
    assertThat(new PageAccess(page).problems()).as(what).isEmpty();
  }

  @Test
  void everyViewAndFormOfAPlayer() throws Exception {
    table.open(page);
    page.see("#board > svg");
    for (String tab : TABS) {
      page.press("#tabs [data-tab='%s']".formatted(tab));
      seenWell(tab);
    }
    page.press("#mark");
    page.see("#asking[open]");
    seenWell("marking");
  }

  @Test
  void everyFormOfTheHost() throws Exception {
    page.open(table.link(Guest.HOST));
    page.see("#board > svg");
    page.press("#tabs [data-tab='seats']");
    seenWell("seats");
    for (String form : List.of("correct", "times")) {
      page.press("[data-key='%s']".formatted(form));
      page.see("#asking[open] h2");
      seenWell(form);
      page.press("#asking .link");
    }
  }

  @Test
  void whoWatchesIsToldWhatHappens() throws Exception {
    page.open(table.link(Guest.WATCHER));
    page.see("#board > svg");
    seenWell("watching");
    String before = page.text("#spoken");
    table.playOn();
    Waiting.until(() -> page.text("#spoken"), says -> !says.equals(before), () -> before);

    assertThat(page.text("#spoken")).contains(table.told()).contains("decides");
  }
}

package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.SmallTitle;

/** Somebody whose page is not connected sends their turn to the host as text. */
@ExtendWith(BrowserCondition.class)
class CopiedTurnPageTest {
  @TempDir Path root;
  private Table table;
  private TableServer server;

  @BeforeEach
  void begin() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    var setup = new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1);
    table = Table.begin(small.titles(), OwnPrograms.none(), root.resolve("t1"), setup, Map.of());
    serve();
  }

  private void serve() throws IOException {
    server = new TableServer(table, Exposure.ofThisComputer(0));
  }

  @AfterEach
  void end() {
    server.close();
    table.close();
  }

  private String link(Guest guest) {
    return table.file().links().stream()
        .filter(link -> link.guest().equals(guest))
        .map(server::link)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theHostPlaysWhatWasPickedOffline() throws Exception {
    String copied;
    try (PageBrowser ann = PageBrowser.on(PageBrowser.TELEPHONE)) {
      ann.open(link(Guest.player("Ann")));
      ann.see("#deed");
      server.close();
      ann.see("[data-key='copy turn']");
      ann.press("#pass");
      ann.press("[data-key='copy turn']");
      copied = String.valueOf(ann.script("return document.querySelector('textarea').value"));
      assertThat(copied).startsWith("Small, Stock round 1, Ann: Pass").contains("[turn ");
    }
    serve();
    try (PageBrowser host = PageBrowser.on(PageBrowser.LAPTOP)) {
      host.open(link(Guest.HOST));
      host.press("#tabs [data-tab='seats']");
      host.press("[data-key='paste']");
      host.type("textarea", "Hello, here it is: " + copied);
      host.press("dialog [type='submit']");
      Waiting.until(() -> table.moment().game().orElseThrow().at() == 1, "not played");

      host.press("[data-key='paste']");
      host.type("textarea", copied.replace("[turn 7b", "[turn 7c"));
      host.press("dialog [type='submit']");
      Waiting.until(() -> host.text("dialog .refused").contains("no copied turn"), "not refused");
    }
  }
}

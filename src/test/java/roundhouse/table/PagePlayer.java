package roundhouse.table;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import roundhouse.testkit.Waiting;

/**
 * Somebody at the page of a table who plays as a beginner does: buys shares and trains while they
 * can, lays track where it is marked, runs, and pays out.
 *
 * @param page is in their browser
 */
record PagePlayer(PageBrowser page) implements AutoCloseable {
  private static final String ROW = "#turn .body .row:not([disabled])";

  /** Opens a link on a screen of a size. */
  static PagePlayer at(String link, Dimension screen) {
    var player = new PagePlayer(PageBrowser.on(screen));
    player.page.open(link);
    return player;
  }

  @Override
  public void close() {
    page.close();
  }

  /** The boxes of buttons that a finger would miss: what can be pressed and is lower than that. */
  List<?> buttonsBelow(int pixels) {
    return (List<?>)
        page.script(
            """
            return [...document.querySelectorAll('#turn button, #tabs button')]
              .filter((each) => each.getClientRects().length)
              .filter((each) => each.getBoundingClientRect().height < arguments[0])
              .map((each) => each.outerHTML);
            """,
            pixels);
  }

  boolean isMine() {
    return !page.all("#deed").isEmpty();
  }

  boolean isOver() {
    return page.text("#who").equals("The game is over");
  }

  /** Which layout the choices have. */
  String kind() {
    return (String) page.script("return document.querySelector('#turn').dataset.kind ?? ''");
  }

  void openTab(String name) throws Exception {
    page.press("#tabs [data-tab=" + name + "]");
  }

  /** Takes a name to be shown. */
  void takeName(String name) throws Exception {
    openTab("seats");
    page.type("#seats input", name);
    page.press("#seats form button");
  }

  /** Decides what is asked, and waits until the page shows that it is done. */
  void decide() throws Exception {
    String before = state();
    try {
      choose();
    } catch (StaleElementReferenceException replaced) {
      // What came from the table meanwhile has replaced what was chosen from.
      choose();
    }
    deed();
    if (!page.text(".note.bad").isEmpty()) {
      pass();
      deed();
    }
    Waiting.until(
        this::state,
        now -> !now.equals(before),
        () -> "nothing has come of " + before + ": " + page.text("#turn"));
  }

  private void choose() throws Exception {
    switch (kind()) {
      case "TRACK" -> layTrack();
      case "STOCK" -> buy();
      case "RUNS" -> {}
      case "TRAINS", "MARKERS", "AUCTION", "DIVIDEND", "ANSWERS" -> pickFirst(_ -> true);
      default -> pass();
    }
  }

  /** What changes with each action. */
  private String state() {
    return (String)
        page.script(
            "return document.querySelector('#log').textContent.length + ' '"
                + " + document.querySelector('#turn .head')?.textContent"
                + " + document.querySelector('#who').textContent");
  }

  /** Presses the button that acts, as soon as it is alive. */
  private void deed() throws Exception {
    Waiting.within(
        Duration.ofSeconds(10),
        () ->
            (String) page.script("return document.querySelector('#deed')?.ariaDisabled ?? 'gone'"),
        "false"::equals);
    if (page.text(".note.bad").isEmpty()) page.press("#deed");
  }

  private void pass() {
    List<WebElement> pass = page.all("#pass");
    if (pass.isEmpty() || !pass.getFirst().isDisplayed()) pickFirst(_ -> true);
    else pass.getFirst().click();
  }

  private boolean pickFirst(Predicate<String> wanted) {
    for (WebElement row : page.all(ROW))
      if (wanted.test(row.getText())) {
        row.click();
        return true;
      }
    return false;
  }

  /** Opens companies until one can be bought or started; passes if none can. */
  private void buy() {
    for (int company = 0; company < companies().size(); company++) {
      companies().get(company).click();
      if (pickFirst(says -> says.matches("(?s)(Buy|Start) .*"))) return;
    }
    pass();
  }

  private List<WebElement> companies() {
    return page.all("#turn .firm");
  }

  /** Touches the first marked hex of the board. */
  private void layTrack() throws Exception {
    page.touch("#board .legal");
    Waiting.until(
        () -> !page.all("#turn .tile").isEmpty(), "a touch of a marked hex shows no tiles");
  }
}

package roundhouse.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import roundhouse.testkit.Waiting;

/**
 * Somebody at the page of a table, who does what people do: taps, clicks and looks. They buy shares
 * and trains while they can, lay track where it is marked, run, and pay out.
 */
final class PagePlayer implements AutoCloseable {
  /** A screen narrower than this is a telephone's, which is tapped on. */
  private static final int TELEPHONE = 700;

  /** Kept, so that what is set for it stays: it warns of a protocol that is not used here. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  static {
    SELENIUM.setLevel(Level.SEVERE);
  }

  private static final By DEED = By.id("deed");
  private static final By ROW = By.cssSelector("#turn .body .row:not([disabled])");

  private final ChromeDriver driver;
  private final boolean taps;

  private PagePlayer(ChromeDriver driver, boolean taps) {
    this.driver = driver;
    this.taps = taps;
  }

  /** Opens a link on a screen of a size. */
  static PagePlayer at(String link, Dimension screen) {
    boolean taps = screen.width < TELEPHONE;
    var options = new ChromeOptions();
    options.setBinary(BrowserCondition.BROWSER.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=" + screen.width + "," + screen.height);
    if (taps)
      options.setExperimentalOption(
          "mobileEmulation",
          Map.of(
              "deviceMetrics",
              Map.of("width", screen.width, "height", screen.height, "pixelRatio", 2)));
    var logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(BrowserCondition.DRIVER.toFile())
            .usingAnyFreePort()
            .withSilent(true)
            .build();
    var player = new PagePlayer(new ChromeDriver(service, options), taps);
    player.driver.get(link);
    return player;
  }

  @Override
  public void close() {
    driver.quit();
  }

  private Object script(String lines, Object... values) {
    return ((JavascriptExecutor) driver).executeScript(lines, values);
  }

  /** A text of the page; "" where there is none. */
  String text(String selector) {
    return (String)
        script("return document.querySelector(arguments[0])?.textContent ?? ''", selector);
  }

  String address() {
    return driver.getCurrentUrl();
  }

  String title() {
    return driver.getTitle();
  }

  /** What makes the page wider than its screen; empty where nothing does. */
  List<?> overflowing() {
    return (List<?>)
        script(
            """
            if (document.documentElement.scrollWidth <= innerWidth) return [];
            return [...document.querySelectorAll('body *')]
              .filter((each) => each.getBoundingClientRect().right > innerWidth)
              .map((each) => each.outerHTML.slice(0, 200));
            """);
  }

  /** The boxes of buttons that a finger would miss: what can be pressed and is lower than that. */
  List<?> buttonsBelow(int pixels) {
    return (List<?>)
        script(
            """
            return [...document.querySelectorAll('#turn button, #tabs button')]
              .filter((each) => each.getClientRects().length)
              .filter((each) => each.getBoundingClientRect().height < arguments[0])
              .map((each) => each.outerHTML);
            """,
            pixels);
  }

  /** What the browser found wrong. */
  List<String> faults() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  boolean isMine() {
    return !driver.findElements(DEED).isEmpty();
  }

  boolean isOver() {
    return text("#who").equals("The game is over");
  }

  /** Which layout the choices have. */
  String kind() {
    return (String) script("return document.querySelector('#turn').dataset.kind ?? ''");
  }

  /** Presses what a selector finds, once it is there. */
  void press(String selector) throws Exception {
    Waiting.until(
            () -> driver.findElements(By.cssSelector(selector)),
            found -> !found.isEmpty() && found.getFirst().isDisplayed(),
            () -> "there is no " + selector)
        .getFirst()
        .click();
  }

  void type(String selector, String text) {
    WebElement field = driver.findElement(By.cssSelector(selector));
    field.clear();
    field.sendKeys(text);
  }

  void openTab(String name) {
    driver.findElement(By.cssSelector("#tabs [data-tab=" + name + "]")).click();
  }

  /** Asks for the page once more, by the address as it stands. */
  void reload() {
    driver.navigate().refresh();
  }

  /** Takes a name to be shown. */
  void takeName(String name) {
    openTab("seats");
    WebElement field = driver.findElement(By.cssSelector("#seats input"));
    field.clear();
    field.sendKeys(name);
    driver.findElement(By.cssSelector("#seats form button")).click();
  }

  /** Decides what is asked, and waits until the page shows that it is done. */
  void decide() throws Exception {
    String before = state();
    switch (kind()) {
      case "TRACK" -> layTrack();
      case "STOCK" -> buy();
      case "RUNS" -> {}
      case "TRAINS", "MARKERS", "AUCTION", "DIVIDEND", "ANSWERS" -> pickFirst(_ -> true);
      default -> pass();
    }
    deed();
    if (!text(".note.bad").isEmpty()) {
      pass();
      deed();
    }
    Waiting.until(
        this::state,
        now -> !now.equals(before),
        () -> "nothing has come of " + before + ": " + text("#turn"));
  }

  /** What changes with each action. */
  private String state() {
    return (String)
        script(
            "return document.querySelector('#log').textContent.length + ' '"
                + " + document.querySelector('#turn .head')?.textContent"
                + " + document.querySelector('#who').textContent");
  }

  /** Presses the button that acts, as soon as it is alive. */
  private void deed() throws Exception {
    Waiting.within(
        Duration.ofSeconds(10),
        () -> (String) script("return document.querySelector('#deed')?.ariaDisabled ?? 'gone'"),
        "false"::equals);
    if (text(".note.bad").isEmpty()) driver.findElement(DEED).click();
  }

  private void pass() {
    List<WebElement> pass = driver.findElements(By.id("pass"));
    if (pass.isEmpty()) pickFirst(_ -> true);
    else pass.getFirst().click();
  }

  private boolean pickFirst(Predicate<String> wanted) {
    for (WebElement row : driver.findElements(ROW))
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
    return driver.findElements(By.cssSelector("#turn .firm"));
  }

  /** Touches the first marked hex of the board: twice where the first touch only comes nearer. */
  private void layTrack() throws Exception {
    touch(driver.findElement(By.cssSelector("#board .legal")));
    Waiting.until(
        () -> !driver.findElements(By.cssSelector("#turn .tile")).isEmpty(),
        "a touch of a marked hex shows no tiles");
  }

  private void touch(WebElement element) {
    Rectangle box = element.getRect();
    var pointer =
        new PointerInput(taps ? PointerInput.Kind.TOUCH : PointerInput.Kind.MOUSE, "pointer");
    var sequence = new Sequence(pointer, 0);
    sequence.addAction(
        pointer.createPointerMove(
            Duration.ZERO,
            PointerInput.Origin.viewport(),
            box.x + box.width / 2,
            box.y + box.height / 2));
    sequence.addAction(pointer.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
    sequence.addAction(pointer.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
    driver.perform(List.of(sequence));
  }
}

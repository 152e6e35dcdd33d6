package roundhouse.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import roundhouse.picture.Vec;
import roundhouse.testkit.Waiting;

/** A browser on a screen of a size, with the page of a table: what can be seen and touched. */
final class PageBrowser implements AutoCloseable {
  static final Dimension TELEPHONE = new Dimension(360, 740);
  static final Dimension TABLET = new Dimension(768, 1024);
  static final Dimension LAPTOP = new Dimension(1366, 768);
  static final Dimension LARGE = new Dimension(1920, 1080);

  /** A screen narrower than this is a telephone's, which is tapped on. */
  private static final int TAPPED = 700;

  /** Kept, so that what is set for it stays: it warns of a protocol that is not used here. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  static {
    SELENIUM.setLevel(Level.SEVERE);
  }

  private static final String MIDDLE =
      """
      const box = document.querySelector(arguments[0])?.getBoundingClientRect();
      return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : [];
      """;

  /** Browsers that are in nobody's hand: to start one takes longer than most tests. */
  private static final List<PageBrowser> IDLE = new ArrayList<>();

  private final Dimension screen;
  private final ChromeDriver driver;

  private PageBrowser(Dimension screen, ChromeDriver driver) {
    this.screen = screen;
    this.driver = driver;
  }

  /** A browser with a screen of a size, which has nothing open and has found nothing wrong. */
  static PageBrowser on(Dimension screen) {
    for (PageBrowser idle : IDLE)
      if (idle.screen.equals(screen)) {
        IDLE.remove(idle);
        return idle;
      }
    return started(screen);
  }

  /** Ends the browsers that are in nobody's hand. */
  static void endAll() {
    IDLE.forEach(PageBrowser::kill);
    IDLE.clear();
  }

  private static PageBrowser started(Dimension screen) {
    var options = new ChromeOptions();
    options.setBinary(BrowserCondition.BROWSER.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=" + screen.width + "," + screen.height);
    if (isTapped(screen))
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
    return new PageBrowser(screen, new ChromeDriver(service, options));
  }

  /** Puts the browser out of hand. */
  @Override
  public void close() {
    leave();
    prefer("light");
    faults();
    IDLE.add(this);
  }

  /** Ends the browser, with all that it has kept. */
  void kill() {
    driver.quit();
  }

  /** Whether it is tapped on rather than clicked. */
  boolean isTapped() {
    return isTapped(screen);
  }

  private static boolean isTapped(Dimension screen) {
    return screen.width < TAPPED;
  }

  /** Opens a link as one does who has nothing of it open. */
  void open(String link) {
    leave();
    driver.get(link);
  }

  void leave() {
    driver.get("about:blank");
  }

  /** Asks for the page once more, by the address as it stands. */
  void reload() {
    driver.navigate().refresh();
  }

  String address() {
    return driver.getCurrentUrl();
  }

  String title() {
    return driver.getTitle();
  }

  Object script(String lines, Object... values) {
    return ((JavascriptExecutor) driver).executeScript(lines, values);
  }

  /** A text of the page; "" where there is none. */
  String text(String selector) {
    return (String)
        script("return document.querySelector(arguments[0])?.textContent ?? ''", selector);
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** Waits until something is there and seen. */
  void see(String selector) throws Exception {
    Waiting.until(() -> isSeen(selector, _ -> {}), "there is no " + selector);
  }

  /** Presses what a selector finds, once it is there and stays. */
  void press(String selector) throws Exception {
    Waiting.until(
        () -> isSeen(selector, WebElement::click), "there is no " + selector + " to press");
  }

  private boolean isSeen(String selector, Consumer<WebElement> then) {
    List<WebElement> found = all(selector);
    try {
      if (found.isEmpty() || !found.getFirst().isDisplayed()) return false;
      then.accept(found.getFirst());
      return true;
    } catch (StaleElementReferenceException replaced) {
      return false;
    }
  }

  /** Writes a text in place of what a field holds. */
  void type(String selector, String text) {
    WebElement field = driver.findElement(By.cssSelector(selector));
    field.clear();
    field.sendKeys(text);
  }

  /** Presses keys, wherever the focus is. */
  void keys(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Writes a text in place of what the field holds that has the focus. */
  void overwrite(String text) {
    new Actions(driver)
        .keyDown(Keys.CONTROL)
        .sendKeys("a")
        .keyUp(Keys.CONTROL)
        .sendKeys(text)
        .perform();
  }

  /** Touches the middle of something, or clicks on it, whatever lies there. */
  void touch(String selector) throws Exception {
    List<?> middle =
        Waiting.until(
            () -> (List<?>) script(MIDDLE, selector),
            found -> !found.isEmpty(),
            () -> "there is no " + selector + " to touch");
    sequence(((Number) middle.getFirst()).intValue(), ((Number) middle.getLast()).intValue()).up();
  }

  /** Touches a point of the board's picture. */
  void touchBoard(Vec point) {
    Vec at = pixel(point);
    sequence((int) at.x(), (int) at.y()).up();
  }

  /** Takes hold of a point of the board's picture and lets go at another one. */
  void dragOnBoard(Vec from, Vec to) {
    Vec begin = pixel(from);
    Vec end = pixel(to);
    sequence((int) begin.x(), (int) begin.y()).to((int) end.x(), (int) end.y()).up();
  }

  private Vec pixel(Vec point) {
    List<?> found =
        (List<?>)
            script(
                """
                const svg = document.querySelector('#board > svg');
                const at = new DOMPoint(arguments[0], arguments[1]).matrixTransform(svg.getScreenCTM());
                return [at.x, at.y];
                """,
                point.x(),
                point.y());
    return new Vec(
        ((Number) found.getFirst()).doubleValue(), ((Number) found.getLast()).doubleValue());
  }

  private Gesture sequence(int x, int y) {
    var pointer =
        new PointerInput(isTapped() ? PointerInput.Kind.TOUCH : PointerInput.Kind.MOUSE, "pointer");
    return new Gesture(pointer, new Sequence(pointer, 0)).to(x, y).down();
  }

  /** What a finger or the mouse does. */
  private final class Gesture {
    private static final Duration DRAG = Duration.ofMillis(100);

    private final PointerInput pointer;
    private final Sequence steps;
    private Duration takes = Duration.ZERO;

    Gesture(PointerInput pointer, Sequence steps) {
      this.pointer = pointer;
      this.steps = steps;
    }

    Gesture to(int x, int y) {
      steps.addAction(pointer.createPointerMove(takes, PointerInput.Origin.viewport(), x, y));
      return this;
    }

    Gesture down() {
      steps.addAction(pointer.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
      takes = DRAG;
      return this;
    }

    void up() {
      steps.addAction(pointer.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
      driver.perform(List.of(steps));
    }
  }

  /** Shows pages as someone sees them who prefers a dark screen, or a light one. */
  void prefer(String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** What assistive technology is told about the page. */
  @SuppressWarnings("unchecked")
  List<Map<String, Object>> accessibleNodes() {
    return (List<Map<String, Object>>)
        driver.executeCdpCommand("Accessibility.getFullAXTree", Map.of()).get("nodes");
  }

  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
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

  /** What the browser found wrong. */
  List<String> faults() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }
}

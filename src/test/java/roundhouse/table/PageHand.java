package roundhouse.table;

import org.openqa.selenium.Keys;
import roundhouse.testkit.Waiting;

/** How somebody uses the page: by clicks or taps, or by keys alone. */
sealed interface PageHand {
  /** Presses what has a key of the page's own. */
  void press(String key) throws Exception;

  /** Chooses a marked hex of the board. */
  void hex(String id) throws Exception;

  /** Chooses a stop to which a run may go on. */
  void touchStop(String name) throws Exception;

  /** Turns the tile that is picked by some steps. */
  void turn(int steps) throws Exception;

  /** Gives an amount in place of the least one. */
  void amount(int value) throws Exception;

  /** Does what is picked. */
  void act() throws Exception;

  PageBrowser page();

  private static String selector(String key) {
    return "[data-key='%s']".formatted(key.replace("'", "\\'"));
  }

  /** Waits until the button that acts does so. */
  private static void waitForDeed(PageBrowser page) throws Exception {
    Waiting.until(
        () -> page.script("return document.querySelector('#deed')?.ariaDisabled"),
        "false"::equals,
        () -> "the button does not act: " + page.text("#turn"));
  }

  /** Clicks, or taps on a telephone. */
  record Pointer(PageBrowser page) implements PageHand {
    @Override
    public void press(String key) throws Exception {
      page.press(selector(key));
    }

    @Override
    public void hex(String id) throws Exception {
      page.touch("#board [data-hex='%s']".formatted(id));
    }

    @Override
    public void touchStop(String name) throws Exception {
      page.touch("#board [data-stop='%s']".formatted(name));
    }

    @Override
    public void turn(int steps) throws Exception {
      for (int step = 0; step < steps; step++) press("Turn right");
    }

    @Override
    public void amount(int value) {
      page.type("[data-key='field']", "" + value);
    }

    @Override
    public void act() throws Exception {
      waitForDeed(page);
      page.press("#deed");
    }
  }

  /** Keys alone: Tab goes through the page, arrows and N over the board. */
  record Keyboard(PageBrowser page) implements PageHand {
    /** More than a page has to go through. */
    private static final int MOST = 400;

    private static final String FOCUSED =
        "return document.activeElement.dataset.key ?? document.activeElement.id";

    /** Pixels of the outline around what has the focus. */
    private static final String OUTLINE =
        """
        const style = getComputedStyle(document.activeElement);
        return style.outlineStyle === 'none' ? 0 : Math.round(parseFloat(style.outlineWidth));
        """;

    @Override
    public void press(String key) throws Exception {
      page.see(selector(key));
      tabTo(key);
      page.keys(Keys.SPACE);
    }

    private void tabTo(String key) {
      for (int tab = 0; tab < MOST; tab++) {
        if (key.equals(page.script(FOCUSED))) {
          if (tab > 0 && page.script(OUTLINE).equals(0L))
            throw new AssertionError("nobody sees that " + key + " has the focus");
          return;
        }
        page.keys(Keys.TAB);
      }
      throw new AssertionError("Tab does not come to " + key);
    }

    @Override
    public void hex(String id) throws Exception {
      page.see("#board [data-hex='%s']".formatted(id));
      tabTo("board");
      for (int next = 0; next < MOST; next++) {
        page.keys("n");
        if (page.text("#spoken").startsWith(id + ",")) break;
      }
      page.keys(Keys.ENTER);
    }

    @Override
    public void touchStop(String name) throws Exception {
      press("stop " + name);
    }

    @Override
    public void turn(int steps) {
      for (int step = 0; step < steps; step++) page.keys(".");
    }

    @Override
    public void amount(int value) {
      tabTo("field");
      page.overwrite("" + value);
    }

    @Override
    public void act() throws Exception {
      waitForDeed(page);
      page.keys(Keys.ENTER);
    }
  }
}

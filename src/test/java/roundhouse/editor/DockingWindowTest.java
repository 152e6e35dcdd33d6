package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import roundhouse.editor.dock.DockLayout;
import roundhouse.testkit.NeedsDisplay;

/** The views of the window, moved about by keys and mouse. */
@NeedsDisplay
class DockingWindowTest extends WindowTest {
  private Component view(Views view) throws Exception {
    return desk.part(Component.class, "view " + view.id());
  }

  private DockLayout layout() throws Exception {
    return Desk.look(() -> desk.window.docks().layout());
  }

  private static List<String> all() {
    return Stream.of(Views.values()).map(Views::id).toList();
  }

  /** Goes to a view by its key. */
  private void go(int digit, Views view) throws Exception {
    desk.press(KeyEvent.VK_ALT, digit);
    assertThat(Desk.until(() -> has(view), yes -> yes)).as(view + " has the keyboard").isTrue();
  }

  private boolean has(Views view) {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    Component part = desk.find("view " + view.id());
    return part != null && part.isShowing() && owner != null && SwingUtilities.isDescendingFrom(owner, part);
  }

  private boolean isOpen(Views view) throws Exception {
    return layout().views().anyMatch(view.id()::equals);
  }

  private void openAgain() throws Exception {
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    desk = new Desk(root);
  }

  private Path kept() {
    return root.resolve("state").resolve("layouts").resolve("play.json");
  }

  @Test
  void oneKeyGoesThroughAllViews() throws Exception {
    List<String> reached = new ArrayList<>();
    for (Views ignored : Views.values()) {
      String before = Desk.look(() -> desk.window.docks().present().orElse(""));
      desk.press(KeyEvent.VK_F6);
      String now = Desk.until(() -> desk.window.docks().present().orElse(""), present -> !present.equals(before));
      Views view = Stream.of(Views.values()).filter(each -> each.id().equals(now)).findFirst().orElseThrow();
      assertThat(Desk.until(() -> has(view), yes -> yes)).as(now + " has the keyboard, not " + KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()).isTrue();
      reached.add(now);
    }

    assertThat(reached).containsExactlyInAnyOrderElementsOf(all());
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F6);
    String beforeLast = reached.get(reached.size() - 2);
    assertThat(Desk.until(() -> desk.window.docks().present().orElse(""), beforeLast::equals)).isEqualTo(beforeLast);
  }

  @Test
  void aViewIsFoundByItsName() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F6);
    Desk.until(() -> desk.find("find a view") instanceof JTextField field && field.isFocusOwner(), yes -> yes);
    desk.type("scri");
    desk.picture(test + "-dialog");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(Desk.until(() -> has(Views.SCRIPTS), yes -> yes)).isTrue();
  }

  @Test
  void aViewIsClosedAndOpenedAgainByKeys() throws Exception {
    go(KeyEvent.VK_9, Views.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    assertThat(Desk.until(() -> desk.find("view log") == null, gone -> gone)).isTrue();
    assertThat(layout().closed()).containsExactly("log");

    go(KeyEvent.VK_9, Views.LOG);

    assertThat(layout().closed()).isEmpty();
    assertThat(layout().tabsWith("log")).contains("market");
  }

  @Test
  void aViewFillsTheWindowAndLetsTheOthersBack() throws Exception {
    DockLayout before = layout();
    go(KeyEvent.VK_3, Views.BOARD);
    int narrow = Desk.look(view(Views.BOARD)::getWidth);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    assertThat(Desk.until(view(Views.BOARD)::getWidth, width -> width > 1400)).isGreaterThan(1400);
    desk.picture(test + "-filled");
    assertThat(layout().views()).containsExactlyElementsOf(before.views().toList());

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);

    assertThat(Desk.until(view(Views.BOARD)::getWidth, width -> Math.abs(width - narrow) < 5)).isBetween(narrow - 4, narrow + 4);
    assertThat(Desk.until(() -> has(Views.BOARD), yes -> yes)).isTrue();
  }

  @Test
  void aViewThatIsWantedComesWhileAnotherFillsTheWindow() throws Exception {
    go(KeyEvent.VK_3, Views.BOARD);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    Desk.until(() -> desk.find("view books") == null, gone -> gone);

    go(KeyEvent.VK_5, Views.BOOKS);

    assertThat(Desk.look(view(Views.BOARD)::isShowing)).isTrue();
  }

  @Test
  void aViewFloatsInAWindowOfItsOwnThatHasTheKeysOfTheGame() throws Exception {
    go(KeyEvent.VK_6, Views.MARKET);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    assertThat(layout().windows()).singleElement().satisfies(window -> assertThat(window.views()).containsExactly("market"));
    assertThat(Desk.until(() -> has(Views.MARKET) && SwingUtilities.getWindowAncestor(desk.find("view market")).isFocused(), yes -> yes)).isTrue();
    desk.picture(test + "-floating");
    assertThat(Desk.look(() -> desk.window.docks().windows().get(1).getTitle())).isEqualTo("Market");

    desk.press(KeyEvent.VK_SPACE);
    assertThat(at(desk.await(now -> at(now) == 1))).isEqualTo(1);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);

    assertThat(Desk.until(() -> desk.window.docks().windows().size(), count -> count == 1)).isEqualTo(1);
    assertThat(layout().tabsWith("market")).contains("log");
  }

  @Test
  void aViewAtTheEdgeSlidesOutWhenItIsWanted() throws Exception {
    go(KeyEvent.VK_5, Views.BOOKS);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.find("view books").isShowing(), shown -> !shown);
    assertThat(layout().main().edges().get(DockLayout.Edge.RIGHT)).containsExactly("books");

    go(KeyEvent.VK_5, Views.BOOKS);
    desk.picture(test + "-out");
    go(KeyEvent.VK_3, Views.BOARD);
    assertThat(Desk.until(() -> desk.find("view books").isShowing(), shown -> !shown)).isFalse();

    go(KeyEvent.VK_5, Views.BOOKS);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().layout().main().edges().get(DockLayout.Edge.RIGHT), List::isEmpty);
    assertThat(layout().main().edges().get(DockLayout.Edge.RIGHT)).isEmpty();
    assertThat(isOpen(Views.BOOKS)).isTrue();
  }

  @Test
  void aTabIsDraggedToAnotherView() throws Exception {
    JTabbedPane tabs = (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, view(Views.MARKET));
    Rectangle tab = Desk.look(() -> tabs.getBoundsAt(tabs.indexOfTab("Log")));
    Component target = view(Views.BOOKS);
    Rectangle books = Desk.look(() -> SwingUtilities.convertRectangle(target.getParent(), target.getBounds(), tabs));
    desk.drag(tabs, new Point2D.Double(tab.getCenterX(), tab.getCenterY()), new Point2D.Double(books.getCenterX(), books.getCenterY()));

    assertThat(Desk.until(() -> desk.window.docks().layout().tabsWith("market"), beside -> !beside.contains("log"))).doesNotContain("log");
    assertThat(Desk.until(() -> desk.find("view log") != null && desk.find("view log").isShowing(), yes -> yes)).isTrue();
    Component log = view(Views.LOG);
    assertThat(Desk.look(() -> log.getLocationOnScreen().x)).isGreaterThanOrEqualTo(Desk.look(() -> tabs.getLocationOnScreen().x + tabs.getWidth()));
  }

  @Test
  void theLayoutIsTheSameAtTheNextStart() throws Exception {
    go(KeyEvent.VK_9, Views.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    go(KeyEvent.VK_6, Views.MARKET);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);
    DockLayout left = layout();
    openAgain();

    assertThat(layout().views()).containsExactlyElementsOf(left.views().toList());
    assertThat(layout().closed()).containsExactly("log");
    assertThat(layout().windows()).hasSize(1);
  }

  @Test
  void resetPutsAllViewsWhereTheyWereAtFirst() throws Exception {
    List<String> first = layout().views().toList();
    go(KeyEvent.VK_9, Views.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    go(KeyEvent.VK_5, Views.BOOKS);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F4);
    Desk.until(() -> desk.window.docks().windows().size(), count -> count == 2);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_0);

    assertThat(Desk.until(() -> desk.window.docks().layout().views().toList(), first::equals)).isEqualTo(first);
    assertThat(Desk.look(() -> desk.window.docks().windows())).hasSize(1);
  }

  @Test
  void aBrokenLayoutIsToldAndTheViewsStandWhereTheyStoodAtFirst() throws Exception {
    List<String> first = layout().views().toList();
    openAgain();
    String good = Files.readString(kept());
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Files.writeString(kept(), good.substring(0, good.length() / 2));
    desk = new Desk(root);

    assertThat(layout().views()).containsExactlyElementsOf(first);
    JLabel notice = desk.part(JLabel.class, "notice");
    assertThat(Desk.until(notice::getText, said -> said.contains("layout"))).startsWith("The layout of the views could not be read");
  }

  @Test
  void aLayoutOfAnotherVersionKeepsWhatItKnows() throws Exception {
    openAgain();
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Files.writeString(kept(), Files.readString(kept()).replace("\"books\"", "\"ledger\""));
    desk = new Desk(root);

    assertThat(layout().views()).containsExactlyInAnyOrderElementsOf(all());
    assertThat(layout().tabsWith("market")).contains("log", "seats");
  }

  @Test
  void eachLayoutWithANameIsKeptForItself() throws Exception {
    go(KeyEvent.VK_9, Views.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_2);
    assertThat(Desk.until(() -> desk.window.docks().arrangement(), "design"::equals)).isEqualTo("design");
    assertThat(isOpen(Views.LOG)).isTrue();
    assertThat(Desk.until(view(Views.EDIT_MAP)::getWidth, width -> width > 700)).isGreaterThan(700);
    desk.picture(test + "-design");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_1);

    assertThat(Desk.until(() -> desk.window.docks().arrangement(), "play"::equals)).isEqualTo("play");
    assertThat(isOpen(Views.LOG)).isFalse();
  }

  @Test
  void theFilesAreHiddenAndComeBackToTheirPlace() throws Exception {
    List<String> before = layout().views().toList();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_B);
    assertThat(Desk.until(() -> desk.find("view texts") == null && desk.find("view project") == null, gone -> gone)).isTrue();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_B);

    assertThat(Desk.until(() -> desk.window.docks().layout().views().toList(), before::equals)).isEqualTo(before);
  }

  @Test
  void aViewThatWasClosedTurnsDarkWithTheOthers() throws Exception {
    go(KeyEvent.VK_9, Views.LOG);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F4);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    go(KeyEvent.VK_9, Views.LOG);

    Component list = desk.part(Component.class, "log");
    assertThat(Desk.until(list::getBackground, ground -> ground.equals(UIManager.getColor("List.background")))).isEqualTo(Desk.look(() -> UIManager.getColor("List.background")));
    Component tabs = SwingUtilities.getAncestorOfClass(JTabbedPane.class, list);
    assertThat(Desk.look(tabs::getBackground)).isEqualTo(Desk.look(() -> UIManager.getColor("TabbedPane.background")));
  }
}

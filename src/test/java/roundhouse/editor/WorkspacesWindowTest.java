package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.editor.workspace.PlaySlot;
import roundhouse.editor.workspace.Recipe;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Play, Design and Evidence share one project and one game. */
@NeedsDisplay
class WorkspacesWindowTest extends WindowViewTest {
  @Override
  void furnish() throws Exception {
    Path state = Files.createDirectories(root.resolve("state"));
    Files.writeString(state.resolve("window.properties"), "workspace=play\n");
  }

  private Workspace current() throws Exception {
    return Desk.look(() -> desk.window.workspaces().current());
  }

  private void awaitWorkspace(Workspace wanted) throws Exception {
    assertThat(Desk.until(() -> desk.window.workspaces().current(), wanted::equals))
        .isEqualTo(wanted);
  }

  private boolean showsInPlay(PlaySlot slot) throws Exception {
    Component part = desk.find("view " + slot.view());
    return Desk.look(() -> part != null && part.isShowing());
  }

  @Test
  void keysGoFromWorkspaceToWorkspaceAndBack() throws Exception {
    assertThat(showsInPlay(PlaySlot.BOARD)).isTrue();
    Rectangle before = where("board");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    awaitWorkspace(Workspace.DESIGN);
    assertThat(
            Desk.until(() -> desk.find("view edit-map"), view -> view != null && view.isShowing()))
        .isNotNull();
    desk.picture(test + "-design");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_3);
    awaitWorkspace(Workspace.EVIDENCE);
    assertThat(
            Desk.until(
                () -> desk.find("view experiments"), view -> view != null && view.isShowing()))
        .isNotNull();
    desk.picture(test + "-evidence");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
    awaitWorkspace(Workspace.PLAY);

    assertThat(Waiting.within(Duration.ofSeconds(30), () -> where("board"), before::equals))
        .isEqualTo(before);
    assertThat(showsInPlay(PlaySlot.CARD)).isTrue();
  }

  @Test
  void aScriptThatFailsIsToldInPlayWithoutLeavingIt() throws Exception {
    Files.writeString(
        desk.small.script("rules.js"),
        "export const companyStarted = () => { throw new Error('not yet'); };\n");
    desk.workshop().reload();
    desk.await(
        now ->
            now.play().filter(play -> !play.title().rules().answeredNames().isEmpty()).isPresent()
                && now.situation().isPresent());
    desk.standBy();
    desk.pick(1);
    desk.press(KeyEvent.VK_ENTER);

    JTextArea told = desk.part(JTextArea.class, "consequences");
    assertThat(Desk.<String>until(told::getText, text -> text.contains("not yet")))
        .contains("rules.js:1:");
    assertThat(current()).isEqualTo(Workspace.PLAY);
  }

  private Rectangle where(String name) throws Exception {
    Component part = desk.part(Component.class, name);
    return Desk.look(
        () ->
            part.isShowing()
                ? new Rectangle(part.getLocationOnScreen(), part.getSize())
                : new Rectangle());
  }

  @Test
  void aClickOnTheHeaderGoesToAWorkspace() throws Exception {
    AbstractButton design = desk.part(AbstractButton.class, "workspace design");
    desk.click(design, new Point2D.Double(10, 10), 1);

    awaitWorkspace(Workspace.DESIGN);
    assertThat(Desk.look(design::isSelected)).isTrue();
  }

  @Test
  void aViewIsShownInTheWorkspaceToWhichItBelongs() throws Exception {
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_8);
    awaitWorkspace(Workspace.DESIGN);
    assertThat(Desk.until(() -> has(WindowView.TABLES), yes -> yes)).isTrue();

    desk.bringUp(WindowView.STATISTICS);
    awaitWorkspace(Workspace.EVIDENCE);

    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_4);
    awaitWorkspace(Workspace.PLAY);
    Component card = desk.find("view choices");
    assertThat(Desk.until(() -> SwingUtilities.isDescendingFrom(owner(), card), yes -> yes))
        .as("the choices have the keyboard")
        .isTrue();
  }

  private static Component owner() {
    Component owner = Desk.focusOwner();
    return owner == null ? new JLabel() : owner;
  }

  @Test
  void theGameAndWhatIsPickedInItStayTheSame() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5 && now.situation().isPresent());
    Component board = desk.part(Component.class, "board");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    awaitWorkspace(Workspace.DESIGN);
    desk.bringUp(WindowView.BOARD);

    assertThat(current()).as("Design shows the board too").isEqualTo(Workspace.DESIGN);
    assertThat(desk.part(Component.class, "board")).isSameAs(board);
    assertThat(at(Desk.look(desk.window::shown))).isEqualTo(5);
  }

  @Test
  void theKeyboardIsWhereItWasLastInEachWorkspace() throws Exception {
    desk.standBy();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    assertThat(Desk.until(() -> has(WindowView.EDIT_MAP), yes -> yes)).isTrue();
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_7);
    assertThat(Desk.until(() -> has(WindowView.PROBLEMS), yes -> yes)).isTrue();

    for (int time = 0; time < 2; time++) {
      desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_1);
      assertThat(Desk.until(() -> desk.find("choices").isFocusOwner(), yes -> yes)).isTrue();
      desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
      assertThat(Desk.until(() -> has(WindowView.PROBLEMS), yes -> yes)).isTrue();
    }
  }

  @Test
  void adviceBranchesAndSeatsStandBesideTheBoard() throws Exception {
    for (WindowView view : List.of(WindowView.ADVICE, WindowView.LINES, WindowView.SEATS)) {
      desk.bringUp(view);
      assertThat(
              Desk.until(() -> desk.find("view " + view.id()), it -> it != null && it.isShowing()))
          .isNotNull();
      assertThat(Desk.look(() -> desk.window.workspaces().current())).isEqualTo(Workspace.PLAY);
      assertThat(showsInPlay(PlaySlot.BOARD)).isTrue();
      desk.picture(test + "-" + view.id());
    }
  }

  @Test
  void oneKeyGoesThroughAllPartsOfPlay() throws Exception {
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_3);
    var reached = new TreeMap<Integer, String>();
    for (int turn = 0; turn < PlaySlot.values().length; turn++) {
      String before = Desk.look(() -> desk.window.docks().focused().orElseThrow());
      reached.put(turn, before);
      desk.press(KeyEvent.VK_F6);
      Desk.until(() -> desk.window.docks().focused().orElseThrow(), now -> !now.equals(before));
    }

    assertThat(reached.values()).containsExactlyElementsOf(PlaySlot.views());
  }

  @Test
  void thePartThatIsMaximizedComesBackAsItWas() throws Exception {
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_3);
    Map<String, Rectangle> before = parts();
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);
    Component pane = desk.part(Component.class, "window views");
    Component board = desk.part(Component.class, "view board");
    assertThat(Desk.<Dimension>until(board::getSize, size -> size.equals(pane.getSize())))
        .isEqualTo(Desk.look(pane::getSize));

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_M);

    assertThat(Desk.until(this::parts, before::equals)).isEqualTo(before);
  }

  private Map<String, Rectangle> parts() throws Exception {
    var all = new TreeMap<String, Rectangle>();
    for (String name : new String[] {"view board", "view choices", "view market"}) {
      Component part = desk.find(name);
      all.put(name, part.isShowing() ? part.getBounds() : new Rectangle());
    }
    return all;
  }

  @Test
  void theUserChoosesARecipeAndMovesItsDividersForGood() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_5);
    awaitRecipe(Recipe.COLUMNS);
    desk.picture(test + "-columns");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_7);
    awaitRecipe(Recipe.SIDE);
    Component divider = desk.part(Component.class, "divider upright");
    int before = Desk.look(divider::getX);
    desk.drag(divider, new Point2D.Double(3, 300), new Point2D.Double(-97, 300));
    assertThat(Desk.until(divider::getX, x -> x == before - 100)).isEqualTo(before - 100);

    openAgain();

    awaitRecipe(Recipe.SIDE);
    Component again = desk.part(Component.class, "divider upright");
    assertThat(Desk.until(again::getX, x -> Math.abs(x - before + 100) < 2))
        .isBetween(before - 101, before - 99);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_0);
    awaitRecipe(Recipe.STRIP);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_7);
    awaitRecipe(Recipe.SIDE);
    Component free = desk.part(Component.class, "divider upright");
    assertThat(Desk.until(free::getX, x -> x == before))
        .as("a reset gives the room back to the recipe")
        .isEqualTo(before);
  }

  private void awaitRecipe(Recipe wanted) throws Exception {
    assertThat(
            Desk.until(
                () -> desk.window.play().plan().map(plan -> plan.recipe()),
                Optional.of(wanted)::equals))
        .contains(wanted);
  }

  @Test
  void keysMoveADivider() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_7);
    awaitRecipe(Recipe.SIDE);
    Component divider = desk.part(Component.class, "divider upright");
    int before = Desk.look(divider::getX);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_F8);
    Desk.until(divider::isFocusOwner, yes -> yes);

    desk.press(KeyEvent.VK_LEFT);

    assertThat(Desk.until(divider::getX, x -> x == before - 10)).isEqualTo(before - 10);
  }
}

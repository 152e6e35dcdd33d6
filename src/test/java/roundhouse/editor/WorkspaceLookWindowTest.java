package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Test;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.NeedsDisplay;

/** What is shown first after the look has changed has it too. */
@NeedsDisplay
class WorkspaceLookWindowTest extends WindowViewTest {
  @Override
  void furnish() throws Exception {
    Path state = Files.createDirectories(root.resolve("state"));
    Files.writeString(state.resolve("window.properties"), "workspace=play\n");
  }

  private void awaitWorkspace(Workspace wanted) throws Exception {
    assertThat(Desk.until(() -> desk.window.workspaces().current(), wanted::equals))
        .isEqualTo(wanted);
  }

  @Test
  void whatIsFirstShownAfterTheLookChangedHasItToo() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_2);
    awaitWorkspace(Workspace.DESIGN);
    desk.bringUp(WindowView.PROBLEMS);
    Component view = desk.part(Component.class, "view problems");
    Desk.until(view::isShowing, yes -> yes);
    Desk.caughtUp();
    desk.picture(test);

    assertThat(Desk.look(() -> light((Container) view))).isEmpty();
    desk.bringUp(WindowView.PROJECT);
    Component project = desk.part(Component.class, "view project");
    Desk.until(project::isShowing, yes -> yes);
    Desk.caughtUp();
    assertThat(Desk.look(() -> light((Container) project))).isEmpty();
  }

  @Test
  void theBankFollowsTheLookAlsoAtAnotherMoment() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5 && now.situation().isPresent());
    Container books = desk.part(Container.class, "view books");
    AbstractButton bank = desk.part(AbstractButton.class, "bank");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    Desk.look(
        () -> {
          bank.doClick();
          return true;
        });
    desk.workshop().goTo(2);
    desk.await(now -> at(now) == 2 && now.situation().isPresent());
    Desk.caughtUp();
    assertThat(Desk.look(() -> grounds(books, true))).as("light in the dark look").isEmpty();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    Desk.look(
        () -> {
          bank.doClick();
          return true;
        });
    desk.workshop().goTo(5);
    desk.await(now -> at(now) == 5 && now.situation().isPresent());
    Desk.caughtUp();

    assertThat(Desk.look(() -> grounds(books, false))).as("dark in the light look").isEmpty();
    desk.picture(test);
  }

  /** The opaque parts with a light ground. */
  private static List<Component> light(Container in) {
    return grounds(in, true);
  }

  /** The opaque parts with a light ground, or with a dark one. */
  private static List<Component> grounds(Container in, boolean light) {
    return Stream.of(in.getComponents())
        .flatMap(
            part ->
                Stream.concat(
                    Stream.of(part)
                        .filter(each -> each.isOpaque() && isLight(each.getBackground()) == light),
                    part instanceof Container inside
                        ? grounds(inside, light).stream()
                        : Stream.of()))
        .toList();
  }

  private static boolean isLight(Color ground) {
    return ground.getRed() + ground.getGreen() + ground.getBlue() > 3 * 160;
  }
}

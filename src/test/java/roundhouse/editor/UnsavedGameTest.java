package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.recovery.RecoveryFolders;

/** The app was quit during a game of Ann and Ben that nobody had saved. */
@NeedsDisplay
class UnsavedGameTest extends WindowTest {
  @Override
  void furnish() throws Exception {
    recovery()
        .keep(
            new GameLog(
                "small",
                "",
                List.of("Ann", "Ben"),
                List.of(),
                1,
                List.of(new Action.Start("Ann", "Red", 76))));
    recovery().markQuit();
  }

  private Recovery recovery() {
    return new Recovery(
        RecoveryFolders.of(root.resolve("state").resolve("recovery"), root).folder().resolve("1"));
  }

  private boolean offered() throws Exception {
    Component bar = desk.part(Component.class, "left game");
    return Desk.look(bar::isShowing);
  }

  private void click(String button) throws Exception {
    Component part = desk.part(Component.class, button);
    Desk.until(part::isShowing, yes -> yes);
    desk.click(part, new Point(part.getWidth() / 2, part.getHeight() / 2), 1);
  }

  @Test
  void aClickOpensItInPlaceOfTheNewGame() throws Exception {
    assertThat(desk.workshop().now().play().orElseThrow().played()).isEmpty();
    assertThat(offered()).isTrue();
    desk.picture(test + "-offered");

    click("open left game");

    var opened =
        desk.await(now -> now.play().orElseThrow().played().size() == 1).play().orElseThrow();
    assertThat(opened.players()).containsExactly("Ann", "Ben");
    assertThat(opened.state().company("Red").par()).isEqualTo(76);
    assertThat(offered()).isFalse();
  }

  @Test
  void theOfferMovesNothingWhenItGoes() throws Exception {
    Component view = desk.part(Component.class, "view choices");
    Rectangle before = Desk.look(() -> new Rectangle(view.getLocationOnScreen(), view.getSize()));

    click("forget left game");

    Desk.until(() -> !desk.find("left game").isShowing(), gone -> gone);
    Desk.caughtUp();
    assertThat(Desk.look(() -> new Rectangle(view.getLocationOnScreen(), view.getSize())))
        .isEqualTo(before);
  }

  @Test
  void aClickDiscardsItAndItIsNotOfferedAgain() throws Exception {
    click("forget left game");

    assertThat(Desk.until(() -> recovery().leftGame().isEmpty(), yes -> yes)).isTrue();
    assertThat(offered()).isFalse();
    assertThat(desk.workshop().now().play().orElseThrow().played()).isEmpty();
  }
}

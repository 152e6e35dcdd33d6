package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.words.UiWords;
import roundhouse.workshop.recovery.Recovery;
import roundhouse.workshop.recovery.RecoveryFolders;

/**
 * Two windows of the project were quit during games that nobody had saved: one of Cleo and Dan goes
 * on, one of Ann and Ben is offered.
 */
@NeedsDisplay
class UnsavedGameTest extends WindowTest {
  @Override
  void furnish() throws Exception {
    recovery(1).keep(game("Cleo", "Dan", 71));
    recovery(2).keep(game("Ann", "Ben", 76));
  }

  private static GameLog game(String first, String second, int par) {
    return new GameLog(
        "small",
        "",
        List.of(first, second),
        List.of(),
        1,
        List.of(new Action.Start(first, "Red", par)));
  }

  private Recovery recovery(int window) {
    Path places = RecoveryFolders.of(root.resolve("state").resolve("recovery"), root).folder();
    return new Recovery(places.resolve(String.valueOf(window)));
  }

  private List<String> players() {
    return desk.workshop().now().play().orElseThrow().players();
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
  void aClickOpensItInPlaceOfTheGameThatGoesOn() throws Exception {
    assertThat(players()).containsExactly("Cleo", "Dan");
    assertThat(offered()).isTrue();
    desk.picture(test + "-offered");

    click("open left game");
    // The game that goes on is not saved either.
    answer(UiWords.of("games.begin-it"));

    var opened =
        desk.await(now -> now.play().orElseThrow().players().equals(List.of("Ann", "Ben")))
            .play()
            .orElseThrow();
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

    assertThat(Desk.until(() -> recovery(1).leftGame().isEmpty(), yes -> yes)).isTrue();
    assertThat(offered()).isFalse();
    assertThat(players()).containsExactly("Cleo", "Dan");
  }
}

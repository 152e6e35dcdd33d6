package roundhouse.workshop.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.testkit.TestTitle;

/** What may be set by hand in a game, and what not. */
class CorrectionsTest {
  private GameHistory game = GameHistory.begin(TestTitle.of("1889"), List.of("Ann", "Ben"), 1);

  private String refusal(String what, String... with) {
    return Corrections.refusal(game, action(what, with)).orElse("");
  }

  private void set(String what, String... with) {
    assertThat(refusal(what, with)).isEmpty();
    game = game.play(action(what, with)).game();
  }

  private static Action.Arrange action(String what, String... with) {
    return switch (with.length) {
      case 4 -> new Action.Arrange("", what, Map.of(with[0], with[1], with[2], with[3]));
      case 6 ->
          new Action.Arrange(
              "", what, Map.of(with[0], with[1], with[2], with[3], with[4], with[5]));
      default ->
          new Action.Arrange(
              "",
              what,
              Map.of(with[0], with[1], with[2], with[3], with[4], with[5], with[6], with[7]));
    };
  }

  @Test
  void trainsComeFromTheBankWhileItHasAny() {
    for (String company : List.of("AR", "AR", "AR", "IR", "IR", "IR"))
      set("train", "company", company, "train", "2");

    assertThat(refusal("train", "company", "AR", "train", "2"))
        .contains("train cards are conserved", "2-trains: there were 6, and there are 7 now");
    set("no-train", "company", "AR", "train", "2");
  }

  @Test
  void tilesComeFromTheManifest() {
    set("tile", "hex", "C4", "tile", "58", "turned", "0");
    assertThat(refusal("tile", "hex", "C400", "tile", "58", "turned", "0")).isNotEmpty();
  }

  @Test
  void aTileDoesNotTakeTheSpaceOfAMarker() {
    set("marker", "company", "AR", "hex", "K8", "city", "0");

    assertThat(refusal("tile", "hex", "K8", "tile", "58", "turned", "0"))
        .contains("every station marker has a space of its own");
  }

  @Test
  void moneyAndSharesAreMovedNotMade() {
    set("cash", "holder", "Ann", "amount", "7");
    assertThat(refusal("cash", "holder", "Ann", "amount", "-1")).isNotEmpty();
    set("par", "company", "AR", "president", "Ann", "price", "65");
    assertThat(refusal("shares", "company", "AR", "from", "Ben", "to", "Ann", "percent", "10"))
        .isNotEmpty();
    set("shares", "company", "AR", "from", "ipo", "to", "Ben", "percent", "10");
  }

  @Test
  void allThatCanBeSetHasValuesToChooseFrom() {
    assertThat(Corrections.offered(game))
        .allSatisfy(
            offer ->
                assertThat(offer.parts())
                    .allSatisfy(part -> assertThat(part.fits()).as(part.name()).isNotEmpty()));
  }
}

package roundhouse.engine.arrangement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.game.Train;
import roundhouse.testkit.Position;

/** A game can be set by hand to a position and played from there. */
class GameArrangerTest {

  private static Action set(String what, String... with) {
    var values = new LinkedHashMap<String, String>();
    for (int index = 0; index < with.length; index += 2) values.put(with[index], with[index + 1]);
    return new Action.Arrange("", what, values);
  }

  private static Position start() {
    return Position.start("1860");
  }

  @Test
  void moneySetByHandComesFromTheBank() {
    Position now = start();
    int all = now.cash("A") + now.state().bank();
    Position set = now.play(set("cash", "holder", "A", "amount", "777"));

    assertThat(set.cash("A")).isEqualTo(777);
    assertThat(set.cash("A") + set.state().bank()).isEqualTo(all);
  }

  @Test
  void aCompanyCanBeStartedAndGivenAPriceTrainsTrackAndTheTurn() {
    Position now =
        start()
            .play(
                set("tile", "hex", "J4", "tile", "6", "turned", "0"),
                set("par", "company", "IOW", "president", "A", "price", "82"),
                set("shares", "company", "IOW", "from", "ipo", "to", "A", "percent", "30"),
                set("train", "company", "IOW", "train", "2+1"),
                set("price", "company", "IOW", "price", "90"),
                set("cash", "holder", "IOW", "amount", "300"),
                set("turn", "round", "operating", "of", "IOW", "step", "lay-track"));

    assertThat(now.waitsFor("IOW", "lay-track")).isTrue();
    assertThat(now.price("IOW")).isEqualTo(90);
    assertThat(now.company("IOW").floated()).isTrue();
    assertThat(now.state().company("IOW").trains()).extracting(Train::type).containsExactly("2+1");
    now.offers(new Action.LayTile("IOW", HexId.of("J6"), "746", 0));
  }

  @Test
  void aPhaseBeginsWithItsTrainsNext() {
    Position now = start().play(set("phase", "phase", "4"));
    String first = now.title().design().phases().get("4").startsWith();

    assertThat(now.state().phase()).isEqualTo("4");
    assertThat(now.state().depot().upcoming().getFirst().type()).isEqualTo(first);
  }

  @Test
  void unknownNamesAreRefused() {
    Position now = start();
    now.refused(
        set("cash", "holder", "Zoe", "amount", "1"), "there is no player or company named Zoe");
    now.refused(
        set("cash", "holder", "A", "amount", "much"),
        "'amount' must be a whole number, not 'much'");
    now.refused(set("cash", "holder", "A"), "to set cash, give a value for 'amount'");
    now.refused(set("weather"), "'weather' cannot be set");
    now.refused(set("turn", "round", "operating", "of", "IOW", "step", "tea"), "has no step tea");
    now.refused(set("no-train", "company", "IOW", "train", "2+1"), "IOW has no 2+1-train");
  }

  @Test
  void arrangementsAreNeverOfferedAsChoices() {
    assertThat(start().choices(Action.Arrange.class)).isEmpty();
  }
}

package roundhouse.engine.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What all events have in common, whatever happened. */
class EventTypeTest {
  private static final Event BOUGHT =
      new ShareEvent.ShareBought("Ann", "GWR", 20, "ipo", new MoneyAmount("£", 160));
  private static final Event LAID =
      new BoardEvent.TileLaid("GWR", "57", new HexLabel("J4", "Ryde"), 2, new MoneyAmount("£", 40));

  @Test
  void anEventHasATypeAKindAndWhoItIsAbout() {
    assertThat(BOUGHT.type()).isEqualTo("share-bought");
    assertThat(BOUGHT.kind()).isEqualTo(EventKind.ACTION);
    assertThat(BOUGHT.about()).isEqualTo("Ann");
    assertThat(LAID.about()).isEqualTo("GWR");
    assertThat(new TrainEvent.TrainExported("3").about()).isEmpty();
  }

  @Test
  void itsValuesArePlain() {
    assertThat(BOUGHT.values())
        .isEqualTo(
            Map.of("player", "Ann", "company", "GWR", "percent", 20, "from", "ipo", "price", 160));
    assertThat(LAID.values()).containsEntry("hex", "J4").containsEntry("cost", 40);
  }

  @Test
  void itsSentenceIsMadeOfThem() {
    assertThat(BOUGHT.says()).isEqualTo("Ann buys 20 % of GWR from the offering for £160");
    assertThat(LAID.says()).isEqualTo("GWR lays tile 57 in Ryde (J4) for £40");
    assertThat(new RoundEvent.EndTriggered("bank-broken", "this-round").says())
        .isEqualTo("The bank is broken: the game ends this round");
    assertThat(
            new MergerEvent.CompaniesMerged("GE", List.of("A", "B"), new MoneyAmount("R", 90))
                .says())
        .isEqualTo("A and B become GE at R90");
    assertThat(new MergerEvent.CompaniesMerged("GE", List.of("A"), new MoneyAmount("R", 90)).says())
        .isEqualTo("A becomes GE at R90");
    assertThat(new TrainEvent.TrainDiscarded("GWR", "8").says())
        .isEqualTo("GWR discards an 8-train");
  }

  @Test
  void aPriceThatMovesRisesOrFalls() {
    assertThat(new ShareEvent.PriceMoved("GWR", new MoneyAmount("£", 80), new MoneyAmount("£", 90)))
        .extracting(Event::says)
        .isEqualTo("GWR rises from £80 to £90");
    assertThat(new ShareEvent.PriceMoved("GWR", new MoneyAmount("£", 80), new MoneyAmount("£", 70)))
        .extracting(Event::says)
        .isEqualTo("GWR falls from £80 to £70");
  }

  @Test
  void everyTypeHasANameOfItsOwnAndAWording() {
    assertThat(EventType.all())
        .doesNotHaveDuplicates()
        .extracting(EventType::name)
        .doesNotHaveDuplicates()
        .contains("phase-began", "train-bought", "company-floated", "game-over")
        .doesNotContain("script-event");
    assertThat(EventType.all())
        .allSatisfy(type -> assertThat(type.wording().toString()).isNotBlank());
  }

  @Test
  void aSentenceOfAScriptIsAnEventToo() {
    Event note = ScriptEvent.note("the pier burns");

    assertThat(note.type()).isEqualTo("script-note");
    assertThat(note.kind()).isEqualTo(EventKind.SCRIPT);
    assertThat(note.values()).isEqualTo(Map.of("text", "the pier burns"));
    assertThat(note.says()).isEqualTo("the pier burns");
  }
}

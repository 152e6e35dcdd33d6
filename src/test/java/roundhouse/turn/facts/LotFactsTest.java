package roundhouse.turn.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.play.Engine;
import roundhouse.picture.Liveries;
import roundhouse.testkit.Position;
import roundhouse.turn.choices.ChoiceRow;

/** What the card tells of the lots of an auction. */
class LotFactsTest {
  private final Position start = Position.start("1860");

  private static List<String> details(Position now) {
    var moment = new CardMoment(now.title(), now.state(), Liveries.NONE, List.of("A"), Map.of());
    ChoiceRow bid = ChoiceRow.of(Engine.choices(now.title(), now.state())).getFirst();
    return new LotFacts(moment).of(bid).orElseThrow().details();
  }

  @Test
  void aBidForTheChoiceAmongLotsTellsWhatThereIsToChoose() {
    assertThat(details(start))
        .contains(
            "no bid yet",
            "The winner picks one of these:",
            "BHC – Brading Harbour Company · face value £30 · income £5")
        .anyMatch(line -> line.startsWith("C&N – "));
  }

  @Test
  void aLotThatIsPickedIsNoLongerToldOf() {
    Position picked =
        start
            .play(new Action.Bid("A", "", 5))
            .pass("B", "C")
            .play(new Action.TakeLot("A", "BHC", 0));

    assertThat(details(picked))
        .noneMatch(line -> line.startsWith("BHC"))
        .anyMatch(line -> line.startsWith("YHC"));
  }

  @Test
  void aPrivateThatCanBeBoughtSaysWhatItDoesAndHasNoLogoOfACompany() {
    Position island = Position.start("1889");
    var moment =
        new CardMoment(island.title(), island.state(), Liveries.NONE, List.of("A"), Map.of());
    ChoiceRow first = ChoiceRow.of(Engine.choices(island.title(), island.state())).getFirst();

    RowFacts lot = new LotFacts(moment).of(first).orElseThrow();

    assertThat(lot.says()).startsWith("TR – ");
    assertThat(lot.company()).as("the logo of the company TR").isEmpty();
    assertThat(lot.details())
        .contains("Nobody builds in Takamatsu (K4) while a player owns it.")
        .doesNotContain("no bid yet");
  }

  /** Cornelius Vanderbilt comes with the president's certificate of a company that is drawn. */
  @Test
  void aLotSaysWhichCompanyWasDrawnToComeWithIt() {
    Position auction = Position.start("18Chesapeake");
    var moment =
        new CardMoment(auction.title(), auction.state(), Liveries.NONE, List.of("A"), Map.of());
    String drawn = (String) auction.state().flag("CV", "comes-with");

    assertThat(
            ChoiceRow.of(Engine.choices(auction.title(), auction.state())).stream()
                .map(row -> new LotFacts(moment).of(row))
                .flatMap(Optional::stream)
                .filter(lot -> lot.says().startsWith("CV "))
                .flatMap(lot -> lot.details().stream()))
        .anyMatch(line -> line.endsWith("with the president's certificate of " + drawn))
        .noneMatch(line -> line.endsWith("share of "));
  }

  /** Whoever drafts the railway pays for its money as well. */
  @Test
  void aLotTellsWhatItCostsAndNotItsFaceValue() {
    Position draft = Position.start("1846");
    var moment =
        new CardMoment(draft.title(), draft.state(), Liveries.NONE, List.of("C"), Map.of());

    for (ChoiceRow row : ChoiceRow.of(Engine.choices(draft.title(), draft.state()))) {
      RowFacts lot = new LotFacts(moment).of(row).orElseThrow();
      assertThat(row.says())
          .satisfiesAnyOf(
              says -> assertThat(says).endsWith(" for " + lot.value()),
              says -> assertThat(says).isEqualTo("A blank card"));
    }
  }
}

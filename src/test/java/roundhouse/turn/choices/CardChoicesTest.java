package roundhouse.turn.choices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

class CardChoicesTest {
  private static final Action TILE = new Action.LayTile("Red", HexId.of("B4"), "57", 0);
  private static final Action SALE = new Action.BuyPrivate("Red", "P1", 40);
  private static final Action PASS = new Action.Pass("Red");

  private static CardChoices of(boolean interrupt, Action... actions) {
    List<Choice> choices = Stream.of(actions).map(action -> Choice.of(action, "x")).toList();
    return CardChoices.of(ChoiceRow.of(choices), interrupt);
  }

  @Test
  void whatDeclinesHasAPlaceOfItsOwn() {
    CardChoices card = of(false, PASS, TILE);

    assertThat(card.pass().map(Choice::action)).contains(PASS);
    assertThat(card.body()).extracting(ChoiceRow::action).containsExactly(TILE);
    assertThat(card.kind()).isEqualTo(ActionKind.TRACK);
  }

  @Test
  void whatAPrivateCompanyAllowsStandsAside() {
    CardChoices card = of(false, TILE, SALE);

    assertThat(card.body()).extracting(ChoiceRow::action).containsExactly(TILE);
    assertThat(card.aside()).containsOnlyKeys("P1");
  }

  @Test
  void whereNothingElseIsDecidedPrivateCompaniesAreTheBody() {
    CardChoices card = of(false, SALE, PASS);

    assertThat(card.body()).extracting(ChoiceRow::action).containsExactly(SALE);
    assertThat(card.aside()).isEmpty();
  }

  @Test
  void decliningAnInterruptIsAChoiceOfTheBodyToo() {
    Action protect = new Action.BuyShare("Ben", "MP", "pool", 20);
    CardChoices card = of(true, protect, PASS);

    assertThat(card.body()).extracting(ChoiceRow::action).containsExactly(protect, PASS);
    assertThat(card.pass()).isPresent();
  }

  @Test
  void aQuestionOfAScriptIsAlwaysInTheBody() {
    Action answer = new Action.Choose("Ann", "Sell the port?", "yes");

    assertThat(of(false, answer).body()).extracting(ChoiceRow::action).containsExactly(answer);
  }

  @Test
  void tilesOfAPrivateCompanyStandInATray() {
    Action tile = new Action.LayPrivateTile("Ann", "P1", HexId.of("B4"), "57", 0);
    List<ChoiceRow> tiles = ChoiceRow.of(List.of(Choice.of(tile, "x")));
    List<ChoiceRow> mixed = ChoiceRow.of(List.of(Choice.of(tile, "x"), Choice.of(SALE, "x")));

    assertThat(CardChoices.kindAside(tiles)).isEqualTo(ActionKind.TRACK);
    assertThat(CardChoices.kindAside(mixed)).isEqualTo(ActionKind.PRIVATES);
  }
}

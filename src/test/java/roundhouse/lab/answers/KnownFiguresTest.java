package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.lab.simulation.PlayableTitles;

class KnownFiguresTest {
  private final KnownFigures known = new KnownFigures(List.of(PlayableTitles.title()));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sets",
        "Sets of rounds in a game",
        "phase-began 2",
        "phase 2 begins",
        "seat-wins 1",
        "tile-ran-out 57",
        "happens tile-laid",
        "tiles laid in a game",
        "ends bank-broken",
        "bank-broke"
      })
  void nameOfAFigureIsNoMistake(String name) {
    assertThat(known.mistake(name)).isEmpty();
  }

  @Test
  void aSlipIsToldWithTheNameThatIsMeant() {
    assertThat(known.mistake("phase-bgan 2"))
        .contains("there is no figure 'phase-bgan 2'; did you mean 'phase-began 2'?");
    assertThat(known.mistake("set")).contains("there is no figure 'set'; did you mean 'sets'?");
    assertThat(known.mistake("phase 2 begin"))
        .contains("there is no figure 'phase 2 begin'; did you mean 'phase 2 begins'?");
  }

  @Test
  void aPhaseThatNoSideHasIsTold() {
    assertThat(known.mistake("phase-began 99").orElseThrow())
        .startsWith("there is no figure 'phase-began 99'; ")
        .contains("phase-began ");
  }

  @Test
  void aNameThatResemblesNoneIsToldWithThoseThereAre() {
    for (String name : List.of("profit", "phase five", "Bonus paid"))
      assertThat(known.mistake(name).orElseThrow())
          .as(name)
          .startsWith("there is no figure '%s'; ".formatted(name))
          .containsAnyOf(
              "did you mean", "there are actions, at-limit, bank-broke, ", "there are phase-began");
  }

  @Test
  void aTileThatNoSideHasIsTold() {
    assertThat(known.mistake("tile-ran-out 99999").orElseThrow()).contains("tile-ran-out ");
  }

  @Test
  void onlyGamesTellWhichEventsAScriptHas() {
    assertThat(known.mistake("company-insolvent LBSC")).isEmpty();
    assertThat(known.mistake("the event 'merged' happens")).isEmpty();
  }
}

package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.events.EventType;
import roundhouse.lab.answers.Figure.EventCountWords;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;

class FigureTest {
  private static String counted(String event) {
    return Figure.of(FigureFamily.HAPPENS, event).says();
  }

  @Test
  void eachTypeOfEventIsCountedInPlainWords() {
    for (EventType type : EventType.all())
      assertThat(EventCountWords.ofType(type.name())).as(type.name()).isPresent();
  }

  @Test
  void whatTellsEventsOfATypeApartIsTold() {
    assertThat(counted("tile-laid")).isEqualTo("tiles laid in a game");
    assertThat(counted("train-bought 2+1")).isEqualTo("2+1-trains bought from the bank in a game");
    assertThat(counted("dividend-paid withhold")).isEqualTo("dividends: withhold in a game");
  }

  @Test
  void anEventOfAScriptIsCountedByItsOwnWords() {
    assertThat(counted("company-insolvent")).isEqualTo("events 'company insolvent' in a game");
    assertThat(counted("note … is insolvent")).isEqualTo("… is insolvent in a game");
  }

  @Test
  void aTimeOfAScriptsEventIsASentence() {
    assertThat(new Figure(FigureKind.TIME, "company-insolvent", "C&N").says())
        .isEqualTo("the event 'company insolvent' happens to C&N");
    assertThat(new Figure(FigureKind.TIME, "building-ended", "").says())
        .isEqualTo("the event 'building ended' happens");
  }

  @Test
  void theCauseOfAnEndIsInWords() {
    assertThat(new Figure(FigureKind.TIME, "end-triggered", "bank-broken").says())
        .isEqualTo("the end is settled because the bank is broken");
    assertThat(counted("end-triggered top-price"))
        .isEqualTo(
            "times that the end is settled because a share price has reached the top in a game");
  }

  @Test
  void aFigureIsAskedForByItsIdOrByTheWordsOfATable() {
    var begins = new Figure(FigureKind.TIME, "phase-began", "8");

    assertThat(List.of("phase-began 8", "phase 8 begins", "Phase 8 begins"))
        .allMatch(begins::isNamed);
    assertThat(begins.isNamed("phase 9 begins")).isFalse();
  }
}

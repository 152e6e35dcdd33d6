package roundhouse.turn.holdings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNamesTest {

  @Test
  void twoLettersAreEnoughWhereTheyDiffer() {
    assertThat(ShortNames.of(List.of("Ann", "Ben", "Cleo"))).containsExactly("An", "Be", "Cl");
  }

  @Test
  void namesThatBeginAlikeTakeTheirInitials() {
    assertThat(ShortNames.of(List.of("Player A", "Player B"))).containsExactly("PA", "PB");
  }

  @Test
  void namesThatBeginAlikeAndHaveOneWordTakeThreeLettersOrTheirEnds() {
    assertThat(ShortNames.of(List.of("Anna", "Andy"))).containsExactly("Ann", "And");
    assertThat(ShortNames.of(List.of("seat1", "seat2"))).containsExactly("s1", "s2");
  }

  @Test
  void namesThatNoWayTellsApartStayWhole() {
    assertThat(ShortNames.of(List.of("Abcde", "Abcxe"))).containsExactly("Abcde", "Abcxe");
  }
}

package roundhouse.market;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PriceMoveTest {

  @ParameterizedTest
  @ValueSource(strings = {"left", "right 2", "up right", "back 3 down", "stay", "under", "up stay"})
  void aMoveIsWrittenAsItIsRead(String words) {
    assertThat(PriceMove.parse(words)).hasToString(words);
  }

  @Test
  void equalMovesMayBeWrittenInTwoWays() {
    assertThat(PriceMove.parse("right right")).isEqualTo(PriceMove.parse("right 2"));
    assertThat(PriceMove.parse("stay")).isEqualTo(PriceMove.STAY);
    assertThat(PriceMove.parse("under")).isNotEqualTo(PriceMove.STAY);
  }

  @Test
  void aNumberOfStepsThatNoMarketHasIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PriceMove.parse("right 2147483647"))
        .withMessageContaining("a move has at most");
  }

  @Test
  void aWordThatIsNoDirectionIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PriceMove.parse("sideways"))
        .withMessageContaining("'sideways' is not a move");
  }
}

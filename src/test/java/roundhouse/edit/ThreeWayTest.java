package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreeWayTest {
  private static final String BASE = "one\ntwo\nthree\nfour\nfive";

  @Test
  void editsInDifferentPlacesAreMerged() {
    assertThat(
            ThreeWay.merge(BASE, "ONE\ntwo\nthree\nfour\nfive", "one\ntwo\nthree\nfour\nFIVE\nsix"))
        .contains("ONE\ntwo\nthree\nfour\nFIVE\nsix");
  }

  @Test
  void anUnchangedTextAdoptsTheOther() {
    assertThat(ThreeWay.merge(BASE, BASE, "two")).contains("two");
    assertThat(ThreeWay.merge(BASE, "one", BASE)).contains("one");
  }

  @Test
  void theSameEditTwiceIsOneEdit() {
    assertThat(ThreeWay.merge(BASE, "one\nthree", "one\nthree")).contains("one\nthree");
  }

  @Test
  void editsOfTheSameLineAreAConflict() {
    assertThat(ThreeWay.merge(BASE, "one\nTWO\nthree\nfour\nfive", "one\n2\nthree\nfour\nfive"))
        .isEmpty();
  }

  @Test
  void editsOfAdjacentLinesAreAConflict() {
    assertThat(ThreeWay.merge(BASE, "one\nTWO\nthree\nfour\nfive", "one\ntwo\nTHREE\nfour\nfive"))
        .isEmpty();
  }
}

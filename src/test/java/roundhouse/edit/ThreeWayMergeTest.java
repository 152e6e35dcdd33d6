package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreeWayMergeTest {
  private static final String BASE = "one\ntwo\nthree\nfour\nfive";

  @Test
  void editsInDifferentPlacesAreMerged() {
    assertThat(
            ThreeWayMerge.merge(
                BASE, "ONE\ntwo\nthree\nfour\nfive", "one\ntwo\nthree\nfour\nFIVE\nsix"))
        .contains("ONE\ntwo\nthree\nfour\nFIVE\nsix");
  }

  @Test
  void anUnchangedTextAdoptsTheOther() {
    assertThat(ThreeWayMerge.merge(BASE, BASE, "two")).contains("two");
    assertThat(ThreeWayMerge.merge(BASE, "one", BASE)).contains("one");
  }

  @Test
  void theSameEditTwiceIsOneEdit() {
    assertThat(ThreeWayMerge.merge(BASE, "one\nthree", "one\nthree")).contains("one\nthree");
  }

  @Test
  void editsOfTheSameLineAreAConflict() {
    assertThat(
            ThreeWayMerge.merge(BASE, "one\nTWO\nthree\nfour\nfive", "one\n2\nthree\nfour\nfive"))
        .isEmpty();
  }

  @Test
  void editsOfAdjacentLinesAreAConflict() {
    assertThat(
            ThreeWayMerge.merge(BASE, "one\nTWO\nthree\nfour\nfive", "one\ntwo\nTHREE\nfour\nfive"))
        .isEmpty();
  }
}

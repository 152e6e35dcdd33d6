package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.edit.Document.ThreeWayMerge;

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

  private static final String ALPHABET = "a\nb\nc\nd\ne\nf\ng\nh\ni";

  @Test
  void severalEditsOfEachSideAreMerged() {
    assertThat(
            ThreeWayMerge.merge(
                ALPHABET, "A\nb\nc\nd\nE\nf\ng\nh\nI", "a\nb\nC\nd\ne\nf\ng1\ng2\nh\ni"))
        .contains("A\nb\nC\nd\nE\nf\ng1\ng2\nh\nI");
  }

  @Test
  void oneEditOfTheSameLineAmongSeveralIsAConflict() {
    assertThat(
            ThreeWayMerge.merge(ALPHABET, "A\nb\nc\nd\nE\nf\ng\nh\nI", "a\nb\nC\nd\n5\nf\ng\nh\ni"))
        .isEmpty();
  }

  @Test
  void anEditThatBothMadeIsMadeOnceBesideThoseOfEach() {
    assertThat(
            ThreeWayMerge.merge(ALPHABET, "A\nb\nc\nd\nE\nf\ng\nh\ni", "a\nb\nc\nd\nE\nf\ng\nh\nI"))
        .contains("A\nb\nc\nd\nE\nf\ng\nh\nI");
  }

  @Test
  void linesThatOneRemovedAndTheOtherChangedAreAConflict() {
    assertThat(ThreeWayMerge.merge(BASE, "one\nfour\nfive", "one\ntwo\nTHREE\nfour\nfive"))
        .isEmpty();
    assertThat(ThreeWayMerge.merge(BASE, "one\nthree\nfour\nfive", "one\ntwo\nthree\nFOUR\nfive"))
        .contains("one\nthree\nFOUR\nfive");
  }

  @Test
  void theEndOfTheLastLineIsKeptAsEditedByOneSide() {
    assertThat(ThreeWayMerge.merge("one\ntwo\nthree\n", "ONE\ntwo\nthree\n", "one\ntwo\nthree"))
        .contains("ONE\ntwo\nthree");
    assertThat(ThreeWayMerge.merge("", "one\n", "")).contains("one\n");
    assertThat(ThreeWayMerge.merge("", "one\n", "two\n")).isEmpty();
  }
}

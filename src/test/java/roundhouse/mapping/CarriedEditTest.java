package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.DesignLoader;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.TextEdit;

/** Edits of a title, carried over to a variant that is still to be made. */
class CarriedEditTest {
  private static final Path BASE = Path.of("designs", "1860");
  private static final Path SECOND = Path.of("designs", "1867");
  private static final Path MINE = Path.of("designs", "mine");

  private static EditedMap inheriting(Path base) {
    return EditedMap.of(
            MINE, DesignLoader.load(base, TileCatalogue.load(Path.of("tile-library")), Set.of()))
        .orElseThrow();
  }

  private static String carried(Path base, String part, String before, String after) {
    Path file = MINE.toAbsolutePath().resolve(part + ".yaml");
    return new CarriedEdit(inheriting(base), DesignFiles.path(file))
        .apply(
            DesignFiles.read(file, ""),
            DesignFiles.read(file, before),
            DesignFiles.read(file, after))
        .text();
  }

  private static CarriedTyping typed(String part, String before, String at, TextEdit edit) {
    var typed = new TextEdit(before.indexOf(at) + edit.offset(), edit.removed(), edit.inserted());
    Path file = MINE.toAbsolutePath().resolve(part + ".yaml");
    return CarriedTyping.of(inheriting(BASE), file, "", before, typed);
  }

  private static final String TRAINS =
      """
      2+1:
        price: 250   # the first
        count: 5
      """;

  @Test
  void aVariantSaysTheChangedValueAndNothingElse() {
    assertThat(carried(BASE, "trains", TRAINS, TRAINS.replace("250", "260")))
        .isEqualTo("2+1: { price: 260 }\n");
  }

  @Test
  void whatIsTakenAwayIsRemovedByItsName() {
    assertThat(carried(BASE, "trains", TRAINS, "{}\n")).contains("remove").contains("2+1");
    assertThat(carried(BASE, "trains", TRAINS, TRAINS.replace("  count: 5\n", "")))
        .contains("2+1")
        .contains("remove")
        .contains("count");
  }

  @Test
  void aNameThatAVariantOfAVariantRemovesTooIsTheOnlyOneItNames() {
    assertThat(
            carried(
                SECOND,
                "map",
                "hexes: { remove: [A1] }\n",
                "hexes: { remove: [A1, %s] }\n".formatted(firstHex(SECOND))))
        .contains(firstHex(SECOND))
        .doesNotContain("A1,");
  }

  private static String firstHex(Path base) {
    return inheriting(base).map().hexes().keySet().iterator().next().text();
  }

  @Test
  void aDigitTypedIntoAValueIsTypedIntoACopyOfIt() {
    CarriedTyping typing = typed("trains", TRAINS, "250", new TextEdit(2, "", "5"));

    assertThat(typing.text()).isEqualTo("2+1: { price: 2550 }\n");
    assertThat(typing.text().substring(0, typing.caret())).endsWith("255");
  }

  @Test
  void typingThatMakesAWordOfNoSenseIsCarriedOverAsWell() {
    CarriedTyping typing = typed("trains", TRAINS, "250", new TextEdit(1, "5", "x"));

    assertThat(typing.text()).isEqualTo("2+1: { price: 2x0 }\n");
  }

  @Test
  void aPastedTrainIsTheDifference() {
    CarriedTyping typing =
        typed("trains", TRAINS, "2+1", new TextEdit(0, "", "9+9:\n  price: 900\n  runs: 9+9\n"));

    assertThat(typing.text()).startsWith("9+9:").contains("price: 900").doesNotContain("2+1");
    assertThat(typing.caret()).isEqualTo(typing.text().stripTrailing().length());
  }

  @Test
  void aLetterThatBreaksTheFileStandsAtTheEndOfTheVariants() {
    CarriedTyping typing = typed("trains", TRAINS, "2+1", new TextEdit(0, "", "\"new"));

    assertThat(typing.text()).isEqualTo("\"new");
    assertThat(typing.caret()).isEqualTo(4);
  }

  @Test
  void theCaretIsToldAsLineAndColumn() {
    assertThat(new CarriedTyping("a: 1\nb: 23\n", 9).in(MINE).line()).isEqualTo(2);
    assertThat(new CarriedTyping("a: 1\nb: 23\n", 9).in(MINE).column()).isEqualTo(5);
  }
}

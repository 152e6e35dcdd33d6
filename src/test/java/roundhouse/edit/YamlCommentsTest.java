package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static roundhouse.edit.YamlTextTest.edit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which comments go and move with a value, and that all others stay in their places. */
class YamlCommentsTest {
  private static String removed(String text, String... path) {
    return edit(text, yaml -> yaml.remove(ValuePath.of(path)));
  }

  private static String moved(String text, int index, String... path) {
    return edit(text, yaml -> yaml.move(ValuePath.of(path), index));
  }

  private static String inserted(String text, int index, String... path) {
    return edit(text, yaml -> yaml.insert(ValuePath.of(path), index, YamlValue.text("x")));
  }

  @Test
  void aCommentDirectlyAboveOneRowGoesWithIt() {
    assertThat(removed("a: 1\n# of b\nb: 2   # two\n\nc: 3\n", "b")).isEqualTo("a: 1\n\nc: 3\n");
    assertThat(removed("a: 1\n# of b\nb: 2\n# of c\nc: 3\n", "b"))
        .isEqualTo("a: 1\n# of c\nc: 3\n");
  }

  @Test
  void aCommentAboveSeveralRowsHeadsThemAndStays() {
    assertThat(removed("a: 1\n# both\nb: 2\nc: 3\n", "b")).isEqualTo("a: 1\n# both\nc: 3\n");
    assertThat(moved("a: 1\n# both\nb: 2\nc: 3\n", 2, "b")).isEqualTo("a: 1\n# both\nc: 3\nb: 2\n");
  }

  @Test
  void aCommentApartFromARowStays() {
    assertThat(removed("a: 1\n# of all\n\nb: 2\n", "b")).isEqualTo("a: 1\n# of all\n\n");
    assertThat(removed("# of the file\na: 1\n# of b\nb: 2\n", "a"))
        .isEqualTo("# of the file\n# of b\nb: 2\n");
  }

  @Test
  void aCommentBelowThatIsIndentedMoreGoesWithTheRow() {
    String text = "a:\n  b: 1\n  # last of a\n# of c\nc: 2\n";

    assertThat(removed(text, "a")).isEqualTo("# of c\nc: 2\n");
    assertThat(inserted(text, 1, "d")).isEqualTo(text.replace("# of c", "d: x\n# of c"));
  }

  @Test
  void aRowMovesWithTheCommentsAboveAndBehindIt() {
    assertThat(moved("a: 1\n# of b\nb: 2   # two\n\nc: 3\n", 0, "b"))
        .isEqualTo("# of b\nb: 2   # two\na: 1\n\nc: 3\n");
    assertThat(moved("l:\n  - a: 1   # one\n    # of b\n    b: 2\n", 0, "l", "0", "b"))
        .isEqualTo("l:\n  -\n    # of b\n    b: 2\n    a: 1   # one\n");
  }

  @Test
  void theFirstKeyOfAnItemGoesWithoutTheCommentOfTheNext() {
    assertThat(removed("- a: 1   # one\n  # of b\n  b: 2\n", "0", "a"))
        .isEqualTo("-\n  # of b\n  b: 2\n");
    assertThat(removed("- a: 1   # one\n  b: 2\n", "0", "a")).isEqualTo("- b: 2\n");
  }

  @Test
  void aNewRowStandsAboveTheCommentOfTheRowAfterIt() {
    assertThat(inserted("s:\n  # of a\n  a: 1\n", 0, "s", "b"))
        .isEqualTo("s:\n  b: x\n  # of a\n  a: 1\n");
    assertThat(inserted("# of the file\na: 1\n", 0, "b")).isEqualTo("# of the file\nb: x\na: 1\n");
  }

  @Test
  void theOnlyRowGoesWithItsComments() {
    assertThat(removed("a:   # why\n  # of b\n  b: 1   # one\nc: 2\n", "a", "b"))
        .isEqualTo("a: {}   # why\nc: 2\n");
  }

  @Test
  void itemsInBracketsOnLinesKeepTheirComments() {
    String text = "a: [\n  b,   # of b\n  c,   # of c\n  # above d\n  d    # of d\n]   # of a\n";

    assertThat(removed(text, "a", "1")).isEqualTo(text.replace("  c,   # of c\n", ""));
    assertThat(removed(text, "a", "2"))
        .isEqualTo("a: [\n  b,   # of b\n  c   # of c\n]   # of a\n");
    assertThat(inserted(text, 2, "a", "2")).isEqualTo(text.replace("  # above", "  x,\n  # above"));
    assertThat(inserted(text, 3, "a", "3"))
        .isEqualTo(text.replace("  d    # of d\n", "  d,    # of d\n  x\n"));
    assertThat(moved(text, 0, "a", "2"))
        .isEqualTo("a: [\n  # above d\n  d,    # of d\n  b,   # of b\n  c   # of c\n]   # of a\n");
  }

  @Test
  void aCommentBetweenItemsInBracketsStays() {
    assertThat(removed("[a, # one\n b, c]", "1")).isEqualTo("[a, # one\n c]");
    assertThat(removed("[a, # one\n b]", "1")).isEqualTo("[a # one\n ]");
    assertThat(inserted("[ # none yet\n]", 0, "0")).isEqualTo("[ # none yet\nx]");
  }

  @Test
  void aNewValueKeepsTheCommentOfItsLine() {
    assertThat(edit("a: |   # why\n  b\nc: 1\n", yaml -> yaml.set(ValuePath.of("a"), "x")))
        .isEqualTo("a: \"x\"   # why\nc: 1\n");
    assertThat(edit("a: x   # why\nc: 1\n", yaml -> yaml.set(ValuePath.of("a"), "b\nd")))
        .isEqualTo("a: |-   # why\n  b\n  d\nc: 1\n");
    assertThat(edit("a: x\n  # below\nc: 1\n", yaml -> yaml.set(ValuePath.of("a"), "b\nd")))
        .isEqualTo("a: \"b\\nd\"\n  # below\nc: 1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "\u2028"})
  void textsWithAnyLineEndingAreEdited(String ending) {
    String text = "# all\na: 1   # one\nl:\n  - b\n  # of c\n  - c\n".replace("\n", ending);

    assertThat(edit(text, yaml -> yaml.set(ValuePath.of("a"), "2")))
        .isEqualTo(text.replace("1 ", "2 "));
    assertThat(removed(text, "l", "1")).isEqualTo(text.substring(0, text.indexOf("  # of c")));
    assertThat(moved(text, 0, "l", "1"))
        .isEqualTo("# all\na: 1   # one\nl:\n  # of c\n  - c\n  - b\n".replace("\n", ending));
    assertThat(inserted(text, 2, "k")).isEqualTo(text + "k: x" + ending);
  }

  @Test
  void aTextWithAByteOrderMarkKeepsIt() {
    assertThat(inserted("\uFEFFa: 1\n", 0, "b")).isEqualTo("\uFEFFb: x\na: 1\n");
    assertThat(removed("\uFEFFa: 1\nb: 2\n", "a")).isEqualTo("\uFEFFb: 2\n");
  }

  @Test
  void aValidTextIsNotCalledInvalid() {
    assertThatThrownBy(() -> removed("? a\n: 1\n? b\n: 2\n", "b"))
        .isInstanceOf(RefusedEdit.class)
        .hasMessageContaining("only be removed in the text");
  }
}

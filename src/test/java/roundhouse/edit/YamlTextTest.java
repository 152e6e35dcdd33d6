package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class YamlTextTest {
  static final String TRAINS =
      """
      # the roster
      "2":   { runs: 2,   price: 80, count: 5, rusts-on: "4" }   # a fifth for four players
      3+1:   { runs: 3+1, price: 180 }

      4:
        price: 300   # dear
        runs: 4
        # and it stays
      """;

  static String edit(String text, UnaryOperator<YamlText> edits) {
    return edits.apply(YamlText.read(text)).text();
  }

  @Test
  void aWordIsReplacedInPlace() {
    assertThat(edit(TRAINS, yaml -> yaml.set(ValuePath.of("3+1", "price"), "200")))
        .isEqualTo(TRAINS.replace("180", "200"));
    assertThat(edit(TRAINS, yaml -> yaml.set(ValuePath.of("4", "price"), "320")))
        .isEqualTo(TRAINS.replace("300", "320"));
  }

  @Test
  void quotesAreKept() {
    assertThat(edit(TRAINS, yaml -> yaml.set(ValuePath.of("2", "rusts-on"), "5")))
        .isEqualTo(TRAINS.replace("\"4\"", "\"5\""));
    assertThat(edit("a: 'x'\n", yaml -> yaml.set(ValuePath.of("a"), "it's")))
        .isEqualTo("a: 'it''s'\n");
  }

  @Test
  void aTextThatNeedsQuotesGetsThem() {
    assertThat(edit("a: x\n", yaml -> yaml.set(ValuePath.of("a"), "one: two")))
        .isEqualTo("a: \"one: two\"\n");
    assertThat(edit("{ a: x }", yaml -> yaml.set(ValuePath.of("a"), "one, two")))
        .isEqualTo("{ a: \"one, two\" }");
    assertThat(edit("a: x\n", yaml -> yaml.set(ValuePath.of("a"), ""))).isEqualTo("a: \"\"\n");
    assertThat(edit("a: x\n", yaml -> yaml.set(ValuePath.of("a"), YamlValue.quoted("5"))))
        .isEqualTo("a: \"5\"\n");
  }

  @Test
  void aMissingKeyIsWrittenLikeItsNeighbours() {
    assertThat(edit(TRAINS, yaml -> yaml.set(ValuePath.of("3+1", "count"), "4")))
        .isEqualTo(TRAINS.replace("price: 180 }", "price: 180, count: 4 }"));
    assertThat(edit(TRAINS, yaml -> yaml.set(ValuePath.of("4", "count"), "3")))
        .isEqualTo(TRAINS.replace("  runs: 4\n", "  runs: 4\n  count: 3\n"));
  }

  @Test
  void aMissingSectionIsAddedAtTheEnd() {
    assertThat(
            edit(
                "layout: flat\n", yaml -> yaml.set(ValuePath.of("borders", "A3-A5"), "impassable")))
        .isEqualTo("layout: flat\nborders: { A3-A5: impassable }\n");
    assertThat(edit("layout: flat\n", yaml -> yaml.set(ValuePath.of("hexes", "A3", "city"), "1")))
        .isEqualTo("layout: flat\nhexes:\n  A3: { city: 1 }\n");
    assertThat(edit("", yaml -> yaml.set(ValuePath.of("trains", "2", "price"), "80")))
        .isEqualTo("trains:\n  2: { price: 80 }\n");
    assertThat(edit("# nothing yet", yaml -> yaml.set(ValuePath.of("a"), "b")))
        .isEqualTo("# nothing yet\na: b\n");
  }

  @Test
  void anAliasIsWrittenOutWhenItsValueChanges() {
    String text = "one: &same { steps: { a: 1 } }\ntwo: *same\n";

    assertThat(edit(text, yaml -> yaml.set(ValuePath.of("two", "steps", "a"), "2")))
        .isEqualTo("one: &same { steps: { a: 1 } }\ntwo: { steps: { a: 2 } }\n");
    assertThat(edit(text, yaml -> yaml.set(ValuePath.of("one", "steps", "a"), "2")))
        .isEqualTo("one: &same { steps: { a: 2 } }\ntwo: { steps: { a: 1 } }\n");
  }

  @Test
  void theLinesOfATextBlockAreEditedWithoutItsIndentation() {
    String market = "prices: |\n  60y  67\n  53y  60\n\nzones: { y: yellow }\n";
    YamlText read = YamlText.read(market);

    assertThat(read.lines(ValuePath.of("prices"))).contains(List.of("60y  67", "53y  60"));
    assertThat(
            read.setLines(ValuePath.of("prices"), List.of("60y  67  71", "53y  60", "46")).text())
        .isEqualTo("prices: |\n  60y  67  71\n  53y  60\n  46\n\nzones: { y: yellow }\n");
  }

  @Test
  void newLinesEndAsTheOthers() {
    assertThat(
            edit(
                "a: 1\r\nb: 2\r\n", yaml -> yaml.insert(ValuePath.of("c"), 1, YamlValue.text("3"))))
        .isEqualTo("a: 1\r\nc: 3\r\nb: 2\r\n");
    assertThat(edit("a: 1\r\n", yaml -> yaml.set(ValuePath.of("b", "c", "d"), "2")))
        .isEqualTo("a: 1\r\nb:\r\n  c: { d: 2 }\r\n");
  }

  @Test
  void replacingAValueRewritesOnlyWhatDiffers() {
    String text = "a: { b: 1,   c: 2 }   # aligned\n";

    assertThat(
            edit(text, yaml -> yaml.set(ValuePath.of("a"), YamlValue.of(Map.of("b", 1, "c", 3)))))
        .isEqualTo(text.replace("c: 2", "c: 3"));
    assertThat(edit(text, yaml -> yaml.set(ValuePath.of("a"), "x")))
        .isEqualTo("a: x   # aligned\n");
    assertThat(edit("a:   # why\n  b: 1\nc: 2\n", yaml -> yaml.set(ValuePath.of("a"), "x")))
        .isEqualTo("a: x   # why\nc: 2\n");
  }

  @Test
  void keysWithoutValuesGetOne() {
    assertThat(
            edit(
                "a:\nb:   # empty\n",
                yaml -> yaml.set(ValuePath.of("a"), "1").set(ValuePath.of("b"), "2")))
        .isEqualTo("a: 1\nb: 2   # empty\n");
    assertThat(edit("{ a, b: 1 }", yaml -> yaml.set(ValuePath.of("a"), "1")))
        .isEqualTo("{ a: 1, b: 1 }");
  }

  @Test
  void aPairWithoutBracketsGetsThemWithASecondPair() {
    assertThat(
            edit("[start: { par: 62 }]", yaml -> yaml.set(ValuePath.of("0", "start", "par"), "60")))
        .isEqualTo("[start: { par: 60 }]");
    assertThat(edit("[start: { par: 62 }, end]", yaml -> yaml.set(ValuePath.of("0", "why"), "x")))
        .isEqualTo("[{ start: { par: 62 }, why: x }, end]");
  }

  @Test
  void aBrokenTextIsNotEdited() {
    assertThatThrownBy(() -> YamlText.read("a: [1\nb: 2\n"))
        .isInstanceOf(RefusedEdit.class)
        .hasMessageContaining("correct line 2 first");
  }

  @Test
  void thePathAtTheCaretIsKnown() {
    YamlText read =
        YamlText.read(
            "hexes:\n  D8 E3: { terrain: hill }\n", path -> path.equals(ValuePath.of("hexes")));

    assertThat(read.pathAt(13)).isEqualTo(ValuePath.of("hexes", "E3"));
    assertThat(read.pathAt(20)).isEqualTo(ValuePath.of("hexes", "D8", "terrain"));
  }
}

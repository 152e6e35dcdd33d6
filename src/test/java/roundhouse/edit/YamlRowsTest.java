package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static roundhouse.edit.YamlTextTest.TRAINS;
import static roundhouse.edit.YamlTextTest.edit;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** How the rows of a part are added, removed, moved and renamed. */
class YamlRowsTest {
  private static String editMap(String text, UnaryOperator<YamlText> edits) {
    return edits.apply(YamlText.read(text, path -> path.equals(ValuePath.of("hexes")))).text();
  }

  @Test
  void aNewRowIsAlignedWithThoseAbove() {
    String text = "7:    4\n8:    10\n";

    assertThat(edit(text, yaml -> yaml.set(ValuePath.of("57"), "2")))
        .isEqualTo("7:    4\n8:    10\n57:   2\n");
  }

  @Test
  void aRowIsInsertedAtAnIndex() {
    assertThat(
            edit(
                "a: 1   # one\nc: 3\n",
                yaml -> yaml.insert(ValuePath.of("b"), 1, YamlValue.text("2"))))
        .isEqualTo("a: 1   # one\nb: 2\nc: 3\n");
    assertThat(edit("a: 1\nc: 3", yaml -> yaml.insert(ValuePath.of("d"), 2, YamlValue.text("4"))))
        .isEqualTo("a: 1\nc: 3\nd: 4");
    assertThat(
            edit("{ a: 1, c: 3 }", yaml -> yaml.insert(ValuePath.of("b"), 1, YamlValue.text("2"))))
        .isEqualTo("{ a: 1, b: 2, c: 3 }");
  }

  @Test
  void removingAValueRemovesItsLine() {
    assertThat(edit(TRAINS, yaml -> yaml.remove(ValuePath.of("2"))))
        .isEqualTo("# the roster\n" + TRAINS.substring(TRAINS.indexOf("3+1:")));
    assertThat(edit(TRAINS, yaml -> yaml.remove(ValuePath.of("2", "price"))))
        .isEqualTo(TRAINS.replace("price: 80, ", ""));
    assertThat(edit(TRAINS, yaml -> yaml.remove(ValuePath.of("3+1", "price"))))
        .isEqualTo(TRAINS.replace(", price: 180", ""));
    assertThat(edit("a:\n  b: 1\nc: 2\n", yaml -> yaml.remove(ValuePath.of("a", "b"))))
        .isEqualTo("a: {}\nc: 2\n");
  }

  @Test
  void aRowMovesWithItsComment() {
    assertThat(edit("a: 1 # one\nb: 2\nc: 3\n", yaml -> yaml.move(ValuePath.of("a"), 2)))
        .isEqualTo("b: 2\nc: 3\na: 1 # one\n");
    assertThat(edit("[a, b, c]", yaml -> yaml.move(ValuePath.of("2"), 0))).isEqualTo("[c, a, b]");
  }

  @Test
  void aRowIsRenamedInPlace() {
    assertThat(edit(TRAINS, yaml -> yaml.rename(ValuePath.of("2"), "2+1")))
        .isEqualTo(TRAINS.replace("\"2\":", "\"2+1\":"));
    assertThatThrownBy(() -> edit(TRAINS, yaml -> yaml.rename(ValuePath.of("4"), "3+1")))
        .isInstanceOf(RefusedEdit.class)
        .hasMessage("'3+1' already exists");
  }

  @Test
  void listsOfLinesAndOfWordsAreEditedItemByItem() {
    String steps =
        "turn:\n"
            + "  - lay-track: { yellow: 2 }   # two\n"
            + "  - run-trains\n"
            + "  - dividend: [pay, withhold]\n";

    assertThat(edit(steps, yaml -> yaml.set(ValuePath.of("turn", "0", "lay-track", "yellow"), "1")))
        .isEqualTo(steps.replace("yellow: 2", "yellow: 1"));
    assertThat(
            edit(
                steps,
                yaml -> yaml.insert(ValuePath.of("turn", "1"), 1, YamlValue.text("place-marker"))))
        .isEqualTo(steps.replace("  - run", "  - place-marker\n  - run"));
    assertThat(edit(steps, yaml -> yaml.remove(ValuePath.of("turn", "1"))))
        .isEqualTo(steps.replace("  - run-trains\n", ""));
    assertThat(
            edit(
                steps,
                yaml ->
                    yaml.set(
                        ValuePath.of("turn", "2", "dividend"),
                        YamlValue.of(List.of("pay", "half", "withhold")))))
        .isEqualTo(steps.replace("[pay, withhold]", "[pay, half, withhold]"));
    assertThat(edit(steps, yaml -> yaml.move(ValuePath.of("turn", "0"), 1)))
        .isEqualTo(
            "turn:\n"
                + "  - run-trains\n"
                + "  - lay-track: { yellow: 2 }   # two\n"
                + "  - dividend: [pay, withhold]\n");
  }

  @Test
  void oneHexOfASharedLineGetsItsOwnLine() {
    String map = "hexes:\n  D8 E3 E11: { terrain: hill, cost: 60 }   # downs\n  K7: {}\n";

    assertThat(editMap(map, yaml -> yaml.set(ValuePath.of("hexes", "E3", "cost"), "80")))
        .isEqualTo(
            "hexes:\n"
                + "  D8 E11: { terrain: hill, cost: 60 }   # downs\n"
                + "  E3: { terrain: hill, cost: 80 }\n"
                + "  K7: {}\n");
    assertThat(editMap(map, yaml -> yaml.remove(ValuePath.of("hexes", "D8"))))
        .isEqualTo(map.replace("D8 E3", "E3"));
    assertThat(editMap(map, yaml -> yaml.rename(ValuePath.of("hexes", "E3"), "E5")))
        .isEqualTo(map.replace("E3", "E5"));
  }
}

package roundhouse.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.edit.YamlValue;

/** Values of a hex that are tried before they are written. */
class HexFaultTest {
  private EditedMap map;

  @BeforeEach
  void read(@TempDir Path folder) {
    map =
        Sketchbook.of(
                folder,
                "hexes:\n  A3: { terrain: moor, label: [X, Y] }\n  B4: { name: Port, city: 1 }\n")
            .write("phases", "2: { }\n3: { }\n")
            .edited();
  }

  @Test
  void aValueOutsideItsRangeIsWrong() {
    assertThat(HexFault.of(map, "city", YamlValue.text("9")).orElseThrow()).contains("6");
    assertThat(HexFault.of(map, "city", YamlValue.text("2"))).isEmpty();
  }

  @Test
  void thePrintedNotationIsReadFirst() {
    assertThat(HexFault.of(map, "print", YamlValue.quoted("citty=revenue:20"))).isPresent();
    assertThat(HexFault.of(map, "print", YamlValue.quoted("city=revenue:20;path=a:1,b:_0")))
        .isEmpty();
  }

  @Test
  void aNameThatTheDesignLacksIsWrong() {
    assertThat(HexFault.of(map, "closed-until", YamlValue.text("7")).orElseThrow())
        .contains("there is no '7' in phases");
    assertThat(HexFault.of(map, "closed-until", YamlValue.text("3"))).isEmpty();
  }

  @Test
  void wordsOfOtherHexesAreOffered() {
    assertThat(HexChoices.of(map, "label")).containsExactly("X", "Y");
    assertThat(HexChoices.of(map, "terrain")).contains("mountain", "moor");
    assertThat(HexChoices.of(map, "closed-until")).containsExactly("2", "3");
    assertThat(HexChoices.of(map, "name")).isEmpty();
  }

  @Test
  void aHexIsSketchedWithOtherValues() {
    HexContent town = Brush.town().paint(HexContent.BLANK);

    var sketch = HexSketch.of(Layout.FLAT, HexId.of("A3"), town).orElseThrow();

    assertThat(sketch.hexes()).containsOnlyKeys(HexId.of("A3"));
    assertThat(sketch.hex(HexId.of("A3")).printed().stops()).hasSize(1);
  }
}

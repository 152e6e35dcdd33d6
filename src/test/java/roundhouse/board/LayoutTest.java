package roundhouse.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {

  @Test
  void lettersRunAcrossAFlatMapAndDownAPointyOneOrWhereTheLayoutSaysSo() {
    assertThat(Layout.FLAT.parse("C5")).isEqualTo(new Coordinate(2, 5));
    assertThat(Layout.POINTY.parse("C5")).isEqualTo(new Coordinate(5, 2));
    assertThat(Layout.FLAT_LETTERS_DOWN.parse("C5")).isEqualTo(new Coordinate(5, 2));
    assertThat(Layout.FLAT_LETTERS_DOWN.across(new Coordinate(5, 2), 0))
        .isEqualTo(new Coordinate(5, 4));
    assertThat(Layout.FLAT.parse("AA10")).isEqualTo(new Coordinate(26, 10));
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void parsingTheNameOfAPlaceGivesThePlace(Layout layout) {
    for (String name : new String[] {"A1", "K11", "Z2", "AB31"})
      assertThat(layout.name(layout.parse(name)).text()).isEqualTo(name);
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void goingAcrossAnEdgeAndBackEndsWhereItBegan(Layout layout) {
    Coordinate here = layout.parse("F6");
    for (int edge = 0; edge < 6; edge++) {
      assertThat(layout.across(layout.across(here, edge), Layout.opposite(edge))).isEqualTo(here);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "5", "", "A-1", "A99999999999", "é4"})
  void anInvalidHexIsRefusedWithAnExample(String name) {
    assertThatThrownBy(() -> Layout.FLAT.parse(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("like A5");
  }
}

package roundhouse.picture.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In little room a name keeps what tells it from others. */
class NameLinesTest {
  @ParameterizedTest
  @CsvSource({
    "Austin,          Austin,",
    "Memphis,         Memp.,",
    "New Orleans,     N. Orle.,  N.O.",
    "Kansas City,     K. City,   K.C.",
    "'Springfield, MO', S. MO,   S.M.",
    "Ryde Pier Head,  R.P. Head, R.P.H.",
    "Pile o' Bones & Lumsden, P.B. Lums., P.B.L.",
    "Gulf of Mexico,  G. Mexico, G.M."
  })
  void namesAreShortened(String name, String first, String second) {
    List<String> ways =
        NameLines.shortened(name).stream().map(way -> String.join("/", way.lines())).toList();
    assertThat(ways).isEqualTo(second == null ? List.of(first) : List.of(first, second));
  }
}

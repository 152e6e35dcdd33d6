package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class MapFontTest {
  private static final InputStream UNREADABLE =
      new InputStream() {
        @Override
        public int read() throws IOException {
          throw new IOException("No space left on device");
        }
      };

  @Test
  void theProgramsLettersAreUsed() {
    assertThat(MapFont.of("Ryde", 12, false).getFontName()).startsWith("Roboto Condensed");
  }

  @Test
  void whereJavaCannotCopyTheLettersThoseOfTheSystemServe() throws Exception {
    assertThat(MapFont.letters(UNREADABLE, Font.BOLD).getFamily())
        .isEqualTo(new Font(Font.SANS_SERIF, Font.BOLD, 1).getFamily());
  }
}

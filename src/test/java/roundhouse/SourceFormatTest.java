package roundhouse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.SourceFormat;

@Tag("slow")
class SourceFormatTest {

  @Test
  void everySourceIsFormatted() throws IOException {
    assertThat(SourceFormat.differing())
        .as("run mvn -q -Pformat test-compile exec:exec to format these files")
        .isEmpty();
  }
}

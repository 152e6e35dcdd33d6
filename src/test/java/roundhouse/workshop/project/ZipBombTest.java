package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZipBombTest extends UnpackingTest {

  @Test
  void aSmallZipThatHoldsAHundredTimesItsSizeIsRefused() throws IOException {
    var many = new LinkedHashMap<>(Map.of("designs/x/title.yaml", "title: X"));
    for (int i = 0; i < 4; i++) many.put("designs/x/" + i + ".yaml", "0".repeat(1 << 19));
    zip(many);

    refused("more than 100 times its own size", "Nothing was unpacked");
  }

  @Test
  void aBombOfOneFileIsRefused() throws IOException {
    zip(Map.of("designs/x/title.yaml", "0".repeat(UnpackedDesign.MOST_BYTES + 1)));

    assertThat(Files.size(zip)).as("small outside").isLessThan(20_000);
    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("larger than 4 MB");
  }

  @ParameterizedTest
  @ValueSource(strings = {"__MACOSX/bomb", "designs/x/.DS_Store", "designs/x/"})
  void aBombInWhatIsLeftOutIsRefused(String leftOut) throws IOException {
    var files = new LinkedHashMap<>(Map.of("designs/x/title.yaml", "title: X"));
    files.put(leftOut, "0".repeat(UnpackedDesign.MOST_BYTES + 1));
    zip(files);

    refused(leftOut, "larger than 4 MB");
  }

  @Test
  void aBombOfManyFilesIsRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    for (int i = 0; i <= UnpackedDesign.MOST_FILES; i++) many.put("designs/x/" + i + ".yaml", "");
    zip(many);

    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("more than 2000 files");
  }

  @Test
  void filesThatAreTooMuchTogetherAreRefused() throws IOException {
    var many = new LinkedHashMap<String, String>();
    String text = "0".repeat(UnpackedDesign.MOST_BYTES);
    for (int i = 0; i < 17; i++) many.put("designs/x/" + i + ".yaml", text);
    zip(many, Deflater.NO_COMPRESSION);

    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .hasMessageContaining("more than 64 MB");
  }
}

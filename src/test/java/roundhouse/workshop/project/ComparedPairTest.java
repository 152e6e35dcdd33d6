package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.workshop.SmallTitle;

class ComparedPairTest {
  @TempDir private Path root;
  private SmallTitle small;

  @BeforeEach
  void write() throws IOException {
    small = SmallTitle.in(root);
  }

  private Path variant() throws IOException {
    Path variant = Files.createDirectories(root.resolve("designs").resolve("rich"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Rich\n");
    return variant;
  }

  private ComparedDesign side(Path design, String... options) {
    return new ComparedDesign(design, Set.of(options));
  }

  private ComparedPair pair(Path design, String... options) {
    return ComparedPair.of(small.titles(), design, List.of(options));
  }

  @Test
  void aDesignThatIsPlayedWithOptionsIsComparedWithoutThem() throws IOException {
    variant();

    assertThat(pair(small.folder(), "rich"))
        .isEqualTo(new ComparedPair(side(small.folder()), side(small.folder(), "rich")));
  }

  @Test
  void aVariantIsComparedWithItsBaseAndABaseWithItsVariant() throws IOException {
    var both = new ComparedPair(side(small.folder()), side(variant()));

    assertThat(pair(small.folder())).isEqualTo(both);
    assertThat(pair(both.second().design())).isEqualTo(both);
  }

  @Test
  void aDesignThatStandsAloneIsComparedWithItsFirstOption() throws IOException {
    small.replace(
        "title.yaml", "bank: 5000", "bank: 5000\noptions: { large: { says: More., bank: 9000 } }");

    assertThat(pair(small.folder()))
        .isEqualTo(new ComparedPair(side(small.folder()), side(small.folder(), "large")));
  }
}

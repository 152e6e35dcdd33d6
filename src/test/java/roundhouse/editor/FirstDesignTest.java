package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.workshop.DesignFolders;
import roundhouse.workshop.Folders;

class FirstDesignTest {

  @Test
  void theWindowBeginsWith1860IfItExists() {
    List<Path> designs =
        new DesignFolders(new Folders(Path.of("").toAbsolutePath(), Optional.empty())).designs();

    assertThat(FirstDesign.of(designs))
        .hasValueSatisfying(first -> assertThat(first).endsWithRaw(Path.of("1860")));
  }

  @Test
  void otherwiseItBeginsWithTheFirstDesign() {
    assertThat(FirstDesign.of(List.of(Path.of("designs", "isle"), Path.of("designs", "valley"))))
        .contains(Path.of("designs", "isle"));
    assertThat(FirstDesign.of(List.of())).isEmpty();
  }
}

package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

class DefaultDesignTest {

  @Test
  void theWindowBeginsWith1860IfItExists() {
    List<Path> designs =
        new FolderTitleSource(new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty()))
            .designs();

    assertThat(DefaultDesign.of(designs))
        .hasValueSatisfying(first -> assertThat(first).endsWithRaw(Path.of("1860")));
  }

  @Test
  void otherwiseItBeginsWithTheFirstDesign() {
    assertThat(DefaultDesign.of(List.of(Path.of("designs", "isle"), Path.of("designs", "valley"))))
        .contains(Path.of("designs", "isle"));
    assertThat(DefaultDesign.of(List.of())).isEmpty();
  }
}

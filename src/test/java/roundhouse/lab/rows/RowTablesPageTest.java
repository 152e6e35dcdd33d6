package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowTablesPageTest {

  @ParameterizedTest
  @EnumSource
  void thePageOfExperimentsExplainsEachColumn(RowTable table) throws IOException {
    String page = Files.readString(Path.of("designs", "experiments.md"));

    assertThat(page).contains("## `" + table.fileName() + "`");
    for (RowTable.Column column : table.columns())
      assertThat(page).contains("| `%s` | %s |".formatted(column.name(), column.says()));
  }
}

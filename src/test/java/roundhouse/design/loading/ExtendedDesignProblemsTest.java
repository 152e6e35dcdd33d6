package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes in what a design extends are reported with their place and what would be right. */
class ExtendedDesignProblemsTest extends IsleTest {
  @Test
  void aDesignExtendsOnlyADesignBesideIt() throws IOException {
    for (String path :
        List.of(
            "/etc",
            "../../isle",
            "../isle/../isle",
            "isle",
            "..",
            "../..",
            "../.hidden",
            "C:\\x")) {
      Files.writeString(file("isle-express", "title.yaml"), "extends: " + path + "\n");
      assertThat(problems("isle-express"))
          .containsExactly(
              "title.yaml:1:10: error: a design extends a design beside it, not '"
                  + path
                  + "': write 'extends: ../name'");
    }
  }

  @Test
  void anExtendedDesignMustExist() throws IOException {
    Files.writeString(file("isle-express", "title.yaml"), "extends: ../ilse\n");
    assertThat(problems("isle-express"))
        .containsExactly(
            "title.yaml:1:10: error: there is no design '../ilse': did you mean '../isle'?");
  }

  @Test
  void designsMustNotExtendEachOther() throws IOException {
    append("isle", "title.yaml", "extends: ../isle-express\n");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:1:10: error: '../isle' extends this design in turn, or the chain of designs"
                + " is too long");
  }

  @Test
  void aFolderWithoutATitleIsNoDesign() {
    assertThat(problems("nothing"))
        .containsExactly("title.yaml:1:1: error: this file does not exist");
  }
}

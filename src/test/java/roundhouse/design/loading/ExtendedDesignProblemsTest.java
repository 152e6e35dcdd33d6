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
  void aMistakeOfAVariantIsReportedInItsOwnFile() throws IOException {
    Files.writeString(
        file("isle-express", "title.yaml"),
        "extends: ../isle\ntitle: Isle Express\ntrains:\n  remove: [\"4\"]\n");

    assertThat(problems("isle-express"))
        .isNotEmpty()
        .allMatch(
            problem -> problem.startsWith("title.yaml:4:12: error: there is no '4' in trains"))
        .anyMatch(problem -> problem.contains("(inherited from isle/trains.yaml:1)"));
  }

  @Test
  void aMistakeOfTheBaseStaysInTheFileOfTheBase() throws IOException {
    append("isle", "trains.yaml", "\"9\": { runs: 9, price: 900, count: 1, rusts-on: \"10\" }\n");

    assertThat(problems("isle-express"))
        .anyMatch(
            problem -> problem.startsWith("trains.yaml:4:") && problem.contains("there is no '10'"))
        .noneMatch(problem -> problem.contains("inherited from"));
  }

  @Test
  void aFolderWithoutATitleIsNoDesign() {
    assertThat(problems("nothing"))
        .containsExactly("title.yaml:1:1: error: this file does not exist");
  }
}

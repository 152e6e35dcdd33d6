package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.CommandLines.Answer;
import roundhouse.cli.outcome.ExitStatus;

@Tag("slow")
class ExportCommandTest {
  @TempDir private Path folder;

  private Answer export(String design, String kind, Path file) {
    return CommandLines.run("export", design, "--as", kind, "-o", file.toString());
  }

  @Test
  void aFileFor18xxMakerHoldsTheTitle() throws Exception {
    Path file = folder.resolve("shikoku.json");

    assertThat(export("1889", "18xx-maker", file).status()).isEqualTo(ExitStatus.DONE);

    JsonNode game = new ObjectMapper().readTree(file.toFile());
    assertThat(game.at("/info/title").asText()).isEqualTo("1889");
    assertThat(game.at("/bank").asInt()).isEqualTo(7000);
    assertThat(game.at("/companies")).hasSize(7);
    assertThat(game.at("/tiles/57").asInt()).isEqualTo(2);
    assertThat(game.at("/trains/5/discount/4").asInt()).isEqualTo(300);
    assertThat(game.at("/stock/market/0/3/par").asBoolean()).isTrue();
  }

  @Test
  void whatTheFileCannotHoldIsTold() {
    Answer answer = export("1870", "18xx-maker", folder.resolve("1870.json"));

    assertThat(answer.out())
        .contains("The file does not contain:")
        .contains("  rivers through hexes: A16, B17")
        .contains("  the options: finish-on-400")
        .contains("  the rounds and their steps")
        .doesNotContain("the names of hexes");
  }

  @Test
  void aPageAndTablesAreWrittenToo() throws Exception {
    assertThat(export("1889", "html", folder.resolve("page.html")).status())
        .isEqualTo(ExitStatus.DONE);
    assertThat(export("1889", "csv", folder.resolve("tables")).status()).isEqualTo(ExitStatus.DONE);

    assertThat(Files.readString(folder.resolve("page.html")).contains("<title>1889")).isTrue();
    assertThat(Files.readString(folder.resolve("tables").resolve("trains.csv"))).contains("1100");
  }

  /** Maps without an order have another one in each process. */
  @Test
  void twoProcessesWriteTheSameFile() throws Exception {
    List<Path> files = List.of(folder.resolve("one.json"), folder.resolve("two.json"));
    for (Path file : files) {
      Process process =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElse("java"),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Main.class.getName(),
                  "export",
                  "1861",
                  "--as",
                  "18xx-maker",
                  "-o",
                  file.toString())
              .redirectErrorStream(true)
              .start();
      process.getInputStream().readAllBytes();
      assertThat(process.waitFor()).isZero();
    }

    assertThat(files.getLast()).hasSameBinaryContentAs(files.getFirst());
  }
}

package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The environment names a display that is gone, as after a lost connection. */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class LostDisplayTest {
  @TempDir private Path folder;

  private record Ended(int status, String said) {}

  private Ended run(String... arguments) throws Exception {
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dpolyglot.engine.WarnInterpreterOnly=false",
            "-Xmx256m",
            "-XX:TieredStopAtLevel=1",
            "-Droundhouse.home=" + Path.of("").toAbsolutePath(),
            "-cp",
            System.getProperty("java.class.path"),
            "roundhouse.cli.Main");
    var start = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    start.command(Stream.concat(command.stream(), Stream.of(arguments)).toList());
    start.environment().put("DISPLAY", ":59999");
    Process process = start.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), said);
  }

  @Test
  void aPictureIsDrawnWithoutIt() throws Exception {
    Ended ended = run("picture", "market", "1889", "--output=market.png");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(folder.resolve("market.png")).isNotEmptyFile();
  }

  @Test
  void theWindowSaysThatThereIsNone() throws Exception {
    Ended ended = run();

    assertThat(ended.said()).contains("There is no display for the window.");
    assertThat(ended.status()).isNotZero();
  }
}

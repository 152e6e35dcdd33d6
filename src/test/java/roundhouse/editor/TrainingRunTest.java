package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.NeedsDisplay;

/** The training run of the build loads what the window needs until the first game is shown. */
@NeedsDisplay
class TrainingRunTest {
  @TempDir private Path folder;

  @Test
  void javaListsTheClassesOfTheWindowItsStartPageAndAGame() throws Exception {
    Path list = folder.resolve("classes.list");
    var command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(flag -> flag.startsWith("--") || flag.startsWith("-Dpolyglot"))
        .forEach(command::add);
    command.add("-XX:DumpLoadedClassList=" + list);
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), TrainingRun.class.getName()));

    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).isEmpty();
    assertThat(Files.readAllLines(list))
        .anyMatch(line -> line.startsWith("javax/swing/JFrame "))
        .anyMatch(line -> line.startsWith("com/formdev/flatlaf/FlatLightLaf "))
        .anyMatch(line -> line.startsWith("org/graalvm/polyglot/Context "))
        .anyMatch(line -> line.startsWith("@lambda-proxy javax/swing/"));
  }
}

package roundhouse.cli.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.cli.archive.ClassArchive.LoadedClasses;

/** The class archive makes Java start faster, but Java also starts without it. */
class ClassArchiveTest {
  private static final String QUIET = "-Xlog:cds=off,aot=off";

  @TempDir private Path folder;

  /** The output of a Java process started with these flags and those of this process. */
  private static String started(String... flags) throws Exception {
    var command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(flag -> flag.startsWith("--"))
        .forEach(command::add);
    command.addAll(List.of(flags));
    command.add("--version");
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void javaLoadsItsClassesFromTheArchive() throws Exception {
    Path file = folder.resolve("cache").resolve("roundhouse.jsa");

    new ClassArchive(file, Optional.empty())
        .write(List.of("java/lang/Object", "javax/swing/JLabel", "there/is/no/Such"), List.of());

    assertThat(started("-Xshare:on", "-XX:SharedArchiveFile=" + file)).contains("sharing");
    assertThat(file.getParent())
        .isDirectoryContaining(file::equals)
        .isDirectoryNotContaining("glob:**.txt");
  }

  @Test
  void theListThatJavaWritesOfAStartMakesAnArchive() throws Exception {
    Path list = folder.resolve("roundhouse.jsa.list");
    Path file = folder.resolve("roundhouse.jsa");
    started("-XX:DumpLoadedClassList=" + list);
    List<String> classes = Files.readAllLines(list);

    new ClassArchive(file, Optional.of(list)).write(classes, List.of());

    assertThat(classes)
        .contains("java/lang/Object id: 0")
        .anyMatch(line -> line.startsWith("@lambda-"))
        .anyMatch(line -> line.startsWith("@cp "));
    assertThat(started("-Xshare:on", "-XX:SharedArchiveFile=" + file)).contains("sharing");
  }

  @Test
  void anArchiveThatDoesNotFitIsIgnoredSilently() throws Exception {
    Path file = Files.writeString(folder.resolve("broken.jsa"), "no archive at all");

    assertThat(started(QUIET, "-XX:SharedArchiveFile=" + file).lines())
        .hasSize(3)
        .noneMatch(line -> line.contains("["));
  }

  @Test
  void anUnwritableFolderLeavesNoArchiveAndDoesNoHarm() throws Exception {
    Path taken = Files.writeString(folder.resolve("taken"), "");

    assertThatThrownBy(
            () ->
                new ClassArchive(taken.resolve("roundhouse.jsa"), Optional.empty())
                    .write(List.of(), List.of()))
        .isInstanceOf(IOException.class);
    assertThat(taken).isRegularFile();
  }

  @Test
  void theNamesOfClassesComeFromJavasTreeOfLoadedClasses() {
    String tree =
        """
        java.lang.Object/null
        |--roundhouse.board.Hex/0x00007f7d380e96a0
        |  |--java.util.function.Supplier/null (intf)
        |--java.util.stream.Collectors$$Lambda/0x000000005e007388/null
        |--jdk.proxy1.$Proxy3/null
        """;

    assertThat(LoadedClasses.named(tree))
        .containsExactly("java/lang/Object", "roundhouse/board/Hex", "java/util/function/Supplier");
  }
}

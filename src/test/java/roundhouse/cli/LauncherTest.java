package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** With which class archive, compilers and collector the launcher of the app folder starts Java. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class LauncherTest {
  private static final String ONE_COMPILER = "-XX:TieredStopAtLevel=1";
  private static final String CHEAP_COLLECTOR = "-XX:+UseParallelGC";
  private static final String RELEASE = "JAVA_VERSION=\"25.0.1\"\n";

  @TempDir private Path folder;
  private Path home;
  private Path library;
  private Path launcher;

  /** An app folder, and a Java that prints its arguments. */
  @BeforeEach
  void makeApp() throws IOException {
    makeApp("app");
  }

  private void makeApp(String name) throws IOException {
    home = folder.resolve("java");
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\necho \"LC_ALL=$LC_ALL\"\n");
    Files.writeString(home.resolve("release"), RELEASE);
    library = Files.createDirectories(folder.resolve(name).resolve("lib"));
    Files.writeString(library.resolve("classes.jsa"), "");
    Files.writeString(library.resolve("classes.release"), RELEASE);
    launcher = Files.createDirectories(folder.resolve(name).resolve("bin")).resolve("roundhouse");
    Files.writeString(
        launcher,
        Files.readString(Path.of("src", "main", "app", "roundhouse"))
            .replace("@jvm.flags@", "")
            .replace("@project.build.finalName@", "roundhouse"));
    assertThat(java.toFile().setExecutable(true)).isTrue();
  }

  private List<String> flags(String... arguments) throws Exception {
    return flags(Map.of(), arguments);
  }

  private List<String> flags(Map<String, String> variables, String... arguments) throws Exception {
    return printed(variables, arguments).stream()
        .filter(line -> line.startsWith("-XX:") || line.startsWith("-Droundhouse.archive="))
        .toList();
  }

  private List<String> printed(Map<String, String> variables, String... arguments)
      throws Exception {
    var command = new ArrayList<>(List.of("sh", launcher.toString()));
    command.addAll(List.of(arguments));
    var start = new ProcessBuilder(command).redirectErrorStream(true);
    start.environment().put("JAVA_HOME", home.toString());
    start.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    start.environment().putAll(variables);
    Process process = start.start();
    byte[] printed = process.getInputStream().readAllBytes();
    return new String(printed, StandardCharsets.UTF_8).lines().toList();
  }

  private Path cached() throws Exception {
    return Path.of(flags().getLast().substring("-Droundhouse.archive=".length()));
  }

  @Test
  void theJavaOfTheBuildUsesTheArchiveOfTheBuild() throws Exception {
    assertThat(flags()).contains("-XX:SharedArchiveFile=" + library.resolve("classes.jsa"));
  }

  @Test
  void anotherJavaListsItsClassesForAnArchiveOfItsOwn() throws Exception {
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"25.0.2\"\n");

    assertThat(flags())
        .contains("-XX:DumpLoadedClassList=" + cached() + ".list")
        .noneMatch(flag -> flag.contains("SharedArchiveFile"));
  }

  @Test
  void anArchiveOfAnEarlierBuildIsGoneWhereThisOneWritesNone() throws Exception {
    var build =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            Path.of("src", "main", "app", "AppFolderArchive.java").toString(),
            folder.resolve("app").toString());
    Process process = build.redirectErrorStream(true).start();

    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("No class archive was written: ");
    assertThat(process.waitFor()).isZero();
    assertThat(library.resolve("classes.jsa")).doesNotExist();
  }

  @Test
  void anArchiveThatTheAppWroteSinceTheBuildReplacesThatOfTheBuild() throws Exception {
    Path own = cached();
    Files.createDirectories(own.getParent());
    Files.writeString(own, "");
    assertThat(flags()).contains("-XX:SharedArchiveFile=" + own);

    Files.setLastModifiedTime(own, FileTime.fromMillis(0));
    assertThat(flags()).contains("-XX:SharedArchiveFile=" + library.resolve("classes.jsa"));
  }

  /** Java ends each path of its class path at a colon. */
  @Test
  void anAppInAFolderWithAColonOrAnUmlautFindsItsLibraries() throws Exception {
    for (String name : List.of("münchen", "18:30", "a b")) {
      makeApp(name);
      Files.writeString(library.resolve("some.jar"), name);
      List<String> printed = printed(Map.of());
      String path = printed.get(printed.indexOf("-classpath") + 1);

      assertThat(path).endsWith("/*").doesNotContain(":");
      assertThat(Path.of(path).resolveSibling("some.jar")).hasContent(name);
      assertThat(flags())
          .filteredOn(flag -> flag.startsWith("-XX:SharedArchiveFile="))
          .allMatch(flag -> flag.indexOf(':', "-XX:".length()) < 0);
    }
  }

  @Test
  void anAppThatCannotStartFromItsFolderSaysSo() throws Exception {
    makeApp("18:30");

    assertThat(printed(Map.of("XDG_CACHE_HOME", folder.resolve("c:d").toString())))
        .singleElement()
        .asString()
        .contains("there is a ':' in that name: rename the folder");
  }

  @Test
  void aLocaleThatIsNotInstalledGivesWayToOneWithAllLetters() throws Exception {
    assertThat(printed(Map.of("LC_ALL", "xx_YY.UTF-8"))).contains("LC_ALL=C.UTF-8");
    assertThat(printed(Map.of("LC_ALL", "C"))).contains("LC_ALL=C.UTF-8");
    assertThat(printed(Map.of("LC_ALL", "C.utf8"))).contains("LC_ALL=C.utf8");
  }

  @Test
  void shortCommandsDoWithoutTheSecondCompiler() throws Exception {
    assertThat(flags("validate", "1889")).contains(ONE_COMPILER);
  }

  @Test
  void fewGamesOverAllDesignsAndNumbersOfPlayersDoWithoutTheSecondCompiler() throws Exception {
    assertThat(flags("simulate", "--games", "20", "1889", "mine")).contains(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games=80")).contains(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games=100", "--players", "2..4", "--check"))
        .contains(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--seed", "7", "--games=350", "--players=3"))
        .contains(ONE_COMPILER);

    assertThat(flags("simulate", "--games")).as("to be refused at once").contains(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games=100"))
        .doesNotContain(ONE_COMPILER)
        .contains("-XX:Tier4InvocationThreshold=40000");
    assertThat(flags("simulate", "1889", "--games=100", "--players=2..5"))
        .doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "mine", "--games=180", "--players=3"))
        .doesNotContain(ONE_COMPILER);
  }

  @Test
  void longOnesHaveBothCompilers() throws Exception {
    assertThat(flags()).doesNotContain(ONE_COMPILER);
    assertThat(flags("conformance", "1889")).doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "1889")).doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games=20", "--bots=random"))
        .doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games=many")).doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "1889", "--games", "20", "--vary", "trains.5.count=1..9"))
        .doesNotContain(ONE_COMPILER);
    assertThat(flags("simulate", "experiments/roster.yaml")).doesNotContain(ONE_COMPILER);
  }

  @Test
  void gamesOfBotsHaveACheapCollectorUnlessAnotherIsWanted() throws Exception {
    assertThat(flags("simulate", "1889")).contains(CHEAP_COLLECTOR);
    assertThat(flags("tournament", "1889")).contains(CHEAP_COLLECTOR);
    assertThat(flags()).doesNotContain(CHEAP_COLLECTOR);
    assertThat(flags("play", "1889")).doesNotContain(CHEAP_COLLECTOR);
    assertThat(flags(Map.of("ROUNDHOUSE_JAVA_OPTS", "-Xmx4g"), "simulate", "1889"))
        .contains(CHEAP_COLLECTOR);
    assertThat(flags(Map.of("ROUNDHOUSE_JAVA_OPTS", "-XX:+UseZGC"), "simulate", "1889"))
        .contains("-XX:+UseZGC")
        .doesNotContain(CHEAP_COLLECTOR);
  }
}

package roundhouse.bench;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a Java process is started.
 *
 * @param flags of the virtual machine
 * @param classPath jars and folders
 */
record JavaProcess(List<String> flags, List<String> classPath) {
  /** What only this process needs: an archive of classes and a list of them. */
  private static final List<String> OWN =
      List.of(
          "-XX:SharedArchiveFile=",
          "-XX:DumpLoadedClassList=",
          "-Droundhouse.archive=",
          "-Droundhouse.class-list=");

  /** With the flags of this process that the app has too, and its class path. */
  static JavaProcess likeThisOne() {
    return new JavaProcess(
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
            .filter(flag -> OWN.stream().noneMatch(flag::startsWith))
            .toList(),
        List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
  }

  /** The same with another flag. */
  JavaProcess with(String flag) {
    return new JavaProcess(Stream.concat(flags.stream(), Stream.of(flag)).toList(), classPath);
  }

  /** Runs a class and returns what it printed. */
  String run(Class<?> main, String... arguments) throws Exception {
    var command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
    command.addAll(flags);
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), main.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0)
      throw new IOException("the window could not be measured: " + printed);
    return printed;
  }
}

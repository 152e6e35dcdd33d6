package roundhouse.bench;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.stream.Stream;
import roundhouse.testkit.CompiledClasses;

/**
 * Counts the program: its lines of code and files, the types that only one other type uses, and the
 * places that start threads. {@code PathCountsTest} counts what an edit and a click cause.
 */
final class CountCommand {
  private static final List<Path> SOURCES =
      List.of(Path.of("src/main/java"), Path.of("src/test/java"), Path.of("src/cluster/java"));

  private static final Set<String> EXECUTORS =
      Set.of(
          Executors.class.getName(),
          ThreadPoolExecutor.class.getName(),
          ScheduledThreadPoolExecutor.class.getName());

  private CountCommand() {}

  static void run(List<String> arguments, PrintStream out) throws IOException {
    for (Path folder : SOURCES) {
      List<Path> files = files(folder);
      int lines = 0;
      for (Path file : files) lines += codeLines(Files.readString(file));
      out.printf("%-14s %,7d lines of code in %,5d files%n", folder, lines, files.size());
    }
    JavaClasses program = CompiledClasses.ofProgram();
    Map<String, Set<String>> users = users(program);
    long single = users.values().stream().filter(by -> by.size() == 1).count();
    out.printf("types          %,7d, of which %,d are used by one other%n", users.size(), single);
    List<String> starts = threadStarts(program);
    out.printf("places that start threads: %d%n", starts.size());
    if (arguments.contains("--list")) {
      starts.forEach(place -> out.println("  " + place));
      users.entrySet().stream()
          .filter(type -> type.getValue().size() == 1)
          .map(type -> "  " + type.getKey() + " by " + type.getValue().iterator().next())
          .sorted()
          .forEach(out::println);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** Lines that are neither blank, comments, imports nor the package's. */
  static int codeLines(String source) {
    return (int)
        withoutComments(source)
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .filter(line -> !line.startsWith("import ") && !line.startsWith("package "))
            .count();
  }

  /** The text without its comments; what looks like one in quotes is none. */
  private static String withoutComments(String source) {
    var code = new StringBuilder();
    int at = 0;
    while (at < source.length()) {
      int end;
      if (source.startsWith("//", at)) {
        at = orEnd(source, source.indexOf('\n', at), 0);
        continue;
      } else if (source.startsWith("/*", at)) {
        at = orEnd(source, source.indexOf("*/", at + 2), 2);
        continue;
      } else if (source.startsWith("\"\"\"", at)) {
        end = orEnd(source, source.indexOf("\"\"\"", at + 3), 3);
      } else if (source.charAt(at) == '"' || source.charAt(at) == '\'') {
        end = quoteEnd(source, at);
      } else {
        end = at + 1;
      }
      code.append(source, at, end);
      at = end;
    }
    return code.toString();
  }

  private static int orEnd(String source, int found, int length) {
    return found < 0 ? source.length() : found + length;
  }

  private static int quoteEnd(String source, int start) {
    char quote = source.charAt(start);
    int at = start + 1;
    while (at < source.length() && source.charAt(at) != quote)
      at += source.charAt(at) == '\\' ? 2 : 1;
    return Math.min(at + 1, source.length());
  }

  /** Each top-level type with the other top-level types that use it. */
  private static Map<String, Set<String>> users(JavaClasses program) {
    Map<String, Set<String>> users = new HashMap<>();
    for (JavaClass each : program) {
      if (each.getSimpleName().equals("package-info")) continue;
      users.computeIfAbsent(topLevel(each), _ -> new HashSet<>());
      each.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(used -> used.getPackageName().startsWith("roundhouse"))
          .map(CountCommand::topLevel)
          .filter(used -> !used.equals(topLevel(each)))
          .forEach(used -> users.computeIfAbsent(used, _ -> new HashSet<>()).add(topLevel(each)));
    }
    return users;
  }

  private static String topLevel(JavaClass each) {
    return each.getName().replaceFirst("\\$.*", "");
  }

  private static List<String> threadStarts(JavaClasses program) {
    return program.stream()
        .flatMap(each -> each.getAccessesFromSelf().stream())
        .filter(CountCommand::startsThreads)
        .map(access -> access.getSourceCodeLocation().toString())
        .distinct()
        .sorted()
        .toList();
  }

  /** A new thread, a builder of threads, a pool of them, or work for the common pool. */
  private static boolean startsThreads(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    String name = access.getName();
    if (owner.equals(Thread.class.getName()))
      return name.equals("<init>") || name.equals("ofPlatform") || name.equals("ofVirtual");
    if (EXECUTORS.contains(owner)) return name.equals("<init>") || name.startsWith("new");
    return owner.equals(CompletableFuture.class.getName())
        && (name.equals("delayedExecutor") || name.endsWith("Async"));
  }
}

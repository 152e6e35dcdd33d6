package roundhouse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import picocli.CommandLine.IVersionProvider;

/** The version of the build, of the Java that runs it, and what changed last. */
final class AppVersion implements IVersionProvider {

  /** The current format of designs, as 'format' in title.yaml; older ones are still read. */
  private static final int DESIGN_FORMAT = 1;

  @Override
  public String[] getVersion() throws IOException {
    return Stream.concat(Stream.concat(build().stream(), Stream.of("")), changes().stream())
        .map(AppVersion::asFormat)
        .toArray(String[]::new);
  }

  /** The library takes each line for a format. */
  static String asFormat(String line) {
    return line.replace("%", "%%");
  }

  /** The version of the build and of Java, and the format of designs, in sentences. */
  static List<String> build() throws IOException {
    Properties build = new Properties();
    try (InputStream text = AppVersion.class.getResourceAsStream("version.properties")) {
      build.load(text);
    }
    return List.of(
        "Roundhouse %s on Java %s".formatted(build.getProperty("version"), Runtime.version()),
        "It reads and writes designs of format %s.".formatted(DESIGN_FORMAT));
  }

  /** The last part of the change log, that of this version. */
  private static List<String> changes() throws IOException {
    try (InputStream text = AppVersion.class.getResourceAsStream("CHANGELOG.md")) {
      String log = new String(text.readAllBytes(), StandardCharsets.UTF_8);
      return log.substring(log.lastIndexOf("\n## ") + 1)
          .lines()
          .skip(1)
          .filter(line -> !line.isBlank())
          .toList();
    }
  }
}

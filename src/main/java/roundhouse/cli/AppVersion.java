package roundhouse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build, and of the Java that runs it. */
final class AppVersion implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    Properties build = new Properties();
    try (InputStream text = AppVersion.class.getResourceAsStream("version.properties")) {
      build.load(text);
    }
    return new String[] {
      "Roundhouse %s on Java %s".formatted(build.getProperty("version"), Runtime.version())
    };
  }
}

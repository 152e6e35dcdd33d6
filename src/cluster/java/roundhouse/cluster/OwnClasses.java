package roundhouse.cluster;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import roundhouse.cli.Main;

/** The classes of Roundhouse as a jar, which workers load from this machine. */
final class OwnClasses {
  private OwnClasses() {}

  /** The jar they were started from, or one that is made of their folder. */
  static Path jar() throws IOException {
    Path source = source();
    if (Files.isRegularFile(source)) return source;
    Path jar = Files.createTempFile("roundhouse", ".jar");
    jar.toFile().deleteOnExit();
    try (Stream<Path> inside = Files.walk(source);
        var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      List<Path> files = inside.filter(Files::isRegularFile).sorted().toList();
      for (Path file : files) {
        out.putNextEntry(new ZipEntry(source.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
    return jar;
  }

  private static Path source() {
    try {
      return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

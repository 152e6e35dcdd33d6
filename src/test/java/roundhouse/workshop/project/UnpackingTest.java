package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A zip and the folder beside it into which it is unpacked. */
abstract class UnpackingTest {
  @TempDir Path root;

  Path zip;

  @BeforeEach
  void nameTheZip() {
    zip = root.resolve("variant.zip");
  }

  /** Nothing is unpacked, and the reason is told. */
  final void refused(String... why) {
    assertThatThrownBy(() -> UnpackedDesign.unpack(zip, root.resolve("there")))
        .isInstanceOf(UnpackedDesign.Refused.class)
        .hasMessageContainingAll(why);
    assertThat(root.resolve("there")).doesNotExist();
    assertThat(leftovers()).isEmpty();
  }

  final List<String> leftovers() {
    try (Stream<Path> all = Files.list(root)) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith("."))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static Stream<String> names(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).toList().stream();
    }
  }

  final void zip(Map<String, String> files) throws IOException {
    zip(files, Deflater.DEFAULT_COMPRESSION);
  }

  final void zip(Map<String, String> files, int level) throws IOException {
    try (var archive = new ZipOutputStream(Files.newOutputStream(zip))) {
      archive.setLevel(level);
      for (Map.Entry<String, String> file : files.entrySet()) {
        archive.putNextEntry(new ZipEntry(file.getKey()));
        archive.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        archive.closeEntry();
      }
    }
  }
}

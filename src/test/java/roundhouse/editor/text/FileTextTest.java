package roundhouse.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTextTest {
  @TempDir Path folder;

  @Test
  void endsOfLinesAreWrittenAsTheFileHadThem() throws IOException {
    Path file = folder.resolve("map.yaml");
    Files.writeString(file, "one\r\ntwo\r\n");

    FileText text = FileText.read(file);
    text.with(text.text() + "three\n").write(file);

    assertThat(text.text()).isEqualTo("one\ntwo\n");
    assertThat(Files.readString(file)).isEqualTo("one\r\ntwo\r\nthree\r\n");
  }

  @Test
  void aMarkAtTheBeginningStays() throws IOException {
    Path file = folder.resolve("map.yaml");
    Files.writeString(file, "\uFEFFone\n");

    FileText text = FileText.read(file);
    text.write(file);

    assertThat(text.text()).isEqualTo("one\n");
    assertThat(Files.readString(file)).isEqualTo("\uFEFFone\n");
  }
}

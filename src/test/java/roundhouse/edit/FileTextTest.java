package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTextTest {
  @TempDir Path folder;

  @Test
  void lineEndingsAreKept() throws IOException {
    Path file = folder.resolve("map.yaml");
    Files.writeString(file, "one\r\ntwo\r\n");

    FileText text = FileText.read(file);
    Files.writeString(file, text.with(text.text() + "three\n").raw());

    assertThat(text.text()).isEqualTo("one\ntwo\n");
    assertThat(Files.readString(file)).isEqualTo("one\r\ntwo\r\nthree\r\n");
  }

  @Test
  void mixedLineEndingsAreKept() {
    FileText text = FileText.of("one\r\ntwo\nthree\r\nfour\n");

    assertThat(text.with("one\n2\nthree\nfour\n").raw()).isEqualTo("one\r\n2\r\nthree\r\nfour\n");
    assertThat(text.with("one\ntwo\nthree\nfour\nfive\n").raw())
        .startsWith("one\r\ntwo\nthree\r\nfour\n");
  }

  @Test
  void linesThatEndWithACarriageReturnAloneStaySo() {
    FileText text = FileText.of("one\rtwo\rthree\r");

    assertThat(text.text()).isEqualTo("one\ntwo\nthree\n");
    assertThat(text.with("one\n2\nthree\nfour\n").raw()).isEqualTo("one\r2\rthree\rfour\r");
  }

  @Test
  void aByteOrderMarkIsKept() throws IOException {
    Path file = folder.resolve("map.yaml");
    Files.writeString(file, "\uFEFFone\n");

    FileText text = FileText.read(file);
    Files.writeString(file, text.with("x").with(text.text()).raw());

    assertThat(text.text()).isEqualTo("one\n");
    assertThat(Files.readString(file)).isEqualTo("\uFEFFone\n");
  }
}

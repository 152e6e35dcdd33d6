package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowFilesTest {
  private static final GameOrder ORDER = new GameOrder(List.of("a"), List.of(3), 5);

  @TempDir private Path folder;

  private static GameRecord game(int place) {
    GameKey key = ORDER.key(place);
    var row =
        new GameRow(
            key,
            "bank-broken",
            true,
            List.of(1),
            List.of(9, 8, 7),
            4,
            9,
            50,
            40,
            200,
            1,
            "5",
            0,
            "f");
    var counts = List.of(new CountRow(key, "a \"text\", with ü", 3), new CountRow(key, "b", 1));
    return new GameRecord(row, List.of(), List.of(), counts, List.of(), List.of(), List.of())
        .withDigest();
  }

  private Map<String, String> files() throws IOException {
    var all = new TreeMap<String, String>();
    for (String name : RowFiles.names()) all.put(name, Files.readString(folder.resolve(name)));
    return all;
  }

  /** A disk that takes some bytes of a file more, and then no byte until there is room again. */
  private static final class FullDisk implements SeekableByteChannel {
    private final FileChannel file;
    private int left;

    FullDisk(Path file, int left) throws IOException {
      this.file = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      this.left = left;
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      if (left == 0) throw new IOException("No space left on device");
      ByteBuffer fits = bytes.slice(bytes.position(), Math.min(left, bytes.remaining()));
      int wrote = file.write(fits);
      bytes.position(bytes.position() + wrote);
      left -= wrote;
      return wrote;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return file.read(bytes);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public SeekableByteChannel position(long to) throws IOException {
      file.position(to);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
      file.truncate(size);
      return this;
    }

    @Override
    public boolean isOpen() {
      return file.isOpen();
    }

    @Override
    public void close() throws IOException {
      left = Integer.MAX_VALUE;
      file.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"counts.csv", "counts.jsonl", "games.csv", "games.jsonl"})
  void afterAFullDiskNothingOfTheGameIsLeftAndNothingMoreIsWritten(String full) throws IOException {
    try (var files = new RowFiles(folder)) {
      files.add(game(0));
    }
    Map<String, String> before = files();

    try (var files =
        new RowFiles(
            folder,
            file ->
                file.endsWith(full)
                    ? new AppendedFile(file, new FullDisk(file, 20))
                    : AppendedFile.open(file))) {
      assertThatThrownBy(() -> files.add(game(1)))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .hasMessage(full + ": No space left on device");
      assertThatThrownBy(() -> files.add(game(2))).isInstanceOf(IllegalStateException.class);
    }

    assertThat(files()).isEqualTo(before);
    try (var files = new RowFiles(folder)) {
      files.add(game(1));
    }
    var kept = new ArrayList<GameRecord>();
    assertThat(KeptRows.read(folder, ORDER, kept::add).isEmpty()).isTrue();
    assertThat(kept).containsExactly(game(0), game(1));
  }

  @Test
  void theDigestIsTheSumOfTheLinesWithAnEmptyDigestInTheLast() throws IOException {
    try (var files = new RowFiles(folder)) {
      files.add(game(0));
    }
    Map<String, String> files = files();
    String own = files.get("games.jsonl").strip();
    var sum = new LineDigest();
    files.get("counts.jsonl").lines().forEach(sum::line);

    String digest = sum.line(own.replaceFirst("[0-9a-f]{64}", "")).text();

    assertThat(own)
        .endsWith(
            ",\"countRows\":2,\"hexRows\":0,\"playerRows\":0,\"returnRows\":0,\"digest\":\""
                + digest
                + "\"}");
    assertThat(files.get("games.csv")).endsWith(",0,0,2,0,0,0," + digest + "\n");
  }
}

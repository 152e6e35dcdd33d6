package roundhouse.lab.rows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import roundhouse.files.RegularFiles;

/**
 * A file of results that grows game by game. What was written is with the system at once: nothing
 * waits to be written later, when a failure may have left a gap before it.
 */
public final class AppendedFile implements AutoCloseable {
  private final Path file;
  private final SeekableByteChannel channel;

  AppendedFile(Path file, SeekableByteChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Opens a file behind what it holds; it comes into being if it is not there.
   *
   * @throws IOException when it cannot be written, or is a link
   */
  public static AppendedFile open(Path file) throws IOException {
    RegularFiles.refuseToReplace(file);
    return new AppendedFile(
        file,
        Files.newByteChannel(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.APPEND,
            LinkOption.NOFOLLOW_LINKS));
  }

  /**
   * Writes at the end.
   *
   * @throws IOException when not all of it could be written; the message names the file and says
   *     why
   */
  public void write(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    try {
      while (bytes.hasRemaining()) channel.write(bytes);
    } catch (IOException unwritable) {
      throw new IOException(
          "%s: %s".formatted(file.getFileName(), RegularFiles.reason(unwritable)), unwritable);
    }
  }

  /** How many bytes it holds. */
  public long length() throws IOException {
    return channel.size();
  }

  /** Cuts off what follows the first bytes. */
  public void cut(long length) throws IOException {
    channel.truncate(length);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

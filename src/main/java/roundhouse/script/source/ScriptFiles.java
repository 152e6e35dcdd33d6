package roundhouse.script.source;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.io.FileSystem;

/**
 * The only files that a script can see: the title's own scripts, in memory and read-only. They are
 * mounted late, so that contexts can be created before it is known whose scripts they will run.
 */
public final class ScriptFiles implements FileSystem {
  private volatile Map<String, ScriptSource> sources = Map.of();

  public void mount(Map<String, ScriptSource> byPath) {
    sources = byPath;
  }

  public Optional<ScriptSource> find(String path) {
    return Optional.ofNullable(sources.get(path.replace('\\', '/')));
  }

  private ScriptSource required(Path path) throws IOException {
    String name = toAbsolutePath(path).toString();
    return find(name).orElseThrow(() -> new NoSuchFileException(name));
  }

  @Override
  public Path parsePath(URI uri) {
    if (!"file".equals(uri.getScheme()) || uri.getPath() == null) {
      throw new UnsupportedOperationException(
          "a script can import only scripts of its title, not " + uri);
    }
    return Path.of(uri.getPath());
  }

  @Override
  public Path parsePath(String path) {
    return Path.of(path);
  }

  @Override
  public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... options)
      throws IOException {
    if (modes.contains(AccessMode.WRITE) || modes.contains(AccessMode.EXECUTE))
      throw new ReadOnlyFileSystemException();
    required(path);
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (options.stream().anyMatch(option -> option != StandardOpenOption.READ))
      throw new ReadOnlyFileSystemException();
    return new MemoryChannel(required(path).text().getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    long size = required(path).text().getBytes(StandardCharsets.UTF_8).length;
    return Map.of(
        "isRegularFile",
        true,
        "isDirectory",
        false,
        "isSymbolicLink",
        false,
        "isOther",
        false,
        "size",
        size);
  }

  @Override
  public Path toAbsolutePath(Path path) {
    return Path.of("/").resolve(path).normalize();
  }

  @Override
  public Path toRealPath(Path path, LinkOption... options) throws IOException {
    required(path);
    return toAbsolutePath(path);
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) {
    throw new ReadOnlyFileSystemException();
  }

  @Override
  public void delete(Path path) {
    throw new ReadOnlyFileSystemException();
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
    throw new NoSuchFileException(path.toString());
  }

  /** A read-only file in memory. */
  private static final class MemoryChannel implements SeekableByteChannel {
    private final byte[] bytes;
    private int position;

    MemoryChannel(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read(ByteBuffer target) {
      if (position >= bytes.length) return -1;
      int count = Math.min(target.remaining(), bytes.length - position);
      target.put(bytes, position, count);
      position += count;
      return count;
    }

    @Override
    public int write(ByteBuffer source) {
      throw new NonWritableChannelException();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
      throw new NonWritableChannelException();
    }

    @Override
    public long position() {
      return position;
    }

    @Override
    public SeekableByteChannel position(long newPosition) {
      position = Math.clamp(newPosition, 0, bytes.length);
      return this;
    }

    @Override
    public long size() {
      return bytes.length;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}

package roundhouse.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads files without ever waiting for one: a pipe or a device may never end, so only regular files
 * are opened, and none is read beyond a limit.
 */
public final class RegularFiles {
  /** Far more than any text that people write by hand. */
  public static final int MOST_BYTES = 4 << 20;

  /** For games with a state after every action. */
  public static final int MOST_BYTES_OF_GAMES = 256 << 20;

  /** The byte order mark of a text. */
  private static final String MARK = "\uFEFF";

  private RegularFiles() {}

  /** The text of a file that people write. */
  public static String text(Path file) throws IOException {
    return text(file, MOST_BYTES);
  }

  /**
   * The text of a file.
   *
   * @throws UnfitFileException when it is no regular file, is larger, or is not text in UTF-8
   */
  public static String text(Path file, int mostBytes) throws IOException {
    var decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
    try {
      return decoder.decode(ByteBuffer.wrap(bytes(file, mostBytes))).toString();
    } catch (CharacterCodingException garbled) {
      throw new UnfitFileException(file, "it is not text in UTF-8");
    }
  }

  /** A text without the byte order mark that some editors begin a file with. */
  public static String withoutMark(String text) {
    return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
  }

  /**
   * The content of a file.
   *
   * @throws UnfitFileException when it is no regular file, or is larger
   */
  public static byte[] bytes(Path file, int mostBytes) throws IOException {
    byte[] read = start(file, mostBytes + 1);
    if (read.length <= mostBytes) return read;
    throw new UnfitFileException(file, "it is larger than " + (mostBytes >> 20) + " MB");
  }

  /**
   * The first bytes of a file, or all of a shorter one.
   *
   * @throws UnfitFileException when it is no regular file
   */
  public static byte[] start(Path file, int mostBytes) throws IOException {
    try (InputStream in = open(file)) {
      return in.readNBytes(mostBytes);
    }
  }

  /**
   * Opens a file for reading.
   *
   * @throws UnfitFileException when it is no regular file, or may not be read
   */
  public static InputStream open(Path file) throws IOException {
    try {
      var found = Files.readAttributes(file, BasicFileAttributes.class);
      if (found.isDirectory()) throw new UnfitFileException(file, "it is a folder");
      if (!found.isRegularFile())
        throw new UnfitFileException(file, "it is a pipe or a device, not a file");
      return Files.newInputStream(file);
    } catch (AccessDeniedException denied) {
      throw new UnfitFileException(file, "you have no permission to read it");
    }
  }

  /**
   * Opens a text of any length.
   *
   * @throws UnfitFileException when it is no regular file, or may not be read
   */
  public static BufferedReader reader(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(open(file), StandardCharsets.UTF_8.newDecoder()));
  }

  /** Why a file could not be read, as a clause. */
  public static String reason(IOException failure) {
    return switch (failure) {
      case UnfitFileException unfit -> unfit.reason();
      case NoSuchFileException _ -> "it does not exist";
      case AccessDeniedException _ -> "you have no permission to read it";
      case FileAlreadyExistsException _ -> "a file is in its place";
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> String.valueOf(failure.getMessage());
    };
  }

  /**
   * Does nothing if a file may be written there.
   *
   * @throws UnfitFileException when something else is there: a folder, a pipe or a device
   */
  public static void refuseToReplace(Path file) throws UnfitFileException {
    if (Files.isDirectory(file)) throw new UnfitFileException(file, "it is a folder");
    if (Files.exists(file) && !Files.isRegularFile(file))
      throw new UnfitFileException(file, "it is a pipe or a device, not a file");
  }

  /** The contents of a folder, sorted by name. */
  public static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.sorted().toList();
    } catch (UncheckedIOException vanished) {
      throw vanished.getCause();
    } catch (AccessDeniedException denied) {
      throw new UnfitFileException(folder, "you have no permission to read it");
    }
  }

  /**
   * The file or folder of a name that was listed, as it is shown. Where the characters of the
   * system lack one of the name, that name is shown but leads nowhere.
   */
  public static Path named(Path folder, String name) {
    Optional<Path> plain = path(name).map(folder::resolve);
    if (plain.isPresent()) return plain.get();
    try (Stream<Path> inside = Files.list(folder)) {
      return inside
          .filter(each -> each.getFileName().toString().equals(name))
          .findFirst()
          .orElseThrow(() -> new InvalidPathException(name, "no file has that name"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The path that a text of a design names; empty if it is none, such as one with a NUL. */
  public static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name));
    } catch (InvalidPathException impossible) {
      return Optional.empty();
    }
  }
}

package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.stream.IntStream;

/** The record with which every zip ends, after the list of its files. */
final class ZipEnd {
  /** P, K, 5, 6. */
  private static final int SIGNATURE = 0x504B0506;

  /** The record, and the longest comment after it. */
  private static final int LONGEST = 22 + 65_535;

  private ZipEnd() {}

  /** Whether a zip has its end, so that none of its files is missing. */
  static boolean isIn(Path zip) throws IOException {
    try (FileChannel file = FileChannel.open(zip)) {
      ByteBuffer end = ByteBuffer.allocate((int) Math.min(file.size(), LONGEST));
      file.position(file.size() - end.capacity());
      while (end.hasRemaining() && file.read(end) >= 0) continue;
      return IntStream.rangeClosed(0, end.position() - Integer.BYTES)
          .anyMatch(at -> end.getInt(at) == SIGNATURE);
    }
  }
}

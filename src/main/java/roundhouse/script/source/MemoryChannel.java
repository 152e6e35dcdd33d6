package roundhouse.script.source;

import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A read-only file in memory. */
final class MemoryChannel implements SeekableByteChannel {
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

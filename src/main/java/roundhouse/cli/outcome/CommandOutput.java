package roundhouse.cli.outcome;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * Where a command prints its results. A command that cannot print them fails at once, where a plain
 * {@link PrintWriter} would carry on as if nothing had happened.
 */
public final class CommandOutput extends FilterOutputStream {

  /** The output could not be written. Not an {@link IOException}, which a writer would swallow. */
  public static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failed(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /** Whether the program that read the output has ended or reads no more. */
    boolean readerGone() {
      String reason = String.valueOf(getMessage()).toLowerCase(Locale.ROOT);
      return reason.contains("broken pipe") || reason.contains("pipe is being closed");
    }
  }

  private CommandOutput(OutputStream out) {
    super(out);
  }

  /** The standard output of this process. */
  public static PrintWriter ofThisProcess() {
    Charset charset =
        Charset.forName(System.getProperty("stdout.encoding", Charset.defaultCharset().name()));
    return writer(new FileOutputStream(FileDescriptor.out), charset);
  }

  static PrintWriter writer(OutputStream out, Charset charset) {
    return new PrintWriter(new CommandOutput(out), true, charset);
  }

  @Override
  public void write(int each) {
    attempt(() -> out.write(each));
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    attempt(() -> out.write(bytes, from, count));
  }

  @Override
  public void flush() {
    attempt(out::flush);
  }

  private interface Writing {
    void run() throws IOException;
  }

  private static void attempt(Writing writing) {
    try {
      writing.run();
    } catch (IOException unwritable) {
      throw new Failed(unwritable);
    }
  }
}

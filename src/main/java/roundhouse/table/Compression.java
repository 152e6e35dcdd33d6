package roundhouse.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;

/** Sends less to browsers that take it compressed: views and pictures shrink to a tenth. */
final class Compression {
  /** Shorter answers would not become shorter. */
  private static final int LEAST = 500;

  private static final int BUFFER = 8 * 1024;

  private Compression() {}

  /** A whole answer as it is sent. */
  static byte[] of(Response response, byte[] content) {
    if (content.length < LEAST || !announced(response)) return content;
    var smaller = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(smaller)) {
      out.write(content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return smaller.toByteArray();
  }

  /** An answer that is sent bit by bit: what has been flushed can be read. */
  static OutputStream of(Response response) throws IOException {
    boolean announced = announced(response);
    OutputStream out = Content.Sink.asOutputStream(response);
    return announced ? new GZIPOutputStream(out, BUFFER, true) : out;
  }

  /** Tells the browser that the answer is compressed, if it takes that. */
  private static boolean announced(Response response) {
    List<String> taken =
        response.getRequest().getHeaders().getCSV(HttpHeader.ACCEPT_ENCODING, false);
    if (taken.stream().noneMatch(each -> each.equalsIgnoreCase("gzip"))) return false;
    response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
    return true;
  }
}

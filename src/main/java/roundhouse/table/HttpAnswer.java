package roundhouse.table;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The answer to a request, which is sent whole. */
record HttpAnswer(Response response, Callback callback) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What is not done, and why. */
  static final class Denied extends RuntimeException {
    private final int status;

    Denied(int status, String says) {
      super(says, null, false, false);
      this.status = status;
    }
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  void send(String type, byte[] content) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    response.write(true, ByteBuffer.wrap(Compression.of(response, content)), callback);
  }

  void text(String says) {
    send("text/plain; charset=utf-8", bytes(says + "\n"));
  }

  void svg(String picture) {
    send("image/svg+xml; charset=utf-8", bytes(picture));
  }

  void json(Object value) throws IOException {
    send("application/json", JSON.writeValueAsBytes(value));
  }

  /** The status says it all. */
  void nothing() {
    response.setStatus(204);
    callback.succeeded();
  }

  void deny(Denied denied) {
    response.setStatus(denied.status);
    text(denied.getMessage());
  }
}

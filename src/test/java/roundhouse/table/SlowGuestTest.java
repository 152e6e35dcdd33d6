package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.Waiting;

/** Whoever takes too slowly what they are sent is dropped, and goes on from the present moment. */
class SlowGuestTest extends ServedTable {
  private static final Duration IDLE = Duration.ofMillis(1500);

  @Override
  TableServer served() throws IOException {
    return new TableServer(table, Exposure.ofThisComputer(0), Optional.empty(), IDLE);
  }

  @Test
  void whoTakesNothingIsDroppedAndHoldsNobodyUp() throws Exception {
    try (var slow = new Socket()) {
      slow.setReceiveBufferSize(2048);
      slow.connect(new InetSocketAddress("127.0.0.1", URI.create(base()).getPort()));
      slow.getOutputStream().write(events().getBytes(StandardCharsets.UTF_8));
      Waiting.until(() -> table.places(BEN) == 1, "Ben does not come");
      boolean paused = false;
      for (int change = 0; change < 3000 && table.places(BEN) == 1; change++) {
        paused = !paused;
        table.pause(Guest.HOST, paused);
        // Each is on its way before the next: what waits is only the last.
        assertThat(seen(ANN)).isEqualTo(paused ? "The host" : "");
      }
      Waiting.until(() -> table.places(BEN) == 0, "who takes nothing is never dropped");
    }

    table.pause(Guest.HOST, true);
    HttpResponse<InputStream> again =
        client.send(as(BEN, "/events").build(), BodyHandlers.ofInputStream());
    try (var lines =
        new BufferedReader(new InputStreamReader(again.body(), StandardCharsets.UTF_8))) {
      assertThat(pausedBy(JSON.readTree(lines.readLine()))).isEqualTo("The host");
    }
  }

  private String events() {
    return """
    GET %s/events HTTP/1.1
    Host: %s
    Authorization: Bearer %s

    """
        .formatted(
            URI.create(base()).getPath(), URI.create(base()).getAuthority(), link(BEN).secret())
        .replace("\n", "\r\n");
  }

  private String seen(Guest guest) {
    return table.view(guest).join().orElseThrow().beside().pausedBy();
  }

  private static String pausedBy(JsonNode view) {
    return view.at("/beside/pausedBy").asText();
  }

  @Test
  void aRequestThatNeverEndsIsGivenUp() throws Exception {
    try (Socket socket = socket()) {
      socket.setSoTimeout(20_000);
      socket
          .getOutputStream()
          .write("GET /t/x HTTP/1.1\r\nHost: ".getBytes(StandardCharsets.UTF_8));

      assertThat(socket.getInputStream().readAllBytes()).hasSizeLessThan(1000);
    }
  }
}

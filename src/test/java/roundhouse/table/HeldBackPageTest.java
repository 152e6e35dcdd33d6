package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import roundhouse.testkit.Waiting;

/** Friends play behind a proxy that passes nothing on before it has all of it. */
@Tag("long")
@ExtendWith(BrowserCondition.class)
class HeldBackPageTest extends ServedTable {
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private HttpServer proxy;

  @Override
  TableServer served() throws IOException {
    proxy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    proxy.setExecutor(threads);
    proxy.createContext("/", this::pass);
    proxy.start();
    String address = "http://localhost:" + proxy.getAddress().getPort();
    return new TableServer(table, new Exposure(Exposure.To.THIS_COMPUTER, 0, address));
  }

  @AfterEach
  void endProxy() {
    proxy.stop(0);
    threads.shutdownNow();
  }

  private void pass(HttpExchange exchange) throws IOException {
    int port = table.file().served().orElseThrow().port();
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + exchange.getRequestURI()))
            .method(
                exchange.getRequestMethod(),
                BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()));
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (name.equals("Authorization") || name.equals("Content-type"))
                request.header(name, values.getFirst());
            });
    try {
      HttpResponse<byte[]> answer = client.send(request.build(), BodyHandlers.ofByteArray());
      answer
          .headers()
          .firstValue("Content-Type")
          .ifPresent(type -> exchange.getResponseHeaders().set("Content-Type", type));
      exchange.sendResponseHeaders(
          answer.statusCode(), answer.body().length == 0 ? -1 : answer.body().length);
      exchange.getResponseBody().write(answer.body());
      exchange.close();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theyAskForEachViewWhereNoStreamComesThrough() throws Exception {
    try (PagePlayer ann = PagePlayer.at(server.link(link(ANN)), PageBrowser.LAPTOP);
        PagePlayer ben = PagePlayer.at(server.link(link(BEN)), PageBrowser.TELEPHONE)) {
      for (PagePlayer each : new PagePlayer[] {ann, ben})
        Waiting.until(
            () -> each.page().text("#line").startsWith("Connected, slowly"), "no other way");
      Waiting.until(ann::isMine, "Ann is never asked");
      ann.decide();
      Waiting.until(ben::isMine, "Ben does not see what Ann did");

      assertThat(ben.page().text("#log")).contains("Ann");
    }
  }
}

package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.SmallTitle;

/** A table of Ann and Ben that is served, and those who ask it by HTTP. */
abstract class ServedTable {
  static final ObjectMapper JSON = new ObjectMapper();
  static final Guest ANN = Guest.player("Ann");
  static final Guest BEN = Guest.player("Ben");

  final HttpClient client = HttpClient.newHttpClient();
  @TempDir Path root;
  SmallTitle small;
  Table table;
  TableServer server;

  @BeforeEach
  void serve() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    table =
        Table.begin(
            small.titles(),
            OwnPrograms.none(),
            root.resolve("tables/t1"),
            new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1),
            Map.of());
    server = served();
    Waiting.until(
        () -> table.view(Guest.player("Ann")).get(),
        view -> view.filter(known -> known.turn().mine()).isPresent(),
        () -> "no game");
  }

  @AfterEach
  void stop() {
    server.close();
    table.close();
    client.close();
  }

  TableFile.Link link(Guest guest) {
    return table.file().links().stream()
        .filter(link -> link.guest().equals(guest))
        .findFirst()
        .orElseThrow();
  }

  /** The address of a guest's link, without the secret. */
  String base() {
    return server.link(link(Guest.WATCHER)).replaceFirst("#.*", "");
  }

  HttpRequest.Builder as(Guest guest, String path) {
    return HttpRequest.newBuilder(URI.create(base() + path))
        .header("Authorization", "Bearer " + link(guest).secret());
  }

  HttpResponse<String> get(Guest guest, String path) throws Exception {
    return client.send(as(guest, path).build(), BodyHandlers.ofString());
  }

  HttpResponse<String> post(Guest guest, String path, String body) throws Exception {
    return client.send(
        as(guest, path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  int status(HttpRequest request) throws Exception {
    return client.send(request, BodyHandlers.ofString()).statusCode();
  }

  static JsonNode json(HttpResponse<String> response) throws IOException {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return JSON.readTree(response.body());
  }

  /** The first line of what the server says to bytes that no client would send. */
  String rawStatus(String request) throws IOException {
    try (Socket socket = socket();
        var lines = new BufferedReader(new InputStreamReader(socket.getInputStream()))) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return lines.readLine();
    }
  }

  /** A connection on which nothing has been sent. */
  Socket socket() throws IOException {
    return new Socket("127.0.0.1", URI.create(base()).getPort());
  }

  /** The same from another address of this computer. */
  Socket socketFrom(String address) throws IOException {
    return new Socket("127.0.0.1", URI.create(base()).getPort(), InetAddress.getByName(address), 0);
  }

  TableServer served() throws IOException {
    return new TableServer(table, Exposure.ofThisComputer(0));
  }

  /** The first thing that a player is offered, as an act under a name. */
  String act(Guest guest, String request) throws Exception {
    JsonNode view = json(get(guest, "/view"));
    return JSON.writeValueAsString(
        Map.of(
            "head",
            view.path("head").asText(),
            "request",
            request,
            "offer",
            view.at("/turn/rows/0/variants/0/offer").asText()));
  }
}

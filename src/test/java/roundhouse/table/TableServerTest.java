package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.Waiting;

/** What the server answers, to guests and to others. */
class TableServerTest extends ServedTable {
  @Test
  void aGuestSeesTheGameAndActs() throws Exception {
    JsonNode view = json(get(Guest.player("Ann"), "/view"));
    String offer =
        view.path("turn")
            .path("rows")
            .valueStream()
            .flatMap(row -> row.path("variants").valueStream())
            .filter(choice -> choice.path("says").asText().equals("start Red at £71 for £71"))
            .findFirst()
            .orElseThrow(() -> new AssertionError(view.toString()))
            .path("offer")
            .asText();
    String act = "{\"head\":\"0.0.0\",\"request\":\"r1\",\"offer\":\"%s\"}".formatted(offer);
    JsonNode trial = json(post(Guest.player("Ann"), "/try", act));
    JsonNode answer = json(post(Guest.player("Ann"), "/act", act));

    assertThat(trial.path("legal").asBoolean()).isTrue();
    assertThat(trial.path("lines")).isNotEmpty();

    assertThat(answer.path("done").asBoolean()).isTrue();
    assertThat(json(get(Guest.player("Ben"), "/view")).path("head").asText()).isEqualTo("0.0.1");
    assertThat(get(Guest.WATCHER, "/board").body()).startsWith("<svg").doesNotContain(" style=");
    assertThat(json(get(Guest.WATCHER, "/map")).path("hexes")).hasSize(8);
    assertThat(get(Guest.WATCHER, "/tile/57/1?theme=dark").body()).startsWith("<svg");
    assertThat(get(Guest.WATCHER, "/tile/nothing/1").statusCode()).isEqualTo(404);
  }

  @Test
  void whoHasTheBoardIsNotSentItAgain() throws Exception {
    JsonNode whole = json(get(Guest.WATCHER, "/board?since="));
    JsonNode same = json(get(Guest.WATCHER, "/board?since=" + whole.path("name").asText()));
    JsonNode unknown = json(get(Guest.WATCHER, "/board?since=long-ago"));

    assertThat(whole.path("whole").asText()).startsWith("<svg");
    assertThat(same.path("whole").asText()).isEmpty();
    assertThat(same.path("parts")).isEmpty();
    assertThat(unknown).isEqualTo(whole);
  }

  @Test
  void whoTakesItCompressedGetsLess() throws Exception {
    HttpRequest.Builder asked = as(Guest.WATCHER, "/board").header("Accept-Encoding", "gzip");
    HttpResponse<byte[]> board = client.send(asked.build(), BodyHandlers.ofByteArray());

    assertThat(board.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(unpacked(new ByteArrayInputStream(board.body())))
        .isEqualTo(get(Guest.WATCHER, "/board").body())
        .hasSizeGreaterThan(3 * board.body().length);
    HttpRequest.Builder events = as(Guest.WATCHER, "/events").header("Accept-Encoding", "gzip");
    try (var body =
        new GZIPInputStream(client.send(events.build(), BodyHandlers.ofInputStream()).body())) {
      var line = new ByteArrayOutputStream();
      for (int next = body.read(); next != '\n'; next = body.read()) line.write(next);
      assertThat(JSON.readTree(line.toByteArray()).path("head").asText()).isEqualTo("0.0.0");
    }
  }

  private static String unpacked(InputStream packed) throws IOException {
    try (var in = new GZIPInputStream(packed)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void eventsBringEachChangeOnce() throws Exception {
    HttpResponse<InputStream> stream =
        client.send(as(Guest.player("Ben"), "/events").build(), BodyHandlers.ofInputStream());
    try (var lines =
        new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
      assertThat(JSON.readTree(lines.readLine()).path("head").asText()).isEqualTo("0.0.0");
      post(Guest.HOST, "/bot", "{\"seat\":\"Ann\",\"bot\":\"sensible\"}");
      JsonNode next = JSON.readTree(lines.readLine());

      assertThat(next.path("seats").path(0).path("bot").asText()).isEqualTo("sensible");
    }
  }

  @Test
  void nobodyIsShownUnderTheNameOfAnother() throws Exception {
    Guest ann = Guest.player("Ann");
    for (String name : List.of("Ben", " bEn", "\\uff22en"))
      assertThat(json(post(ann, "/name", "{\"name\":\"%s\"}".formatted(name))).has("refused"))
          .as(name)
          .isTrue();
    assertThat(json(post(ann, "/name", "{\"name\":\"Anna\"}")).path("done").asBoolean()).isTrue();
    assertThat(post(Guest.player("Ben"), "/name", "{\"name\":\"anna\"}").body())
        .contains("somebody else");
    assertThat(table.file().shown()).isEqualTo(Map.of("Ann", "Anna"));
  }

  @Test
  void aMarkIsANoteOnTheMoment() throws Exception {
    String mark = "{\"kind\":\"%s\",\"says\":\"who: \\u202ebegins?\"}";
    json(post(Guest.player("Ben"), "/mark", mark.formatted("unclear")));
    json(post(Guest.WATCHER, "/mark", mark.formatted("loved")));

    assertThat(post(Guest.player("Ben"), "/mark", mark.formatted("odd")).statusCode())
        .isEqualTo(400);
    Path notes = table.workshop().recovery().notes(List.of("Ann", "Ben"), 1);
    assertThat(Files.readString(notes))
        .contains("moments:", "Ben, unclear: who: \\u202ebegins?", "a watcher, loved");
  }

  @Test
  void aMarkStaysOnTheMomentAtWhichItWasBegun() throws Exception {
    String begun = json(get(BEN, "/view")).path("head").asText();
    json(post(ANN, "/act", act(ANN, "r1")));
    String mark = "{\"head\":\"%s\",\"kind\":\"unclear\",\"says\":\"%s\"}";
    json(post(BEN, "/mark", mark.formatted(begun, "before")));
    json(post(BEN, "/mark", mark.formatted("9.9.9", "now")));

    String notes = Files.readString(table.workshop().recovery().notes(List.of("Ann", "Ben"), 1));
    assertThat(notes).containsPattern("0[^0-9]+Ben, unclear: before").contains("Ben, unclear: now");
  }

  @Test
  void itSpeaksHttpsWithAKeyStore() throws Exception {
    Path file = root.resolve("keys.p12");
    String[] tool = {
      Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
      "-genkeypair",
      "-alias",
      "table",
      "-keyalg",
      "EC",
      "-dname",
      "CN=localhost",
      "-storetype",
      "PKCS12",
      "-storepass",
      "secret1",
      "-keystore",
      file.toString()
    };
    assertThat(new ProcessBuilder(tool).redirectErrorStream(true).start().waitFor()).isZero();
    TlsKeys keys = TlsKeys.read(file, "secret1");
    var trusting = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trusting.init(keys.keys());
    SSLContext trust = SSLContext.getInstance("TLS");
    trust.init(null, trusting.getTrustManagers(), null);
    server.close();
    server = new TableServer(table, Exposure.ofThisComputer(0), Optional.of(keys));
    try (HttpClient secure = HttpClient.newBuilder().sslContext(trust).build()) {
      HttpRequest asked =
          as(ANN, "/view").header("Origin", base().replaceFirst("/t/.*", "")).build();

      assertThat(base()).startsWith("https://localhost:");
      assertThat(secure.send(asked, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    }
    assertThatThrownBy(() -> TlsKeys.read(file, "wrong")).isInstanceOf(IOException.class);
  }

  @Test
  void whoSeesTheGameOverGetsItWithItsSeed() throws Exception {
    small.endWithTheSecondPhase();
    Waiting.until(
        () -> table.edits().toString(),
        edits -> edits.toLowerCase(Locale.ROOT).contains("last-phase"),
        () -> "the rules do not change: " + table.edits());
    table.workshop().changeSeats(seats -> seats.pause(0));
    for (String seat : List.of("Ann", "Ben"))
      json(post(Guest.HOST, "/bot", "{\"seat\":\"%s\",\"bot\":\"sensible\"}".formatted(seat)));
    Waiting.until(
        () -> table.moment().game().filter(game -> game.state().over()).isPresent(), "no end");

    JsonNode game = json(get(Guest.WATCHER, "/game"));
    assertThat(game.path("seed").asInt()).isEqualTo(1);
    assertThat(game.path("actions")).hasSizeGreaterThan(10);
  }

  @Test
  void aLinkThatWasReplacedCountsNoLonger() throws Exception {
    HttpRequest old = as(Guest.player("Ben"), "/view").build();
    HttpResponse<InputStream> stream =
        client.send(as(Guest.player("Ben"), "/events").build(), BodyHandlers.ofInputStream());
    JsonNode answer = json(post(Guest.HOST, "/link", "{\"seat\":\"Ben\"}"));

    assertThat(answer.path("link").asText()).contains("#" + link(Guest.player("Ben")).secret());
    // A QR code has seventeen squares a side and four more for each step of its size.
    assertThat(answer.at("/code/side").asInt() % 4).isEqualTo(1);
    assertThat(answer.at("/code/dark").asText()).startsWith("M0 0h1v1h-1zM1 0");
    assertThat(status(old)).isEqualTo(401);
    // It ends at once, without waiting for the next heartbeat to fail.
    assertThat(new String(stream.body().readAllBytes(), StandardCharsets.UTF_8).lines()).hasSize(1);
    assertThat(get(Guest.player("Ben"), "/view").statusCode()).isEqualTo(200);
  }

  @Test
  void onlyTheHostRunsTheTable() throws Exception {
    for (String path :
        List.of("/take-back", "/take-to", "/paste", "/bot", "/link", "/minutes", "/correct"))
      for (Guest guest : List.of(Guest.player("Ann"), Guest.WATCHER))
        assertThat(post(guest, path, "{\"actions\":0,\"seat\":\"Ann\"}").statusCode())
            .as(path)
            .isEqualTo(403);
    assertThat(post(Guest.WATCHER, "/name", "{\"name\":\"me\"}").statusCode()).isEqualTo(403);
  }

  @Test
  void nothingIsTakenBackOfAGameThatHasMovedOn() throws Exception {
    JsonNode answer = json(post(Guest.HOST, "/take-back", "{\"head\":\"9.9.9\",\"actions\":0}"));

    assertThat(answer.path("moved").asBoolean()).isTrue();
  }

  @Test
  void seatsAndBotsThatDoNotExistAreRefused() throws Exception {
    for (String body : List.of("{\"seat\":\"Zoe\"}", "{\"seat\":\"Ann\",\"bot\":\"clever\"}"))
      assertThat(post(Guest.HOST, "/bot", body).statusCode()).as(body).isEqualTo(400);
    assertThat(post(Guest.HOST, "/bot", "{\"seat\":\"Ann\",\"bot\":\"clever\"}").body())
        .contains("sensible");
    assertThat(post(Guest.HOST, "/link", "{\"seat\":\"Zoe\"}").statusCode()).isEqualTo(400);
    assertThat(post(Guest.HOST, "", "{}").statusCode()).isEqualTo(405);
  }

  @Test
  void aSentenceMayBeAsLongAsThePageLetsItBe() throws Exception {
    String page =
        client
            .send(
                HttpRequest.newBuilder(URI.create(base()).resolve("/page/dialogs.js")).build(),
                BodyHandlers.ofString())
            .body();
    int longest =
        Pattern.compile("maxlength: (\\d+)")
            .matcher(page)
            .results()
            .mapToInt(found -> Integer.parseInt(found.group(1)))
            .max()
            .orElseThrow();
    String mark = "{\"kind\":\"boring\",\"says\":\"%s\"}".formatted("x".repeat(longest));

    json(post(Guest.player("Ben"), "/mark", mark));
  }

  @Test
  void strangersLearnNothing() throws Exception {
    var plain = HttpRequest.newBuilder(URI.create(base() + "/view"));
    assertThat(status(plain.build())).isEqualTo(401);
    assertThat(status(plain.copy().header("Authorization", "Bearer x").build())).isEqualTo(401);
    assertThat(status(HttpRequest.newBuilder(URI.create(base() + "x/view")).build()))
        .isEqualTo(401);
    assertThat(status(as(Guest.WATCHER, "/view").header("Origin", "https://evil.example").build()))
        .isEqualTo(403);
    assertThat(rawStatus("GET /t/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .contains(" 421 ");
    assertThat(rawStatus("GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        .contains(" 400 ");
    assertThat(status(HttpRequest.newBuilder(URI.create(base() + "/../../page/..%2f..")).build()))
        .isGreaterThanOrEqualTo(400);
  }

  @Test
  void whoGuessesIsSoonAnsweredNoLonger() throws Exception {
    var wrong =
        HttpRequest.newBuilder(URI.create(base() + "/view"))
            .header("Authorization", "Bearer guess")
            .build();
    Waiting.until(() -> status(wrong) == 429, "guesses are never refused");

    assertThat(get(Guest.player("Ann"), "/view").statusCode()).isEqualTo(200);
  }

  @Test
  void whatIsTooLongOrNoJsonIsRefused() throws Exception {
    assertThat(post(Guest.player("Ann"), "/act", "{").statusCode()).isEqualTo(400);
    assertThat(post(Guest.player("Ann"), "/act", "[]").statusCode()).isEqualTo(400);
    String huge = "{\"head\":\"" + "x".repeat(100_000) + "\"}";
    assertThat(post(Guest.player("Ann"), "/act", huge).statusCode()).isEqualTo(413);
    HttpRequest form =
        as(Guest.player("Ann"), "/act").POST(HttpRequest.BodyPublishers.ofString("a=b")).build();
    assertThat(status(form)).isEqualTo(415);
    String nameless = "{\"head\":\"0.0.0\",\"offer\":\"c0\"}";
    assertThat(post(Guest.player("Ann"), "/act", nameless).statusCode()).isEqualTo(400);
    String odd = "{\"head\":\"0.0.0\",\"draft\":{\"runs\":[{\"kind\":\"FLY\"}]}}";
    assertThat(post(Guest.player("Ann"), "/draft", odd).statusCode()).isEqualTo(400);
  }

  @Test
  void answersForbidWhatThePageDoesNotDo() throws Exception {
    HttpResponse<String> view = get(Guest.WATCHER, "/view");

    assertThat(view.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(view.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(view.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(view.headers().firstValue("Server")).isEmpty();
    assertThat(view.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @Test
  void secretsAreInAFileOfTheHostAlone() throws Exception {
    Path file = root.resolve("tables/t1/table.json");
    if (Files.getFileStore(file).supportsFileAttributeView("posix"))
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    String secret = link(Guest.player("Ann")).secret();
    assertThat(Files.readString(file)).contains(secret);
    table.workshop().keepForRecovery();
    Path game = root.resolve("tables/t1/game.json");
    Waiting.until(() -> Files.exists(game), "the game is not kept");
    assertThat(Files.readString(game)).doesNotContain(secret);
    assertThat(get(Guest.HOST, "/view").body()).doesNotContain(secret);
  }
}

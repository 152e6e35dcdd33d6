package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever means ill gets nothing, breaks nothing, and holds nobody up. */
class TableAttacksTest extends ServedTable {
  /** Nested deeper than anything that a page sends. */
  private static final String DEEP = "[".repeat(4000);

  private CompletableFuture<HttpResponse<String>> posted(Guest guest, String path, String body) {
    return client.sendAsync(
        as(guest, path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "7",
        "{\"draft\":7}",
        "{\"draft\":{\"lines\":\"all\"}}",
        "{\"draft\":{\"lines\":[null]}}",
        "{\"draft\":{\"lines\":[[]]}}",
        "{\"draft\":{\"partners\":[null]}}",
        "{\"draft\":{\"runs\":[null]}}",
        "{\"draft\":{\"runs\":[{}]}}",
        "{\"draft\":{\"runs\":[{\"kind\":\"CLICK\"}]}}",
        "{\"draft\":{\"runs\":[{\"kind\":\"THROUGH\",\"train\":\"\",\"hex\":\"?\"}]}}",
        "{\"draft\":{\"action\":{\"type\":\"pass\",\"by\":\"Ann\"}}}",
        "{\"offer\":{\"type\":\"pass\"},\"amount\":1e999}",
        "{\"offer\":\"c0\",\"amount\":-9223372036854775809}",
        "{\"head\":[],\"offer\":[],\"amount\":\"many\"}"
      })
  void oddMessagesAreRefusedAndChangeNothing(String body) throws Exception {
    String head = json(get(ANN, "/view")).path("head").asText();
    String named =
        body.replaceFirst("^\\{", "{\"request\":\"r1\",\"head\":\"%s\",".formatted(head));
    for (String path : List.of("/act", "/try", "/draft"))
      assertThat(post(ANN, path, named).statusCode()).as(path).isIn(200, 400);
    for (String path : List.of("/name", "/mark", "/pause", "/standing-pass", "/ask-take-back"))
      assertThat(post(BEN, path, body).statusCode()).as(path).isIn(200, 400);
    for (String path : List.of("/take-back", "/take-to", "/bot", "/link", "/minutes", "/correct"))
      assertThat(post(Guest.HOST, path, body).statusCode()).as(path).isIn(200, 400);

    assertThat(table.moment().game().orElseThrow().played()).isEmpty();
  }

  @Test
  void whatIsNestedTooDeepIsRefused() throws Exception {
    for (String body : List.of(DEEP, "{\"draft\":" + DEEP))
      assertThat(post(ANN, "/draft", body).statusCode()).isEqualTo(400);
  }

  @Test
  void aLongBodyIsRefusedThatDoesNotSayHowLongItIs() throws Exception {
    HttpRequest asked =
        as(ANN, "/act")
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofInputStream(
                    () ->
                        new ByteArrayInputStream(
                            " ".repeat(100_000).getBytes(StandardCharsets.UTF_8))))
            .build();

    assertThat(status(asked)).isEqualTo(413);
    assertThat(get(ANN, "/view").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/page/..%2f..%2fTable.class",
        "/page/%2e%2e/%2e%2e/Table.class",
        "/page/..%5c..%5cTable.class",
        "/page/page.html%00.js",
        "/page/.html",
        "/page//page.html",
        "//evil.example/page/page.html",
        "/page/page.html/..",
        "/t/%2e%2e/page/nothing.js",
        "/t",
        "/",
        "/page/nothing.js"
      })
  void noPathLeadsOutOfThePage(String path) throws Exception {
    String line = "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";

    assertThat(rawStatus(line.formatted(path, URI.create(base()).getAuthority())))
        .containsPattern(" (400|404|405|421) ");
  }

  @Test
  void onlyTheNamesOfTheServerCount() throws Exception {
    int port = URI.create(base()).getPort();
    String line = "GET /page/page.html HTTP/1.1\r\n%sConnection: close\r\n\r\n";
    for (String host : List.of("localhost:" + port, "LOCALHOST:" + port, "127.0.0.1:" + port))
      assertThat(rawStatus(line.formatted("Host: " + host + "\r\n"))).as(host).contains(" 200 ");
    for (String host : List.of("localhost", "localhost:1", "localhost.evil.example:" + port))
      assertThat(rawStatus(line.formatted("Host: " + host + "\r\n"))).as(host).contains(" 421 ");
    String two = "Host: localhost:%s\r\nHost: evil.example\r\n".formatted(port);
    for (String none : List.of("", two))
      assertThat(rawStatus(line.formatted(none))).as(none).contains(" 400 ");
  }

  @Test
  void onlyThePagesOfTheServerAsk() throws Exception {
    String own = base().replaceFirst("/t/.*", "");
    assertThat(status(as(ANN, "/view").header("Origin", own).build())).isEqualTo(200);
    for (String other : List.of("null", own.replace("http:", "https:"), own + "0", own + "/"))
      assertThat(status(as(ANN, "/view").header("Origin", other).build())).as(other).isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(strings = {"PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"})
  void nothingIsDoneByOtherMethods(String method) throws Exception {
    HttpRequest asked =
        as(Guest.HOST, "/pause").method(method, HttpRequest.BodyPublishers.noBody()).build();

    assertThat(status(asked)).isEqualTo(405);
    assertThat(table.agreements().clock().pausedBy()).isEmpty();
  }

  @Test
  void aSeatThatAsksTooOftenWaitsAndOthersDoNot() throws Exception {
    List<Integer> answers =
        IntStream.range(0, 150)
            .mapToObj(_ -> client.sendAsync(as(ANN, "/map").build(), BodyHandlers.discarding()))
            .toList()
            .stream()
            .map(answer -> answer.join().statusCode())
            .toList();

    assertThat(answers).contains(200, 429).containsOnly(200, 429);
    assertThat(get(BEN, "/view").statusCode()).isEqualTo(200);
  }

  @Test
  void manyWhoLookOnGetTheBoardAtTheSameMoment() {
    List<Integer> answers =
        IntStream.range(0, 150)
            .mapToObj(
                _ -> client.sendAsync(as(Guest.WATCHER, "/map").build(), BodyHandlers.discarding()))
            .toList()
            .stream()
            .map(answer -> answer.join().statusCode())
            .toList();

    assertThat(answers).containsOnly(200);
  }

  @Test
  void aSeatMayNotKeepTheRulesBusy() throws Exception {
    String head = json(get(ANN, "/view")).path("head").asText();
    // As many lines of a plan as a message holds, each of which the rules are asked about.
    String line = "{\"offer\":\"c0\",\"amount\":1},";
    String lines = line.repeat(400).replaceFirst(",$", "");
    String busy = "{\"head\":\"%s\",\"draft\":{\"lines\":[%s]}}".formatted(head, lines);
    for (int number = 0; number < 50; number++) post(ANN, "/draft", busy);

    assertThat(json(post(BEN, "/draft", "{\"head\":\"%s\"}".formatted(head))).has("rows")).isTrue();
    var limit = new RateLimit(10_000, 500);
    limit.use(ANN, 0, 11_000);
    assertThat(limit.allows(ANN, 1)).isFalse();
    assertThat(limit.allows(BEN, 1)).isTrue();
    assertThat(limit.allows(ANN, 3_000_000_000L)).isTrue();
  }

  @Test
  void ofManyActsAtOneMomentOneIsPlayed() throws Exception {
    String act = act(ANN, "r");
    List<JsonNode> answers = new ArrayList<>();
    List<CompletableFuture<HttpResponse<String>>> sent =
        IntStream.range(0, 12)
            .mapToObj(number -> posted(ANN, "/act", act.replace("\"r\"", "\"r" + number + "\"")))
            .toList();
    for (CompletableFuture<HttpResponse<String>> each : sent) answers.add(json(each.join()));

    assertThat(answers.stream().filter(each -> each.has("done"))).hasSize(1);
    assertThat(answers.stream().filter(each -> each.has("moved"))).hasSize(11);
    assertThat(table.moment().game().orElseThrow().at()).isEqualTo(1);
  }

  @Test
  void anActThatIsSentAgainAndAgainIsPlayedOnce() throws Exception {
    String act = act(ANN, "again");
    List<CompletableFuture<HttpResponse<String>>> sent =
        IntStream.range(0, 12).mapToObj(_ -> posted(ANN, "/act", act)).toList();
    for (CompletableFuture<HttpResponse<String>> each : sent)
      assertThat(json(each.join()).path("head").asText()).isEqualTo("0.0.1");

    assertThat(table.moment().game().orElseThrow().at()).isEqualTo(1);
    assertThat(json(post(BEN, "/act", act)).has("moved")).isTrue();
  }

  @Test
  void whatEverybodyIsToldIsDoneOnlySoOften() throws Exception {
    String mark = "{\"kind\":\"boring\",\"says\":\"again\"}";
    var answers = new ArrayList<Integer>();
    for (int number = 0; number < 25; number++) answers.add(post(ANN, "/mark", mark).statusCode());

    assertThat(answers.subList(0, 20)).containsOnly(200);
    assertThat(answers.getLast()).isEqualTo(429);
    assertThat(post(ANN, "/pause", "{\"paused\":true}").statusCode()).isEqualTo(429);
    assertThat(post(BEN, "/mark", mark).statusCode()).isEqualTo(200);
  }

  @Test
  void theSeedIsNobodysBeforeTheEnd() throws Exception {
    for (Guest guest : List.of(ANN, Guest.WATCHER, Guest.HOST)) {
      assertThat(get(guest, "/game").statusCode()).isEqualTo(403);
      assertThat(get(guest, "/view").body()).doesNotContain("seed");
    }
  }

  @Test
  void connectionsThatSayNothingHoldNobodyUp() throws Exception {
    var silent = new ArrayList<Socket>();
    try {
      for (int number = 0; number < 200; number++) {
        Socket socket = socket();
        if (number % 2 == 0)
          socket.getOutputStream().write("POST /t/x HTTP/1.1\r\n".getBytes(StandardCharsets.UTF_8));
        silent.add(socket);
      }
      assertThat(get(ANN, "/view").statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : silent) socket.close();
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere a computer has no second address")
  void oneAddressCannotTakeAllConnections() throws Exception {
    var taken = new ArrayList<Socket>();
    try {
      for (int number = 0; number < 600; number++) taken.add(socketFrom("127.0.0.2"));
      assertThat(get(ANN, "/view").statusCode()).isEqualTo(200);
      assertThat(taken.getLast().getInputStream().read()).as("it was closed").isEqualTo(-1);
    } finally {
      for (Socket socket : taken) socket.close();
    }
    assertThat(get(ANN, "/view").statusCode()).isEqualTo(200);
  }
}

package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.SmallTitle;

/**
 * A table whose process is killed goes on under the same links, with every act that it answered.
 */
class KilledTableTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern LINK = Pattern.compile("http://localhost:\\d+(/t/\\w+)#(\\S+)");

  private final HttpClient client = HttpClient.newHttpClient();
  @TempDir Path folder;
  private Path root;
  private Process process;
  private List<String> links;

  @BeforeEach
  void begin() throws Exception {
    root = folder.toRealPath();
    SmallTitle.in(root);
    serve("small", "--seats", "Ann,Ben", "--port", "0");
  }

  @AfterEach
  void end() throws Exception {
    kill();
    client.close();
  }

  private void serve(String... arguments) throws Exception {
    Path said = root.resolve("said.txt");
    Files.deleteIfExists(said);
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "-XX:TieredStopAtLevel=1",
                "-Droundhouse.state=" + root.resolve("state"),
                "-Droundhouse.home=" + Path.of("").toAbsolutePath(),
                "-cp",
                classPath(),
                "roundhouse.cli.Main",
                "serve"));
    command.addAll(List.of(arguments));
    process =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    Waiting.until(
        () -> Files.readString(said),
        text -> text.contains("Ctrl+C") || !process.isAlive(),
        () -> "the table is not served");
    links = LINK.matcher(Files.readString(said)).results().map(MatchResult::group).toList();
    assertThat(links).as(Files.readString(said)).hasSize(4);
  }

  /** The process starts in another folder. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(each -> Path.of(each).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void kill() throws Exception {
    process.destroyForcibly().waitFor();
  }

  private JsonNode ask(int seat, String path, Map<String, Object> body) throws Exception {
    return JSON.readTree(client.send(request(seat, path, body), BodyHandlers.ofString()).body());
  }

  private HttpRequest request(int seat, String path, Map<String, Object> body) throws Exception {
    String[] link = links.get(seat).split("#");
    var request =
        HttpRequest.newBuilder(URI.create(link[0] + path))
            .header("Authorization", "Bearer " + link[1])
            .header("Content-Type", "application/json");
    if (!body.isEmpty())
      request.POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)));
    return request.build();
  }

  /** What a player sees once play waits for one of them. */
  private JsonNode view(int seat) throws Exception {
    return Waiting.until(
        () -> ask(seat, "/view", Map.of()),
        view -> view.path("seats").findValues("decides").contains(JSON.valueToTree(true)),
        () -> "nobody is to decide");
  }

  /** Whoever decides asks for the first thing that is offered. */
  private HttpRequest asked(String request) throws Exception {
    int seat = view(1).path("turn").path("mine").asBoolean() ? 1 : 2;
    JsonNode view = view(seat);
    String offer = view.at("/turn/rows/0/variants/0/offer").asText();
    return request(
        seat, "/act", Map.of("head", view.path("head"), "request", request, "offer", offer));
  }

  /** The same, which is answered. */
  private String act(String request) throws Exception {
    JsonNode answer = JSON.readTree(client.send(asked(request), BodyHandlers.ofString()).body());
    assertThat(answer.path("done").asBoolean()).as(answer.toString()).isTrue();
    return answer.path("head").asText();
  }

  @Test
  void everyAnsweredActIsThereUnderTheSameLinks() throws Exception {
    for (int number = 1; number <= 4; number++) act("r" + number);
    String seen = view(1).path("head").asText();
    JsonNode log = ask(1, "/log", Map.of());
    List<String> before = links;
    // Another one is on its way: afterwards it is there whole, or not at all.
    client.sendAsync(asked("r5"), BodyHandlers.ofString());
    kill();
    String name = before.getFirst().replaceFirst(".*/t/", "").replaceFirst("#.*", "");
    try (Stream<Path> files = Files.walk(root.resolve("state/tables").resolve(name))) {
      Path journal = files.filter(file -> file.endsWith("game.journal")).findFirst().orElseThrow();
      Files.writeString(journal, "{\"actions\":[{\"ty", StandardOpenOption.APPEND);
    }

    serve("--table", name);

    assertThat(links).isEqualTo(before);
    String head = view(1).path("head").asText();
    assertThat(head).isIn("1.0.4", "1.0.5");
    assertThat(ask(1, "/log", Map.of()).valueStream().limit(log.size()).toList())
        .isEqualTo(log.valueStream().toList());
    Map<String, Object> late = Map.of("head", seen, "request", "late", "offer", "c0");
    for (int seat : List.of(1, 2))
      assertThat(ask(seat, "/act", late).path("moved").asBoolean()).isTrue();
    assertThat(act("r6")).isEqualTo(head.endsWith("4") ? "1.0.5" : "1.0.6");
  }
}

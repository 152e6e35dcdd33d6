package roundhouse.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import roundhouse.engine.GameLog;
import roundhouse.table.Exposure;
import roundhouse.table.Guest;
import roundhouse.table.Table;
import roundhouse.table.TableServer;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Waiting;
import roundhouse.threads.BackgroundThreads;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;

/**
 * Times how soon every other seat of a table sees an act, while tables of four people are played by
 * HTTP, each with an act every two seconds. Tables begin at moments throughout a golden game. What
 * the browsers would do is done by the same process, and counts.
 */
final class TablesBench {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TITLE = "1889";
  private static final int TABLES = 50;
  private static final Duration PAUSE = Duration.ofSeconds(2);
  private static final Duration TIME = Duration.ofSeconds(70);
  private static final int ACTS_TO_WARM_UP = 10;

  private final List<Played> tables = new ArrayList<>();
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<Long> took = new ArrayList<>();
  private final AtomicInteger acts = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private volatile boolean ended;

  /** A table with its guests. */
  private record Played(Table table, TableServer server, List<Seat> seats) {
    void close() {
      server.close();
      table.close();
    }
  }

  /** What a browser of a guest does. */
  private final class Seat implements Runnable {
    private final String base;
    private final String secret;
    private final Map<String, Long> seen = new ConcurrentHashMap<>();
    private volatile String view = "";

    Seat(String link) {
      base = link.replaceFirst("#.*", "").replace("localhost", "127.0.0.1");
      secret = link.replaceFirst(".*#", "");
    }

    private HttpRequest.Builder ask(String path) {
      return HttpRequest.newBuilder(URI.create(base + path))
          .header("Authorization", "Bearer " + secret);
    }

    @Override
    public void run() {
      try (InputStream body =
              client
                  .send(
                      ask("/events").header("Accept-Encoding", "gzip").build(),
                      BodyHandlers.ofInputStream())
                  .body();
          var views = new BufferedInputStream(new GZIPInputStream(body))) {
        for (String line = line(views); line != null; line = line(views)) {
          if (line.isEmpty()) continue;
          seen.putIfAbsent(head(line), System.nanoTime());
          view = line;
        }
      } catch (IOException closed) {
        if (!ended) throw new IllegalStateException(closed);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }

    /** A reader of letters would wait for more than one line. */
    private static String line(InputStream in) throws IOException {
      var line = new ByteArrayOutputStream();
      for (int next = in.read(); next != '\n'; next = in.read()) {
        if (next < 0) return null;
        line.write(next);
      }
      return line.toString(StandardCharsets.UTF_8);
    }

    private static String head(String line) {
      int from = line.indexOf("\"head\":\"") + 8;
      return line.substring(from, line.indexOf('"', from));
    }

    JsonNode act(String head, String offer, int amount) throws IOException, InterruptedException {
      String body =
          JSON.writeValueAsString(
              Map.of("head", head, "request", head + offer, "offer", offer, "amount", amount));
      return JSON.readTree(
          client
              .send(
                  ask("/act")
                      .header("Content-Type", "application/json")
                      .POST(HttpRequest.BodyPublishers.ofString(body))
                      .build(),
                  BodyHandlers.ofString())
              .body());
    }
  }

  /** Somebody's choice at the moment at which their table stands. */
  private record Move(Seat seat, String head, String offer, int amount) {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    int many = arguments.isEmpty() ? TABLES : Integer.parseInt(arguments.getFirst());
    new TablesBench().measure(many, out);
  }

  private void measure(int many, PrintStream out) throws Exception {
    GameLog game = GoldenGame.named(TITLE + "/4-players").log();
    try (var project = ProjectCopy.of(TITLE);
        ExecutorService threads = BackgroundThreads.eachItsOwn()) {
      try {
        // The first table brings what all share.
        open(project, begun(game, 0, many), 0, threads);
        long before = used();
        for (int number = 1; number < many; number++)
          open(project, begun(game, number, many), number, threads);
        long all = used() - before;
        out.printf(
            Locale.ROOT, "%d tables, %.1f MB each%n", many, all / 1e6 / Math.max(1, many - 1));
        play(threads, out);
      } finally {
        ended = true;
        tables.forEach(Played::close);
        client.close();
      }
    }
  }

  /** Tables begin all over the game, but for its end. */
  private static GameLog begun(GameLog game, int number, int many) {
    return game.with(game.actions().subList(0, game.actions().size() * number * 8 / (10 * many)));
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private void open(ProjectCopy project, GameLog game, int number, ExecutorService threads)
      throws Exception {
    var titles =
        new FolderTitleSource(
            new ProjectFolders(project.root(), Optional.of(Path.of("").toAbsolutePath())));
    Path folder = project.root().resolve("tables").resolve("t" + number);
    Table table = Table.begin(titles, OwnPrograms.none(), folder, game, Map.of());
    var server = new TableServer(table, Exposure.ofThisComputer(0));
    List<Seat> seats =
        table.file().links().stream()
            .filter(link -> link.guest().kind() == Guest.Kind.PLAYER)
            .map(link -> new Seat(server.link(link)))
            .toList();
    tables.add(new Played(table, server, seats));
    seats.forEach(threads::submit);
    for (Seat seat : seats)
      Waiting.until(() -> !seat.view.isEmpty(), "table " + number + " shows no game");
  }

  private void play(ExecutorService threads, PrintStream out) throws Exception {
    long busy = GameBench.processorNanos();
    var played = new ArrayList<Future<?>>();
    for (int number = 0; number < tables.size(); number++) {
      Duration begins = PAUSE.multipliedBy(number).dividedBy(tables.size());
      Played table = tables.get(number);
      var choice = new Random(number);
      played.add(threads.submit(() -> play(table, begins, choice)));
    }
    for (Future<?> each : played) each.get();
    out.println("act to every other seat's event: " + new Times(took()));
    out.printf(
        Locale.ROOT,
        "%d acts, %d refused; %.1f ms of processor time for each%n",
        acts.get(),
        refused.get(),
        (GameBench.processorNanos() - busy) / 1e6 / acts.get());
  }

  private long[] took() {
    synchronized (took) {
      return took.stream().mapToLong(Long::longValue).toArray();
    }
  }

  private Void play(Played table, Duration begins, Random choice) throws Exception {
    long start = System.nanoTime() + begins.toNanos();
    for (int number = 0; System.nanoTime() < start + TIME.toNanos(); number++) {
      long due = start + number * PAUSE.toNanos();
      Waiting.pass(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
      Optional<Move> move = move(table, choice);
      if (move.isEmpty()) return null;
      act(table, move.get(), number >= ACTS_TO_WARM_UP);
    }
    return null;
  }

  private void act(Played table, Move move, boolean counts) throws Exception {
    long start = System.nanoTime();
    JsonNode answer = move.seat().act(move.head(), move.offer(), move.amount());
    acts.incrementAndGet();
    if (!answer.path("done").asBoolean()) {
      refused.incrementAndGet();
      return;
    }
    String head = answer.path("head").asText();
    for (Seat other : table.seats()) {
      Waiting.until(() -> other.seen.containsKey(head), "a seat never saw " + head);
      if (counts && other != move.seat())
        synchronized (took) {
          took.add(other.seen.get(head) - start);
        }
    }
  }

  /** What somebody does next, at random; nothing once the game is over. */
  private static Optional<Move> move(Played table, Random choice) throws IOException {
    for (Seat seat : table.seats()) {
      JsonNode view = JSON.readTree(seat.view);
      JsonNode turn = view.path("turn");
      var offers = new ArrayList<JsonNode>();
      for (JsonNode row : turn.path("rows")) row.path("variants").forEach(offers::add);
      if (turn.path("pass").isObject()) offers.add(turn.path("pass"));
      if (offers.isEmpty()) continue;
      JsonNode offer = offers.get(choice.nextInt(offers.size()));
      String head = view.path("head").asText();
      return Optional.of(
          new Move(seat, head, offer.path("offer").asText(), offer.at("/amount/min").asInt()));
    }
    return Optional.empty();
  }
}

package roundhouse.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import roundhouse.engine.Action;
import roundhouse.lab.bots.Bots;
import roundhouse.picture.Theme;
import roundhouse.turn.TurnDraft;
import roundhouse.words.VisibleText;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;

/**
 * What browsers ask of a table, each request on a thread of its own: the page for anybody, the rest
 * for whoever shows a secret in the header {@code Authorization}. No address, log or preview ever
 * holds one.
 */
final class TableRequests extends Handler.Abstract {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Windows that one guest has open; the link for looking on is anybody's. */
  private static final int MOST_PLACES = 6;

  private static final int MOST_WATCHERS = 50;
  private static final int MOST_TEXT = 200;
  private static final long HEARTBEAT_SECONDS = 15;
  private static final long POLL_SECONDS = 25;

  /** What the rules need for an answer; scripts may take three seconds. */
  private static final long ANSWER_SECONDS = 30;

  private static final List<String> MARKS = List.of("unclear", "boring", "broken", "loved");

  private static final String PLAIN = "text/plain; charset=utf-8";

  private static final Pattern FILE = Pattern.compile("[A-Za-z0-9-]{1,40}\\.(html|css|js|ttf)");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "ttf", "font/ttf");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self';"
          + " img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final Table table;
  private final Function<TableFile.Link, String> link;
  private final RateLimit requests = new RateLimit(60, 20);
  private final RateLimit strangers = new RateLimit(20, 2);
  private volatile Set<String> hosts = Set.of();

  /**
   * @param link the address of a link, as guests get it
   */
  TableRequests(Table table, Function<TableFile.Link, String> link) {
    this.table = table;
    this.link = link;
  }

  /** By which names browsers may ask; none before it is told. */
  void reachedBy(Set<String> names) {
    hosts = names;
  }

  /** What is not done, and why. */
  private static final class Denied extends RuntimeException {
    private final int status;

    Denied(int status, String says) {
      super(says, null, false, false);
      this.status = status;
    }
  }

  /** The answer to what nothing here understands. */
  static boolean refuse(Response response, Callback callback) {
    send(response, callback, PLAIN, bytes("This is not understood here.\n"));
    return true;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    response.getHeaders().put("Content-Security-Policy", POLICY);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put("Referrer-Policy", "no-referrer");
    response.getHeaders().put("Cross-Origin-Resource-Policy", "same-origin");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    try {
      answer(request, response, callback);
    } catch (Denied denied) {
      response.setStatus(denied.status);
      send(response, callback, PLAIN, bytes(denied.getMessage() + "\n"));
    } catch (IOException | UncheckedIOException gone) {
      callback.failed(gone);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      callback.failed(ended);
    }
    return true;
  }

  private void answer(Request request, Response response, Callback callback)
      throws IOException, InterruptedException {
    checkHost(request);
    String[] path = request.getHttpURI().getCanonicalPath().substring(1).split("/", -1);
    if (path[0].equals("favicon.ico")) {
      // Browsers ask for it whatever the page says.
      response.setStatus(204);
      callback.succeeded();
      return;
    }
    if (isGet(request) && path.length == 2 && path[0].equals("page")) {
      page(path[1], response, callback);
      return;
    }
    if (path.length < 2 || !path[0].equals("t"))
      throw new Denied(404, "A table is joined by its link.");
    if (isGet(request) && path.length == 2) {
      page("page.html", response, callback);
      return;
    }
    Guest guest = guest(request, path[1]);
    if (path.length < 3) throw new Denied(405, "A table is asked for something.");
    if (isGet(request)) look(guest, path, request, response, callback);
    else if (request.getMethod().equals("POST"))
      json(response, callback, done(guest, path[2], body(request)));
    else throw new Denied(405, "GET and POST are understood here.");
  }

  private void checkHost(Request request) {
    String host = Optional.ofNullable(request.getHeaders().get(HttpHeader.HOST)).orElse("");
    if (!hosts.contains(host.toLowerCase(Locale.ROOT)))
      throw new Denied(421, "This table is not reached by that name.");
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host))
      throw new Denied(403, "Another page may not ask for this.");
  }

  /** Whose secret a request shows; who shows a wrong one is soon answered no longer. */
  private Guest guest(Request request, String name) {
    String caller = Request.getRemoteAddr(request);
    Optional<Guest> guest =
        name.equals(table.file().table()) ? table.file().guest(secret(request)) : Optional.empty();
    if (guest.isEmpty() && !strangers.allows(caller, System.nanoTime()))
      throw new Denied(429, "Too many wrong links.");
    if (guest.isEmpty()) throw new Denied(401, "This link does not count, or no longer.");
    if (!requests.allows(guest.get(), System.nanoTime()))
      throw new Denied(429, "That was too often; wait a moment.");
    return guest.get();
  }

  private static String secret(Request request) {
    String shown =
        Optional.ofNullable(request.getHeaders().get(HttpHeader.AUTHORIZATION)).orElse("");
    return shown.startsWith("Bearer ") ? shown.substring("Bearer ".length()) : "";
  }

  private void look(
      Guest guest, String[] path, Request request, Response response, Callback callback)
      throws IOException, InterruptedException {
    Theme theme = "dark".equals(parameter(request, "theme").orElse("")) ? Theme.DARK : Theme.LIGHT;
    switch (path[2]) {
      case "events" -> stream(guest, secret(request), response, callback);
      case "view" -> json(response, callback, poll(guest, parameter(request, "after")));
      case "board" -> board(parameter(request, "since"), theme, response, callback);
      case "market" -> json(response, callback, table.pictures().market(game(), theme));
      case "map" -> json(response, callback, table.pictures().places(game()));
      case "tile" -> svg(response, callback, tile(path, theme));
      case "corrections" -> {
        host(guest);
        json(response, callback, Corrections.offered(game()));
      }
      case "lines" -> {
        host(guest);
        json(response, callback, table.lines());
      }
      case "times" -> json(response, callback, new DecisionTimes(game()).byKind());
      case "log" -> json(response, callback, TableView.log(game(), 0));
      default -> throw new Denied(404, "There is no '%s' here.".formatted(path[2]));
    }
  }

  /** The whole board, or what is new about it to whoever names the one that they have. */
  private void board(Optional<String> since, Theme theme, Response response, Callback callback)
      throws IOException {
    if (since.isEmpty()) svg(response, callback, table.pictures().board(game(), theme));
    else json(response, callback, table.pictures().board(game(), theme, since.get()));
  }

  private String tile(String[] path, Theme theme) {
    if (path.length != 5 || !path[4].matches("[0-5]"))
      throw new Denied(404, "A tile is asked for as tile/NAME/ROTATION.");
    return TablePictures.tile(game().title(), path[3], Integer.parseInt(path[4]), theme)
        .orElseThrow(() -> new Denied(404, "The title has no such tile."));
  }

  private GameHistory game() {
    return table.moment().game().orElseThrow(() -> new Denied(503, "The game is being loaded."));
  }

  /** Does what is asked for, and says what came of it. */
  private Object done(Guest guest, String what, JsonNode body)
      throws IOException, InterruptedException {
    switch (what) {
      case "act" -> {
        if (text(body, "request").isBlank()) throw new Denied(400, "An act has a 'request'.");
        return said(table.act(guest, act(body)));
      }
      case "try" -> {
        return said(table.trial(guest, act(body)));
      }
      case "draft" -> {
        return said(table.draft(guest, act(body)));
      }
      case "take-back" -> {
        host(guest);
        int actions = body.path("actions").asInt(Integer.MAX_VALUE);
        return said(table.takeBack(text(body, "head"), actions));
      }
      case "take-to" -> {
        host(guest);
        int actions = body.path("actions").asInt(Integer.MAX_VALUE);
        return said(table.takeTo(text(body, "head"), text(body, "line"), actions));
      }
      case "paste" -> {
        host(guest);
        return said(table.paste(body.path("text").asText("")));
      }
      case "ask-take-back" -> {
        player(guest);
        return said(table.agreements().askTakeBack(guest));
      }
      case "answer-take-back" -> {
        if (guest.kind() == Guest.Kind.WATCHER)
          throw new Denied(403, "Only the host and players may do that.");
        return said(table.agreements().answerTakeBack(guest, body.path("grants").asBoolean()));
      }
      case "standing-pass" -> {
        player(guest);
        return said(table.agreements().passFor(guest, until(text(body, "until"))));
      }
      case "correct" -> {
        host(guest);
        return said(table.correct(text(body, "head"), arrange(body)));
      }
      case "link" -> {
        host(guest);
        return reissued(text(body, "seat"));
      }
      case "name" -> {
        player(guest);
        Optional<String> fault = table.show(guest, text(body, "name"));
        if (fault.isPresent()) return Map.of("refused", fault.get());
      }
      case "pause" -> table.pause(guest, body.path("paused").asBoolean());
      case "minutes" -> {
        host(guest);
        table.allow(minutes(body.path("minutes").asInt(-1)));
      }
      case "bot" -> {
        host(guest);
        seat(text(body, "seat"), text(body, "bot"));
      }
      case "mark" -> table.mark(marked(guest, body));
      default -> throw new Denied(404, "There is no '%s' here.".formatted(what));
    }
    return Map.of("done", true);
  }

  /** "Ann, unclear: who may bid?" */
  private static String marked(Guest guest, JsonNode body) {
    String kind = text(body, "kind");
    if (!MARKS.contains(kind)) throw new Denied(400, "A mark is one of " + MARKS + ".");
    String says = VisibleText.line(text(body, "says"));
    String who = guest.player().isEmpty() ? "a watcher" : guest.player();
    return who + ", " + kind + (says.isBlank() ? "" : ": " + says);
  }

  /** The new link of a seat; "" is that of those who look on. */
  private Map<String, String> reissued(String seat) throws IOException {
    if (!seat.isEmpty() && !game().players().contains(seat))
      throw new Denied(400, "There is no such seat.");
    Guest guest = seat.isEmpty() ? Guest.WATCHER : Guest.player(seat);
    table.reissue(guest);
    return table.file().links().stream()
        .filter(each -> each.guest().equals(guest))
        .findFirst()
        .map(each -> Map.of("link", link.apply(each)))
        .orElseThrow();
  }

  /** Seats a bot, or a person if none is named. */
  private void seat(String player, String bot) throws IOException {
    if (!game().players().contains(player)) throw new Denied(400, "There is no such seat.");
    List<String> known = Bots.names(game().title());
    if (!bot.isEmpty() && Bots.named(game().title(), bot).isEmpty())
      throw new Denied(400, "There is no such bot; the bots are " + known + ".");
    table.seat(player, Optional.of(bot).filter(name -> !name.isEmpty()));
  }

  private static Action.Arrange arrange(JsonNode body) {
    JsonNode with = body.path("with");
    if (!with.isObject()) throw new Denied(400, "'with' holds a text for each value.");
    try {
      return new Action.Arrange(
          "", text(body, "what"), JSON.convertValue(with, new TypeReference<>() {}));
    } catch (IllegalArgumentException wrong) {
      throw new Denied(400, "'with' holds a text for each value.");
    }
  }

  private static int minutes(int minutes) {
    if (minutes < 0 || minutes > TableFile.MOST_MINUTES)
      throw new Denied(
          400, "Give minutes from 0, no limit, to %s.".formatted(TableFile.MOST_MINUTES));
    return minutes;
  }

  private static Optional<StandingPass.Until> until(String word) {
    if (word.isEmpty()) return Optional.empty();
    return Optional.of(
        Arrays.stream(StandingPass.Until.values())
            .filter(each -> each.name().equals(word))
            .findFirst()
            .orElseThrow(
                () ->
                    new Denied(
                        400,
                        "'until' is one of "
                            + Arrays.toString(StandingPass.Until.values())
                            + ".")));
  }

  private static void player(Guest guest) {
    if (guest.kind() != Guest.Kind.PLAYER) throw new Denied(403, "Only players may do that.");
  }

  private static void host(Guest guest) {
    if (!guest.equals(Guest.HOST)) throw new Denied(403, "Only the host may do that.");
  }

  private static Act act(JsonNode body) {
    try {
      return new Act(
          text(body, "head"),
          text(body, "request"),
          JSON.treeToValue(body.path("draft"), TurnDraft.class),
          new TurnDraft.Pick(text(body, "offer"), body.path("amount").asInt()));
    } catch (JsonProcessingException wrong) {
      throw new Denied(400, "The draft has other parts than a draft has.");
    }
  }

  private static Object said(CompletableFuture<Act.Answer> answer) throws InterruptedException {
    return switch (await(answer)) {
      case Act.Answer.Done done -> Map.of("done", true, "head", done.head());
      case Act.Answer.Told told -> told.what();
      case Act.Answer.Refused refused -> Map.of("refused", refused.reason());
      case Act.Answer.Moved moved -> Map.of("moved", true, "head", moved.head());
    };
  }

  private static String text(JsonNode body, String name) {
    String text = body.path(name).asText("");
    if (text.length() > MOST_TEXT) throw new Denied(400, "'%s' is too long.".formatted(name));
    return text;
  }

  private static JsonNode body(Request request) throws IOException {
    String type = Optional.ofNullable(request.getHeaders().get(HttpHeader.CONTENT_TYPE)).orElse("");
    if (!type.split(";")[0].strip().equals("application/json"))
      throw new Denied(415, "Send JSON, as application/json.");
    try (InputStream in = Content.Source.asInputStream(request)) {
      JsonNode body = JSON.readTree(in);
      if (!body.isObject()) throw new Denied(400, "Send an object.");
      return body;
    } catch (JsonProcessingException broken) {
      throw new Denied(400, "That is no JSON.");
    }
  }

  /** A view each time that something has changed, and an empty line where nothing has. */
  private void stream(Guest guest, String secret, Response response, Callback callback)
      throws IOException, InterruptedException {
    if (table.places(guest) >= mostPlaces(guest))
      throw new Denied(429, "This link is open too often.");
    var news = new Semaphore(1);
    Runnable tell = news::release;
    table.comesOrGoes(guest, 1);
    table.listen(tell);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/x-ndjson");
    response.getHeaders().put("X-Accel-Buffering", "no");
    try (OutputStream out = Compression.of(response)) {
      long seen = -1;
      while (isRunning()) {
        boolean told = news.tryAcquire(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        news.drainPermits();
        if (table.file().guest(secret).isEmpty()) break;
        // While an answer is on its way more may happen, which it shows already.
        if (told && table.moment().version() == seen) continue;
        Optional<TableView> view = told ? await(table.view(guest)) : Optional.empty();
        seen = view.map(TableView::version).orElse(seen);
        out.write(line(view));
        out.flush();
      }
    } catch (Denied _) {
      // The answer has begun: it ends, and the page asks again.
    } finally {
      table.forget(tell);
      table.comesOrGoes(guest, -1);
    }
    callback.succeeded();
  }

  private static int mostPlaces(Guest guest) {
    return guest.equals(Guest.WATCHER) ? MOST_WATCHERS : MOST_PLACES;
  }

  private byte[] line(Optional<TableView> view) throws IOException {
    return view.isEmpty() ? bytes("\n") : bytes(JSON.writeValueAsString(view.get()) + "\n");
  }

  /** The view once it is another version than the guest has, or after a while as it is. */
  private TableView poll(Guest guest, Optional<String> after) throws InterruptedException {
    var news = new Semaphore(0);
    Runnable tell = news::release;
    table.listen(tell);
    try {
      if (after.equals(Optional.of(Long.toString(table.moment().version()))))
        news.tryAcquire(POLL_SECONDS, TimeUnit.SECONDS);
    } finally {
      table.forget(tell);
    }
    return await(table.view(guest)).orElseThrow(() -> new Denied(503, "The game is being loaded."));
  }

  private static <T> T await(CompletableFuture<T> answer) throws InterruptedException {
    try {
      return answer.get(ANSWER_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException slow) {
      throw new Denied(503, "The rules take long to answer; try again.");
    } catch (ExecutionException failed) {
      Throwable cause =
          failed.getCause() instanceof CompletionException in ? in.getCause() : failed.getCause();
      if (cause instanceof IllegalArgumentException wrong)
        throw new Denied(400, wrong.getMessage());
      throw new Denied(500, "The rules failed to answer: the host sees why.");
    }
  }

  private static boolean isGet(Request request) {
    return request.getMethod().equals("GET");
  }

  private static Optional<String> parameter(Request request, String name) {
    return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
  }

  /** A file of the page; its fonts are those of the pictures. */
  private static void page(String name, Response response, Callback callback) throws IOException {
    if (!FILE.matcher(name).matches()) throw new Denied(404, "The page has no such file.");
    String type = name.substring(name.lastIndexOf('.') + 1);
    InputStream file =
        type.equals("ttf")
            ? Theme.class.getResourceAsStream("font/" + name)
            : TableRequests.class.getResourceAsStream("page/" + name);
    if (file == null) throw new Denied(404, "The page has no such file.");
    try (file) {
      send(response, callback, TYPES.get(type), file.readAllBytes());
    }
  }

  private static void svg(Response response, Callback callback, String picture) {
    send(response, callback, "image/svg+xml; charset=utf-8", bytes(picture));
  }

  private static void json(Response response, Callback callback, Object value) throws IOException {
    send(response, callback, "application/json", JSON.writeValueAsBytes(value));
  }

  private static void send(Response response, Callback callback, String type, byte[] content) {
    response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, type));
    response.write(true, ByteBuffer.wrap(Compression.of(response, content)), callback);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

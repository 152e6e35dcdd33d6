package roundhouse.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import roundhouse.engine.Action;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.picture.Theme;
import roundhouse.table.HttpAnswer.Denied;
import roundhouse.turn.TurnDraft;
import roundhouse.words.VisibleText;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.Corrections;
import roundhouse.workshop.history.GameHistory;

/**
 * What browsers ask of a table, each request on a thread of its own: the page for anybody, the rest
 * for whoever shows a secret in the header {@code Authorization}. No address, log or preview ever
 * holds one.
 */
final class TableRequests extends Handler.Abstract {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final int MOST_TEXT = 200;

  /** What the rules need for an answer; scripts may take three seconds. */
  private static final long ANSWER_SECONDS = 30;

  /** What guests do beside the game. */
  private static final Set<String> BESIDE =
      Set.of("pause", "mark", "name", "ask-take-back", "answer-take-back", "standing-pass");

  private static final List<String> MARKS = List.of("unclear", "boring", "broken", "loved");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self';"
          + " img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final Table table;
  private final Function<TableFile.Link, String> link;
  private final PageFiles files = new PageFiles();
  private final ViewNews news;
  private final RateLimit seats = new RateLimit(60, 20);

  /** All who look on have one link, and ask for the board at the same moment. */
  private final RateLimit watchers =
      new RateLimit(60 * ViewNews.MOST_WATCHERS, 10 * ViewNews.MOST_WATCHERS);

  private final RateLimit strangers = new RateLimit(20, 2);

  /** What everybody is told. */
  private final RateLimit beside = new RateLimit(20, 0.5);

  /** The pages that may ask, by the name under which they reach the server. */
  private volatile Map<String, String> origins = Map.of();

  /**
   * @param link the address of a link, as guests get it
   */
  TableRequests(Table table, Function<TableFile.Link, String> link) {
    this.table = table;
    this.link = link;
    news = new ViewNews(table);
  }

  /**
   * Lets browsers ask; before it is called none may.
   *
   * @param names by which they reach the server, each with the origin of its page
   */
  void reachedBy(Map<String, String> names) {
    origins = Map.copyOf(names);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    response.getHeaders().put("Content-Security-Policy", POLICY);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put("Referrer-Policy", "no-referrer");
    response.getHeaders().put("Cross-Origin-Resource-Policy", "same-origin");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    var answer = new HttpAnswer(response, callback);
    try {
      answer(request, answer);
    } catch (Denied denied) {
      answer.deny(denied);
    } catch (IOException | UncheckedIOException gone) {
      callback.failed(gone);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      callback.failed(ended);
    }
    return true;
  }

  private void answer(Request request, HttpAnswer answer) throws IOException, InterruptedException {
    checkHost(request);
    String[] path = request.getHttpURI().getCanonicalPath().substring(1).split("/", -1);
    if (path[0].equals("favicon.ico")) {
      // Browsers ask for it whatever the page says.
      answer.nothing();
      return;
    }
    if (isGet(request) && path.length == 2 && path[0].equals("page")) {
      files.send(path[1], answer);
      return;
    }
    if (path.length < 2 || !path[0].equals("t"))
      throw new Denied(404, "A table is joined by its link.");
    if (isGet(request) && path.length == 2) {
      files.send("page.html", answer);
      return;
    }
    Guest guest = guest(request, path[1]);
    if (path.length < 3) throw new Denied(405, "A table is asked for something.");
    if (isGet(request)) look(guest, path, request, answer);
    else if (request.getMethod().equals("POST")) answer.json(done(guest, path[2], body(request)));
    else throw new Denied(405, "GET and POST are understood here.");
  }

  private void checkHost(Request request) {
    String host = Optional.ofNullable(request.getHeaders().get(HttpHeader.HOST)).orElse("");
    String own = origins.get(host.toLowerCase(Locale.ROOT));
    if (own == null) throw new Denied(421, "This table is not reached by that name.");
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin != null && !origin.equalsIgnoreCase(own))
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
    boolean looksOn = guest.get().equals(Guest.WATCHER) && isGet(request);
    RateLimit own = looksOn ? watchers : seats;
    if (!own.allows(guest.get(), System.nanoTime()))
      throw new Denied(429, "That was too often; wait a moment.");
    return guest.get();
  }

  private static String secret(Request request) {
    String shown =
        Optional.ofNullable(request.getHeaders().get(HttpHeader.AUTHORIZATION)).orElse("");
    return shown.startsWith("Bearer ") ? shown.substring("Bearer ".length()) : "";
  }

  private void look(Guest guest, String[] path, Request request, HttpAnswer answer)
      throws IOException, InterruptedException {
    Theme theme = "dark".equals(parameter(request, "theme").orElse("")) ? Theme.DARK : Theme.LIGHT;
    switch (path[2]) {
      case "events" -> news.stream(guest, secret(request), answer, this::isRunning);
      case "view" -> answer.json(news.next(guest, parameter(request, "after")));
      case "board" -> board(parameter(request, "since"), theme, answer);
      case "market" -> answer.json(table.pictures().market(game(), theme));
      case "map" -> answer.json(table.pictures().places(game()));
      case "tile" -> answer.svg(tile(path, theme));
      case "corrections" -> {
        host(guest);
        answer.json(Corrections.offered(game()));
      }
      case "lines" -> {
        host(guest);
        answer.json(table.lines().all());
      }
      case "times" -> answer.json(new DecisionTimes(game()).byKind());
      case "game" -> {
        if (!game().state().over())
          throw new Denied(403, "The game and its seed are for all once it is over.");
        answer.send("application/json", HttpAnswer.bytes(SavedGames.text(game().log())));
      }
      case "log" -> answer.json(TableView.log(game(), 0));
      default -> throw new Denied(404, "There is no '%s' here.".formatted(path[2]));
    }
  }

  /** The whole board, or what is new about it to whoever names the one that they have. */
  private void board(Optional<String> since, Theme theme, HttpAnswer answer) throws IOException {
    if (since.isEmpty()) answer.svg(table.pictures().board(game(), theme));
    else answer.json(table.pictures().board(game(), theme, since.get()));
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
    if (BESIDE.contains(what)
        && !guest.equals(Guest.HOST)
        && !beside.allows(guest, System.nanoTime()))
      throw new Denied(429, "That was too often; wait a moment.");
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
        return said(table.lines().takeBack(text(body, "head"), actions));
      }
      case "take-to" -> {
        host(guest);
        int actions = body.path("actions").asInt(Integer.MAX_VALUE);
        return said(table.lines().takeTo(text(body, "head"), text(body, "line"), actions));
      }
      case "paste" -> {
        host(guest);
        return said(new CopiedTurns(table).play(body.path("text").asText("")));
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
      case "mark" -> table.mark(text(body, "head"), marked(guest, body));
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
  private Map<String, Object> reissued(String seat) throws IOException {
    if (!seat.isEmpty() && !game().players().contains(seat))
      throw new Denied(400, "There is no such seat.");
    Guest guest = seat.isEmpty() ? Guest.WATCHER : Guest.player(seat);
    table.reissue(guest);
    return table.file().links().stream()
        .filter(each -> each.guest().equals(guest))
        .findFirst()
        .map(link)
        .map(text -> Map.of("link", text, "code", code(text)))
        .orElseThrow();
  }

  /** A link as a QR code: how many squares a side has, and the path of the dark ones. */
  private static Map<String, Object> code(String link) {
    QrCode code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
    var dark = new StringBuilder();
    for (int y = 0; y < code.size; y++)
      for (int x = 0; x < code.size; x++)
        if (code.getModule(x, y)) dark.append("M%s %sh1v1h-1z".formatted(x, y));
    return Map.of("side", code.size, "dark", dark.toString());
  }

  /** Seats a bot, or a person if none is named. */
  private void seat(String player, String bot) throws IOException {
    if (!game().players().contains(player)) throw new Denied(400, "There is no such seat.");
    BotRegistry bots = table.workshop().programs().bots();
    List<String> known = bots.names(game().title());
    if (!bot.isEmpty() && bots.named(game().title(), bot).isEmpty())
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

  /** What comes of something that the rules are asked. */
  static <T> T await(CompletableFuture<T> answer) throws InterruptedException {
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
}

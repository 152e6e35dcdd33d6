package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.design.spec.Design;
import roundhouse.files.RegularFiles;

/**
 * A game file as the other engine exports it, with undos, redos and messages.
 *
 * @param recording the game without these; players are called by their numbers, or by their names
 *     if the file has no numbers
 * @param names of the players
 * @param messages number of messages, which are left out
 * @param undone number of actions that stayed undone
 * @param unused sentences about what could not be used
 */
public record ExportedGame(
    Recording recording, NamedPlayers names, int messages, int undone, List<String> unused) {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,15}");

  public ExportedGame {
    unused = List.copyOf(unused);
  }

  /** The recording with the players' names, as far as a game of the design can have them. */
  public Recording named(Design design) {
    return names.in(recording, design);
  }

  /** Whether a text is such a game: its actions are those of an entity. */
  public static boolean is(String text) {
    return RecordingFiles.isJson(
        text, game -> game.path("actions").valueStream().anyMatch(action -> action.has("entity")));
  }

  /**
   * Reads an exported file.
   *
   * @throws IOException when it cannot be read or is not an exported game
   */
  public static ExportedGame read(Path file) throws IOException {
    JsonNode game =
        RecordingFiles.json(RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES), file, 1);
    if (game.has("fingerprint"))
      throw new IOException(
          file + " is a saved game of Roundhouse: open it in the window, or with 'play --load'");
    if (!game.path("actions").isArray() || !game.hasNonNull("title")) {
      throw new IOException(
          file + " is not an exported game: it lacks a 'title' or a list of 'actions'");
    }
    NamedPlayers players = NamedPlayers.of(game.path("players"));
    var linear = new Linear();
    game.path("actions").forEach(linear::take);
    String name = file.getFileName().toString().replace(".raw", "").replace(".json", "");
    return new ExportedGame(
        recording(name, game, players, linear),
        players,
        linear.messages,
        linear.undone.size(),
        linear.unused);
  }

  private static Recording recording(
      String name, JsonNode game, NamedPlayers players, Linear linear) {
    JsonNode settings = game.path("settings");
    return new Recording(
        name,
        game.path("title").asText().strip(),
        players.ids(),
        first(settings.path("optional_rules"), game.path("optional_rules"), game.path("options"))
            .map(ExportedGame::chosen)
            .orElse(List.of()),
        first(settings.path("seed"), game.path("seed"))
            .map(JsonNode::asLong)
            .orElseGet(() -> seed(game.path("id").asText())),
        linear.standing().stream().map(RecordedAction::of).map(players::byId).toList(),
        players.byId(Recording.result(game.path("result"))),
        Optional.empty());
  }

  /**
   * The first place where the file has something: exported games have options and seed among the
   * settings, older ones and those recorded with their states at the top.
   */
  private static Optional<JsonNode> first(JsonNode... places) {
    return Stream.of(places).filter(place -> !place.isMissingNode() && !place.isNull()).findFirst();
  }

  /** The options of a list, or those that a map says yes to. */
  private static List<String> chosen(JsonNode options) {
    if (options.isTextual()) return options.asText().isBlank() ? List.of() : words(options);
    if (!options.isObject()) return Recording.texts(options);
    return options.properties().stream()
        .filter(option -> option.getValue().asBoolean(option.getValue().isTextual()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static List<String> words(JsonNode text) {
    return List.of(text.asText().strip().split("[\\s,]+"));
  }

  /** The other engine draws by the first number in the name of a game: {@code hs_abc_1600}. */
  static long seed(String id) {
    Matcher number = NUMBER.matcher(id);
    return number.find() ? Long.parseLong(number.group()) % (1L << 31) : 0;
  }

  /**
   * Applies undos and redos: an undo takes back the last remaining action, or everything after the
   * one that it names.
   */
  private static final class Linear {
    private final List<ObjectNode> all = new ArrayList<>();
    private final Deque<Set<Integer>> before = new ArrayDeque<>();
    private Set<Integer> undone = new HashSet<>();
    private final List<String> unused = new ArrayList<>();
    private int messages;

    /** The number of the last entry; the next one follows it if the file gives none. */
    private int last;

    void take(JsonNode written) {
      if (!(written instanceof ObjectNode action)) return;
      last = action.path("id").asInt(last + 1);
      action.put("id", last);
      severalShares(action);
      switch (action.path("type").asText()) {
        case "message", "log" -> messages++;
        case "undo" -> undo(action);
        case "redo" -> redo(action);
        default -> play(action);
      }
    }

    /** The oldest files trade one share in an action. */
    private static void severalShares(ObjectNode action) {
      if (!action.has("share") || action.has("shares")) return;
      action.putArray("shares").add(action.path("share"));
      action.put("type", action.path("type").asText().replaceFirst("_share$", "_shares"));
    }

    /** After another action, undone ones can no longer be redone. */
    private void play(ObjectNode action) {
      all.add(action);
      before.clear();
    }

    private void undo(JsonNode action) {
      var next = new HashSet<>(undone);
      if (action.hasNonNull("action_id")) {
        int kept = action.path("action_id").asInt();
        all.stream()
            .map(each -> each.path("id").asInt())
            .filter(id -> id > kept)
            .forEach(next::add);
      } else {
        remaining()
            .ifPresentOrElse(
                id -> next.add(id),
                () ->
                    unused.add("undo " + action.path("id").asInt() + ": there is nothing to undo"));
      }
      before.push(undone);
      undone = next;
    }

    private Optional<Integer> remaining() {
      return all.reversed().stream()
          .map(each -> each.path("id").asInt())
          .filter(id -> !undone.contains(id))
          .findFirst();
    }

    private void redo(JsonNode action) {
      if (before.isEmpty())
        unused.add("redo " + action.path("id").asInt() + ": there is nothing to redo");
      else undone = before.pop();
    }

    List<ObjectNode> standing() {
      return all.stream().filter(each -> !undone.contains(each.path("id").asInt())).toList();
    }
  }
}

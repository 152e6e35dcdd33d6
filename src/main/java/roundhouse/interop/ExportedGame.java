package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.Design;
import roundhouse.files.RegularFiles;

/**
 * A game file as the other engine exports it, with undos, redos and messages.
 *
 * @param recording the game without these; players are called by their numbers
 * @param names of the players
 * @param messages number of messages, which are left out
 * @param undone number of actions that stayed undone
 * @param unused sentences about what could not be used
 */
public record ExportedGame(
    Recording recording, NamedPlayers names, int messages, int undone, List<String> unused) {

  public ExportedGame {
    unused = List.copyOf(unused);
  }

  /** The recording with the players' names, as far as a game of the design can have them. */
  public Recording named(Design design) {
    return names.in(recording, design);
  }

  /** Whether a text is such a game: its actions are those of an entity. */
  public static boolean is(String text) {
    return RecordingFiles.isJson(text, game -> game.path("actions").path(0).has("entity"));
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
    var linear = new Linear();
    game.path("actions").forEach(linear::take);
    String name = file.getFileName().toString().replace(".raw", "").replace(".json", "");
    return new ExportedGame(
        recording(name, game, linear),
        NamedPlayers.of(game.path("players")),
        linear.messages,
        linear.undone.size(),
        linear.unused);
  }

  private static Recording recording(String name, JsonNode game, Linear linear) {
    JsonNode settings = game.path("settings");
    return new Recording(
        name,
        game.path("title").asText(),
        Recording.ids(game.path("players")),
        Recording.texts(either(settings.path("optional_rules"), game.path("options"))),
        either(settings.path("seed"), game.path("seed")).asLong(game.path("id").asLong()),
        linear.standing().stream().map(RecordedAction::of).toList(),
        Recording.result(game.path("result")),
        Optional.empty());
  }

  /** A game recorded with its states has its options and seed at the top. */
  private static JsonNode either(JsonNode exported, JsonNode recorded) {
    return exported.isMissingNode() ? recorded : exported;
  }

  /**
   * Applies undos and redos: an undo takes back the last remaining action, or everything after the
   * one that it names.
   */
  private static final class Linear {
    private final List<JsonNode> all = new ArrayList<>();
    private final Deque<Set<Integer>> before = new ArrayDeque<>();
    private Set<Integer> undone = new HashSet<>();
    private final List<String> unused = new ArrayList<>();
    private int messages;

    void take(JsonNode action) {
      switch (action.path("type").asText()) {
        case "message" -> messages++;
        case "undo" -> undo(action);
        case "redo" -> redo(action);
        default -> play(action);
      }
    }

    /** After another action, undone ones can no longer be redone. */
    private void play(JsonNode action) {
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
        last()
            .ifPresentOrElse(
                id -> next.add(id),
                () ->
                    unused.add("undo " + action.path("id").asInt() + ": there is nothing to undo"));
      }
      before.push(undone);
      undone = next;
    }

    private Optional<Integer> last() {
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

    List<JsonNode> standing() {
      return all.stream().filter(each -> !undone.contains(each.path("id").asInt())).toList();
    }
  }
}

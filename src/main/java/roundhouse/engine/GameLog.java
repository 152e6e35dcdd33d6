package roundhouse.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A saved game: everything needed to replay it, and the moment at which it was left.
 *
 * @param title folder name of the design
 * @param fingerprint of the design and its scripts when the game was saved
 * @param players in the order of seats
 * @param options ids of the options that are on
 * @param seed of the game's random source
 * @param at how many of the actions lie before the moment at which the game was left; null for all,
 *     as in games that are older than this key
 * @param annotations what is known of actions beside what they did, for some of them
 * @param line the players' name for the line of play formed by the actions, "" for none
 * @param lines abandoned lines of play from the same start, by name, each from its first action
 */
public record GameLog(
    String title,
    String fingerprint,
    List<String> players,
    List<String> options,
    long seed,
    List<Action> actions,
    @JsonInclude(JsonInclude.Include.NON_NULL) Integer at,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ActionAnnotation> annotations,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String line,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<Action>> lines) {

  public GameLog {
    players = List.copyOf(players);
    options = List.copyOf(options);
    actions = List.copyOf(actions);
    if (at != null && (at < 0 || at > actions.size()))
      throw new IllegalArgumentException(
          "its 'at' is %s, and it has %s actions".formatted(at, actions.size()));
    at = at != null && at == actions.size() ? null : at;
    annotations = annotations == null ? List.of() : List.copyOf(annotations);
    line = Objects.requireNonNullElse(line, "");
    lines = lines == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(lines));
  }

  /** A game with a single line of play. */
  public GameLog(
      String title,
      String fingerprint,
      List<String> players,
      List<String> options,
      long seed,
      List<Action> actions) {
    this(title, fingerprint, players, options, seed, actions, null, List.of(), "", Map.of());
  }

  /**
   * What was added to the end of a game.
   *
   * @param at the moment at which the game is then left; null for its end
   */
  public record Growth(
      List<Action> actions,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ActionAnnotation> annotations,
      @JsonInclude(JsonInclude.Include.NON_NULL) Integer at) {

    public Growth {
      actions = List.copyOf(actions);
      annotations = annotations == null ? List.of() : List.copyOf(annotations);
    }
  }

  /** The same game with what was added to its end. */
  public GameLog grown(Growth by) {
    return new GameLog(
        title,
        fingerprint,
        players,
        options,
        seed,
        Stream.concat(actions.stream(), by.actions().stream()).toList(),
        by.at(),
        Stream.concat(annotations.stream(), by.annotations().stream()).toList(),
        line,
        lines);
  }

  /** How many of the actions lie before the moment at which the game was left. */
  public int moment() {
    return at == null ? actions.size() : at;
  }

  /** The actions before the moment at which the game was left. */
  public List<Action> done() {
    return actions.subList(0, moment());
  }

  /** The same game with other actions, as a single line of play that was left at its end. */
  public GameLog with(List<Action> others) {
    return new GameLog(title, fingerprint, players, options, seed, others);
  }

  /** The same game, left at a moment, or at its end if that comes before. */
  public GameLog leftAt(int moment) {
    int left = Math.min(moment, actions.size());
    return new GameLog(
        title, fingerprint, players, options, seed, actions, left, annotations, line, lines);
  }

  /** The same game with other annotations. */
  public GameLog annotated(List<ActionAnnotation> others) {
    return new GameLog(
        title, fingerprint, players, options, seed, actions, at, others, line, lines);
  }

  /** The same game with another name for its line of play. */
  public GameLog onLine(String name) {
    return new GameLog(
        title, fingerprint, players, options, seed, actions, at, annotations, name, lines);
  }

  /**
   * The same game of another design.
   *
   * @param design folder name
   * @param rules fingerprint of the design and its scripts
   */
  public GameLog under(String design, String rules) {
    return new GameLog(
        design, rules, players, options, seed, actions, at, annotations, line, lines);
  }
}

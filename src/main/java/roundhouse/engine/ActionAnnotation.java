package roundhouse.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;

/**
 * What a saved game knows of one action beside what it did. Nothing of it changes the game.
 *
 * @param action its number in its line of play, from 1
 * @param line the name of the line of play, "" for the one that is played
 * @param millis how long the decision took, in milliseconds; null if nobody measured it
 * @param marks what players noted about it
 */
public record ActionAnnotation(
    int action,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String line,
    @JsonInclude(JsonInclude.Include.NON_NULL) Long millis,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Mark> marks) {

  public ActionAnnotation {
    line = Objects.requireNonNullElse(line, "");
    marks = marks == null ? List.of() : List.copyOf(marks);
  }

  /**
   * What somebody noted about an action.
   *
   * @param by the player, "" for somebody else
   * @param mark a short sign such as "!" or "?", "" for none
   * @param says in words, "" for nothing
   */
  public record Mark(
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String by,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String mark,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String says) {

    public Mark {
      by = Objects.requireNonNullElse(by, "");
      mark = Objects.requireNonNullElse(mark, "");
      says = Objects.requireNonNullElse(says, "");
    }
  }

  /** The same on a line of another name. */
  public ActionAnnotation on(String name) {
    return new ActionAnnotation(action, name, millis, marks);
  }
}

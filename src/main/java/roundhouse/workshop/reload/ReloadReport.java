package roundhouse.workshop.reload;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.HookFailure;
import roundhouse.words.UiWords;

/**
 * What an edit of the rules did to a game.
 *
 * @param millis that loading and replaying took
 * @param replayed actions that the new rules took
 * @param total actions that the game has
 * @param stop where the new rules refused to go on
 * @param parted index of the first action after which the game differs from before
 * @param differences at the moment that is shown, in words
 * @param hexes whose tiles or markers differ there
 */
public record ReloadReport(
    long millis,
    int replayed,
    int total,
    Optional<Stop> stop,
    Optional<Integer> firstDifference,
    List<String> differences,
    Set<HexId> hexes) {

  /**
   * Where a replay stopped.
   *
   * @param action number of the action that was refused, from 1
   * @param when round of the game, "OR 3.1"
   * @param says the action as the log described it before
   * @param why the refusal, or what a script did wrong
   * @param failure of a script, if that was the reason
   */
  public record Stop(
      int action, String when, String says, String why, Optional<HookFailure> failure) {

    /** Where the script failed. */
    public Optional<SourcePlace> place() {
      return failure.flatMap(Reload::place);
    }
  }

  public ReloadReport {
    differences = List.copyOf(differences);
    hexes = Set.copyOf(hexes);
  }

  /** The whole report on one line. */
  public String says() {
    if (stop.isPresent()) {
      Stop at = stop.get();
      return UiWords.of("reload.stopped", at.action(), total, at.when(), at.says(), at.why());
    }
    return total == 0 ? unplayed() : replayedAll();
  }

  private String unplayed() {
    if (!differences.isEmpty())
      return UiWords.counted("reload.unplayed-differs", differences.size(), millis);
    return firstDifference
        .map(index -> UiWords.of("reload.unplayed-later", millis, index))
        .orElseGet(() -> UiWords.of("reload.unplayed", millis));
  }

  private String replayedAll() {
    if (!differences.isEmpty())
      return UiWords.counted("reload.differs", differences.size(), replayed, millis);
    return firstDifference
        .map(index -> UiWords.of("reload.later", replayed, millis, index))
        .orElseGet(() -> UiWords.of("reload.same", replayed, millis));
  }
}

package roundhouse.workshop.notes;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.GameHistory;

/**
 * Which moments of the open game notes are on. After going back and acting differently, the same
 * number of actions leads to another moment, so a note also holds a fingerprint of the actions.
 */
final class GameMoments {
  private final ActionFingerprints fingerprints = new ActionFingerprints();
  private List<Action> actions = List.of();
  private List<Branch> others = List.of();

  /** Follows the open game. */
  void show(Optional<GameHistory> game) {
    actions = game.map(GameHistory::actions).orElse(List.of());
    others = game.map(play -> play.branches().others()).orElse(List.of());
  }

  /** The moment after a number of actions of the game as it is played now. */
  NoteSubject at(int count) {
    return NoteSubject.moment(count, fingerprint(actions, count));
  }

  /** Whether the game as it is played now comes to a moment; a note of old names no actions. */
  boolean isHere(NoteSubject on) {
    return isOn(actions, on);
  }

  /** The name of another line of the game that comes to a moment. */
  Optional<String> line(NoteSubject on) {
    return others.stream()
        .filter(line -> isOn(line.play().actions(), on))
        .map(Branch::name)
        .findFirst();
  }

  private boolean isOn(List<Action> line, NoteSubject on) {
    int count = on.actions();
    return count <= line.size()
        && (on.fingerprint().isEmpty() || on.fingerprint().equals(fingerprint(line, count)));
  }

  private String fingerprint(List<Action> line, int count) {
    return fingerprints.of(line, Math.min(count, line.size()));
  }
}

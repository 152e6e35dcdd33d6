package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Games whose kept rows are not those that were written. */
public final class DamagedGames {
  private static final int NAMED = 3;

  private final List<String> first = new ArrayList<>();
  private int count;

  /** Adds one. */
  public void add(KeptRows.Kept.Damaged damaged) {
    count++;
    if (first.size() >= NAMED) return;
    GameKey game = damaged.game();
    first.add(
        "game %s of '%s' with %s players (%s)"
            .formatted(game.game(), game.side(), game.players(), damaged.why()));
  }

  public boolean isEmpty() {
    return count == 0;
  }

  /**
   * A sentence that names the first of them; empty if there are none.
   *
   * @param done what becomes of them: "played again"
   */
  public Optional<String> says(String done) {
    if (count == 0) return Optional.empty();
    String more = count > first.size() ? " and %s more".formatted(count - first.size()) : "";
    return Optional.of(
        first.stream()
            .collect(
                Collectors.joining(
                    ", ", "Rows that are not as they were written: ", more + "; " + done + ".")));
  }
}

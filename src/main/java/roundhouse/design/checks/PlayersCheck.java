package roundhouse.design.checks;

import java.util.Map;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NumberRange;

/** There is starting cash and a certificate limit for every number of players. */
final class PlayersCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    if (design.players().min() < 1)
      findings.error(
          "players",
          "a game without players cannot be played",
          "write numbers from 1, such as 2-4");
    covered(design.players(), "starting-cash", design.startingCash(), findings);
    covered(design.players(), "certificate-limit", design.certificateLimit(), findings);
    design
        .privatesLeftOut()
        .forEach(
            (players, count) -> {
              if (count < 0 || count > design.privates().size())
                findings.error(
                    "privates-left-out." + players,
                    "a draw cannot leave out "
                        + count
                        + " of "
                        + design.privates().size()
                        + " privates",
                    "write a number from 0 to " + design.privates().size());
            });
  }

  private static void covered(
      NumberRange players, String path, Map<Integer, Integer> byPlayers, CheckFindings findings) {
    // A slip in the range, such as 2-4000, should not give thousands of problems.
    // Of a game without players only the number itself is wrong.
    for (int number = Math.max(1, players.min());
        number <= Math.min(players.max(), players.min() + 20);
        number++) {
      if (byPlayers.containsKey(number)) continue;
      findings.error(
          path,
          "no value for " + number + " players",
          "add '" + number + ": …', or change 'players'");
    }
  }
}

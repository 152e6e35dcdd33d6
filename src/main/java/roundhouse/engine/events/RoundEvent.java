package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.CONSEQUENCE;
import static roundhouse.engine.events.EventKind.HEADING;

import java.util.List;
import roundhouse.design.spec.EndTiming;

/** Rounds and phases begin, and the game ends. */
public sealed interface RoundEvent extends Event {
  /** A round of a set; it is named as in the design. */
  @Logged(as = HEADING, says = "{title}")
  record RoundBegan(String round, int set, int number, String title) implements RoundEvent {}

  /** A round that was broken off and begins again. */
  @Logged(as = HEADING, says = "{title} begins again")
  record RoundRestarted(String round, int set, int number, String title) implements RoundEvent {}

  /** With the first train of a type. */
  @Logged(as = HEADING, says = "Phase {phase} begins")
  record PhaseBegan(String phase) implements RoundEvent {}

  /** The priority passes out of turn. */
  @Logged(as = CONSEQUENCE, says = "{player} has the fewest shares and receives the priority")
  record PriorityGiven(String player) implements RoundEvent {}

  /** Players take other seats, or another one begins than the one left of the last. */
  @Logged(as = CONSEQUENCE, says = "the order of players is {order}")
  record PlayersOrdered(List<String> players) implements RoundEvent {
    String order() {
      return String.join(", ", players);
    }
  }

  /** It is settled when the game ends. */
  @Logged(as = CONSEQUENCE, says = "{reason}: the game ends {time}")
  record EndTriggered(String cause, String when) implements RoundEvent {
    String reason() {
      String words = EndTiming.Cause.says(cause);
      return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    String time() {
      return when.replace('-', ' ');
    }
  }

  /** The game is over; the player with the most is named. */
  @Logged(as = HEADING, says = "The game is over ({reason}): {player} wins with {worth}")
  record GameOver(String cause, String player, MoneyAmount worth) implements RoundEvent {
    String reason() {
      return EndTiming.Cause.says(cause);
    }
  }

  /** By an effect of a script, for a player or a company, or for all. */
  @Logged(as = CONSEQUENCE, says = "the limit of {limit}[ of {party}] is now {number}")
  record LimitSet(String limit, String party, int number) implements RoundEvent {}

  /** By an effect of a script. */
  @Logged(as = CONSEQUENCE, says = "the limit of {limit}[ of {party}] is that of the rules again")
  record LimitRestored(String limit, String party) implements RoundEvent {}
}

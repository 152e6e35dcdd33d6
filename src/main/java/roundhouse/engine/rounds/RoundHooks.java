package roundhouse.engine.rounds;

import java.util.List;
import roundhouse.engine.AnswerFaults;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Player;

/** Hooks of rounds and turns. */
public final class RoundHooks {
  public record NextRound(String round) {}

  public record OperatingOrder() {}

  public record PlayerOrder(String round) {}

  public record RoundStarted(String round) {}

  public record RoundEnded(String round) {}

  public record TurnStarted(String kind, String entity) {}

  public record BetweenTurns(String round) {}

  public record PlayerTurnEnded(String kind, Player player) {}

  public record TurnEnded(String kind, Company company) {}

  public record MayDoStep(String step, String entity) {}

  /**
   * An action that somebody could take.
   *
   * @param action its type: "pass", "buy-share"
   * @param values what it says, by name
   */
  public record MayAct(String by, String step, String action, Object values) {}

  public record Waives(String entity, String step) {}

  public static final Hook<NextRound, String> NEXT_ROUND =
      Hook.question(
              "nextRound",
              "Which round follows the one that has ended? Answer with its name under 'rounds'.",
              NextRound.class,
              AnswerType.TEXT,
              RoundSequence::standardNext)
          .standardSays(
              "the round after this one in the design's 'then', or another operating round while"
                  + " the phase has more.")
          .refusing(AnswerFaults::round);

  public static final Hook<OperatingOrder, List<String>> OPERATING_ORDER =
      Hook.question(
              "operatingOrder",
              "Which companies operate in this round, and in which order? Asked again before each"
                  + " turn.",
              OperatingOrder.class,
              AnswerType.NAMES,
              CompanyOrder::standardOrder)
          .standardSays(
              "floated companies by share price, highest first; at equal prices, the token on top"
                  + " first.")
          .refusing(AnswerFaults::companies);

  public static final Hook<PlayerOrder, List<String>> PLAYER_ORDER =
      Hook.question(
              "playerOrder",
              "In which order do players have their turns in a round, and sit from now on? Asked"
                  + " when it begins.",
              PlayerOrder.class,
              AnswerType.NAMES,
              PlayerOrders::standard)
          .standardSays(
              "as the round's 'order' in the design says: usually as they sit, from the one who has"
                  + " the priority.")
          .refusing(AnswerFaults::allPlayers);

  public static final Hook<MayDoStep, Verdict> MAY_DO_STEP =
      Hook.question(
              "mayDoStep",
              "Is this step of a turn done? A sentence skips it, and says why its actions are"
                  + " refused.",
              MayDoStep.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("it is.");

  public static final Hook<MayAct, Verdict> MAY_ACT =
      Hook.question(
              "mayAct",
              "May this action, even a pass, be taken? Asked after the rules' own checks, for"
                  + " every choice and every action of a turn; 'values' are those of the action.",
              MayAct.class,
              AnswerType.VERDICT,
              (game, asked) -> Verdict.YES)
          .standardSays("whatever the rules' own checks allow.");

  public static final Hook<Waives, List<Waiver>> WAIVES =
      Hook.question(
              "waives",
              "Which rules are lifted for what is decided now, and for what? Asked once in each"
                  + " state; choices, bots and 'why not?' know what it opens.",
              Waives.class,
              Waiver.LIST,
              (game, asked) -> List.<Waiver>of())
          .standardSays("none.")
          .refusing(Waiver::fault);

  public static final Hook<RoundStarted, List<Effect>> ROUND_STARTED =
      Hook.event(
          "roundStarted",
          "A round has begun; privates have paid their income.",
          RoundStarted.class);

  public static final Hook<RoundEnded, List<Effect>> ROUND_ENDED =
      Hook.event("roundEnded", "A round has ended; the next one has not begun.", RoundEnded.class);

  public static final Hook<BetweenTurns, List<Effect>> BETWEEN_TURNS =
      Hook.event(
          "betweenTurns",
          "All is done that came with the last turn of a round or its beginning, and nobody has had"
              + " the next turn yet. What effects insert comes first; then this is told again.",
          BetweenTurns.class);

  public static final Hook<TurnStarted, List<Effect>> TURN_STARTED =
      Hook.event("turnStarted", "The turn of a player or a company begins.", TurnStarted.class);

  public static final Hook<TurnEnded, List<Effect>> TURN_ENDED =
      Hook.event("turnEnded", "The turn of a company has ended.", TurnEnded.class);

  public static final Hook<PlayerTurnEnded, List<Effect>> PLAYER_TURN_ENDED =
      Hook.event("playerTurnEnded", "The turn of a player has ended.", PlayerTurnEnded.class);

  private RoundHooks() {}
}

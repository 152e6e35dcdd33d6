package roundhouse.engine.rounds;

import java.util.List;
import roundhouse.engine.AnswerType;
import roundhouse.engine.Effect;
import roundhouse.engine.Hook;

/** Hooks of the whole game and its phases. */
public final class GameHooks {
  public record BankCanBreak() {}

  public record PhaseStarted(String phase) {}

  public static final Hook<BankCanBreak, Boolean> BANK_CAN_BREAK =
      Hook.question(
              "bankCanBreak",
              "Does a broken bank end the game now?",
              BankCanBreak.class,
              AnswerType.TRUTH,
              (game, asked) -> true)
          .standardSays("it ends the game.");

  public static final Hook<PhaseStarted, List<Effect>> PHASE_STARTED =
      Hook.event("phaseStarted", "A phase has begun; trains have rusted.", PhaseStarted.class);

  private GameHooks() {}
}

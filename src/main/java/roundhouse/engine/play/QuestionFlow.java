package roundhouse.engine.play;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.stock.Redemption;
import roundhouse.engine.takeovers.MergeStep;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.game.Frame;

/**
 * Handles the question in the top frame: who must answer it, and which rule continues with the
 * answer.
 */
final class QuestionFlow {
  private QuestionFlow() {}

  static Decision decision(Game game) {
    Frame question = game.state().top();
    return new Decision(
        question.entity(), List.of(question.entity()), "question", asks(game, question));
  }

  /** A question of the rules in a sentence; one of a script in its own words. */
  private static String asks(Game game, Frame question) {
    if (PlayerQuestions.isOfScript(question)) return question.name();
    return switch (question.name()) {
      case Redemption.QUESTION -> Redemption.asks(question);
      case TrainDeals.QUESTION -> TrainDeals.asks(game, question);
      case MergeStep.QUESTION -> MergeStep.asks(question);
      case PrivateDeals.QUESTION -> PrivateDeals.asks(game, question);
      default -> question.name();
    };
  }

  static List<Choice> choices(Game game) {
    Frame question = game.state().top();
    return PlayerQuestions.choices(question).stream()
        .map(
            answer ->
                Choice.of(
                    new Action.Choose(question.entity(), question.name(), answer), "{answer}"))
        .toList();
  }

  static void take(StateTransaction change, Action action) {
    Frame question = change.state().top();
    if (!(action instanceof Action.Choose choice) || !choice.by().equals(question.entity())) {
      throw Refusal.because(
          "question", "%s must answer first: %s", question.entity(), question.name());
    }
    Refusal.unless(
        PlayerQuestions.choices(question).contains(choice.answer()),
        "question",
        "'%s' is not an answer to: %s",
        choice.answer(),
        question.name());
    change.pop();
    change.log(new TurnEvent.QuestionAnswered(choice.by(), question.name(), choice.answer()));
    answer(change, question, choice.answer());
  }

  /** Hands the answer to the rule that asked. */
  private static void answer(StateTransaction change, Frame question, String answer) {
    if (PlayerQuestions.isOfScript(question)) {
      PlayerQuestions.answered(change, question, answer);
      return;
    }
    if (ParQuestion.is(question)) {
      ParQuestion.answer(change, question, answer);
      return;
    }
    switch (question.name()) {
      case Redemption.QUESTION -> Redemption.answer(change, question, answer);
      case TrainDeals.QUESTION -> TrainDeals.answer(change, question, answer);
      case MergeStep.QUESTION -> MergeStep.answer(change, question, answer);
      case PrivateDeals.QUESTION -> PrivateDeals.answer(change, question, answer);
      default -> PlayerQuestions.answered(change, question, answer);
    }
  }
}

package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.engine.stock.Redemption;
import roundhouse.engine.trade.PrivateDeals;
import roundhouse.engine.trainpurchases.TrainDeals;
import roundhouse.game.Frame;

/**
 * Offers that the owner is asked about. The other engine has no such questions: a deal is written
 * when it is agreed on, and an offer that was declined not at all.
 */
final class ExportedOffers {
  private static final Set<String> QUESTIONS =
      Set.of(TrainDeals.QUESTION, PrivateDeals.QUESTION, Redemption.QUESTION);

  private Optional<ObjectNode> offer = Optional.empty();

  /** Whether this answers an offer. */
  static boolean isAnswer(Action.Choose choice) {
    return QUESTIONS.contains(choice.question());
  }

  /** What an action settles: a deal only once it is agreed on, anything else at once. */
  Optional<ObjectNode> settled(ReplayedAction played, Optional<ObjectNode> written) {
    Frame top = played.state().top();
    if (top.kind() == Frame.Kind.QUESTION && QUESTIONS.contains(top.name())) {
      offer = written;
      return Optional.empty();
    }
    if (!(played.action() instanceof Action.Choose answer) || !isAnswer(answer)) return written;
    return answer.answer().equals(PlayerQuestions.AGREED) ? offer : Optional.empty();
  }
}

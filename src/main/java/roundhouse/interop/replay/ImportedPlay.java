package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.interop.ActionTranslator;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedCertificates;
import roundhouse.interop.Recording;
import roundhouse.interop.Translation;

/** Takes the actions of a recording without states in a game of ours, declining what they skip. */
final class ImportedPlay {
  private static final int MOST_PASSES = 12;

  /** A game with the certificates that its recording has named so far. */
  record Moment(ReplayedGame play, RecordedCertificates certificates) {}

  private final Recording recording;
  private final ActionTranslator translator;
  private final ImportBudget budget;
  private ReplayedGame play;
  private RecordedCertificates certificates;

  ImportedPlay(Title title, Recording recording, long seed, ImportBudget budget) {
    this.recording = recording;
    this.translator = new ActionTranslator(title);
    this.budget = budget;
    this.play = ReplayedGame.start(title, recording.players(), seed);
    this.certificates = RecordedCertificates.of(play.state());
  }

  /** The game as far as it was played. */
  ReplayedGame play() {
    return play;
  }

  Moment moment() {
    return new Moment(play, certificates);
  }

  void goTo(Moment moment) {
    play = moment.play();
    certificates = moment.certificates();
  }

  /** Declines until the game waits for an entity, if that helps. */
  void waitFor(String entity) {
    play = play.waitingFor(entity, MOST_PASSES);
  }

  /** Takes an action other than a pass; returns the reason if it cannot be taken. */
  Optional<String> take(RecordedAction action) {
    play = play.before(Optional.of(action));
    Optional<String> fault = takeEach(action, translated(action, play), MOST_PASSES);
    return fault.isPresent() && takenLater(action) ? Optional.empty() : fault;
  }

  private Translation translated(RecordedAction action, ReplayedGame moment) {
    return translator.translate(
        action,
        recording.after(action),
        JsonNodeFactory.instance.objectNode(),
        moment.state(),
        certificates);
  }

  /** The meaning of an action may only be clear after what comes before it is declined. */
  private boolean takenLater(RecordedAction action) {
    ReplayedGame before = play;
    Optional<ReplayedGame> later = play.afterDeclining();
    for (int declined = 1; declined <= MOST_PASSES && later.isPresent(); declined++) {
      play = later.get();
      if (takeEach(action, translated(action, play), 0).isEmpty()) return true;
      later = later.get().afterDeclining();
    }
    play = before;
    return false;
  }

  /** Play after a pass of the player who is asked; the owner of a private answers for it. */
  Optional<ReplayedGame> afterPass(RecordedAction action) {
    boolean asked = play.asks(action.entity()) || action.kind().equals("company");
    return asked
            && translated(action, play) instanceof Translation.Actions(List<Action> list)
            && list.size() == 1
        ? play.attempt(list.getFirst()).play()
        : Optional.empty();
  }

  /** Whether an action is possible at a moment. */
  boolean canBeTaken(RecordedAction action, ReplayedGame moment) {
    budget.spend();
    return isPossible(translated(action, moment), moment);
  }

  private static boolean isPossible(Translation meaning, ReplayedGame moment) {
    return switch (meaning) {
      case Translation.Unknown _ -> false;
      case Translation.Actions(List<Action> list) ->
          !list.isEmpty() && moment.attempt(list.getFirst()).play().isPresent();
      case Translation.Parts(var list) ->
          !list.isEmpty() && isPossible(list.getFirst().apply(moment.state()), moment);
    };
  }

  /** Takes everything that an action means, or nothing. */
  private Optional<String> takeEach(RecordedAction recorded, Translation translation, int passes) {
    return switch (translation) {
      case Translation.Unknown unknown -> Optional.of(unknown.why());
      case Translation.Actions(List<Action> actions) -> takeEach(recorded, actions, passes);
      case Translation.Parts(var parts) -> {
        Moment before = moment();
        for (Function<GameState, Translation> part : parts) {
          Optional<String> fault = takeEach(recorded, part.apply(play.state()), passes);
          if (fault.isEmpty()) continue;
          goTo(before);
          yield fault;
        }
        yield Optional.empty();
      }
    };
  }

  private Optional<String> takeEach(RecordedAction recorded, List<Action> actions, int passes) {
    ReplayedGame after = play;
    for (Action action : actions) {
      budget.spend();
      ReplayedGame.Attempt tried = after.attempt(action, passes);
      if (tried.play().isEmpty()) return Optional.of(tried.reason());
      after = tried.play().get().agreed(action);
    }
    if (!RecordedSale.isPaid(recorded, play.state(), after.state()))
      return Optional.of("the sale brings another price than the recorded one");
    play = after;
    certificates = certificates.after(recorded, play.state());
    return Optional.empty();
  }

  /**
   * A company's sale of its own shares, which some recordings price: before and after a run the
   * same shares may bring other money. Shares that go back to the offering bring none.
   */
  private static final class RecordedSale {
    private static final String PRICE = "share_price";

    private RecordedSale() {}

    /** Whether a sale that brought money brought its recorded price; true of every other action. */
    static boolean isPaid(RecordedAction action, GameState before, GameState after) {
      Company seller = before.companies().get(action.entity());
      if (!action.is("sell_shares") || !action.fields().has(PRICE) || seller == null) return true;
      int sold = action.fields().path("shares").size();
      int gained = after.company(seller.id()).cash() - seller.cash();
      return gained == 0 || gained == sold * action.fields().path(PRICE).asInt();
    }
  }
}

package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.interop.ActionTranslator;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedCertificates;
import roundhouse.interop.Recording;
import roundhouse.interop.Translation;

/**
 * Plays a recording without states. It is unclear there whether a recorded pass answers a decision
 * of ours. The search plays it if possible; if the game gets stuck later, it goes back and skips
 * the latest passes.
 */
final class ImportSearch {
  private static final int MOST_DOUBTS = 12;
  private static final int MOST_PASSES = 12;

  private record Doubt(int index, ReplayedGame play, RecordedCertificates certificates) {}

  private final Recording recording;
  private final Title title;
  private final ActionTranslator translator;
  private final long seed;
  private final ImportBudget budget;
  private final Deque<Doubt> doubts = new ArrayDeque<>();
  private ReplayedGame play;
  private RecordedCertificates certificates;
  private int index;
  private String stuck = "";
  private Doubt farthest;

  ImportSearch(Title title, Recording recording, long seed, ImportBudget budget) {
    this.seed = seed;
    this.budget = budget;
    this.title = title;
    this.recording = recording;
    this.translator = new ActionTranslator(title);
    this.play = ReplayedGame.start(title, recording.players(), seed);
    this.certificates = RecordedCertificates.of(play.state());
    this.farthest = new Doubt(0, play, certificates);
  }

  GameImport run() {
    while (index < recording.actions().size()) {
      RecordedAction action = recording.actions().get(index);
      String forbidden = recording.forbidden(action, title.design().recordings());
      if (!forbidden.isEmpty())
        return done(
            play,
            index,
            List.of("the rest is left out, because the rulebook forbids " + forbidden));
      if (action.is(RecordingReplay.STOPPED)) {
        play = play.waitingFor(action.entity(), MOST_PASSES);
        break;
      }
      Optional<String> fault = step(action);
      if (fault.isEmpty()) {
        index++;
        continue;
      }
      noteStuck(action, fault.get());
      if (doubts.isEmpty() || budget.isSpent()) return givenUp();
      goBack(doubts.removeLast());
    }
    return done(play, index, GameImport.otherWorth(title, recording, play.state()));
  }

  private void noteStuck(RecordedAction action, String fault) {
    if (!stuck.isEmpty() && index <= farthest.index()) return;
    farthest = new Doubt(index, play, certificates);
    stuck = "action " + action.id() + " " + action.type() + ": " + fault;
  }

  private void goBack(Doubt doubt) {
    play = doubt.play();
    certificates = doubt.certificates();
    index = doubt.index();
  }

  private GameImport givenUp() {
    List<String> why = List.of(budget.isSpent() ? budget.says(stuck) : stuck);
    return done(farthest.play(), farthest.index(), why);
  }

  private GameImport done(ReplayedGame reached, int actions, List<String> notes) {
    var log =
        new GameLog(
            title.id(),
            title.fingerprint(),
            recording.players(),
            title.options(),
            seed,
            reached.actions());
    return new GameImport(log, actions, notes);
  }

  private Optional<String> step(RecordedAction action) {
    Optional<String> fault = take(action);
    for (RecordedAction auto : action.auto()) if (fault.isEmpty()) fault = take(auto);
    return fault;
  }

  private Optional<String> take(RecordedAction action) {
    if (action.is("pass")) return pass(action);
    Optional<String> fault = takeEach(action, translated(action, play), MOST_PASSES);
    return fault.isPresent() && takenLater(action) ? Optional.empty() : fault;
  }

  private Translation translated(RecordedAction action, ReplayedGame moment) {
    return translator.translate(
        action, JsonNodeFactory.instance.objectNode(), moment.state(), certificates);
  }

  /** What an action means may first show once what comes before it is declined. */
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

  private Optional<String> pass(RecordedAction action) {
    ReplayedGame before = play;
    declined(action)
        .filter(after -> !answersNothing(action.entity(), after))
        .ifPresent(
            after -> {
              if (action.auto().isEmpty())
                doubts.addLast(new Doubt(index + 1, before, certificates));
              if (doubts.size() > MOST_DOUBTS) doubts.removeFirst();
              play = after;
            });
    return Optional.empty();
  }

  /** Play after a pass of the player who is asked; the owner of a private answers for it. */
  private Optional<ReplayedGame> declined(RecordedAction action) {
    boolean asked = play.asks(action.entity()) || action.kind().equals("company");
    return asked
            && translated(action, play) instanceof Translation.Actions(List<Action> list)
            && list.size() == 1
        ? play.attempt(list.getFirst()).play()
        : Optional.empty();
  }

  /**
   * Whether a pass answers a decision that ours never asked for: what the entity does next is
   * possible now, and no longer after the pass.
   */
  private boolean answersNothing(String entity, ReplayedGame passed) {
    return recording.actions().subList(index + 1, recording.actions().size()).stream()
        .takeWhile(action -> action.entity().equals(entity))
        .filter(action -> !action.is("pass"))
        .findFirst()
        .filter(action -> canBeTaken(action, play) && !canBeTaken(action, passed))
        .isPresent();
  }

  private boolean canBeTaken(RecordedAction action, ReplayedGame moment) {
    budget.spend();
    return translated(action, moment) instanceof Translation.Actions(List<Action> list)
        && !list.isEmpty()
        && moment.attempt(list.getFirst()).play().isPresent();
  }

  /** All of what an action means, or nothing of it. */
  private Optional<String> takeEach(RecordedAction recorded, Translation translation, int passes) {
    return switch (translation) {
      case Translation.Unknown unknown -> Optional.of(unknown.why());
      case Translation.Actions(List<Action> actions) -> takeEach(recorded, actions, passes);
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
}

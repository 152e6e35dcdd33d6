package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.MemoryKey;
import roundhouse.game.RememberedSize;
import roundhouse.game.ScriptLimits;
import roundhouse.words.VisibleText;

/**
 * Questions that effects ask players. The frame of a question holds all of it: the player, the
 * answers, the function that continues with its data, and what waits for the answer.
 */
public final class PlayerQuestions {
  /** The answer that accepts an offer. */
  public static final String AGREED = "agree";

  /** The answer that declines an offer. */
  public static final String DECLINED = "decline";

  private static final MemoryKey<List<Object>> CHOICES = MemoryKey.list("choices");
  private static final MemoryKey<String> QUESTION = MemoryKey.text("question");
  private static final MemoryKey<String> THEN = MemoryKey.text("then");
  private static final MemoryKey<Object> DATA = MemoryKey.data("data");
  private static final MemoryKey<String> FILE = MemoryKey.text("file");
  private static final MemoryKey<Boolean> HOLDS = MemoryKey.flag("holds");
  private static final MemoryKey<List<Continuation>> LATER = MemoryKey.list("later");

  private static final int LONGEST_QUESTION = ScriptLimits.STANDARD.texts().question();

  private PlayerQuestions() {}

  /** Whether a script asked the question; it may have the name of one that the rules ask. */
  public static boolean isOfScript(Frame question) {
    return question.memory().has(THEN);
  }

  /** What a question of a script asks, in its own words. */
  public static String sentence(Frame question) {
    return question.memory().get(QUESTION);
  }

  /** What players read for an answer to a question of a script. */
  public static String label(Game game, Frame question, String answer) {
    return game.ask(StepHooks.answerLabel(question.name()), answered(question, answer, 0));
  }

  /** The hexes that an answer to a question of a script concerns. */
  public static List<String> hexes(Game game, Frame question, String answer) {
    return game.ask(StepHooks.answerHexes(question.name()), answered(question, answer, 0));
  }

  /** What an answer to a question of a script is worth to the player, in money, for bots. */
  public static int worth(Game game, Frame question, Action.Choose answer) {
    return game.ask(
        StepHooks.answerWorth(question.name()),
        answered(question, answer.answer(), answer.amount()));
  }

  private static StepHooks.Answered answered(Frame question, String answer, int amount) {
    return new StepHooks.Answered(question.memory().get(DATA), answer, amount);
  }

  /** The answers that a question may get. */
  public static List<PossibleAnswer> choices(Frame question) {
    return question.memory().get(CHOICES).stream().map(PossibleAnswer::read).toList();
  }

  /** The memory of an offer, which its question's player accepts or declines. */
  public static FrameMemory offer() {
    return asking(List.of(AGREED, DECLINED));
  }

  /** The memory of a question with these answers. */
  public static FrameMemory asking(List<String> answers) {
    return FrameMemory.EMPTY.with(CHOICES, List.copyOf(answers));
  }

  static void ask(StateTransaction change, Effect.Ask ask, String file) {
    Refusal.unless(
        change.state().isPlayer(ask.player()), "ask", "there is no player named %s", ask.player());
    requireTexts(ask);
    String answers = exporting(change, "to continue with the answer", ask.then(), file);
    FrameMemory memory =
        FrameMemory.EMPTY
            .with(CHOICES, plain(ask))
            .with(QUESTION, ask.question())
            .with(THEN, ask.then())
            .with(DATA, ask.data())
            .with(FILE, answers);
    change.push(HookEvents.questionFrame(ask.then(), ask.player(), memory));
  }

  /** The answers as the frame keeps them. */
  private static List<Object> plain(Effect.Ask ask) {
    return ask.choices().stream().map(PossibleAnswer::show).toList();
  }

  private static void requireTexts(Effect.Ask ask) {
    Refusal.unless(!ask.choices().isEmpty(), "ask", "a question needs at least one answer");
    Refusal.unless(
        ask.question().length() <= LONGEST_QUESTION,
        "ask",
        "a question has at most %s characters, not %s",
        LONGEST_QUESTION,
        ask.question().length());
    Refusal.unless(
        VisibleText.isPlain(ask.question())
            && ask.choices().stream().map(PossibleAnswer::answer).allMatch(VisibleText::isPlain),
        "ask",
        "a question and its answers are plain texts, without control characters or '<html'");
    Refusal.unless(
        RememberedSize.of(List.of(plain(ask), ask.data())) <= RememberedSize.MOST,
        "ask",
        "a question may keep %s characters in its answers and data",
        RememberedSize.MOST);
  }

  /** Goes on with another function of the scripts. */
  static void goOn(StateTransaction change, Effect.Then then, String file) {
    String goesOn = exporting(change, "to go on with", then.then(), file);
    Refusal.unless(
        RememberedSize.of(then.data()) <= RememberedSize.MOST,
        "then",
        "a function may get data of %s characters",
        RememberedSize.MOST);
    change.followUp();
    call(change, then.then(), goesOn, new StepHooks.Answered(then.data(), "", 0));
  }

  /**
   * The memory of a turn for whose end the effects after it wait.
   *
   * @param then the function that goes on with the data then, "" for none
   */
  public static FrameMemory continued(
      StateTransaction change, String then, Object data, String file) {
    if (then.isEmpty()) return FrameMemory.EMPTY.with(HOLDS, true);
    String goesOn = exporting(change, "to go on with", then, file);
    Refusal.unless(
        RememberedSize.of(data) <= RememberedSize.MOST,
        "then",
        "a function may get data of %s characters",
        RememberedSize.MOST);
    return FrameMemory.EMPTY.with(HOLDS, true).with(THEN, then).with(DATA, data).with(FILE, goesOn);
  }

  /** Whether a function of a script goes on after a turn. */
  public static boolean goesOn(Frame turn) {
    return turn.memory().has(THEN);
  }

  /** Continues after such a turn: first its function, which gets an amount, then what waited. */
  public static void goOn(StateTransaction change, Frame turn, int amount) {
    int before = change.inserted().size();
    if (goesOn(turn)) {
      change.followUp();
      call(
          change,
          turn.memory().get(THEN),
          turn.memory().get(FILE),
          new StepHooks.Answered(turn.memory().get(DATA), "", amount));
    }
    resume(change, later(turn), before);
  }

  /** The script that exports a function: the one that names it, or else the topmost other. */
  private static String exporting(
      StateTransaction change, String what, String function, String file) {
    List<String> files =
        change.title().rules().handlers(function).stream().map(HookHandler::file).toList();
    Refusal.unless(
        !files.isEmpty(), "then", "no script exports a function '%s' %s", function, what);
    return files.contains(file) ? file : files.getLast();
  }

  private static boolean holds(Frame frame) {
    return frame.kind() == Frame.Kind.QUESTION || frame.memory().is(HOLDS);
  }

  /** Whether something was asked since this number of frames was inserted. */
  static boolean isWaiting(StateTransaction change, int before) {
    return change.inserted().size() > before && holds(change.inserted().getLast());
  }

  /** Adds continuations to those that wait for the top question. */
  static void defer(StateTransaction change, List<Continuation> more) {
    Frame question = change.inserted().getLast();
    var all = new ArrayList<>(later(question));
    all.addAll(more);
    change.replaceInserted(question.remembering(LATER, List.copyOf(all)));
  }

  private static List<Continuation> later(Frame question) {
    return question.memory().get(LATER);
  }

  /** Continues after the answer to an effect's question: first its script, then what waited. */
  public static void answered(StateTransaction change, Frame question, Action.Choose answer) {
    int before = change.inserted().size();
    FrameMemory memory = question.memory();
    call(
        change,
        memory.get(THEN),
        memory.get(FILE),
        answered(question, answer.answer(), answer.amount()));
    resume(change, later(question), before);
  }

  /** Continues after the answer to a question that the rules asked because of an effect. */
  public static void resume(StateTransaction change, Frame question) {
    resume(change, later(question), change.inserted().size());
  }

  private static void call(
      StateTransaction change, String then, String file, StepHooks.Answered arguments) {
    var hook = StepHooks.answered(then);
    List<HookHandler<?, ?>> layers = change.title().rules().handlers(then);
    for (int index = 0; index < layers.size(); index++) {
      if (!layers.get(index).file().equals(file)) continue;
      var chance = SeededRandom.of(change.title().design(), change.state().random());
      List<Effect> effects =
          change
              .title()
              .rules()
              .tell(
                  hook,
                  index,
                  arguments,
                  new HookHandler.Context<>(change.game(), List::of, chance));
      change.update(change.state().withRandom(chance.state()));
      HookEvents.apply(change, effects, then, layers.get(index));
    }
  }

  /**
   * Carries out in order what waited; if another question is asked, the rest waits for that one.
   */
  private static void resume(StateTransaction change, List<Continuation> later, int before) {
    for (int i = 0; i < later.size(); i++) {
      if (isWaiting(change, before)) {
        defer(change, later.subList(i, later.size()));
        return;
      }
      later.get(i).resume(change);
    }
  }
}

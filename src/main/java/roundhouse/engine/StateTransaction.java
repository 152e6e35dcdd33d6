package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.events.Event;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.MemoryKey;
import roundhouse.game.ScriptLimits;
import roundhouse.threads.AbandonableThread;

/**
 * The effects of one action while rules apply them: the current state and the log so far. When a
 * rule refuses, the whole transaction is dropped, so an action happens completely or not at all.
 */
public final class StateTransaction {
  /** No rules nest turns and questions deeper. */
  private static final int DEEPEST = ScriptLimits.STANDARD.chain().waiting();

  private final Title title;
  private final GameState before;
  private GameState state;
  private final List<Event> events = new ArrayList<>();
  private Optional<EffectOrigin> origin = Optional.empty();
  private boolean bankOverdrawn;
  private int followUps;
  private int reported;
  private Optional<GameState> afterAction = Optional.empty();
  private int eventsOfAction;

  /** Turns and questions of effects, which come when the rule that runs now is done. */
  private final List<Frame> inserted = new ArrayList<>();

  /** A transaction that starts in this state. */
  public StateTransaction(Title title, GameState state) {
    this.title = title;
    this.before = state;
    this.state = state;
  }

  /** The title whose rules apply. */
  public Title title() {
    return title;
  }

  /** The state before the first update. */
  public GameState before() {
    return before;
  }

  /** The state after all updates so far. */
  public GameState state() {
    return state;
  }

  /** The current state with its title, to ask the rules about it. */
  public Game game() {
    return new Game(title, state);
  }

  /** The log so far. */
  public List<Event> events() {
    return events;
  }

  /** What was logged since this was asked before. */
  public List<Event> unreported() {
    List<Event> more = List.copyOf(events.subList(reported, events.size()));
    reported = events.size();
    return more;
  }

  /** Replaces the state; work that was given up ends here. */
  public void update(GameState next) {
    AbandonableThread.stopIfAbandoned();
    state = next;
  }

  /** The bank has paid more than it had; what it takes in later in the action changes nothing. */
  public void overdrawBank() {
    bankOverdrawn = true;
  }

  /** Whether the bank has paid more than it had at any moment of the action. */
  public boolean isBankOverdrawn() {
    return bankOverdrawn;
  }

  /** What comes from now on is no part of the action: play goes on by itself. */
  public void goOn() {
    if (afterAction.isPresent()) return;
    afterAction = Optional.of(state);
    eventsOfAction = events.size();
  }

  /** What the action itself did, without what came after it by itself. */
  public Result.Applied action() {
    return afterAction
        .map(reached -> new Result.Applied(reached, events.subList(0, eventsOfAction)))
        .orElseGet(() -> new Result.Applied(state, events));
  }

  /** What comes now follows from this effect of a script. */
  void follows(EffectOrigin effect) {
    origin = Optional.of(effect);
  }

  /** A script goes on with another function; refuses where it does so forever. */
  void followUp() {
    followUps++;
    Refusal.unless(
        followUps <= DEEPEST,
        "then",
        "%s functions go on with each other in one action: do they end?",
        DEEPEST);
  }

  /** The last effect of a script in this transaction, if there was any. */
  public Optional<EffectOrigin> origin() {
    return origin;
  }

  /** A company after all updates so far. */
  public Company company(String id) {
    return state.company(id);
  }

  /** Replaces a company. */
  public void update(Company company) {
    update(state.with(company));
  }

  /** Logs something that happened. */
  public void log(Event event) {
    events.add(event);
  }

  /** Continues play in a new frame; the frames below wait. */
  public void push(Frame frame) {
    Refusal.unless(
        state.stack().size() + inserted.size() < DEEPEST,
        "turns",
        "%s turns and questions wait for each other: do scripts insert them forever?",
        DEEPEST);
    var stack = new ArrayList<>(state.stack());
    stack.add(frame);
    state = state.withStack(stack);
  }

  /**
   * Holds the frames above this depth back until the rule that runs now is done: what it remembers
   * belongs to the frame that it works in.
   */
  void holdBack(int depth) {
    List<Frame> stack = state.stack();
    if (stack.size() <= depth) return;
    inserted.addAll(stack.subList(depth, stack.size()));
    state = state.withStack(stack.subList(0, depth));
  }

  /** The frames that effects have inserted and that have not come yet. */
  public List<Frame> inserted() {
    return List.copyOf(inserted);
  }

  /** Replaces the last of these. */
  void replaceInserted(Frame frame) {
    inserted.set(inserted.size() - 1, frame);
  }

  /** Pushes the frames that effects have inserted. */
  public void playInserted() {
    List<Frame> due = inserted();
    inserted.clear();
    due.forEach(this::push);
  }

  /** Removes the top frame. */
  public Frame pop() {
    var stack = new ArrayList<>(state.stack());
    Frame top = stack.removeLast();
    state = state.withStack(stack);
    return top;
  }

  /** Replaces the top frame. */
  public void replaceTop(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    stack.set(stack.size() - 1, frame);
    state = state.withStack(stack);
  }

  /** Replaces the innermost round's frame. */
  public void replaceRound(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).kind() == Frame.Kind.ROUND) {
        stack.set(i, frame);
        state = state.withStack(stack);
        return;
      }
    }
    throw new IllegalStateException("no round is being played");
  }

  /** Remembers a value in the top frame. */
  public <T> void remember(MemoryKey<T> key, T value) {
    replaceTop(state.top().remembering(key, value));
  }
}

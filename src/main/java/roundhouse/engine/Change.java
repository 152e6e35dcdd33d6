package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/**
 * An action on its way: the state as it has become so far, and what was told. It is thrown away
 * whole when a rule refuses, so that nothing ever happens by halves.
 */
public final class Change {
  private final Title title;
  private GameState state;
  private final List<Event> events = new ArrayList<>();

  /** An action begins in that state. */
  public Change(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  /** The title whose rules decide. */
  public Title title() {
    return title;
  }

  /** The state as it has become so far. */
  public GameState state() {
    return state;
  }

  /** The same under its title, for those who ask the rules. */
  public Game game() {
    return new Game(title, state);
  }

  /** What was told so far. */
  public List<Event> events() {
    return events;
  }

  /** The state is another from here on. */
  public void become(GameState next) {
    state = next;
  }

  /** A company as it has become so far. */
  public Company company(String id) {
    return state.company(id);
  }

  /** A company is another from here on. */
  public void become(Company company) {
    state = state.with(company);
  }

  /** Tells what somebody did. */
  public void did(String entity, String says, Object... names) {
    events.add(new Event("action", entity, names.length == 0 ? says : String.format(says, names)));
  }

  /** Tells what followed by itself. */
  public void follows(String entity, String says, Object... names) {
    events.add(new Event("engine", entity, names.length == 0 ? says : String.format(says, names)));
  }

  /** Tells that a new part of the game begins. */
  public void heading(String says, Object... names) {
    events.add(new Event("round", "", String.format(says, names)));
  }

  /** Tells what a script wrote. */
  public void scripted(String says) {
    events.add(new Event("script", "", says));
  }

  /** Play goes on in a new frame; what lies below waits. */
  public void push(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    stack.add(frame);
    state = state.withStack(stack);
  }

  /** The frame on top is done with. */
  public Frame pop() {
    var stack = new ArrayList<>(state.stack());
    Frame top = stack.removeLast();
    state = state.withStack(stack);
    return top;
  }

  /** Replaces the frame on top. */
  public void top(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    stack.set(stack.size() - 1, frame);
    state = state.withStack(stack);
  }

  /** Replaces the innermost round's frame. */
  public void round(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).kind() == Frame.Kind.ROUND) {
        stack.set(i, frame);
        state = state.withStack(stack);
        return;
      }
    }
    throw new IllegalStateException("play is in no round");
  }

  /** Remembers something in the frame on top. */
  public void remember(String name, Object value) {
    top(state.top().remembering(name, value));
  }
}

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
final class Change {
  private final Title title;
  private GameState state;
  private final List<Event> events = new ArrayList<>();

  Change(Title title, GameState state) {
    this.title = title;
    this.state = state;
  }

  Title title() {
    return title;
  }

  GameState state() {
    return state;
  }

  Game game() {
    return new Game(title, state);
  }

  List<Event> events() {
    return events;
  }

  void become(GameState next) {
    state = next;
  }

  Company company(String id) {
    return state.company(id);
  }

  void become(Company company) {
    state = state.with(company);
  }

  /** Tells what somebody did. */
  void did(String entity, String says, Object... names) {
    events.add(new Event("action", entity, names.length == 0 ? says : String.format(says, names)));
  }

  /** Tells what followed by itself. */
  void follows(String entity, String says, Object... names) {
    events.add(new Event("engine", entity, names.length == 0 ? says : String.format(says, names)));
  }

  void heading(String says, Object... names) {
    events.add(new Event("round", "", String.format(says, names)));
  }

  void scripted(String says) {
    events.add(new Event("script", "", says));
  }

  void push(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    stack.add(frame);
    state = state.withStack(stack);
  }

  Frame pop() {
    var stack = new ArrayList<>(state.stack());
    Frame top = stack.removeLast();
    state = state.withStack(stack);
    return top;
  }

  /** Replaces the frame on top. */
  void top(Frame frame) {
    var stack = new ArrayList<>(state.stack());
    stack.set(stack.size() - 1, frame);
    state = state.withStack(stack);
  }

  /** Replaces the innermost round's frame. */
  void round(Frame frame) {
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
  void remember(String name, Object value) {
    top(state.top().remembering(name, value));
  }
}

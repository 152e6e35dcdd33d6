package roundhouse.engine.play;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Names;
import roundhouse.engine.Refusal;
import roundhouse.engine.auctions.DraftDeck;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;
import roundhouse.words.IndefiniteArticle;

/**
 * Refuses an action that names what the game lacks, or that lacks a value, before any rule looks at
 * it. A saved game may hold such actions once its design has changed.
 */
final class ActionNameCheck {
  private static final List<String> SOURCES =
      Stream.of(Holder.BANK, Holder.IPO, Holder.POOL).map(Holder::name).toList();

  /** A value that actions of one type have, and what it names. */
  private record Value(String name, Method accessor, Optional<Names.Kind> kind) {
    static Value of(RecordComponent component) {
      Names names = component.getAnnotation(Names.class);
      return new Value(
          component.getName(),
          component.getAccessor(),
          Optional.ofNullable(names).map(Names::value));
    }

    Object in(Action action) {
      try {
        return accessor.invoke(action);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private static final ClassValue<List<Value>> VALUES =
      new ClassValue<>() {
        @Override
        protected List<Value> computeValue(Class<?> action) {
          return Arrays.stream(action.getRecordComponents()).map(Value::of).toList();
        }
      };

  private final Game game;

  private ActionNameCheck(Game game) {
    this.game = game;
  }

  /** Throws a refusal that says what is missing. */
  static void require(Game game, Action action) {
    Optional<Refusal> fault = fault(game, action);
    if (fault.isPresent()) throw fault.get();
  }

  /** What is missing, if anything. */
  static Optional<Refusal> fault(Game game, Action action) {
    var check = new ActionNameCheck(game);
    Optional<Refusal> fault =
        action instanceof Action.Arrange ? Optional.empty() : check.actor(action.by());
    for (Value value : VALUES.get(action.getClass()))
      if (fault.isEmpty()) fault = check.fault(action, value);
    return fault;
  }

  private Optional<Refusal> fault(Action action, Value value) {
    Object given = value.in(action);
    return isComplete(given)
        ? value.kind().flatMap(kind -> unknown(kind, given.toString()))
        : Optional.of(incomplete(action, value));
  }

  private static Refusal incomplete(Action action, Value value) {
    return Refusal.because(
        "incomplete",
        "%s must say its '%s'",
        IndefiniteArticle.with(action.type() + " action"),
        value.name());
  }

  /** A saved game may leave values out inside runs, and inside what is set by hand. */
  private static boolean isComplete(Object given) {
    return switch (given) {
      case null -> false;
      case List<?> all -> areComplete(all);
      case Map<?, ?> with -> with.values().stream().allMatch(Objects::nonNull);
      case Run run -> run.train() != null && isComplete(run.track()) && isComplete(run.calls());
      case TrackRef track -> track.hex() != null && track.ends() != null;
      case StopRef call -> call.hex() != null;
      default -> true;
    };
  }

  private static boolean areComplete(List<?> all) {
    for (Object each : all) if (!isComplete(each)) return false;
    return true;
  }

  private Optional<Refusal> actor(String by) {
    if (by == null)
      return Optional.of(Refusal.because("incomplete", "an action must say by whom it is taken"));
    return isOwner(by) ? Optional.empty() : Optional.of(noOwner(by));
  }

  private Optional<Refusal> unknown(Names.Kind kind, String name) {
    GameState state = game.state();
    return switch (kind) {
      case COMPANY -> among("company", name, state.companies().keySet());
      case PRIVATE -> among("private", name, state.privates().keySet());
      case LOT ->
          name.isEmpty() || DraftDeck.isBlank(name) ? Optional.empty() : among("lot", name, lots());
      case SOURCE ->
          SOURCES.contains(name) || isOwner(name) ? Optional.empty() : Optional.of(noOwner(name));
      case HEX ->
          unless(
              game.title().map().hexes().containsKey(HexId.of(name)),
              "hex",
              "there is no hex %s on the map",
              name);
      case TILE ->
          unless(
              game.title().tiles().containsKey(name),
              "tile",
              "there is no tile %s in the manifest",
              name);
      case TRAIN ->
          unless(
              Train.read(name).filter(this::isDesigned).isPresent(),
              "trains",
              "there is no train '%s'",
              name);
    };
  }

  private boolean isDesigned(Train train) {
    return game.design().trains().containsKey(train.type());
  }

  private boolean isOwner(String name) {
    return game.state().isPlayer(name) || game.state().companies().containsKey(name);
  }

  private Refusal noOwner(String name) {
    List<String> owners =
        Stream.concat(
                game.state().players().stream().map(Player::name),
                game.state().companies().keySet().stream())
            .toList();
    return none("player or company", name, owners);
  }

  private List<String> lots() {
    return Stream.concat(
            game.state().privates().keySet().stream(), game.state().companies().keySet().stream())
        .toList();
  }

  private static Optional<Refusal> among(String what, String name, Collection<String> known) {
    return known.contains(name) ? Optional.empty() : Optional.of(none(what, name, known));
  }

  private static Refusal none(String what, String name, Collection<String> known) {
    return Refusal.because(what, "there is no %s %s%s", what, name, SpellingHint.hint(name, known));
  }

  private static Optional<Refusal> unless(boolean known, String rule, String fault, String name) {
    return known ? Optional.empty() : Optional.of(Refusal.because(rule, fault, name));
  }
}

package roundhouse.workshop.hooks;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.Hook;
import roundhouse.engine.HookCall;
import roundhouse.engine.RecordValues;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;

/**
 * What a hook may be called with in a game: for each of its arguments, the things of the game that
 * fit.
 */
public final class HookInputs {
  private static final int NUMBERS = 20;

  private final GameHistory play;

  private HookInputs(GameHistory play) {
    this.play = play;
  }

  /** A value for an argument, and what it is called. */
  public record Input(Object value, String says) {
    @Override
    public String toString() {
      return says;
    }
  }

  /**
   * What fits each argument, by name. Values with which the hook was really called around this
   * moment come first; an argument whose values cannot be made up has only those.
   */
  public static Map<String, List<Input>> of(GameHistory play, Hook<?, ?> hook, HookTrace trace) {
    var inputs = new HookInputs(play);
    var all = new LinkedHashMap<String, List<Input>>();
    for (RecordComponent component : hook.arguments().getRecordComponents()) {
      var values = new LinkedHashSet<Input>(seen(trace, hook, component));
      values.addAll(inputs.madeUp(component.getType()));
      all.put(component.getName(), List.copyOf(values));
    }
    return all;
  }

  private static List<Input> seen(HookTrace trace, Hook<?, ?> hook, RecordComponent component) {
    var all = new ArrayList<Input>();
    for (HookTrace.Part part : trace.calls()) {
      for (HookCall call : part.calls()) {
        if (call.hook().name().equals(hook.name()))
          all.add(input(RecordValues.value(component, call.arguments())));
      }
    }
    return all.reversed();
  }

  private static Input input(Object value) {
    return new Input(value, name(value));
  }

  /** Things by the names that players use. */
  public static String name(Object value) {
    return switch (value) {
      case Player player -> player.name();
      case Company company -> company.id();
      case PrivateCompany owned -> owned.id();
      case Train train -> train.type();
      case Hex hex -> hex.name().isEmpty() ? hex.id().text() : hex.id() + " " + hex.name();
      case Tile tile ->
          tile.number().isEmpty()
              ? UiWords.of("tile-words.printed")
              : UiWords.of("tile-words.numbered", tile.number());
      case Enum<?> constant -> YamlNames.word(constant);
      case List<?> list -> String.join(", ", list.stream().map(HookInputs::name).toList());
      default -> String.valueOf(value);
    };
  }

  private List<Input> madeUp(Class<?> type) {
    return values(type).map(HookInputs::input).toList();
  }

  private Stream<?> values(Class<?> type) {
    GameState state = play.state();
    if (type == Player.class) return state.players().stream();
    if (type == Company.class) return state.companies().values().stream();
    if (type == PrivateCompany.class) return state.privates().values().stream();
    if (type == Hex.class) return play.title().map().hexes().values().stream();
    if (type == Tile.class) return play.title().tiles().values().stream();
    if (type == Train.class)
      return play.title().design().trains().keySet().stream().map(train -> new Train(train, 0));
    if (type == int.class) return IntStream.rangeClosed(0, NUMBERS).map(step -> step * 10).boxed();
    if (type == boolean.class) return Stream.of(true, false);
    if (type.isEnum()) return Stream.of(type.getEnumConstants());
    return type == String.class ? words() : Stream.empty();
  }

  private Stream<String> words() {
    Stream<String> names =
        Stream.concat(
            play.state().players().stream().map(Player::name),
            play.state().companies().keySet().stream());
    Stream<String> places = Stream.of(Holder.BANK, Holder.IPO, Holder.POOL).map(Holder::name);
    return Stream.of(play.title().design().rounds().keySet().stream(), names, places)
        .flatMap(all -> all);
  }
}

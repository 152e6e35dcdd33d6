package roundhouse.script.reference;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Hook;
import roundhouse.engine.PossibleAnswer;
import roundhouse.engine.runs.RunHooks;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.route.problem.JudgedRun;
import roundhouse.script.model.BoardViews;
import roundhouse.script.model.CompanyView;
import roundhouse.script.model.OwnerViews;
import roundhouse.script.model.TrainViews;
import roundhouse.script.model.ViewTypes;

/** The TypeScript types of hooks and their arguments. */
final class HookTypes {
  private static final Map<Class<?>, String> NAMES =
      Map.ofEntries(
          Map.entry(int.class, "number"),
          Map.entry(Integer.class, "number"),
          Map.entry(boolean.class, "boolean"),
          Map.entry(String.class, "string"),
          Map.entry(HexId.class, "string"),
          Map.entry(Object.class, "any"),
          Map.entry(PossibleAnswer.class, "PossibleAnswer"),
          Map.entry(Dividend.Kind.class, "string"),
          Map.entry(Player.class, OwnerViews.PLAYER.name()),
          Map.entry(Company.class, CompanyView.COMPANY.name()),
          Map.entry(PrivateCompany.class, OwnerViews.PRIVATE.name()),
          Map.entry(Train.class, TrainViews.TRAIN.name()),
          Map.entry(Hex.class, BoardViews.HEX.name()),
          Map.entry(Tile.class, BoardViews.TILE.name()),
          Map.entry(StopAt.class, BoardViews.STOP.name()),
          Map.entry(JudgedRun.class, TrainViews.JUDGED.name()),
          Map.entry(RunHooks.Runner.class, TrainViews.RUNNER.name()));

  private HookTypes() {}

  /**
   * The name of the function type: {@code StopRevenue}; another word where a view has that name.
   */
  static String name(Hook<?, ?> hook) {
    String name = Character.toUpperCase(hook.name().charAt(0)) + hook.name().substring(1);
    boolean taken = ViewTypes.TYPES.stream().anyMatch(view -> view.name().equals(name));
    return taken ? name + "Question" : name;
  }

  /** {@code { readonly company: Company; readonly runs: Runs }}. */
  static String arguments(Class<?> record) {
    if (record.getRecordComponents().length == 0) return "{}";
    return Arrays.stream(record.getRecordComponents())
        .map(component -> "readonly " + component.getName() + ": " + type(component))
        .collect(Collectors.joining("; ", "{ ", " }"));
  }

  /**
   * @throws IllegalStateException for a Java type that has no view
   */
  static String type(RecordComponent component) {
    return component.getName().equals("runs") && !isJudged(component)
        ? TrainViews.RUNS.name()
        : type(component.getGenericType(), component);
  }

  private static boolean isJudged(RecordComponent component) {
    return component.getGenericType() instanceof ParameterizedType list
        && list.getActualTypeArguments()[0] == JudgedRun.class;
  }

  private static String type(Type type, RecordComponent component) {
    if (type instanceof ParameterizedType list)
      return type(list.getActualTypeArguments()[0], component) + "[]";
    String name = NAMES.get(type);
    if (name == null && type instanceof Class<?> options && options.isRecord())
      return arguments(options);
    if (name == null && type instanceof Class<?> words && words.isEnum()) return "string";
    if (name == null)
      throw new IllegalStateException("no view shows scripts the type of " + component);
    return name;
  }
}

package roundhouse.bench.fuzz;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Names;
import roundhouse.engine.Title;
import roundhouse.lab.simulation.Simulation;

/** Actions of every type whose values are names and numbers of a title, in any combination. */
final class OddActions {
  private static final List<Integer> NUMBERS =
      List.of(0, 1, 2, 3, 4, 5, 10, 20, 30, 50, 60, 100, 200, -1, 999_999, Integer.MAX_VALUE);

  private static final List<String> SOURCES = List.of("ipo", "pool", "bank", "");

  private final Map<Names.Kind, List<String>> names;
  private final List<String> parties;
  private final Random random;
  private final TextMutator mutator;

  OddActions(Title title, Random random) {
    Design design = title.design();
    List<String> companies = List.copyOf(design.companies().keySet());
    List<String> privates = List.copyOf(design.privates().keySet());
    List<String> trains =
        design.trains().keySet().stream()
            .flatMap(type -> Stream.of(type, type + "-0", type + "-1", type + "-5"))
            .toList();
    this.parties =
        Stream.concat(Simulation.names(design.players().max()).stream(), companies.stream())
            .toList();
    this.names =
        Map.of(
            Names.Kind.COMPANY, companies,
            Names.Kind.PRIVATE, privates,
            Names.Kind.LOT, Stream.concat(companies.stream(), privates.stream()).toList(),
            Names.Kind.HEX, title.map().hexes().keySet().stream().map(HexId::text).toList(),
            Names.Kind.TILE, List.copyOf(design.tiles().keySet()),
            Names.Kind.TRAIN, trains,
            Names.Kind.SOURCE, Stream.concat(SOURCES.stream(), parties.stream()).toList());
    this.random = random;
    this.mutator = new TextMutator(random);
  }

  /** An offered action with one or two other values, or one of any type by the same party. */
  Action like(Action offered) {
    if (random.nextInt(3) == 0) {
      var types = List.of(Action.class.getPermittedSubclasses());
      return made(mutator.pick(types), offered.by());
    }
    List<Object> values = new ArrayList<>(values(offered));
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      int at = random.nextInt(values.size());
      values.set(at, value(offered.getClass().getRecordComponents()[at]));
    }
    return made(offered.getClass(), values);
  }

  private static List<Object> values(Action action) {
    return Stream.of(action.getClass().getRecordComponents())
        .map(component -> valueOf(component, action))
        .toList();
  }

  private static Object valueOf(RecordComponent component, Action action) {
    try {
      return component.getAccessor().invoke(action);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Action made(Class<?> type, String by) {
    var values = new ArrayList<Object>();
    for (RecordComponent component : type.getRecordComponents()) values.add(value(component));
    if (random.nextInt(4) > 0) values.set(0, by);
    return made(type, values);
  }

  private static Action made(Class<?> type, List<Object> values) {
    try {
      Class<?>[] types =
          Stream.of(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      return (Action) type.getDeclaredConstructor(types).newInstance(values.toArray());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Object value(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == int.class) return mutator.pick(NUMBERS);
    if (type == List.class) return List.of();
    if (type == Map.class) return Map.of();
    if (type.isEnum()) return mutator.pick(List.of(type.getEnumConstants()));
    String name = component.getName().equals("by") ? mutator.pick(parties) : name(component);
    return type == HexId.class ? HexId.of(name) : name;
  }

  private String name(RecordComponent component) {
    Names kind = component.getAnnotation(Names.class);
    if (kind == null || random.nextInt(30) == 0)
      return mutator.pick(List.of("", "yes", "agree", "X"));
    List<String> known = names.get(kind.value());
    return known.isEmpty() ? "" : mutator.pick(known);
  }
}

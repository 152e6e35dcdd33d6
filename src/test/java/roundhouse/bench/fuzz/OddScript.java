package roundhouse.bench.fuzz;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.Design;
import roundhouse.engine.EffectCodec;
import roundhouse.engine.Hook;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;
import roundhouse.engine.runs.RunHooks;
import roundhouse.script.reference.HookExamples;

/** A script for a title, with answers to hooks that are mostly of the right type. */
final class OddScript {
  private static final List<String> NUMBERS =
      List.of("0", "1", "2", "5", "10", "20", "40", "100", "-1", "9999", "1000000", "2147483648");

  private static final List<String> ANYTHING =
      List.of(
          "null",
          "undefined",
          "[]",
          "{}",
          "[null]",
          "{ a: null }",
          "''",
          "' '",
          "true",
          "false",
          "0",
          "-1",
          "1.5",
          "NaN",
          "() => 1",
          "state",
          "asked",
          "[[[]]]",
          "'__proto__'",
          "[0, 'a', null]",
          "state.companies",
          "Object.values(state.companies)[0]",
          "state.players",
          "new Map()",
          "(() => { throw new Error('odd'); })()");

  private static final Map<String, List<String>> ANSWERS =
      Map.of(
          "number",
          List.of(
              "standard() + 1", "standard() - 1", "standard() * 2", "Math.floor(standard() / 2)"),
          "boolean",
          List.of("!standard()", "true", "false"),
          "true | string",
          List.of("'no'", "true", "standard() === true ? 'no' : true"),
          "string[]",
          List.of(
              "[]",
              "standard().slice(1)",
              "[...standard()].reverse()",
              "[...standard(), ...standard()]",
              "[NAME, ...standard()]",
              "[NAME, NAME]"),
          "number[]",
          List.of("[]", "standard().slice(1)", "[...standard(), NUMBER]", "[NUMBER, NUMBER]"),
          "string",
          List.of("NAME", "standard() + ' '", "standard()"),
          "true | string | number",
          List.of("true", "NAME", "NUMBER", "standard()", "asked.data.odd ?? 10"),
          RunHooks.RUN_RULES.answer().typescript(),
          List.of(
              "({ ...standard(), run: [], data: { odd: NUMBER } })",
              "({ ...standard(), run: [{ calls: NAME, adds: 20 }], runs: NUMBER })",
              "({ run: true, runs: true, data: ANYTHING })",
              "({ rules: [{ passes: '2 cities', allowed: false }, { ends: NAME, adds: NUMBER }] })",
              "({ rules: [{ of: NAME, calls: 'own', needs: '2 others', forEach: ANYTHING }] })"),
          "Waiver[]",
          List.of(
              "[{ rule: 'color' }, { rule: 'connection' }]",
              "[{ rule: 'own-marker' }, { rule: 'markers-a-turn' }]",
              "[{ rule: 'treasury' }, { rule: 'sold-before', companies: [NAME] }]",
              "[{ rule: NAME, hexes: ANYTHING }]"),
          "{ revenue: number, subsidy: number }",
          List.of(
              "{ ...standard(), revenue: NUMBER }",
              "{ subsidy: NUMBER, revenue: NUMBER }",
              "{ ...standard(), subsidy: ANYTHING }"));

  /**
   * The rules take a certificate for one, so that a script which counts it twice may pass the
   * limit.
   */
  private static final String COUNTED = "certificates";

  /** None of these changes while an action is carried out. */
  private static final List<String> WHEN =
      List.of(
          "true",
          "state.set % 2 === 0",
          "state.set > 3",
          "state.set === 4",
          "state.number === 2",
          "state.phase > '3'");

  private final List<String> names;
  private final List<String> hexes;
  private final Map<String, List<String>> ofKind;
  private final Random random;
  private final TextMutator mutator;

  OddScript(Title title, Random random) {
    Design design = title.design();
    List<String> players =
        List.of("state.players[0].id", "state.players.at(-1).id", "state.priority");
    List<String> companies = quoted(design.companies().keySet().stream());
    List<String> trains = quoted(design.trains().keySet().stream());
    List<String> hexes = quoted(title.map().hexes().keySet().stream().map(Object::toString));
    this.hexes = hexes;
    this.ofKind =
        Map.ofEntries(
            Map.entry("player", players),
            Map.entry("company", companies),
            Map.entry("id", quoted(design.privates().keySet().stream())),
            Map.entry("hex", hexes),
            Map.entry("tile", quoted(design.tiles().keySet().stream())),
            Map.entry("type", trains),
            Map.entry("train", cards(design)),
            Map.entry("kind", quoted(design.rounds().keySet().stream())),
            Map.entry("startsAs", quoted(design.kinds().keySet().stream())),
            Map.entry("color", List.of("'yellow'", "'green'", "'gray'")),
            Map.entry(
                "move", List.of("'left'", "'right 2'", "'down'", "'up'", "'back'", "'left 20'")),
            Map.entry(
                "when",
                List.of("'at-once'", "'this-turn'", "'this-round'", "'this-set'", "'next-set'")));
    this.names =
        Stream.of(
                players, companies, trains, hexes, List.of("'bank'", "'pool'", "'ipo'", "'nobody'"))
            .flatMap(List::stream)
            .toList();
    this.random = random;
    this.mutator = new TextMutator(random);
  }

  /** Types of trains, and their first cards. */
  private static List<String> cards(Design design) {
    return quoted(design.trains().keySet().stream().flatMap(type -> Stream.of(type, type + "-0")));
  }

  private static List<String> quoted(Stream<String> names) {
    return Stream.concat(names.map(name -> "'" + name + "'"), Stream.of("'none'")).toList();
  }

  /** One to four hooks. */
  String text() {
    var hooks = new ArrayList<>(HookRegistry.names());
    hooks.remove(COUNTED);
    Collections.shuffle(hooks, random);
    return hooks.subList(0, 1 + random.nextInt(4)).stream()
            .map(name -> function(HookRegistry.named(name).orElseThrow()))
            .collect(Collectors.joining("\n"))
        + "\nexport const then = ({ effects }) => ["
        + effects()
        + "];\n";
  }

  private String function(Hook<?, ?> hook) {
    if (random.nextInt(8) == 0) return example(hook.name());
    String answer =
        hook.kind() == Hook.Kind.EVENT
            ? "[" + effects() + "]"
            : question(hook.answer().typescript());
    String when = hook.seesState() ? mutator.pick(WHEN) : "true";
    return "export const %s = ({ state, title, standard, random, effects }, asked) => %s ? (%s) : standard();"
        .formatted(hook.name(), when, answer);
  }

  private String example(String hook) {
    String text = HookExamples.byHook().get(hook);
    return random.nextBoolean() ? text : mutator.nudge(text);
  }

  private String question(String type) {
    List<String> usual = ANSWERS.getOrDefault(type, List.of("standard()", "ANYTHING"));
    return filled(random.nextInt(5) == 0 ? "ANYTHING" : mutator.pick(usual));
  }

  private String filled(String answer) {
    return answer
        .replace("NAME", mutator.pick(names))
        .replace("NUMBER", mutator.pick(NUMBERS))
        .replace("ANYTHING", mutator.pick(ANYTHING));
  }

  private String effects() {
    var kinds = List.copyOf(EffectCodec.kinds().entrySet());
    return Stream.generate(() -> mutator.pick(kinds))
        .limit(1 + random.nextInt(3))
        .map(kind -> "effects." + kind.getKey() + "(" + arguments(kind.getValue()) + ")")
        .collect(Collectors.joining(", "));
  }

  private String arguments(Class<?> effect) {
    return Stream.of(effect.getRecordComponents())
        .map(this::argument)
        .collect(Collectors.joining(", "));
  }

  /** An object with some of the values that it may have. */
  private String options(Class<?> type) {
    return Stream.of(type.getRecordComponents())
        .filter(_ -> random.nextBoolean())
        .map(component -> component.getName() + ": " + argument(component))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private String item(RecordComponent list) {
    return switch (EffectCodec.listType(list).typescript()) {
      case "number[]" -> mutator.pick(NUMBERS);
      case "string[]" -> mutator.pick(names);
      case "PossibleAnswer[]" ->
          random.nextBoolean()
              ? mutator.pick(names)
              : "{ from: %s, to: %s, step: %s }"
                  .formatted(mutator.pick(NUMBERS), mutator.pick(NUMBERS), mutator.pick(NUMBERS));
      case String words -> "'" + mutator.pick(List.of(words.split("[^a-z-]+"))) + "'";
    };
  }

  private String argument(RecordComponent component) {
    if (random.nextInt(25) == 0) return mutator.pick(ANYTHING);
    String name = component.getName();
    if (ofKind.containsKey(name) && random.nextInt(8) > 0) return mutator.pick(ofKind.get(name));
    if (component.getType() == HexId.class) return mutator.pick(hexes);
    if (component.getType() == int.class) return mutator.pick(NUMBERS);
    if (component.getType() == List.class) {
      Class<?> element = EffectCodec.recordOf(component);
      return "[" + (element == null ? item(component) : options(element)) + "]";
    }
    if (component.getType().isEnum())
      return "'" + mutator.pick(YamlNames.words(component.getType())) + "'";
    if (component.getType().isRecord()) return options(component.getType());
    return switch (name) {
      case "then" -> "'then'";
      case "limit" -> random.nextBoolean() ? "'trains'" : "'certificates'";
      case "data", "value", "values" -> mutator.pick(ANYTHING);
      default -> mutator.pick(names);
    };
  }
}

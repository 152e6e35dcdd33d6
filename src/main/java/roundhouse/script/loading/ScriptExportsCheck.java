package roundhouse.script.loading;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.engine.Hook;
import roundhouse.engine.StepHooks;
import roundhouse.engine.play.BotHooks;
import roundhouse.engine.play.HookRegistry;
import roundhouse.engine.runs.RunHooks;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptModule;

/** Finds steps whose functions no script exports, and exported functions that nobody calls. */
final class ScriptExportsCheck {
  /** Hooks that are asked only if the answer to another one says so. */
  private static final List<String> JUDGES = List.of(RunHooks.RUN.name(), RunHooks.RUNS.name());

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_$]+");

  private final LoadResult loaded;
  private final List<ExportedFunction> exported;
  private final List<String> texts;

  /** How often each word stands in these texts. */
  private final Map<String, Long> words;

  /** The steps written in JavaScript and the place of each one's first use. */
  private final Map<Script, String> steps;

  /** The functions that these steps, and those of options, call if there are such. */
  private final List<String> wanted;

  private ScriptExportsCheck(LoadResult loaded, List<ScriptModule> scripts, List<String> texts) {
    this.loaded = loaded;
    this.exported = scripts.stream().flatMap(module -> module.functions().stream()).toList();
    this.texts = texts;
    this.words =
        texts.stream()
            .flatMap(text -> WORD.matcher(text).results())
            .collect(groupingBy(MatchResult::group, counting()));
    this.steps = steps(loaded.design().orElseThrow());
    this.wanted =
        Stream.concat(steps.keySet().stream().map(Script::name), OptionSteps.of(loaded))
            .flatMap(step -> Stream.of(StepHooks.of(step), StepHooks.more(step)))
            .flatMap(List::stream)
            .map(Hook::name)
            .toList();
  }

  /**
   * The problems of a title whose scripts loaded.
   *
   * @param texts of all its scripts, also of those that do not answer now
   */
  static List<Problem> problems(LoadResult loaded, List<ScriptModule> scripts, List<String> texts) {
    var check = new ScriptExportsCheck(loaded, scripts, texts);
    var problems = new ArrayList<Problem>();
    check.steps.forEach(
        (step, path) -> {
          check.missing(step, path).forEach(problems::add);
          check.alsoHooks(step, path).forEach(problems::add);
        });
    check.exported.stream()
        .filter(check::isOwn)
        .filter(check::isSuspect)
        .map(check::uncalled)
        .forEach(problems::add);
    if (!check.isExported(RunHooks.RUN_RULES.name()))
      check.exported.stream()
          .filter(function -> JUDGES.contains(function.name()))
          .map(ScriptExportsCheck::unasked)
          .forEach(problems::add);
    return problems;
  }

  /** The steps written in JavaScript, with the path of each one's first use. */
  private static Map<Script, String> steps(Design design) {
    var steps = new LinkedHashMap<Script, String>();
    design
        .rounds()
        .forEach(
            (name, round) -> {
              for (int i = 0; i < round.steps().size(); i++)
                if (round.steps().get(i) instanceof Script script)
                  steps.putIfAbsent(script, "rounds." + name + ".steps." + i + ".name");
            });
    return steps;
  }

  /** Where nobody decides, only what happens must be said. */
  private static List<String> functions(Script step) {
    List<Hook<?, ?>> needed =
        step.automatic() ? List.of(StepHooks.taken(step.name())) : StepHooks.of(step.name());
    return needed.stream().map(Hook::name).toList();
  }

  private Stream<Problem> missing(Script script, String path) {
    String step = script.name();
    List<String> missing =
        functions(script).stream().filter(function -> !isExported(function)).toList();
    if (missing.isEmpty()) return Stream.empty();
    String message =
        "no script exports %s, which the step '%s' calls"
            .formatted(missing.stream().map("'%s'"::formatted).collect(joining(", ")), step);
    return Stream.of(
        new Problem(
            Severity.ERROR,
            loaded.places().near(path).orElseThrow(),
            path,
            message,
            isFunctionName(step) ? nearest(missing.getFirst()) : renamed(step)));
  }

  /** A function of a step that is called like a hook answers both, with other arguments. */
  private Stream<Problem> alsoHooks(Script script, String path) {
    String step = script.name();
    return Stream.of(StepHooks.of(step), StepHooks.more(step))
        .flatMap(List::stream)
        .map(Hook::name)
        .filter(HookRegistry.names()::contains)
        .map(
            function ->
                new Problem(
                    Severity.ERROR,
                    loaded.places().near(path).orElseThrow(),
                    path,
                    "the function '%s' of the step '%s' is also a hook".formatted(function, step),
                    "call the step otherwise"));
  }

  /** Whether the names of functions can begin with it. */
  private static boolean isFunctionName(String step) {
    return step.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*");
  }

  private static String renamed(String step) {
    String[] words = step.split("[^\\p{L}\\p{N}]+");
    String joined =
        Stream.of(words)
            .filter(word -> !word.isEmpty())
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(joining());
    return "name the step with letters and digits only, such as '%s': its functions begin with its name"
        .formatted(
            joined.isEmpty()
                ? "extra"
                : joined.substring(0, 1).toLowerCase(Locale.ROOT) + joined.substring(1));
  }

  private boolean isExported(String function) {
    return exported.stream().anyMatch(each -> each.name().equals(function));
  }

  private String nearest(String function) {
    List<String> names =
        exported.stream().map(ExportedFunction::name).filter(name -> !isCalled(name)).toList();
    return SpellingHint.nearest(function, names)
        .map(name -> "rename '" + name + "' if that is meant to be it")
        .orElse("export them, as 'Writing a step' in the guide of scripts shows");
  }

  private boolean isCalled(String name) {
    return HookRegistry.names().contains(name)
        || wanted.contains(name)
        || BotHooks.isBot(name)
        || isOfQuestion(name);
  }

  /** Whether it says more of the answers to a question that another function continues. */
  private boolean isOfQuestion(String name) {
    return exported.stream()
        .map(ExportedFunction::name)
        .filter(this::isNamedTwice)
        .flatMap(function -> StepHooks.ofQuestion(function).stream())
        .anyMatch(hook -> hook.name().equals(name));
  }

  /** A title may leave out what the scripts of those that it extends do; they are checked there. */
  private boolean isOwn(ExportedFunction function) {
    LoadResult.Origin own = loaded.origins().getLast();
    List<String> folders =
        own.scripts().isEmpty() ? List.of(own.folder().getFileName().toString()) : own.scripts();
    return folders.contains(folder(function));
  }

  /** Of the scripts that titles share, each title uses what it needs. */
  private boolean isSuspect(ExportedFunction function) {
    String name = function.name();
    return !isCalled(name)
        && !isQuoted(name)
        && (SpellingHint.nearest(name, HookRegistry.names()).isPresent()
            || !ScriptFolders.isShared(loaded, folder(function)) && !isNamedTwice(name));
  }

  private static String folder(ExportedFunction function) {
    return function.source().name().replaceFirst("/[^/]*$", "");
  }

  /** Whether a script names the function in quotation marks, as what an effect goes on with. */
  private boolean isQuoted(String name) {
    Pattern quoted = Pattern.compile("([\"'`])" + Pattern.quote(name) + "\\1");
    return texts.stream().anyMatch(text -> quoted.matcher(text).find());
  }

  /** Whether a script imports the function or names it as the sequel of a question. */
  private boolean isNamedTwice(String name) {
    return words.getOrDefault(name, 0L) > 1;
  }

  private static Problem unasked(ExportedFunction function) {
    String message =
        "nothing asks '%s': export 'runRules' too, which says in its answer that it judges runs"
            .formatted(function.name());
    return warning(function, message);
  }

  private Problem uncalled(ExportedFunction function) {
    Set<String> known = new LinkedHashSet<>(HookRegistry.names());
    known.addAll(wanted);
    String message =
        SpellingHint.nearest(function.name(), known)
            .map(
                near ->
                    "there is no hook '%s': did you mean '%s'?".formatted(function.name(), near))
            .orElse(
                ("nothing calls '%s': it is not a hook, and no script imports it or names it in a"
                        + " question")
                    .formatted(function.name()));
    return warning(function, message);
  }

  private static Problem warning(ExportedFunction function, String message) {
    return TitleScripts.problem(
        Severity.WARNING,
        new ScriptProblem(
            function.source().file(),
            function.line(),
            function.column(),
            function.name(),
            message,
            List.of()));
  }

  /** The steps written in JavaScript that options of a design add to rounds, on or off. */
  private static final class OptionSteps {
    private static final String SCRIPT = "script";
    private static final String CALLED = SCRIPT + " ";

    private OptionSteps() {}

    /** Their names. */
    static Stream<String> of(LoadResult loaded) {
      return loaded.tree().flatMap(tree -> tree.get(DesignOptions.KEY)).stream()
          .flatMap(OptionSteps::below);
    }

    private static Stream<String> below(YamlNode node) {
      return switch (node) {
        case MapNode map -> map.entries().stream().flatMap(OptionSteps::named);
        case ListNode list -> list.items().stream().flatMap(OptionSteps::below);
        default -> Stream.empty();
      };
    }

    private static Stream<String> named(MapNode.Entry entry) {
      String key = entry.name();
      if (key.startsWith(CALLED)) return Stream.of(key.substring(CALLED.length()));
      return key.equals(SCRIPT) ? name(entry.value()) : below(entry.value());
    }

    /** A step may be written as its name, or with its parameters. */
    private static Stream<String> name(YamlNode step) {
      return switch (step) {
        case ScalarNode scalar -> Stream.of(scalar.text());
        case MapNode map -> map.get("name").stream().flatMap(OptionSteps::name);
        default -> Stream.empty();
      };
    }
  }
}

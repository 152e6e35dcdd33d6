package roundhouse.script.sandbox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import roundhouse.engine.play.HookRegistry;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ModuleMemory;
import roundhouse.script.source.ScriptModule;
import roundhouse.script.source.ScriptSource;
import roundhouse.script.views.AnswerReader;

/** Loads scripts one by one, in a new context after one has exceeded a limit. */
public final class ScriptLoader {
  private final List<ScriptSource> sources;
  private final Map<String, ScriptSource> byPath = new LinkedHashMap<>();
  private final List<ScriptModule> modules = new ArrayList<>();
  private final List<ScriptProblem> problems = new ArrayList<>();
  private int slots;

  private ScriptLoader(List<ScriptSource> sources) {
    this.sources = sources;
  }

  /**
   * Runs the top level of every script once. A broken file becomes a problem; the others still
   * load.
   */
  public static LoadedScripts load(List<ScriptSource> sources) {
    return new ScriptLoader(sources).load();
  }

  private LoadedScripts load() {
    accept();
    LoadedScripts files = new LoadedScripts(byPath, List.of(), List.of());
    try (ScriptContext box = new ScriptContext(files);
        ScriptGuard guard = new ScriptGuard(box)) {
      for (ScriptSource source : byPath.values()) {
        box.prepare();
        switch (guard.attempt(
            () -> box.inspect(source, (exports, data) -> module(source, exports, data)))) {
          case GuardResult.Done<ScriptModule>(ScriptModule module) -> modules.add(module);
          case GuardResult.Failed<ScriptModule>(ScriptProblem problem) -> report(problem);
        }
      }
    }
    return new LoadedScripts(byPath, modules, problems);
  }

  private void accept() {
    for (ScriptSource source : sources) {
      if (byPath.size() == ScriptLimits.STANDARD.files().count()) {
        refuse(
            source,
            "the title has more than "
                + ScriptLimits.STANDARD.files().count()
                + " script files: this one and those after it are ignored");
        return;
      }
      if (source.isTooBig())
        refuse(
            source,
            "the script is larger than " + ScriptLimits.STANDARD.files().kilobytes() + " KB");
      else if (source.firstForeign().isPresent()) refuseForeign(source);
      else if (byPath.putIfAbsent(source.path(), source) != null)
        refuse(source, "there is already a script named '" + source.name() + "'");
    }
  }

  private void refuseForeign(ScriptSource source) {
    problems.add(
        ScriptProblem.at(
            source,
            source.firstForeign().getAsInt(),
            "",
            "this is not text in UTF-8, perhaps UTF-16 or Latin-1: save the script as UTF-8"));
  }

  private void refuse(ScriptSource source, String message) {
    problems.add(new ScriptProblem(source.file(), 0, 0, "", message, List.of()));
  }

  /** A broken file that several scripts import is reported once. */
  private void report(ScriptProblem problem) {
    if (!problems.contains(problem)) problems.add(problem);
  }

  private static ScriptProblem noFunction(ScriptSource source, String hook) {
    Matcher word = Pattern.compile("(?<![\\w$])" + hook + "(?![\\w$])").matcher(source.text());
    int at = word.find() ? word.start() : 0;
    return ScriptProblem.at(
        source,
        at,
        hook,
        "this is a hook, but not a function: write 'export const %s = () => ...'".formatted(hook));
  }

  private ScriptModule module(ScriptSource source, Value exports, AnswerReader data) {
    var functions = new ArrayList<ExportedFunction>();
    for (String name : exports.getMemberKeys().stream().sorted().toList()) {
      Value value = exports.getMember(name);
      if (!value.canExecute()) {
        if (HookRegistry.names().contains(name)) report(noFunction(source, name));
        continue;
      }
      SourceSection place = value.getSourceLocation();
      int line = place == null ? 0 : place.getStartLine();
      int column = place == null ? 0 : place.getStartColumn();
      functions.add(new ExportedFunction(slots++, source, name, line, column));
    }
    Optional<Object> reads =
        Optional.ofNullable(exports.getMember(ScriptModule.READS))
            .filter(value -> !value.canExecute())
            .map(data::read);
    return new ScriptModule(source, functions, ModuleMemory.of(source), reads);
  }
}

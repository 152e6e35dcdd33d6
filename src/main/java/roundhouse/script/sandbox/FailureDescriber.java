package roundhouse.script.sandbox;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.faults.ErrorHints;
import roundhouse.script.faults.MissingImport;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptFrame;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.faults.SyntaxMessages;

/**
 * Describes what a script threw, or the limit that stopped it, with a location in the designer's
 * file.
 */
final class FailureDescriber {
  private final SealedContext realm;
  private final CallMeter meter;

  FailureDescriber(SealedContext realm, CallMeter meter) {
    this.realm = realm;
    this.meter = meter;
  }

  /** Whether the context is unusable after this error. */
  static boolean isDeadly(Throwable error) {
    return !(error instanceof PolyglotException e)
        || e.isCancelled()
        || e.isResourceExhausted()
        || e.isInternalError();
  }

  ScriptException describe(CallOrigin place, Throwable error) {
    if (!(error instanceof PolyglotException e))
      return new ScriptException(problemAt(place, stopped("", error instanceof OutOfMemoryError)));
    if (!e.isHostException()) return new ScriptException(problem(place, e, message(e)));
    return switch (e.asHostException()) {
      case ScriptException inner -> inner;
      case ApiMisuse misuse -> new ScriptException(problem(place, e, misuse.getMessage()));
      case Throwable host ->
          new ScriptException(
              problem(place, e, "internal error in the engine, called from the script: " + host),
              host);
    };
  }

  private String message(PolyglotException e) {
    if (isDeadly(e)) return stopped(String.valueOf(e.getMessage()), false);
    Value thrown = e.getGuestObject();
    String text = Optional.ofNullable(e.getMessage()).orElse("");
    if (e.isSyntaxError()) return shortened(SyntaxMessages.tidied(text));
    return shortened(
        thrown == null || isError(thrown) ? ErrorHints.withHint(text) : thrownValue(thrown));
  }

  private boolean isError(Value thrown) {
    if (!thrown.hasMembers() || !thrown.isException()) return false;
    try {
      return !realm.kind().execute(thrown).asString().equals("plain");
    } catch (PolyglotException e) {
      return false;
    }
  }

  private static String thrownValue(Value thrown) {
    if (thrown.isString()) {
      String text = shortened(thrown.asString());
      return "threw the text '" + text + "'; use throw new Error('" + text + "') to see where";
    }
    String what =
        thrown.isNumber()
            ? "a number"
            : thrown.isNull()
                ? "nothing"
                : thrown.isBoolean() ? "true or false" : "an object that is not an Error";
    return "threw " + what + "; use throw new Error('what is wrong') to see where";
  }

  private String stopped(String text, boolean memory) {
    Optional<CallMeter.Excess> excess = meter.excess();
    if (memory || excess.equals(Optional.of(CallMeter.Excess.MEMORY))) {
      return "used more than "
          + ScriptLimits.STANDARD.call().megabytes()
          + " MB: does a list or text grow forever?";
    }
    if (excess.isPresent())
      return "took longer than "
          + ScriptLimits.STANDARD.call().time().toSeconds()
          + " seconds: does a search or a regular expression try too much?";
    if (text.startsWith("Statement"))
      return String.format(
          Locale.ROOT,
          "ran more than %,d statements: does a loop never end?",
          ScriptLimits.STANDARD.call().statements());
    if (text.contains("frame limit"))
      return "called functions more than "
          + ScriptLimits.STANDARD.call().depth()
          + " deep: does a recursion never end?";
    if (text.isEmpty() || text.contains("Stack overflow"))
      return "is nested too deeply: split it into steps or lists";
    return "was stopped: " + shortened(text);
  }

  private ScriptProblem problem(CallOrigin place, PolyglotException e, String message) {
    List<ScriptFrame> stack = stack(e);
    Optional<ScriptFrame> top =
        MissingImport.place(message, realm.files())
            .or(() -> section(e.getSourceLocation(), ""))
            .or(() -> stack.stream().findFirst());
    if (top.isPresent()) return problem(top.get(), place, message, stack);
    return unusualImport(place)
        .map(at -> problem(at, place, MissingImport.UNUSUAL_SAID, stack))
        .orElseGet(() -> problemAt(place, message));
  }

  private static ScriptProblem problem(
      ScriptFrame top, CallOrigin place, String message, List<ScriptFrame> stack) {
    return new ScriptProblem(top.file(), top.line(), top.column(), place.hook(), message, stack);
  }

  /**
   * A script that stops while it loads and names no place may import something that is not a
   * script.
   */
  private static Optional<ScriptFrame> unusualImport(CallOrigin place) {
    return place.hook().isEmpty() ? MissingImport.unusual(place.source()) : Optional.empty();
  }

  static ScriptProblem problemAt(CallOrigin place, String message) {
    return new ScriptProblem(
        place.source().file(), place.line(), place.column(), place.hook(), message, List.of());
  }

  private List<ScriptFrame> stack(PolyglotException e) {
    var frames = new ArrayList<ScriptFrame>();
    for (PolyglotException.StackFrame frame : e.getPolyglotStackTrace()) {
      if (!frame.isGuestFrame()) continue;
      section(frame.getSourceLocation(), frame.getRootName()).ifPresent(frames::add);
      if (frames.size() == ScriptLimits.STANDARD.failure().functions()) break;
    }
    return frames;
  }

  private Optional<ScriptFrame> section(SourceSection section, String function) {
    if (section == null || !section.isAvailable()) return Optional.empty();
    String path = section.getSource().getPath();
    return realm
        .files()
        .find(path == null ? "/" + section.getSource().getName() : path)
        .map(
            source ->
                new ScriptFrame(
                    function, source.file(), section.getStartLine(), section.getStartColumn()));
  }

  private static String shortened(String text) {
    return text.length() <= ScriptLimits.STANDARD.failure().characters()
        ? text
        : text.substring(0, ScriptLimits.STANDARD.failure().characters()) + "…";
  }
}

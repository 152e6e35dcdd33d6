package roundhouse.editor.hooks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.engine.Game;
import roundhouse.engine.HookCall;
import roundhouse.engine.HookFailure;
import roundhouse.engine.RecordValues;
import roundhouse.script.model.HookArgumentText;
import roundhouse.words.UiWords;
import roundhouse.workshop.hooks.HookInputs;

/** Describes hook calls in words. */
final class HookCallText {
  private HookCallText() {}

  /** The arguments of a call in a few words: "company Red, tile tile 57". */
  static String arguments(Record arguments) {
    return RecordValues.of(arguments).entrySet().stream()
        .map(entry -> entry.getKey() + " " + HookInputs.name(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** An answer as a script would write it; effects as the calls that create them. */
  static String answer(Object answer) {
    return switch (answer) {
      case String text -> '"' + text + '"';
      case List<?> list ->
          list.isEmpty()
              ? UiWords.of("calls.nothing")
              : list.stream().map(HookCallText::answer).collect(Collectors.joining(", "));
      case Map<?, ?> map when map.containsKey("effect") -> effect(map);
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> entry.getKey() + ": " + answer(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
      default -> String.valueOf(answer);
    };
  }

  private static String effect(Map<?, ?> effect) {
    String values =
        effect.entrySet().stream()
            .filter(entry -> !"effect".equals(entry.getKey()))
            .map(entry -> answer(entry.getValue()))
            .collect(Collectors.joining(", "));
    return effect.get("effect") + "(" + values + ")";
  }

  static String result(HookCall call) {
    return call.failure()
        .map(failure -> UiWords.of("calls.failed", failure.getMessage()))
        .orElseGet(
            () ->
                call.answer()
                    .map(HookCallText::answer)
                    .orElseGet(() -> UiWords.of("calls.nothing")));
  }

  /** What a script sees of the arguments. */
  static String view(Game game, Record arguments) {
    var text = new StringBuilder("<table cellpadding=1>");
    try {
      for (HookArgumentText.Line line : HookArgumentText.of(game, arguments)) {
        String name =
            line.depth() == 0 ? "<b>" + line.name() + "</b>" : "&nbsp;&nbsp;&nbsp;." + line.name();
        text.append("<tr><td>")
            .append(name)
            .append("</td><td>")
            .append(HtmlPanes.escaped(line.value()))
            .append("</td></tr>");
      }
    } catch (HookFailure failure) {
      text.append("<tr><td>").append(HtmlPanes.escaped(failure.says())).append("</td></tr>");
    }
    return text.append("</table>").toString();
  }

  /** The call stack of a failure. */
  static String stack(Optional<HookFailure> failure) {
    return failure
        .map(
            found ->
                found.stack().stream()
                    .map(at -> "<br>&nbsp;&nbsp;" + HtmlPanes.escaped(at))
                    .collect(Collectors.joining()))
        .orElse("");
  }
}

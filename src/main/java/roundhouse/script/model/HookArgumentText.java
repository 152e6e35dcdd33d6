package roundhouse.script.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.engine.Game;
import roundhouse.engine.RecordValues;
import roundhouse.script.views.HostFunction;
import roundhouse.script.views.ViewMember;
import roundhouse.script.views.ViewType;

/** The arguments of a hook as text: each with the members that a script sees. */
public final class HookArgumentText {
  private static final int LONGEST = 160;

  private HookArgumentText() {}

  /** One line; {@code depth} is 0 for an argument and 1 for a member of it. */
  public record Line(int depth, String name, String value) {}

  /** The arguments of a hook, in order, as scripts of this game see them. */
  public static List<Line> of(Game game, Record arguments) {
    return game.title().executor().run(() -> lines(new ScriptModel(game), arguments));
  }

  private static List<Line> lines(ScriptModel seen, Record arguments) {
    var lines = new ArrayList<Line>();
    RecordValues.of(arguments)
        .forEach(
            (name, value) -> {
              Object shown = name.equals("runs") ? ScriptModel.runs(value) : seen.wrap(value);
              lines.add(new Line(0, name, brief(shown)));
              type(shown).ifPresent(type -> members(type, shown, lines));
            });
    return lines;
  }

  private static <T> void members(ViewType<T> type, Object subject, List<Line> into) {
    for (ViewMember<T> member : type.members()) {
      if (member.isMethod()) continue;
      Object value = member.accessor().apply(type.subject().cast(subject));
      into.add(new Line(1, member.name(), brief(value)));
    }
  }

  private static Optional<ViewType<?>> type(Object subject) {
    return ViewTypes.TYPES.stream()
        .filter(type -> type.subject().isInstance(subject))
        .<ViewType<?>>map(Function.identity())
        .findFirst();
  }

  /** A value in a few words: an object by its id. */
  private static String brief(Object value) {
    String text =
        switch (value) {
          case null -> "null";
          case Optional<?> optional -> optional.map(HookArgumentText::brief).orElse("null");
          case OptionalInt number -> number.isPresent() ? "" + number.getAsInt() : "null";
          case String words -> '"' + words + '"';
          case Collection<?> all ->
              all.stream().map(HookArgumentText::brief).collect(Collectors.joining(", ", "[", "]"));
          case Map<?, ?> map ->
              map.entrySet().stream()
                  .map(entry -> entry.getKey() + ": " + brief(entry.getValue()))
                  .collect(Collectors.joining(", ", "{", "}"));
          default -> type(value).map(type -> named(type, value)).orElseGet(() -> plain(value));
        };
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  private static String plain(Object value) {
    return value instanceof HostFunction ? "a function" : String.valueOf(value);
  }

  private static <T> String named(ViewType<T> type, Object subject) {
    return type.key()
        .map(key -> type.name() + " " + key.apply(type.subject().cast(subject)))
        .orElse("a " + type.name());
  }
}

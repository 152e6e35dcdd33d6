package roundhouse.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;

/** A comparison as JSON: first, second, changes, hexes, hooks, scripts. */
public final class ComparisonJson {
  private ComparisonJson() {}

  public static String of(DesignComparison comparison) {
    ObjectNode root =
        JsonNodeFactory.instance
            .objectNode()
            .put("first", comparison.before())
            .put("second", comparison.after());
    ArrayNode changes = root.putArray("changes");
    comparison.changes().forEach(change -> change(change, changes.addObject()));
    words(comparison.values().hexes(), root.putArray("hexes"));
    ArrayNode hooks = root.putArray("hooks");
    comparison.hooks().forEach(hook -> hook(hook, hooks.addObject()));
    ArrayNode scripts = root.putArray("scripts");
    comparison.scripts().forEach(script -> script(script, scripts.addObject()));
    try {
      return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(root);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void change(ValueChange change, ObjectNode node) {
    words(change.path(), node.putArray("path"));
    change.before().ifPresent(text -> node.put("before", text));
    change.after().ifPresent(text -> node.put("after", text));
    node.put("says", change.says());
  }

  private static void hook(HookChange hook, ObjectNode node) {
    node.put("hook", hook.hook());
    words(hook.before(), node.putArray("before"));
    words(hook.after(), node.putArray("after"));
  }

  private static void script(ScriptChange script, ObjectNode node) {
    node.put("name", script.name());
    script.before().ifPresent(path -> node.put("before", path));
    script.after().ifPresent(path -> node.put("after", path));
    words(
        script.difference().lines().stream().map(LineDifference.Line::toString).toList(),
        node.putArray("lines"));
  }

  private static void words(Collection<String> words, ArrayNode array) {
    words.forEach(array::add);
  }
}

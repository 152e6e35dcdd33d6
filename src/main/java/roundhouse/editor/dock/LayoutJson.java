package roundhouse.editor.dock;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;
import roundhouse.words.UiWords;

/**
 * Layouts as JSON: {@code {"tabs":["log","market"],"front":"market"}} and {@code
 * {"across":[…,…],"share":0.3}}.
 */
final class LayoutJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private LayoutJson() {}

  static String write(DockLayout layout) {
    ObjectNode all = MAPPER.createObjectNode();
    all.set("main", ground(layout.main()));
    ArrayNode windows = all.putArray("windows");
    layout.windows().forEach(ground -> windows.add(ground(ground)));
    new TreeSet<>(layout.closed()).forEach(all.putArray("closed")::add);
    return all.toPrettyString() + "\n";
  }

  private static ObjectNode ground(WindowContent ground) {
    ObjectNode node = MAPPER.createObjectNode();
    ground.area().ifPresent(area -> node.set("area", area(area)));
    ground.edges().forEach((edge, views) -> views.forEach(node.withArray(name(edge))::add));
    if (!ground.out().isEmpty()) ground.out().forEach(node.putObject("out")::put);
    ground
        .bounds()
        .ifPresent(at -> node.putArray("bounds").add(at.x).add(at.y).add(at.width).add(at.height));
    return node;
  }

  private static ObjectNode area(DockArea area) {
    ObjectNode node = MAPPER.createObjectNode();
    switch (area) {
      case DockArea.Tabs tabs -> {
        tabs.order().forEach(node.putArray("tabs")::add);
        node.put("front", tabs.front());
      }
      case DockArea.Split split -> {
        node.putArray(split.across() ? "across" : "down")
            .add(area(split.first()))
            .add(area(split.second()));
        node.put("share", Math.round(split.share() * 1000) / 1000.0);
      }
    }
    return node;
  }

  /**
   * @throws IOException if the text is not a layout, with the reason
   */
  static DockLayout read(String text) throws IOException {
    try {
      JsonNode all = MAPPER.readTree(text);
      WindowContent main = groundOf(all.required("main"));
      List<WindowContent> windows =
          all.path("windows").valueStream().map(LayoutJson::groundOf).toList();
      if (windows.stream().anyMatch(window -> window.bounds().isEmpty()))
        throw new IOException(UiWords.of("views.boundless"));
      return new DockLayout(main, windows, Set.copyOf(words(all.path("closed"))));
    } catch (IllegalArgumentException wrong) {
      throw new IOException(wrong.getMessage(), wrong);
    }
  }

  private static WindowContent groundOf(JsonNode node) {
    if (!node.isObject()) throw new IllegalArgumentException(node + " is not a window");
    Map<Edge, List<String>> edges = new EnumMap<>(Edge.class);
    for (Edge edge : Edge.values()) edges.put(edge, words(node.path(name(edge))));
    return new WindowContent(
        node.has("area") ? Optional.of(areaOf(node.get("area"))) : Optional.empty(),
        edges,
        node.path("out")
            .propertyStream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().asInt())),
        bounds(node.path("bounds")));
  }

  private static DockArea areaOf(JsonNode node) {
    if (node.has("tabs"))
      return new DockArea.Tabs(words(node.get("tabs")), node.path("front").asText());
    boolean across = node.has("across");
    JsonNode parts = across ? node.get("across") : node.required("down");
    return new DockArea.Split(
        across,
        node.path("share").asDouble(0.5),
        areaOf(parts.required(0)),
        areaOf(parts.required(1)));
  }

  private static Optional<Rectangle> bounds(JsonNode node) {
    if (node.isMissingNode()) return Optional.empty();
    return Optional.of(
        new Rectangle(
            node.required(0).asInt(),
            node.required(1).asInt(),
            node.required(2).asInt(),
            node.required(3).asInt()));
  }

  private static List<String> words(JsonNode node) {
    return node.valueStream().map(JsonNode::asText).toList();
  }

  private static String name(Edge edge) {
    return edge.name().toLowerCase(Locale.ROOT);
  }
}

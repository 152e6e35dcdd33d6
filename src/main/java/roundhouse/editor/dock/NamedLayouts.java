package roundhouse.editor.dock;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.Timer;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;
import roundhouse.editor.kit.Settings;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;

/** The named layouts, one of which is in use. Each is saved in a file as the user left it. */
final class NamedLayouts {
  /** Milliseconds without movement before the layout is saved. */
  private static final int SETTLED_AFTER = 500;

  private final Consumer<DockLayout> apply;
  private final Supplier<DockLayout> now;
  private final Supplier<Map<String, DockLayout>> initial;
  private final Settings settings;
  private final Consumer<String> tell;
  private final Timer settled = new Timer(SETTLED_AFTER, _ -> write());
  private Optional<String> name = Optional.empty();
  private CompletableFuture<Void> written = CompletableFuture.completedFuture(null);

  /**
   * @param apply places all views as in a layout
   * @param now where they are
   * @param initial the layouts as they are before the user changes them, by name; asked each time,
   *     because they depend on the size of the window
   * @param tell called with what could not be read
   */
  NamedLayouts(
      Consumer<DockLayout> apply,
      Supplier<DockLayout> now,
      Supplier<Map<String, DockLayout>> initial,
      Settings settings,
      Consumer<String> tell) {
    this.apply = apply;
    this.now = now;
    this.initial = initial;
    this.settings = settings;
    this.tell = tell;
    settled.setRepeats(false);
  }

  /** The name of the layout in use; empty before the first, when there is none to save. */
  Optional<String> name() {
    return name;
  }

  /** The layout in use as it was before the user changed it. */
  Optional<DockLayout> initial() {
    return name.map(initial.get()::get);
  }

  /** Whether the initial layout shows a view. */
  boolean usuallyShows(String view) {
    return initial().filter(layout -> layout.views().anyMatch(view::equals)).isPresent();
  }

  /** Saves the current layout and shows another one. */
  void use(String other) {
    save();
    name = Optional.of(other);
    try {
      apply.accept(read(other).orElseGet(() -> initial.get().get(other)));
    } catch (IOException | RuntimeException unreadable) {
      tell.accept(UiWords.of("views.unreadable", unreadable.getMessage()));
      reset();
    }
  }

  private Path file(String of) {
    return settings.sibling("layouts").resolve(of + ".json");
  }

  private Optional<DockLayout> read(String of) throws IOException {
    return Files.isRegularFile(file(of))
        ? Optional.of(LayoutJson.read(RegularFiles.text(file(of))))
        : Optional.empty();
  }

  /** Restores the initial places of all views. */
  void reset() {
    initial().ifPresent(apply);
  }

  /**
   * Notes that a view, a divider or a window has moved; saves the layout once all is at rest, so
   * that not even a crash loses it.
   */
  void saveSoon() {
    settled.restart();
  }

  /** Saves the current layout before it returns. */
  void save() {
    write();
    written.join();
  }

  private void write() {
    settled.stop();
    DockLayout layout = now.get();
    name.ifPresent(of -> written = written.thenRunAsync(() -> write(of, layout)));
  }

  /** Losing it does no harm, so failures are silent. */
  private void write(String of, DockLayout layout) {
    settings.write();
    try {
      AtomicFiles.write(file(of), LayoutJson.write(layout));
    } catch (IOException unwritable) {
      return;
    }
  }

  /** Stops saving: what moves from now on is the window closing. */
  void stopSaving() {
    settled.stop();
  }

  /**
   * Layouts as JSON: {@code {"tabs":["log","market"],"front":"market"}} and {@code
   * {"across":[…,…],"share":0.3}}.
   */
  static final class LayoutJson {
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
          .ifPresent(
              at -> node.putArray("bounds").add(at.x).add(at.y).add(at.width).add(at.height));
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
}

package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import roundhouse.compare.ValueChanges;
import roundhouse.design.spec.OptionSpec;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.compare.SideBySidePictures;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.play.HookRegistry;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.project.TitleSource;

/**
 * The options of a design, each on or off for the tables; for the selected one, what it changes in
 * the data and which hooks its script answers. Space or a click on the box toggles it.
 */
final class OptionsPane extends JPanel {
  /** The share of what is said of an option, above the pictures. */
  private static final double LINES_ABOVE = 0.4;

  private final transient TitleSource source;
  private final OptionSwitches options;
  private final JList<String> changes = new JList<>();
  private final StillText says = new StillText();
  private final MessageLine told = new MessageLine("option told");
  private final SideBySidePictures sides;
  private final transient OptionPreview trial;
  private transient Optional<Loaded> loaded = Optional.empty();
  private transient Optional<MapNode> title = Optional.empty();
  private transient Optional<Path> design = Optional.empty();

  /**
   * @param switched called with the options that are on
   */
  OptionsPane(
      TitleSource source,
      OpenDocuments documents,
      WindowLook look,
      Settings settings,
      Consumer<Set<String>> switched) {
    super(new BorderLayout());
    this.source = source;
    trial = new OptionPreview(source, documents, this::picture);
    sides = new SideBySidePictures(look);
    sides.setVisible(false);
    options = new OptionSwitches(switched);
    changes.setName("option changes");
    changes.getAccessibleContext().setAccessibleName(UiWords.of("options.changes"));
    options.addListSelectionListener(_ -> pick());
    add(Panels.scroll(options), BorderLayout.WEST);
    says.setName("option says");
    says.setText(UiWords.of("options.changes-heading"));
    says.putClientProperty("FlatLaf.styleClass", "h4");
    var changed = Panels.section(says, Panels.scroll(changes));
    add(
        new Divider(settings, "option pictures", Divider.BY_WEIGHT, LINES_ABOVE)
            .stack(changed, sides),
        BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    tryWhenShown();
  }

  private void tryWhenShown() {
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) tryPicked();
        });
  }

  /** The options that are on. */
  Set<String> on() {
    return options.on();
  }

  /** Shows why the options cannot be on together, or where to look. */
  void tell(OptionPreview.Result shown) {
    told.tell(
        !shown.refused().isEmpty()
            ? UiWords.of("options.refused", shown.refused())
            : on().isEmpty() ? " " : UiWords.of("options.shown", String.join(", ", on())));
  }

  void show(Loaded shown) {
    loaded = Optional.of(shown);
    if (title.equals(shown.read().tree())) return;
    title = shown.read().tree();
    if (!design.equals(Optional.of(shown.folder()))) options.switchAllOff();
    design = Optional.of(shown.folder());
    List<String> names =
        title
            .flatMap(tree -> tree.get("options"))
            .filter(MapNode.class::isInstance)
            .map(map -> ((MapNode) map).keys())
            .orElse(List.of());
    options.show(names);
    pick();
  }

  private void pick() {
    String option = options.getSelectedValue();
    var lines = new ArrayList<String>();
    if (option != null) title.ifPresent(tree -> lines.addAll(OptionChanges.of(tree, option)));
    if (option != null)
      title
          .flatMap(tree -> OptionChanges.script(tree, option))
          .ifPresent(
              script ->
                  lines.addAll(OptionHooks.of(script.text(), folders(script.place().file()))));
    changes.setListData(lines.toArray(String[]::new));
    says.setText(said(option));
    tryPicked();
  }

  /** Reads the design with the selected option, unless its changes are not visible. */
  private void tryPicked() {
    String option = options.getSelectedValue();
    if (isShowing())
      loaded.ifPresent(now -> trial.ask(now, option == null ? Set.of() : Set.of(option)));
  }

  private String said(String option) {
    Optional<OptionSpec> spec =
        loaded
            .flatMap(Loaded::design)
            .flatMap(design -> Optional.ofNullable(option).map(design.options()::get));
    return spec.map(OptionSpec::says)
        .filter(text -> !text.isBlank())
        .orElse(UiWords.of("options.changes-heading"));
  }

  /** Shows what the selected option changes in pictures. */
  private void picture(OptionPreview.Result tried) {
    Optional<ValueChanges> shown = tried.changes().filter(SideBySidePictures::shows);
    shown.ifPresent(sides::show);
    if (shown.isPresent() == sides.isVisible()) return;
    sides.setVisible(shown.isPresent());
    ((JSplitPane) sides.getParent()).setDividerLocation(LINES_ABOVE);
  }

  /**
   * The folders where a script may be: that of the design that names it, then that of the design
   * being played.
   */
  private Stream<Path> folders(Path naming) {
    return Stream.concat(
            Optional.ofNullable(naming.toAbsolutePath().getParent()).stream(), design.stream())
        .map(source::scripts);
  }

  /** The hooks that a script answers. */
  private static final class OptionHooks {
    private static final Pattern EXPORTED =
        Pattern.compile("(?m)^export\\s+(?:async\\s+)?(?:function|const)\\s+(\\w+)");

    private OptionHooks() {}

    /**
     * A line for each hook.
     *
     * @param folders where the script may be
     */
    static List<String> of(String script, Stream<Path> folders) {
      return folders
          .map(folder -> folder.resolve(script))
          .filter(Files::isRegularFile)
          .findFirst()
          .map(OptionHooks::answered)
          .orElse(List.of());
    }

    private static List<String> answered(Path script) {
      try {
        return EXPORTED
            .matcher(RegularFiles.text(script))
            .results()
            .map(OptionHooks::name)
            .filter(HookRegistry.names()::contains)
            .map(name -> UiWords.of("options.hook", name, script.getFileName()))
            .toList();
      } catch (IOException unreadable) {
        return List.of(UiWords.of("options.unreadable", unreadable.getMessage()));
      }
    }

    private static String name(MatchResult found) {
      return found.group(1);
    }
  }

  /** The options of a design with a box each. Space or a click on the box toggles it. */
  private static final class OptionSwitches extends JList<String> {
    private static final int BOX = 26;

    private final transient Consumer<Set<String>> switched;
    private final Set<String> on = new LinkedHashSet<>();

    /**
     * @param switched called with the options that are on
     */
    OptionSwitches(Consumer<Set<String>> switched) {
      this.switched = switched;
      setName("options");
      getAccessibleContext().setAccessibleName(UiWords.of("options.list"));
      setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      setCellRenderer((list, option, _, selected, _) -> box(list, option, selected));
      addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              if (event.getX() < BOX) toggle();
            }
          });
      KeyBindings.keepKeys(this);
      registerKeyboardAction(_ -> toggle(), KeyStroke.getKeyStroke("SPACE"), WHEN_FOCUSED);
    }

    private JCheckBox box(JList<? extends String> list, String option, boolean selected) {
      var box = new JCheckBox(option, on.contains(option));
      box.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      box.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      box.setBorder(BorderFactory.createEmptyBorder(2, 4, 2, 14));
      box.getAccessibleContext()
          .setAccessibleName(
              on.contains(option)
                  ? UiWords.of("options.on", option)
                  : UiWords.of("options.off", option));
      return box;
    }

    private void toggle() {
      String option = getSelectedValue();
      if (option == null) return;
      if (!on.remove(option)) on.add(option);
      repaint();
      switched.accept(on());
    }

    /** Those that are on, in the order in which they were switched. */
    Set<String> on() {
      return Collections.unmodifiableSet(new LinkedHashSet<>(on));
    }

    void switchAllOff() {
      on.clear();
    }

    /** Lists the options; those that stay keep their switch, and the selected one its selection. */
    void show(List<String> names) {
      on.retainAll(names);
      String picked = getSelectedValue();
      setListData(names.toArray(String[]::new));
      if (picked != null && names.contains(picked)) setSelectedValue(picked, true);
      else if (!names.isEmpty()) setSelectedIndex(0);
    }
  }

  /** What an option changes when it is on, line by line. */
  static final class OptionChanges {
    private static final List<String> ABOUT =
        List.of("name", "says", "implies", "excludes", "script");

    private OptionChanges() {}

    /** {@code trains.7+4.count: 1 → 2}, and the script that answers hooks. */
    static List<String> of(MapNode title, String option) {
      Optional<YamlNode> written =
          title
              .get("options")
              .filter(MapNode.class::isInstance)
              .flatMap(options -> ((MapNode) options).get(option));
      if (!(written.orElse(null) instanceof MapNode map)) return List.of();
      var lines = new ArrayList<String>();
      map.get("implies")
          .ifPresent(implied -> lines.add(UiWords.of("options.implies", PartRows.text(implied))));
      map.get("excludes")
          .ifPresent(
              excluded -> lines.add(UiWords.of("options.excludes", PartRows.text(excluded))));
      map.get("script")
          .ifPresent(script -> lines.add(UiWords.of("options.script", PartRows.text(script))));
      for (MapNode.Entry entry : map.entries()) {
        if (!ABOUT.contains(entry.name()))
          collect(entry.name(), title.get(entry.name()), entry.value(), lines);
      }
      return lines;
    }

    /** The script of the option, as written. */
    static Optional<ScalarNode> script(MapNode title, String option) {
      return title
          .get("options")
          .filter(MapNode.class::isInstance)
          .flatMap(options -> ((MapNode) options).get(option))
          .filter(MapNode.class::isInstance)
          .flatMap(map -> ((MapNode) map).get("script"))
          .filter(ScalarNode.class::isInstance)
          .map(ScalarNode.class::cast);
    }

    private static void collect(
        String path, Optional<YamlNode> before, YamlNode now, List<String> lines) {
      if (now instanceof MapNode map && !map.entries().isEmpty()) {
        for (MapNode.Entry entry : map.entries()) {
          if (entry.name().equals("remove"))
            lines.add(UiWords.of("options.without", path, PartRows.text(entry.value())));
          else
            collect(
                path + "." + entry.name(),
                before.flatMap(node -> inside(node, entry.name())),
                entry.value(),
                lines);
        }
        return;
      }
      lines.add(
          path
              + ": "
              + before.map(PartRows::text).filter(text -> !text.isEmpty()).orElse("–")
              + " → "
              + PartRows.text(now));
    }

    /** Finds items of a list by their names. */
    private static Optional<YamlNode> inside(YamlNode node, String name) {
      return switch (node) {
        case MapNode map -> map.get(name);
        case ListNode list ->
            list.items().stream()
                .filter(MapNode.class::isInstance)
                .map(MapNode.class::cast)
                .flatMap(item -> item.get(name).stream())
                .findFirst();
        default -> Optional.empty();
      };
    }
  }
}

package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.HierarchyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.ArrangedByRoom;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.project.LastEffects;
import roundhouse.workshop.project.TitleSource;

/** The parts of the design that rulebooks show as tables. */
public final class TablesView extends JPanel {
  /** A view that has room for the trains with their timeline beside them, or else below. */
  private static final int WIDE = 800;

  private static final int HIGH = 400;

  private final transient List<PartTable> tables = new ArrayList<>();
  private final transient Consumer<SourcePlace> show;
  private final TrainTimeline timeline;
  private final OptionsPane options;
  private final transient OptionPreview trial;
  private final transient TitleSource source;
  private final transient Notes notes;
  private final transient LatestOnlyTask reading = new LatestOnlyTask();
  private transient Optional<Loaded> shown = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  public TablesView(
      TitleSource source,
      OpenDocuments documents,
      Notes notes,
      WindowLook look,
      Settings settings,
      Consumer<SourcePlace> show) {
    super(new BorderLayout());
    this.show = show;
    this.source = source;
    this.notes = notes;
    trial = new OptionPreview(source, documents, this::tried);
    options =
        new OptionsPane(
            source,
            documents,
            look,
            settings,
            on -> shown.ifPresent(loaded -> trial.ask(loaded, on)));
    timeline = new TrainTimeline(look);
    add(tabs(documents, look, settings), BorderLayout.CENTER);
    readWhenShown();
  }

  private void readWhenShown() {
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) readEffects();
        });
  }

  private JTabbedPane tabs(OpenDocuments documents, WindowLook look, Settings settings) {
    var tabs = new JTabbedPane();
    tabs.setName("tables");
    tabs.addTab(
        UiWords.of("books.trains"),
        trains(table("trains", documents, look), Panels.scroll(timeline), settings));
    tabs.addTab(UiWords.of("books.phases"), table("phases", documents, look));
    tabs.addTab(UiWords.of("books.companies"), table("companies", documents, look));
    tabs.addTab(UiWords.of("tables.kinds"), table("kinds", documents, look));
    tabs.addTab(UiWords.of("tables.privates"), table("privates", documents, look));
    tabs.addTab(UiWords.of("tables.rounds"), table("rounds", documents, look));
    tabs.addTab(UiWords.of("tables.options"), options);
    return tabs;
  }

  /** The timeline is below the table where the view is narrow. */
  private static Component trains(Component table, Component timeline, Settings settings) {
    return new ArrangedByRoom(
        size -> size.width >= WIDE || size.height < HIGH,
        () -> new Divider(settings, "timeline", 325, 0).row(table, timeline),
        () ->
            new Divider(settings, "timeline below", Divider.BY_WEIGHT, 0.45)
                .stack(table, timeline));
  }

  /** Reads again what experiments say about the design. */
  private void readEffects() {
    if (!isShowing() || shown.isEmpty()) return;
    Path design = shown.get().folder();
    reading.run(
        () -> LastEffects.of(source, design),
        effects -> tables.forEach(table -> table.show(effects)));
  }

  private PartTable table(String part, OpenDocuments documents, WindowLook look) {
    var table = new PartTable(part, documents, notes, look, show);
    tables.add(table);
    return table;
  }

  /** Shows the design as read now. */
  public void show(Loaded loaded) {
    tables.forEach(table -> table.show(loaded));
    timeline.show(loaded.design());
    options.show(loaded);
    shown = Optional.of(loaded);
    trial.ask(loaded, options.on());
    readEffects();
  }

  /** Selects the first value of a column of a part, and brings it into sight. */
  public void select(String part, String column) {
    tables.forEach(table -> table.selectIn(part, column));
  }

  private void tried(OptionPreview.Result now) {
    tables.forEach(table -> table.show(now));
    options.tell(now);
  }
}

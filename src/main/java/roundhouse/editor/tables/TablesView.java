package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import roundhouse.design.Place;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.words.Words;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.TitleSource;

/** The parts of the design that rulebooks show as tables. */
public final class TablesView extends JPanel {
  private final transient List<PartTable> tables = new ArrayList<>();
  private final transient Consumer<Place> show;
  private final Timeline timeline;
  private final OptionsPane options;
  private final transient OptionTrial trial;
  private transient Optional<Draft> shown = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  public TablesView(
      TitleSource source, Drafts drafts, Look look, Settings settings, Consumer<Place> show) {
    super(new BorderLayout());
    this.show = show;
    trial = new OptionTrial(source, drafts, this::tried);
    options =
        new OptionsPane(
            source, drafts, look, settings, on -> shown.ifPresent(draft -> trial.ask(draft, on)));
    timeline = new Timeline(look);
    var tabs = new JTabbedPane();
    tabs.setName("tables");
    tabs.addTab(
        Words.of("books.trains"),
        Panels.split(
            JSplitPane.HORIZONTAL_SPLIT,
            table("trains", drafts, look),
            Panels.scroll(timeline),
            0,
            settings,
            "timeline",
            325));
    tabs.addTab(Words.of("books.phases"), table("phases", drafts, look));
    tabs.addTab(Words.of("books.companies"), table("companies", drafts, look));
    tabs.addTab(Words.of("tables.kinds"), table("kinds", drafts, look));
    tabs.addTab(Words.of("tables.privates"), table("privates", drafts, look));
    tabs.addTab(Words.of("tables.rounds"), table("rounds", drafts, look));
    tabs.addTab(Words.of("tables.options"), options);
    add(tabs, BorderLayout.CENTER);
  }

  private PartTable table(String part, Drafts drafts, Look look) {
    var table = new PartTable(part, drafts, look, show);
    tables.add(table);
    return table;
  }

  /** Shows the design as read now. */
  public void show(Draft draft) {
    tables.forEach(table -> table.show(draft));
    timeline.show(draft.design());
    options.show(draft);
    shown = Optional.of(draft);
    trial.ask(draft, options.on());
  }

  private void tried(OptionTrial.Shown now) {
    tables.forEach(table -> table.show(now));
    options.tell(now);
  }
}

package roundhouse.editor.start;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import roundhouse.board.Board;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.OptionSpec;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.editor.kit.icons.TokenIcon;
import roundhouse.editor.tables.TrainTimeline;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/**
 * A title at a glance: its map, trains, market, companies and options, and what an experiment said
 * of it last.
 */
public final class TitleOverview extends JPanel implements FocusTarget {
  private static final int ABOUT_WIDTH = 620;
  private static final int MARKET_HEIGHT = 360;

  private final transient TitleSource titles;
  private final transient WindowLook look;
  private transient Path folder = Path.of("");
  private final JButton play;
  private final PictureView map = new PictureView();
  private final PictureView market = new PictureView();
  private final TrainTimeline trains;
  private final JPanel about = new VerticalScrollPanel(null);

  public TitleOverview(
      TitleSource titles, WindowLook look, Settings settings, StartCommands commands) {
    super(new BorderLayout(0, 8));
    this.titles = titles;
    this.look = look;
    trains = new TrainTimeline(look);
    setName("title page");
    setBorder(BorderFactory.createEmptyBorder(8, 16, 8, 16));
    map.setName("title map");
    market.setName("title market");
    market.setPreferredSize(new Dimension(ABOUT_WIDTH, MARKET_HEIGHT));
    about.setLayout(new BoxLayout(about, BoxLayout.Y_AXIS));
    play = button("title play", UiWords.of("start.play"), () -> commands.play(folder));
    var buttons = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 0));
    buttons.add(play);
    buttons.add(button("title edit", UiWords.of("start.edit"), () -> commands.edit(folder)));
    buttons.add(
        button("title variant", UiWords.of("start.variant"), () -> commands.makeVariant(folder)));
    buttons.add(button("title back", UiWords.of("start.back"), commands::open));
    add(buttons, BorderLayout.NORTH);
    JSplitPane both =
        new Divider(settings, "title-page", Divider.second(ABOUT_WIDTH), 1)
            .row(map, Panels.scroll(about));
    add(both, BorderLayout.CENTER);
    look.addListener(this::read);
  }

  /** Shows a design. */
  public void show(Path design) {
    folder = design;
    getAccessibleContext().setAccessibleName(design.getFileName().toString());
    read();
  }

  private static JButton button(String name, String words, Runnable does) {
    var button = new JButton(words);
    button.setName(name);
    button.addActionListener(_ -> does.run());
    return button;
  }

  private void read() {
    Path wanted = folder;
    if (wanted.toString().isEmpty()) return;
    BackgroundThreads.start(
        "title page",
        () -> {
          Optional<Design> design = titles.read(wanted, Set.of(), UnsavedTexts.NONE).design();
          String past = DesignPast.read(titles, wanted).says();
          SwingUtilities.invokeLater(
              () ->
                  design.filter(_ -> wanted.equals(folder)).ifPresent(found -> show(found, past)));
        });
  }

  private void show(Design design, String past) {
    Liveries liveries = Liveries.of(design.companies().values());
    map.setBackground(look.theme().paper());
    map.picture(
        Optional.of(
            new BoardPainter(Board.empty(MapBuilder.build(design)), liveries, look.theme())));
    market.setBackground(look.theme().paper());
    market.picture(
        Optional.of(
            new MarketPainter(
                    MarketBuilder.build(design.market()),
                    PriceTokens.NONE,
                    Liveries.NONE,
                    look.theme())
                .wholeIn(ABOUT_WIDTH, MARKET_HEIGHT)));
    trains.show(Optional.of(design));
    about.removeAll();
    var title = new JLabel(design.title());
    title.putClientProperty("FlatLaf.styleClass", "h1");
    about.add(left(title));
    var summary = new DesignSummary(folder, Optional.of(design));
    about.add(words(summary.says() + "\n" + summary.players() + " · " + summary.facts()));
    about.add(section(UiWords.of("start.trains"), trains));
    about.add(section(UiWords.of("start.market"), market));
    about.add(section(UiWords.of("start.all-companies"), companies(design, liveries)));
    about.add(section(UiWords.of("start.options"), words(options(design.options()))));
    about.add(section(UiWords.of("start.past"), words(past)));
    revalidate();
    repaint();
  }

  private static Component section(String words, JComponent content) {
    return left(Panels.section(words, content));
  }

  private static JComponent left(JComponent part) {
    part.setAlignmentX(LEFT_ALIGNMENT);
    return part;
  }

  private static JComponent words(String says) {
    var text = new StillText();
    text.setText(says.strip());
    return left(text);
  }

  private JPanel companies(Design design, Liveries liveries) {
    var all = new JPanel();
    WrappingRow.install(all, 8);
    for (CompanySpec company : design.companies().values()) {
      var label =
          new JLabel(
              company.id() + " " + company.name(),
              new TokenIcon(liveries.of(company.id()), look.textSize() + 6),
              JLabel.LEADING);
      all.add(label);
    }
    return all;
  }

  private static String options(Map<String, OptionSpec> options) {
    if (options.isEmpty()) return UiWords.of("start.no-options");
    var lines = new StringBuilder();
    options.forEach(
        (id, option) -> lines.append(UiWords.of("start.option", id, option.says())).append('\n'));
    return lines.toString();
  }

  @Override
  public void takeFocus() {
    play.requestFocusInWindow();
  }
}

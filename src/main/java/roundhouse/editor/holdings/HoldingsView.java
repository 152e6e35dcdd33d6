package roundhouse.editor.holdings;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JViewport;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.holdings.HoldingsTable.Place;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Choice;
import roundhouse.game.Company;
import roundhouse.picture.Liveries;
import roundhouse.picture.PictureText;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.holdings.BankTables;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsMatrix;
import roundhouse.turn.holdings.HoldingsReader;
import roundhouse.turn.holdings.HoldingsWords;
import roundhouse.turn.holdings.TableContent;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.history.Standings;

/**
 * Who holds what: companies by players in one matrix, whose cells are controls where shares can be
 * traded, and the bank's tables below it or, if there is no room, in place of the companies.
 */
public final class HoldingsView extends JPanel implements FocusTarget, SnapshotListener {
  private static final int ROW = 24;
  private static final int SMALL_ROW = 22;
  private static final int HEADING = 20;

  /** Rows below the companies: private companies, money, certificates, worth. */
  private static final int SUMS = 4;

  private final transient WindowLook look;
  private final transient ChoiceSelection pick;
  private final transient CellPainter painter;
  private final HoldingsTable companies;
  private final HoldingsTable totals;
  private final BankPane bank;
  private final HoldingsLayout layout;
  private final JToggleButton switchToBank = new JToggleButton(UiWords.of("holdings.bank"));
  private final transient Set<String> opened = new HashSet<>();
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Standings standing = Standings.UNKNOWN;
  private transient List<PlannedTurn.Line> planned = List.of();

  @SuppressWarnings("this-escape") // listeners hear of nothing before the view is shown
  public HoldingsView(WindowLook look, ChoiceSelection pick, SubjectMenu subjects) {
    this.look = look;
    this.pick = pick;
    setName("holdings");
    painter = new CellPainter(look, this::picked, this::says);
    companies = table("companies", UiWords.of("holdings.companies"));
    totals = table("totals", UiWords.of("holdings.totals"));
    totals.setFocusable(false);
    bank = new BankPane(look, subjects);
    layout = new HoldingsLayout(companies, totals, bank);
    setLayout(layout);
    layout.addTo(this);
    setUpSwitch();
    new HoldingsInput(companies, pick, subjects, this::open, this::card);
    HoldingsInput.cards(totals, this::card);
    HoldingsInput.headings(companies);
    pick.addListener(this::follow);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            arrange();
          }
        });
    look.addListener(this::arrange);
  }

  private HoldingsTable table(String name, String says) {
    var table = new HoldingsTable(painter);
    table.setName(name);
    table.getAccessibleContext().setAccessibleName(says);
    table.getTableHeader().setDefaultRenderer(new HeadingPainter(look));
    return table;
  }

  /** A button in the corner of the matrix, which is empty otherwise. */
  private void setUpSwitch() {
    switchToBank.setName("bank");
    switchToBank.setMargin(new Insets(0, 2, 0, 2));
    switchToBank.getAccessibleContext().setAccessibleName(UiWords.of("holdings.bank-tip"));
    switchToBank.addActionListener(
        _ -> {
          layout.showBank(switchToBank.isSelected());
          revalidate();
        });
    companies.getTableHeader().add(switchToBank);
  }

  @Override
  public void takeFocus() {
    companies.requestFocusInWindow();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    shown = now;
    if (before.sameMoment(now) && before.sameSituation(now) && before.seats().equals(now.seats()))
      return;
    boolean otherGame = !title(before).equals(title(now));
    if (otherGame) opened.clear();
    if (otherGame) standing = Standings.UNKNOWN;
    now.situation().map(Situation::standing).ifPresent(known -> standing = known);
    now.play()
        .ifPresent(
            play -> painter.liveries(Liveries.of(play.title().design().companies().values())));
    arrange();
    bank.show(before, now);
  }

  private static Optional<String> title(Snapshot at) {
    return at.play().map(play -> play.title().design().title());
  }

  /** Fits the matrix into the view as it is now. */
  private void arrange() {
    int room = Math.max(0, (getHeight() - HEADING) / SMALL_ROW - SUMS);
    HoldingsMatrix matrix =
        HoldingsReader.matrix(shown, standing, offered(), opened, getHeight() == 0 ? 99 : room);
    int most = shown.play().map(play -> play.state().companies().size()).orElse(0);
    MatrixFit fit = MatrixFit.of(matrix, Math.max(1, getWidth()), look.textSize());
    int height = Math.max(usualRow(most + matrix.totals().size()), fit.size() + 8);
    int heading = Math.max(HEADING, fit.size() + 7);
    int bar = layout.barWidth();
    int rows = matrix.rows().size() + matrix.totals().size();
    if (heading + rows * height > getHeight() && getWidth() > bar)
      fit = MatrixFit.of(matrix, getWidth() - bar, look.textSize());
    companies.show(matrix, matrix.rows(), fit, height);
    totals.show(matrix, matrix.totals(), fit, height);
    layout.heading(heading);
    layout.most(most);
    switchToBank.setVisible(!layout.hasBankBelow(this));
    if (!fit.widths().isEmpty()) {
      switchToBank.setFont(companies.getFont());
      int words = switchToBank.getPreferredSize().width;
      switchToBank.setBounds(0, 0, Math.max(words, fit.widths().getFirst()), heading - 1);
    }
    revalidate();
    repaint();
  }

  /** The height of rows is that for all companies: one that comes later makes none lower. */
  private int usualRow(int rows) {
    return HEADING + rows * ROW <= getHeight() ? ROW : SMALL_ROW;
  }

  /** After planned lines the cells offer what may be done then. */
  private List<Choice> offered() {
    return pick.plan()
        .filter(plan -> !plan.lines().isEmpty())
        .map(PlannedTurn::end)
        .or(shown::situation)
        .map(Situation::choices)
        .orElse(List.of());
  }

  private void follow() {
    if (!pick.lines().equals(planned)) {
      planned = pick.lines();
      arrange();
    }
    companies.repaint();
  }

  private boolean picked(Choice choice) {
    return pick.choice().filter(choice::equals).isPresent();
  }

  private void open(String fold) {
    if (!opened.remove(fold)) opened.add(fold);
    arrange();
  }

  private Optional<Company> company(Place place) {
    return shown.play().map(play -> play.state().companies().get(place.row()));
  }

  private String says(Place place) {
    return company(place)
        .map(company -> new HoldingsWords(shown).cell(company, place.column()))
        .orElse(place.row());
  }

  private List<String> card(Place place, HoldingsTable in) {
    return company(place)
        .map(
            company ->
                new HoldingsWords(shown).card(company, place.column(), in.cell(place).choices()))
        .orElseGet(
            () -> new HoldingsWords(shown).fold(in.row(place), in.cell(place), place.column()));
  }

  /** Draws the headings of the holdings; a bar marks the player whose turn it is. */
  private static final class HeadingPainter extends JLabel implements TableCellRenderer {
    private static final int BAR = 3;

    private final transient WindowLook look;
    private transient HoldingsTable table;
    private transient int column;

    HeadingPainter(WindowLook look) {
      this.look = look;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int at) {
      table = (HoldingsTable) of;
      column = at;
      getAccessibleContext().setAccessibleName(table.fit().columns().get(at).says());
      return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D own = CellPainter.smooth(graphics);
      HoldingsColumn shown = table.fit().columns().get(column);
      boolean turn = !shown.player().isEmpty() && shown.player().equals(table.matrix().turn());
      Color ground = table.getBackground();
      own.setColor(turn ? CellPainter.mixed(ground, look.accent(), 0.13) : ground);
      own.fillRect(0, 0, getWidth(), getHeight());
      var text = new PictureText(table.fit().headings().get(column), table.fit().size(), turn);
      int edge = MatrixFit.edge(table.fit().size());
      text.draw(
          own,
          shown.kind().right() ? getWidth() - edge - text.width() : edge,
          getHeight() / 2.0,
          turn ? table.getForeground() : look.faint());
      own.setColor(turn ? look.accent() : look.faint());
      int thick = turn ? BAR : 1;
      own.fillRect(0, getHeight() - thick, getWidth(), thick);
      own.dispose();
    }
  }

  /** What the bank has: its money, trains and privates, and the phases; one below the other. */
  private static final class BankPane extends VerticalScrollPanel implements SnapshotListener {
    private final JLabel money = Panels.heading(" ");
    private final transient List<TableContentView> tables;

    @SuppressWarnings("this-escape") // parts are added before anybody sees it
    BankPane(WindowLook look, SubjectMenu subjects) {
      super(null);
      setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
      var head = new JPanel(new BorderLayout());
      head.setBorder(BorderFactory.createEmptyBorder(4, 10, 0, 10));
      head.add(money);
      add(head);
      tables =
          List.of(
              add(UiWords.of("bank.trains"), "trains", BankTables::trains, look, subjects),
              add(UiWords.of("bank.privates"), "privates", BankTables::privates, look, subjects),
              add(UiWords.of("bank.phases"), "phases", BankTables::phases, look, subjects));
      add(Box.createVerticalGlue());
    }

    @Override
    public void show(Snapshot before, Snapshot now) {
      money.setText(
          now.play()
              .map(
                  play ->
                      UiWords.of("bank.money", play.title().design().amount(play.state().bank())))
              .orElse(" "));
      tables.forEach(table -> table.show(before, now));
    }

    private TableContentView add(
        String heading,
        String name,
        Function<Snapshot, TableContent> content,
        WindowLook look,
        SubjectMenu subjects) {
      var table = new TableContentView(name, content, look, subjects);
      var section = Panels.section(heading, table);
      section.setMaximumSize(new Dimension(Integer.MAX_VALUE, Integer.MAX_VALUE));
      add(section);
      return table;
    }

    /** If a table is wider than the view, the view scrolls: a cut number says nothing. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
      return getParent() == null || getParent().getWidth() >= getPreferredSize().width;
    }
  }

  /**
   * Companies scroll between their headings and the sums. The sums keep their place: below the room
   * for all companies of the game where the bank has room below them, else at the lower edge, and
   * the bank takes the place of the companies if it is asked for.
   */
  private static final class HoldingsLayout implements LayoutManager {
    /** Less than this is not worth showing. */
    private static final int LEAST_BANK = 150;

    private final HoldingsTable companies;
    private final HoldingsTable totals;
    private final JScrollPane rows;
    private final JViewport sums = new JViewport();
    private final JScrollPane bank;
    private boolean bankAlone;
    private int heading;
    private int most;

    HoldingsLayout(HoldingsTable companies, HoldingsTable totals, JComponent bank) {
      this.companies = companies;
      this.totals = totals;
      rows = Panels.scroll(companies);
      rows.setColumnHeaderView(companies.getTableHeader());
      this.bank = Panels.scroll(bank);
      sums.setView(totals);
      rows.getViewport()
          .addChangeListener(
              _ -> sums.setViewPosition(new Point(rows.getViewport().getViewPosition().x, 0)));
    }

    void addTo(Container parent) {
      for (Component part : new Component[] {rows, sums, bank}) parent.add(part);
    }

    /** Shows the bank in place of the companies, or these again. */
    void showBank(boolean alone) {
      bankAlone = alone;
    }

    /** The width of the bar where companies scroll. */
    int barWidth() {
      return rows.getVerticalScrollBar().getPreferredSize().width;
    }

    /**
     * @param companies how many rows there may be in the course of the game
     */
    void most(int companies) {
      most = companies;
    }

    /** Whether the bank has room below the sums. */
    boolean hasBankBelow(Container parent) {
      return parent.getHeight() - matrix(parent) >= LEAST_BANK;
    }

    /** The height of headings, all companies and sums. */
    private int matrix(Container parent) {
      boolean cramped = companies.getPreferredSize().width > parent.getWidth();
      int bar = cramped ? rows.getHorizontalScrollBar().getPreferredSize().height : 0;
      int below = totals.getPreferredSize().height;
      return heading + most * companies.getRowHeight() + bar + below;
    }

    /** The height of the headings. */
    void heading(int pixels) {
      heading = pixels;
      var header = companies.getTableHeader();
      header.setPreferredSize(new Dimension(companies.getPreferredSize().width, pixels));
      header.revalidate();
    }

    @Override
    public void layoutContainer(Container parent) {
      int width = parent.getWidth();
      int height = parent.getHeight();
      boolean roomy = hasBankBelow(parent);
      boolean alone = bankAlone && !roomy;
      int below = totals.getPreferredSize().height;
      int end = roomy ? matrix(parent) : height;
      int top = Math.max(0, end - below);
      int from = roomy ? end : Math.min(heading, top);
      int to = roomy ? height : alone ? top : from;
      rows.setBounds(0, 0, width, alone ? from : top);
      sums.setBounds(0, top, width, below);
      bank.setBounds(0, from, width, to - from);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
      return new Dimension(
          companies.getPreferredSize().width,
          heading + companies.getPreferredSize().height + totals.getPreferredSize().height);
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
      return new Dimension(0, 0);
    }

    @Override
    public void addLayoutComponent(String name, Component part) {
      // Its parts are known.
      return;
    }

    @Override
    public void removeLayoutComponent(Component part) {
      // Its parts stay.
      return;
    }
  }
}

package roundhouse.editor.start;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.picture.Theme;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ShippedFiles;
import roundhouse.workshop.project.TitleSource;

/**
 * The user's designs and those that came with the app, as cards with their maps; shown when nothing
 * was open before.
 */
public final class StartPage extends JPanel implements FocusTarget, SnapshotListener {
  private final transient ShippedFiles shipped = ShippedFiles.ofTheApp();
  private final transient TitleSource titles;
  private final transient WindowLook look;
  private final transient StartCommands commands;
  private final VerticalScrollPanel all = new VerticalScrollPanel(null);
  private final CardGrid own = new CardGrid();
  private final CardGrid others = new CardGrid();
  private final JPanel none = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 4));
  private final JButton tour = new JButton(UiWords.of("start.tour"));
  private final transient List<DesignCard> cards = new ArrayList<>();
  private boolean started;
  private boolean awaitsFocus;
  private transient Optional<Path> played = Optional.empty();

  public StartPage(TitleSource titles, WindowLook look, StartCommands commands) {
    super(new BorderLayout(0, 10));
    this.titles = titles;
    this.look = look;
    this.commands = commands;
    setName("start page");
    getAccessibleContext().setAccessibleName(UiWords.of("commands.start-page"));
    setBorder(BorderFactory.createEmptyBorder(16, 24, 0, 24));
    add(head(), BorderLayout.NORTH);
    add(Panels.scroll(sections()), BorderLayout.CENTER);
    addHierarchyListener(
        event -> {
          boolean appeared = (event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0;
          if (appeared) fill();
        });
    look.addListener(this::fill);
  }

  private JPanel head() {
    var title = new JLabel(UiWords.of("start.title"));
    title.putClientProperty("FlatLaf.styleClass", "h1");
    tour.setName("tour");
    tour.addActionListener(_ -> commands.tour());
    var words = new JPanel(new BorderLayout());
    words.add(title, BorderLayout.NORTH);
    words.add(new JLabel(UiWords.of("start.says")), BorderLayout.CENTER);
    var right = new JPanel(new FlowLayout(FlowLayout.RIGHT, 0, 8));
    right.add(tour);
    var head = new JPanel(new BorderLayout());
    head.add(words, BorderLayout.CENTER);
    head.add(right, BorderLayout.EAST);
    return head;
  }

  /** What is the user's own, and below it what came with the app. */
  private JPanel sections() {
    var make = new JButton(UiWords.of("start.make"));
    make.setName("make a design");
    make.addActionListener(_ -> commands.make());
    none.add(new JLabel(UiWords.of("start.none") + "  "));
    none.add(make);
    all.setLayout(new BoxLayout(all, BoxLayout.Y_AXIS));
    for (JComponent part :
        List.of(
            section(UiWords.of("start.own")),
            none,
            own,
            section(UiWords.of("start.shipped")),
            others)) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      part.setBorder(BorderFactory.createEmptyBorder(0, 0, 10, 0));
      all.add(part);
    }
    return all;
  }

  private static JLabel section(String words) {
    var heading = new JLabel(words);
    heading.putClientProperty("FlatLaf.styleClass", "h3");
    return heading;
  }

  /** Shows the designs again after one was made or removed. */
  public void refresh() {
    fill();
  }

  /** Shows the current designs; their maps follow as they are read. */
  private void fill() {
    if (!isShowing()) return;
    List<Path> designs = ownFirst(titles.designs());
    if (!designs.equals(cards.stream().map(DesignCard::folder).toList())) {
      own.removeAll();
      others.removeAll();
      cards.clear();
      designs.forEach(
          design -> cards.add(new DesignCard(design, !shipped.hasDesign(design), commands)));
      cards.forEach(card -> (card.isOwn() ? own : others).add(card));
      none.setVisible(cards.stream().noneMatch(DesignCard::isOwn));
      own.setVisible(!none.isVisible());
      all.revalidate();
      all.repaint();
    }
    offerToGoOn();
    if (awaitsFocus) SwingUtilities.invokeLater(this::focusFirst);
    // The first game is read before: with two processors, maps would only delay it.
    if (!started) return;
    Theme theme = look.theme();
    List<DesignCard> all = List.copyOf(cards);
    BackgroundThreads.start("start page", () -> all.forEach(card -> read(card, theme)));
  }

  /** The game that is open, or else the first design. */
  private void focusFirst() {
    awaitsFocus = false;
    cards.stream()
        .filter(DesignCard::offersToGoOn)
        .findFirst()
        .or(() -> cards.stream().findFirst())
        .ifPresentOrElse(DesignCard::takeFocus, tour::requestFocusInWindow);
  }

  private List<Path> ownFirst(List<Path> designs) {
    Map<Boolean, List<Path>> byOrigin =
        designs.stream().collect(Collectors.partitioningBy(shipped::hasDesign));
    return Stream.concat(byOrigin.get(false).stream(), byOrigin.get(true).stream()).toList();
  }

  private void read(DesignCard card, Theme theme) {
    DesignSummary summary = DesignSummary.read(titles, card.folder());
    Optional<String> past =
        card.isOwn()
            ? Optional.of(DesignPast.read(titles, card.folder()).says())
            : Optional.empty();
    SwingUtilities.invokeLater(
        () -> {
          card.show(summary);
          past.ifPresent(told -> card.tell(summary.says() + "\n" + told));
        });
    Optional<BufferedImage> picture = summary.picture(theme).map(MapThumbnail::draw);
    SwingUtilities.invokeLater(
        () -> {
          // Another look has another picture, which may have come before.
          if (theme == look.theme()) picture.ifPresent(card::show);
        });
  }

  private void offerToGoOn() {
    for (DesignCard card : cards)
      card.offerToGoOn(played.filter(card.folder()::equals).isPresent());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!started && (now.play().isPresent() || !now.problems().isEmpty())) {
      started = true;
      fill();
    }
    if (before.sameMoment(now)) return;
    played = now.play().filter(play -> play.canUndo() || play.canRedo()).flatMap(_ -> now.design());
    offerToGoOn();
  }

  @Override
  public void takeFocus() {
    awaitsFocus = true;
    fill();
  }

  /** Cards beside each other, as many as the width allows, in rows that scroll. */
  private static final class CardGrid extends JPanel {
    private static final int CARD = MapThumbnail.WIDTH + 48;

    private final GridLayout grid;

    CardGrid() {
      this(new GridLayout(0, 1, 12, 12));
    }

    private CardGrid(GridLayout grid) {
      super(grid);
      this.grid = grid;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
      int columns = Math.max(1, width / CARD);
      if (columns != grid.getColumns()) {
        grid.setColumns(columns);
        revalidate();
      }
      super.setBounds(x, y, width, height);
    }
  }

  /** A design on the start page: its map, who plays it, a sentence, and what to do with it. */
  static final class DesignCard extends JPanel {
    private final Path folder;
    private final boolean own;
    private final MapThumbnail map = new MapThumbnail();
    private final JButton title = new JButton();
    private final JLabel players = new JLabel();
    private final JTextArea says = new StillText();
    private final JButton goOn;
    private final JButton play;

    /**
     * @param own whether it is the user's, not one that came with the app
     */
    DesignCard(Path folder, boolean own, StartCommands commands) {
      super(new BorderLayout(0, 6));
      this.folder = folder;
      this.own = own;
      String name = folder.getFileName().toString();
      setName("design " + name);
      players.setName("players of " + name);
      goOn = button("continue " + name, UiWords.of("start.continue"), commands::goOn);
      play = button("play " + name, UiWords.of("start.play"), () -> commands.play(folder));
      var buttons = new JPanel();
      WrappingRow.install(buttons, 4);
      buttons.add(goOn);
      buttons.add(play);
      buttons.add(button("edit " + name, UiWords.of("start.edit"), () -> commands.edit(folder)));
      if (own) {
        buttons.add(
            button("share " + name, UiWords.of("start.share"), () -> commands.share(folder)));
        buttons.add(
            button("remove " + name, UiWords.of("start.remove"), () -> commands.remove(folder)));
      } else
        buttons.add(
            button(
                "variant of " + name,
                UiWords.of("start.variant"),
                () -> commands.makeVariant(folder)));
      title.setName("about " + name);
      title.addActionListener(_ -> commands.about(folder));
      goOn.setVisible(false);
      map.addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              commands.about(folder);
            }
          });
      add(map, BorderLayout.NORTH);
      add(words(), BorderLayout.CENTER);
      add(buttons, BorderLayout.SOUTH);
      show(DesignSummary.unread(folder));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBorder(
          BorderFactory.createCompoundBorder(
              BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
              BorderFactory.createEmptyBorder(8, 8, 6, 8)));
    }

    private static JButton button(String name, String words, Runnable does) {
      var button = new JButton(words);
      button.setName(name);
      button.putClientProperty("JComponent.minimumWidth", 56);
      button.addActionListener(_ -> does.run());
      return button;
    }

    private JPanel words() {
      title.putClientProperty("FlatLaf.styleClass", "h4");
      title.putClientProperty("JButton.buttonType", "borderless");
      title.setMargin(new Insets(0, 2, 0, 2));
      title.setHorizontalAlignment(SwingConstants.LEADING);
      title.setToolTipText(UiWords.of("start.about"));
      // As many as any title needs on a narrow card: no button moves when titles are read.
      says.setRows(5);
      says.setColumns(20);
      says.setMargin(new Insets(0, 0, 0, 0));
      var head = new JPanel(new BorderLayout());
      head.add(title, BorderLayout.CENTER);
      head.add(players, BorderLayout.EAST);
      var words = new JPanel(new BorderLayout(0, 4));
      words.add(head, BorderLayout.NORTH);
      words.add(says, BorderLayout.CENTER);
      return words;
    }

    Path folder() {
      return folder;
    }

    boolean isOwn() {
      return own;
    }

    void show(DesignSummary summary) {
      title.setText(summary.title());
      players.setText(summary.players());
      tell(summary.says() + "\n" + summary.facts());
      map.getAccessibleContext().setAccessibleName(UiWords.of("start.map", summary.title()));
      getAccessibleContext().setAccessibleName(summary.title());
    }

    /** Tells what was done with a design of the user's, in place of what is in it. */
    void tell(String words) {
      says.setText(words.strip());
      says.setName("says " + folder.getFileName());
    }

    void show(BufferedImage picture) {
      map.show(picture);
    }

    /** Whether the game of this design can be continued. */
    boolean offersToGoOn() {
      return goOn.isVisible();
    }

    /** Gives the keyboard to what one does first with the design. */
    void takeFocus() {
      (offersToGoOn() ? goOn : play).requestFocusInWindow();
    }

    /** Shows or hides the offer to continue the game of this design. */
    void offerToGoOn(boolean open) {
      goOn.setVisible(open);
    }
  }
}

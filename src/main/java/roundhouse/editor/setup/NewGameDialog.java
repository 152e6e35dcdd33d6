package roundhouse.editor.setup;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.OptionSpec;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.play.ProgramsPane;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Seats;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;

/** Asks for the title, the players, the bots, the options and the seed of a new game. */
public final class NewGameDialog {
  private static final String NO_BOT = "";

  private final TitleSource titles;
  private final List<Path> designs;
  private final JComboBox<String> design;
  private final JTextField players;

  /** What may sit in all seats but the first. */
  private final JComboBox<String> bots = new JComboBox<>();

  private final JTextField seed = new JTextField(String.valueOf(GameSetup.anySeed()));
  private final OptionCheckList options = new OptionCheckList();

  private final OwnPrograms programs;
  private final JButton more;

  private NewGameDialog(
      TitleSource titles, OwnPrograms programs, ProgramsPane.ShownOver show, Snapshot now) {
    this.titles = titles;
    this.programs = programs;
    more = ProgramsPane.button(show);
    more.addActionListener(_ -> offerBots());
    designs = titles.designs();
    design =
        new JComboBox<>(
            designs.stream().map(Path::getFileName).map(Path::toString).toArray(String[]::new));
    design.setName("new game title");
    players =
        new JTextField(
            String.join(", ", now.play().map(GameHistory::players).orElse(GameSetup.names(3))));
    now.design().map(Path::getFileName).map(Path::toString).ifPresent(design::setSelectedItem);
    bots.setName("new game bots");
    offerBots();
    bots.setRenderer((_, bot, _, _, _) -> new JLabel(says(bot)));
    now.play()
        .map(play -> now.seats().bots().get(play.players().getLast()))
        .ifPresent(bots::setSelectedItem);
    now.play()
        .ifPresentOrElse(
            play ->
                options.offer(
                    forPlayers(play.title().design(), play.title().options()),
                    Set.copyOf(play.title().options())),
            this::loadOptions);
    design.addActionListener(_ -> loadOptions());
  }

  private void offerBots() {
    Object chosen = bots.getSelectedItem();
    bots.setModel(
        new DefaultComboBoxModel<>(
            Stream.concat(Stream.of(NO_BOT), programs.bots().names().stream())
                .toArray(String[]::new)));
    if (chosen != null) bots.setSelectedItem(chosen);
  }

  private static String says(String bot) {
    return bot.equals(NO_BOT) ? UiWords.of("new-game.no-bots") : UiWords.of("new-game.bot", bot);
  }

  /**
   * A game that the user wants.
   *
   * @param seats seats its people and bots
   */
  public record Wanted(GameSetup setup, UnaryOperator<Seats> seats) {}

  /**
   * What the user wants; empty if cancelled.
   *
   * @param programs that may take seats beside the bots
   * @param show shows the programs
   */
  public static Optional<Wanted> ask(
      Component window,
      TitleSource titles,
      OwnPrograms programs,
      ProgramsPane.ShownOver show,
      Snapshot now) {
    var dialog = new NewGameDialog(titles, programs, show, now);
    boolean begun =
        ConfirmDialog.agreed(
            window, dialog.form(), UiWords.of("new-game.window"), UiWords.of("new-game.begin"));
    return begun ? dialog.wanted() : Optional.empty();
  }

  private JPanel form() {
    var lines = new JPanel(new GridLayout(0, 1, 0, 6));
    lines.add(line(UiWords.of("new-game.title"), design));
    lines.add(line(UiWords.of("books.players"), players));
    JPanel seated = line(UiWords.of("new-game.bots"), bots);
    seated.add(more, BorderLayout.EAST);
    lines.add(seated);
    lines.add(line(UiWords.of("new-game.seed"), seed));
    players.setToolTipText(UiWords.of("new-game.players-tip"));
    var scroll = new JScrollPane(options);
    scroll.getVerticalScrollBar().setUnitIncrement(20);
    scroll.setPreferredSize(new Dimension(620, 380));
    scroll.setBorder(BorderFactory.createTitledBorder(UiWords.of("tables.options")));
    var form = new JPanel(new BorderLayout(0, 10));
    form.add(lines, BorderLayout.NORTH);
    form.add(scroll, BorderLayout.CENTER);
    return form;
  }

  private static JPanel line(String name, JComponent field) {
    var line = new JPanel(new BorderLayout(10, 0));
    var label = new JLabel(name);
    label.setLabelFor(field);
    label.setPreferredSize(new Dimension(70, label.getPreferredSize().height));
    line.add(label, BorderLayout.WEST);
    line.add(field, BorderLayout.CENTER);
    return line;
  }

  private Optional<Path> chosen() {
    return design.getSelectedIndex() < 0
        ? Optional.empty()
        : Optional.of(designs.get(design.getSelectedIndex()));
  }

  private void loadOptions() {
    Optional<Path> wanted = chosen();
    options.say(UiWords.of("new-game.loading"));
    wanted.ifPresent(
        folder ->
            BackgroundThreads.start(
                "new game",
                () -> {
                  Map<String, OptionSpec> known =
                      titles
                          .load(folder, Set.of())
                          .title()
                          .map(title -> forPlayers(title.design(), Set.of()))
                          .orElse(Map.of());
                  SwingUtilities.invokeLater(
                      () -> {
                        if (chosen().equals(wanted)) options.offer(known, Set.of());
                      });
                }));
  }

  /**
   * The options that people choose among: not those that are only there to replay recordings,
   * unless they are on.
   */
  static Map<String, OptionSpec> forPlayers(Design design, Collection<String> on) {
    var offered = new LinkedHashMap<>(design.options());
    offered.keySet().removeIf(id -> design.recordings().always().contains(id) && !on.contains(id));
    return offered;
  }

  private Optional<Wanted> wanted() {
    List<String> names =
        Arrays.stream(players.getText().split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .toList();
    Optional<String> bot =
        Optional.of(bots.getItemAt(bots.getSelectedIndex())).filter(name -> !name.equals(NO_BOT));
    return chosen()
        .map(folder -> new GameSetup(folder, names, options.on(), number(seed.getText())))
        .map(setup -> new Wanted(setup, now -> seated(now, names, bot)));
  }

  /** A person in the first seat, and in the others the bot, or people too. */
  static Seats seated(Seats now, List<String> names, Optional<String> bot) {
    List<String> players = names.isEmpty() ? GameSetup.names(Integer.MAX_VALUE) : names;
    Seats seats = now.with(players.getFirst(), Optional.empty());
    for (String player : players.subList(1, players.size())) seats = seats.with(player, bot);
    return seats;
  }

  /** A seed may be any text; text that is not a number stands for its hash code. */
  private static long number(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException words) {
      return text.hashCode();
    }
  }

  /**
   * The options of a title as check boxes with a sentence each; implied options are checked
   * automatically.
   */
  static final class OptionCheckList extends JPanel {
    private static final int WRAP = 420;

    private final Map<String, JCheckBox> boxes = new LinkedHashMap<>();
    private transient OptionSelection options = new OptionSelection(Map.of());

    OptionCheckList() {
      setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
      setBorder(BorderFactory.createEmptyBorder(4, 4, 4, 4));
    }

    /** Shows other options, with {@code on} checked. */
    void offer(Map<String, OptionSpec> known, Set<String> on) {
      options = new OptionSelection(known);
      on.forEach(id -> options.set(id, true));
      boxes.clear();
      removeAll();
      known.forEach((id, option) -> add(box(id, option)));
      if (known.isEmpty()) add(new JLabel(UiWords.of("new-game.plain")));
      tick();
      revalidate();
      repaint();
    }

    void say(String text) {
      removeAll();
      boxes.clear();
      add(new JLabel(text));
      revalidate();
      repaint();
    }

    Set<String> on() {
      return options.on();
    }

    private JCheckBox box(String id, OptionSpec option) {
      String name =
          option.name().isEmpty()
              ? Character.toUpperCase(id.charAt(0)) + id.substring(1).replace('-', ' ')
              : option.name();
      var box =
          HtmlText.in(
              new JCheckBox(),
              "<html><div style='width:"
                  + WRAP
                  + "px'><b>"
                  + VisibleText.html(name)
                  + "</b><br>"
                  + VisibleText.html(option.says())
                  + "</div></html>");
      box.setVerticalTextPosition(JCheckBox.TOP);
      box.setBorder(BorderFactory.createEmptyBorder(3, 2, 5, 2));
      box.addActionListener(
          _ -> {
            options.set(id, box.isSelected());
            tick();
          });
      boxes.put(id, box);
      return box;
    }

    private void tick() {
      boxes.forEach(
          (id, box) -> {
            box.setSelected(options.on().contains(id));
            box.setEnabled(!options.implied(id));
          });
    }

    /** The options turned on for a new game: one option may imply others or exclude them. */
    static final class OptionSelection {
      private final Map<String, OptionSpec> options;
      private final Set<String> chosen = new LinkedHashSet<>();

      OptionSelection(Map<String, OptionSpec> options) {
        this.options = options;
      }

      /** Turns an option on or off; turns off those that it excludes. */
      void set(String id, boolean on) {
        if (!on) {
          chosen.remove(id);
          chosen.removeIf(other -> withImplied(Set.of(other)).contains(id));
          return;
        }
        Set<String> coming = withImplied(Set.of(id));
        chosen.removeIf(
            other ->
                withImplied(Set.of(other)).stream()
                    .anyMatch(one -> coming.stream().anyMatch(two -> exclude(one, two))));
        chosen.add(id);
      }

      /** All options that are on, including implied ones. */
      Set<String> on() {
        return withImplied(chosen);
      }

      /** Whether another option implies this one, so that it cannot be turned off by itself. */
      boolean implied(String id) {
        return on().contains(id) && !chosen.contains(id);
      }

      private boolean exclude(String one, String other) {
        return options.get(one).excludes().contains(other)
            || options.get(other).excludes().contains(one);
      }

      private Set<String> withImplied(Set<String> ids) {
        var all = new LinkedHashSet<String>();
        for (String id : ids) add(id, all);
        return all;
      }

      private void add(String id, Set<String> all) {
        if (!options.containsKey(id) || !all.add(id)) return;
        options.get(id).implies().forEach(implied -> add(implied, all));
      }
    }
  }
}

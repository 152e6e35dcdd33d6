package roundhouse.editor.setup;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
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
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;

/** Asks for the title, the players, the options and the seed of a new game. */
public final class NewGameDialog {
  private final TitleSource titles;
  private final List<Path> designs;
  private final JComboBox<String> design;
  private final JTextField players;
  private final JTextField seed = new JTextField(String.valueOf(GameSetup.anySeed()));
  private final OptionCheckList options = new OptionCheckList();

  private NewGameDialog(TitleSource titles, Snapshot now) {
    this.titles = titles;
    designs = titles.designs();
    design =
        new JComboBox<>(
            designs.stream().map(Path::getFileName).map(Path::toString).toArray(String[]::new));
    design.setName("new game title");
    players =
        new JTextField(
            String.join(", ", now.play().map(GameHistory::players).orElse(GameSetup.names(3))));
    now.design().map(Path::getFileName).map(Path::toString).ifPresent(design::setSelectedItem);
    now.play()
        .ifPresentOrElse(
            play ->
                options.offer(
                    forPlayers(play.title().design(), play.title().options()),
                    Set.copyOf(play.title().options())),
            this::loadOptions);
    design.addActionListener(_ -> loadOptions());
  }

  /** The game that the user wants; empty if cancelled. */
  public static Optional<GameSetup> ask(Component window, TitleSource titles, Snapshot now) {
    var dialog = new NewGameDialog(titles, now);
    boolean begun =
        ConfirmDialog.agreed(
            window, dialog.form(), UiWords.of("new-game.window"), UiWords.of("new-game.begin"));
    return begun ? dialog.setup() : Optional.empty();
  }

  private JPanel form() {
    var lines = new JPanel(new GridLayout(0, 1, 0, 6));
    lines.add(line(UiWords.of("new-game.title"), design));
    lines.add(line(UiWords.of("books.players"), players));
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

  private Optional<GameSetup> setup() {
    List<String> names =
        Arrays.stream(players.getText().split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .toList();
    return chosen()
        .map(folder -> new GameSetup(folder, names, options.on(), number(seed.getText())));
  }

  /** A seed may be any text; text that is not a number stands for its hash code. */
  private static long number(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException words) {
      return text.hashCode();
    }
  }
}

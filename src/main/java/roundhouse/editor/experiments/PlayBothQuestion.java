package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.NumberField;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.TitleSource;

/** Says what bots would play of two designs, asks how many games, and waits for a go. */
public final class PlayBothQuestion {
  private static final int MOST_GAMES = 100_000;

  private final String says;
  private final List<Integer> possible;
  private final NumberField games =
      new NumberField("both games", UiWords.of("experiments.each"), "0");
  private final JComboBox<String> players = new JComboBox<>();
  private final JLabel total = new JLabel();

  private PlayBothQuestion(String says, List<Integer> possible) {
    this.says = says;
    this.possible = possible;
    games.range(1, MOST_GAMES, 1, GameCount.USUAL.games());
    games.addListener(this::tell);
    players.setName("both players");
    if (possible.size() > 1)
      players.addItem(
          UiWords.of("experiments.all-players", possible.getFirst(), possible.getLast()));
    possible.forEach(count -> players.addItem(String.valueOf(count)));
    players.addActionListener(_ -> tell());
    total.setName("both total");
    tell();
  }

  /**
   * Asks over a component once the designs are read.
   *
   * @param sides what is played, of which one may not be written yet
   * @param says what would be played
   * @param go called with the answer
   * @param refused called with why nothing can be played
   */
  public static void ask(
      Component over,
      TitleSource titles,
      List<ComparedDesign> sides,
      String says,
      Consumer<GameCount> go,
      Consumer<String> refused) {
    BackgroundThreads.start(
        "players of designs",
        () -> {
          try {
            List<Integer> possible =
                BatchSetup.possible(titles, sides, BotRegistry.BUILT_IN).players();
            if (possible.isEmpty()) throw new IOException(UiWords.of("experiments.no-players"));
            SwingUtilities.invokeLater(
                () -> new PlayBothQuestion(says, possible).ask(over).ifPresent(go));
          } catch (IOException unplayable) {
            SwingUtilities.invokeLater(() -> refused.accept(unplayable.getMessage()));
          }
        });
  }

  /**
   * Asks about two designs that are there; an experiment that has been written for them says itself
   * what is played.
   */
  public static void ask(
      Component over,
      TitleSource titles,
      ComparedDesign first,
      ComparedDesign second,
      Consumer<GameCount> go,
      Consumer<String> refused) {
    if (first.name().equals(second.name())) {
      refused.accept(UiWords.of("lab.same"));
      return;
    }
    String says = UiWords.of("experiments.both", first.name(), second.name());
    Optional<ProjectExperiment> written = ProjectExperiment.written(first, second);
    if (written.isEmpty()) {
      ask(over, titles, List.of(first, second), says, go, refused);
      return;
    }
    BackgroundThreads.start(
        "experiment",
        () -> {
          try {
            ExperimentSpec spec = written.get().spec();
            String asks =
                UiWords.of("experiments.written", says, written.get().name(), spec.games());
            SwingUtilities.invokeLater(
                () -> {
                  if (agreed(over, asks)) go.accept(GameCount.USUAL);
                });
          } catch (IOException unreadable) {
            SwingUtilities.invokeLater(() -> refused.accept(unreadable.getMessage()));
          }
        });
  }

  private static boolean agreed(Component over, String asks) {
    return ConfirmDialog.agreed(
        over, asks, UiWords.of("experiments.both-window"), UiWords.of("experiments.play"));
  }

  private Optional<GameCount> ask(Component over) {
    var fields = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    Stream.of(
            new JLabel(UiWords.of("experiments.each")),
            games,
            new JLabel(UiWords.of("lab.players")),
            players)
        .forEach(fields::add);
    var form = new JPanel(new BorderLayout(0, 6));
    form.setName("play both question");
    var lines = new JPanel(new GridLayout(0, 1, 0, 2));
    says.lines().map(JLabel::new).forEach(lines::add);
    form.add(lines, BorderLayout.NORTH);
    form.add(fields, BorderLayout.CENTER);
    form.add(total, BorderLayout.SOUTH);
    boolean go =
        ConfirmDialog.form(
            over,
            form,
            UiWords.of("experiments.both-window"),
            UiWords.of("experiments.play"),
            games.field(),
            games::fault);
    return go ? Optional.of(count()) : Optional.empty();
  }

  private GameCount count() {
    return new GameCount((int) games.number().orElse(1), chosen(), OptionalInt.empty());
  }

  /** Empty for all numbers of players. */
  private OptionalInt chosen() {
    int all = players.getItemCount() - possible.size();
    int index = players.getSelectedIndex() - all;
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(possible.get(index));
  }

  private void tell() {
    int numbers = chosen().isPresent() ? 1 : possible.size();
    total.setText(
        games.number().isPresent()
            ? UiWords.of("experiments.total", 2 * numbers * (int) games.number().getAsDouble())
            : " ");
  }
}

package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Seats;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/**
 * Who plays each seat, a person or a bot, how fast bots play, and whether people hide secrets from
 * each other.
 */
public final class SeatsView extends JPanel implements FocusTarget, SnapshotListener {
  private static final String PERSON = UiWords.of("seats.person");
  private static final int SLOWEST = 3000;

  private final transient OwnPrograms programs;
  private final transient Consumer<UnaryOperator<Seats>> change;
  private final JPanel seats = new JPanel(new GridLayout(0, 2, 8, 4));
  private final JSlider pause = new JSlider(0, SLOWEST, Seats.USUAL_PAUSE);
  private final JCheckBox halted = new JCheckBox(UiWords.of("seats.wait"));
  private final JCheckBox curtain = new JCheckBox(UiWords.of("seats.curtain"));
  private transient List<String> players = List.of();
  private transient List<String> kinds = List.of();
  private boolean following;

  /**
   * @param programs that may take a seat beside the bots
   * @param change changes who plays the seats
   * @param show shows the programs
   */
  public SeatsView(
      OwnPrograms programs, Consumer<UnaryOperator<Seats>> change, ProgramsPane.ShownOver show) {
    super(new BorderLayout());
    this.programs = programs;
    this.change = change;
    pause.setName("bot pause");
    halted.setName("bots wait");
    curtain.setName("curtain");
    listen();
    var left = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    left.add(seats);
    var column = new JPanel(new BorderLayout(0, 8));
    column.setBorder(BorderFactory.createEmptyBorder(10, 12, 10, 12));
    column.add(left, BorderLayout.NORTH);
    column.add(manner(ProgramsPane.button(show)), BorderLayout.CENTER);
    add(Panels.scroll(column), BorderLayout.CENTER);
  }

  private void listen() {
    pause.addChangeListener(
        _ -> {
          if (!following && !pause.getValueIsAdjusting())
            change.accept(now -> now.pause(pause.getValue()));
        });
    halted.addActionListener(_ -> change.accept(now -> now.halted(halted.isSelected())));
    curtain.addActionListener(_ -> change.accept(now -> now.handover(curtain.isSelected())));
  }

  /** How fast bots play, and what people see of each other. */
  private JPanel manner(JButton more) {
    var how = new JPanel(new GridLayout(0, 1, 0, 4));
    var programsLine = new JPanel(new FlowLayout(FlowLayout.LEFT, 0, 0));
    programsLine.add(more);
    how.add(programsLine);
    how.add(speed());
    how.add(halted);
    how.add(curtain);
    var top = new JPanel(new BorderLayout());
    top.add(how, BorderLayout.NORTH);
    return top;
  }

  private JPanel speed() {
    var line = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 0));
    var label = new JLabel(UiWords.of("seats.pause"));
    label.setLabelFor(pause);
    line.add(label);
    line.add(new JLabel(UiWords.of("seats.shortest")));
    line.add(pause);
    line.add(new JLabel(UiWords.of("seats.longest")));
    return line;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    List<String> names = now.play().map(GameHistory::players).orElse(List.of());
    BotRegistry bots = programs.bots();
    List<String> known = now.play().map(game -> bots.names(game.title())).orElseGet(bots::names);
    if (names.equals(players) && kinds.equals(known) && before.seats().equals(now.seats())) return;
    following = true;
    if (!names.equals(players) || !kinds.equals(known)) fill(names, known);
    for (String player : players)
      box(player).setSelectedItem(now.seats().bots().getOrDefault(player, PERSON));
    pause.setValue(now.seats().pause());
    halted.setSelected(now.seats().halted());
    curtain.setSelected(now.seats().handover());
    following = false;
  }

  private void fill(List<String> names, List<String> bots) {
    players = names;
    kinds = bots;
    seats.removeAll();
    for (String player : names) {
      var box =
          new JComboBox<>(Stream.concat(Stream.of(PERSON), bots.stream()).toArray(String[]::new));
      box.setName("seat " + player);
      var label = new JLabel(player);
      label.setLabelFor(box);
      box.addActionListener(_ -> seat(player, (String) box.getSelectedItem()));
      seats.add(label);
      seats.add(box);
    }
    seats.revalidate();
  }

  private JComboBox<?> box(String player) {
    return (JComboBox<?>) seats.getComponent(2 * players.indexOf(player) + 1);
  }

  private void seat(String player, String who) {
    if (!following)
      change.accept(now -> now.with(player, Optional.of(who).filter(name -> !name.equals(PERSON))));
  }

  /** Focuses the first seat. */
  @Override
  public void takeFocus() {
    if (seats.getComponentCount() > 1) seats.getComponent(1).requestFocusInWindow();
  }
}

package roundhouse.editor;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import roundhouse.design.Place;
import roundhouse.editor.hooks.HookDesk;
import roundhouse.editor.hooks.ScriptsView;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Late;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.View;
import roundhouse.editor.play.ArrangeDialog;
import roundhouse.editor.play.BestRunsBoard;
import roundhouse.editor.play.CompareDialog;
import roundhouse.editor.play.LinesView;
import roundhouse.editor.play.SeatsView;
import roundhouse.editor.play.StatisticsView;
import roundhouse.editor.play.SubjectMenu;
import roundhouse.editor.play.TestsDialog;
import roundhouse.editor.play.WhyNotDialog;
import roundhouse.engine.whynot.Subject;
import roundhouse.picture.Painter;
import roundhouse.words.Words;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/**
 * Tools that analyse a game and try things out: reasons, branches, seats, scripts, statistics,
 * set-up positions.
 */
final class PlayTools implements View {
  private final JFrame window;
  private final Workshop workshop;
  private final Look look;
  private final Consumer<Views> bringUp;
  private final Consumer<Place> show;
  private final SubjectMenu subjects = new SubjectMenu();
  private final BestRunsBoard bestRuns;
  private final WhyNotDialog whyNot;
  private final ArrangeDialog arrange;
  private final Late<StatisticsView> statistics;
  private final Late<ScriptsView> scripts;
  private final Late<LinesView> lines;
  private final Late<SeatsView> seats;

  /**
   * @param bringUp brings a view to the front
   * @param show goes to a place in a file
   */
  PlayTools(
      JFrame window,
      Workshop workshop,
      Bridge bridge,
      Look look,
      Consumer<Views> bringUp,
      Consumer<Place> show) {
    this.window = window;
    this.workshop = workshop;
    this.look = look;
    this.bringUp = bringUp;
    this.show = show;
    bestRuns = bridge.add(new BestRunsBoard(workshop.ask()::bestRuns));
    whyNot = bridge.add(new WhyNotDialog(window, look, workshop.ask()::whyNot));
    arrange = bridge.add(new ArrangeDialog(window, workshop::play));
    statistics =
        new Late<>(
            () -> bridge.add(new StatisticsView(workshop.ask()::statistics, look, workshop::goTo)));
    scripts =
        new Late<>(
            () ->
                bridge.add(
                    new ScriptsView(
                        new HookDesk(window, workshop, look, bridge::shown, show), look, show)));
    lines = new Late<>(() -> bridge.add(new LinesView(workshop.lines(), this::compare)));
    seats = new Late<>(() -> bridge.add(new SeatsView(workshop::seat)));
    subjects.offer(
        Words.of("subjects.runs"),
        Subject.Shares.class::isInstance,
        subject -> bestRuns.of(((Subject.Shares) subject).company()));
    subjects.offer(Words.of("why-not.window"), _ -> true, whyNot::open);
    subjects.offer(Words.of("subjects.arrange"), _ -> true, arrange::open);
    bridge.add(this);
  }

  /** The tools that are views. */
  Map<Views, Supplier<? extends JComponent>> views() {
    return Map.of(
        Views.STATISTICS,
        statistics,
        Views.SCRIPTS,
        scripts,
        Views.LINES,
        lines,
        Views.SEATS,
        seats);
  }

  /** A failing script brings the view of the scripts to the front. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean failed =
        now.notice()
            .filter(told -> told.failure().isPresent() && before.notice().orElse(null) != told)
            .isPresent();
    if (failed) bringUp.accept(Views.SCRIPTS);
  }

  SubjectMenu subjects() {
    return subjects;
  }

  BestRunsBoard bestRuns() {
    return bestRuns;
  }

  /** The plot as shown. */
  Optional<Painter> plot() {
    return statistics.made().flatMap(StatisticsView::picture);
  }

  private void compare(String one, String other) {
    workshop
        .ask()
        .compare(one, other)
        .thenAccept(
            found ->
                SwingUtilities.invokeLater(
                    () -> found.ifPresent(compared -> CompareDialog.show(window, look, compared))));
  }

  void askWhyNot() {
    whyNot.open();
  }

  void arrange() {
    arrange.open();
  }

  /** Asks which rule the position shows, and saves the current moment as a test position. */
  void saveTest() {
    Object says =
        JOptionPane.showInputDialog(
            window,
            Words.of("subjects.test-says"),
            Words.of("subjects.test"),
            JOptionPane.PLAIN_MESSAGE,
            null,
            null,
            "");
    if (says != null && !says.toString().isBlank())
      workshop.saveTest(says.toString().strip(), says.toString());
  }

  void runTests() {
    workshop
        .now()
        .design()
        .ifPresent(
            design -> TestsDialog.run(window, step -> workshop.loader().test(design, step), show));
  }

  void showScripts() {
    bringUp.accept(Views.SCRIPTS);
    scripts.get().takeFocus();
  }

  void showStatistics() {
    bringUp.accept(Views.STATISTICS);
  }

  void showSeats() {
    bringUp.accept(Views.SEATS);
    seats.get().takeFocus();
  }

  void newLine() {
    bringUp.accept(Views.LINES);
    lines.get().branch();
  }

  void showLines() {
    bringUp.accept(Views.LINES);
    lines.get().takeFocus();
  }
}

package roundhouse.editor;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import roundhouse.editor.holdings.BranchComparisonDialog;
import roundhouse.editor.hooks.HookDialogs;
import roundhouse.editor.hooks.ScriptsView;
import roundhouse.editor.kit.LazyComponent;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.play.AdviceView;
import roundhouse.editor.play.BestRunsOverlay;
import roundhouse.editor.play.CorrectionDialog;
import roundhouse.editor.play.ProgramsPane;
import roundhouse.editor.play.SeatsView;
import roundhouse.editor.play.TestPositionsDialog;
import roundhouse.editor.play.WhyNotDialog;
import roundhouse.editor.play.history.BranchesView;
import roundhouse.editor.play.history.StatisticsView;
import roundhouse.editor.share.HostedTable;
import roundhouse.editor.share.InvitationDialog;
import roundhouse.engine.explanation.Subject;
import roundhouse.picture.Painter;
import roundhouse.words.UiWords;
import roundhouse.workshop.BranchComparison;
import roundhouse.workshop.Snapshot;

/**
 * Tools that analyse a game and try things out: reasons, branches, seats, scripts, statistics,
 * set-up positions.
 */
final class AnalysisTools implements SnapshotListener {
  private final WindowContext window;
  private final SubjectMenu subjects = new SubjectMenu();
  private final BestRunsOverlay bestRuns;
  private final LazyComponent<WhyNotDialog> whyNot;
  private final LazyComponent<CorrectionDialog> correction;
  private final LazyComponent<StatisticsView> statistics;
  private final LazyComponent<ScriptsView> scripts;
  private final LazyComponent<BranchesView> lines;
  private final LazyComponent<SeatsView> seats;
  private final HostedTable hosted;
  private final LazyComponent<InvitationDialog> invitation;
  private final LazyComponent<AdviceView> advice;

  AnalysisTools(WindowContext window) {
    this.window = window;
    var frame = window.frame();
    var look = window.look();
    var workshop = window.workshop();
    var queries = workshop.queries();
    var bridge = window.bridge();
    bestRuns = bridge.add(new BestRunsOverlay(queries::bestRuns));
    whyNot = bridge.later(() -> new WhyNotDialog(frame, look, queries::whyNot));
    correction = bridge.later(() -> new CorrectionDialog(frame, workshop::correct));
    var hooks = new HookDialogs(frame, workshop, look, bridge::shown, window.host()::show);
    statistics = bridge.later(() -> new StatisticsView(queries::statistics, look, workshop::goTo));
    scripts = bridge.later(() -> new ScriptsView(hooks, look, window.host()::show));
    lines = bridge.later(() -> new BranchesView(workshop.branches(), this::compare));
    advice =
        bridge.later(
            () -> new AdviceView(workshop.programs(), queries::advice, this::showPrograms));
    seats =
        bridge.later(
            () -> new SeatsView(workshop.programs(), workshop::changeSeats, this::showPrograms));
    hosted = bridge.add(new HostedTable(workshop, window.settings().sibling("tables")));
    invitation =
        new LazyComponent<>(() -> new InvitationDialog(frame, workshop, hosted, window.settings()));
    offerTools();
    bridge.add(this);
  }

  /** The context menu of things of the game. */
  private void offerTools() {
    subjects.offer(
        UiWords.of("subjects.runs"),
        Subject.Shares.class::isInstance,
        subject -> bestRuns.showCompany(((Subject.Shares) subject).company()));
    subjects.offer(UiWords.of("why-not.window"), _ -> true, about -> whyNot.get().open(about));
    subjects.offer(
        UiWords.of("subjects.correct"), _ -> true, about -> correction.get().open(about));
  }

  StatisticsView statistics() {
    return statistics.get();
  }

  ScriptsView scripts() {
    return scripts.get();
  }

  BranchesView branches() {
    return lines.get();
  }

  AdviceView advice() {
    return advice.get();
  }

  SeatsView seats() {
    return seats.get();
  }

  /** A failing script brings the view of the scripts to the front. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean failed =
        now.notice()
            .filter(told -> told.failure().isPresent() && before.notice().orElse(null) != told)
            .isPresent();
    if (failed) window.host().reveal(WindowView.SCRIPTS);
  }

  /** The table that is open to friends. */
  HostedTable hosted() {
    return hosted;
  }

  SubjectMenu subjects() {
    return subjects;
  }

  BestRunsOverlay bestRuns() {
    return bestRuns;
  }

  /** The plot as it is shown. */
  Optional<Painter> plot() {
    return statistics.ifMade().flatMap(StatisticsView::picture);
  }

  private void bringUp(WindowView view) {
    window.host().bringToFront(view);
  }

  private void compare(String one, String other) {
    window
        .workshop()
        .queries()
        .compare(one, other)
        .thenAccept(
            found -> SwingUtilities.invokeLater(() -> found.ifPresent(this::showComparison)));
  }

  private void showComparison(BranchComparison compared) {
    BranchComparisonDialog.show(window.frame(), window.look(), compared);
  }

  void askWhyNot() {
    whyNot.get().open();
  }

  void correct() {
    correction.get().open();
  }

  /** Asks which rule the position shows, and saves the current moment as a test position. */
  void saveTest() {
    String question = UiWords.of("subjects.test-says");
    String title = UiWords.of("subjects.test");
    String says =
        JOptionPane.showInputDialog(window.frame(), question, title, JOptionPane.PLAIN_MESSAGE);
    if (says != null && !says.isBlank()) window.workshop().saveTest(says.strip(), says);
  }

  void runTests() {
    var workshop = window.workshop();
    workshop
        .now()
        .design()
        .ifPresent(
            design ->
                TestPositionsDialog.run(
                    window.frame(),
                    step -> workshop.loader().test(design, step),
                    window.host()::show));
  }

  void showScripts() {
    bringUp(WindowView.SCRIPTS);
    scripts.get().takeFocus();
  }

  void showStatistics() {
    bringUp(WindowView.STATISTICS);
  }

  void invite() {
    invitation.get().setVisible(true);
  }

  void showSeats() {
    bringUp(WindowView.SEATS);
    seats.get().takeFocus();
  }

  /** Shows the user's programs among the bots until they are closed; then they may take seats. */
  void showPrograms(Component over) {
    var workshop = window.workshop();
    ProgramsPane.show(over, workshop.programs(), workshop.queries()::trial);
    Snapshot shown = window.bridge().shown();
    seats.ifMade().ifPresent(view -> view.show(shown, shown));
    advice.ifMade().ifPresent(view -> view.show(shown, shown));
  }

  void newBranch() {
    bringUp(WindowView.LINES);
    lines.get().newBranch();
  }

  void showBranches() {
    bringUp(WindowView.LINES);
    lines.get().takeFocus();
  }
}

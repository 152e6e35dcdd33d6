package roundhouse.editor.experiments;

import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ProjectExperiment;

/** Chooses an experiment, starts and stops it, and shows how far it is. */
final class ExperimentBar extends JPanel {
  private final JComboBox<ProjectExperiment> experiments =
      new JComboBox<>() {
        /** Never narrower than the words that it shows without an experiment. */
        @Override
        public Dimension getPreferredSize() {
          Dimension size = super.getPreferredSize();
          int least = getFontMetrics(getFont()).stringWidth(UiWords.of("experiments.nothing"));
          return new Dimension(Math.max(size.width, least + 2 * size.height), size.height);
        }
      };
  private final JButton play = new JButton(UiWords.of("experiments.play"));
  private final JButton stop = new JButton(UiWords.of("experiments.stop"));
  private final JProgressBar bar = new JProgressBar();
  private final JButton first;
  private boolean playing;

  /** What the user can ask for. */
  interface Listener {
    /** Another experiment is chosen. */
    void chosen();

    /** Start the chosen experiment. */
    void start();

    /** Stop the experiment. */
    void stop();
  }

  /**
   * @param compare offered while there is no experiment
   */
  ExperimentBar(Listener listener, Action compare) {
    super(new FlowLayout(FlowLayout.LEFT, 8, 4));
    first = new JButton(compare);
    first.setName("first experiment");
    experiments.setName("experiments");
    experiments.setRenderer(
        (_, each, _, _, _) ->
            new JLabel(each == null ? UiWords.of("experiments.nothing") : each.name()));
    experiments.addActionListener(_ -> listener.chosen());
    play.setName("play experiment");
    play.setMnemonic('Y');
    play.addActionListener(_ -> listener.start());
    stop.setName("stop experiment");
    stop.setEnabled(false);
    stop.addActionListener(_ -> listener.stop());
    bar.setName("experiment progress");
    bar.getAccessibleContext().setAccessibleName(UiWords.of("lab.progress"));
    var label = new JLabel(UiWords.of("experiments.experiment"));
    label.setLabelFor(experiments);
    for (var part : List.of(label, experiments, first, play, stop, bar)) add(part);
    experiments.setEnabled(false);
    follow();
  }

  /**
   * Offers the experiments and keeps the chosen one.
   *
   * @return whether they differ from before
   */
  boolean offer(List<ProjectExperiment> all) {
    Object chosen = experiments.getSelectedItem();
    boolean same = all.size() == experiments.getItemCount();
    for (int index = 0; same && index < all.size(); index++)
      same = all.get(index).equals(experiments.getItemAt(index));
    if (same && experiments.isEnabled() != all.isEmpty()) return false;
    experiments.setModel(new DefaultComboBoxModel<>(all.toArray(ProjectExperiment[]::new)));
    if (chosen != null && all.contains(chosen)) experiments.setSelectedItem(chosen);
    experiments.setEnabled(!all.isEmpty());
    follow();
    return true;
  }

  Optional<ProjectExperiment> chosen() {
    return Optional.ofNullable((ProjectExperiment) experiments.getSelectedItem());
  }

  void choose(ProjectExperiment experiment) {
    experiments.setSelectedItem(experiment);
  }

  /** Shows whether an experiment is being played. */
  void playing(boolean now) {
    playing = now;
    stop.setEnabled(now);
    bar.setIndeterminate(now);
    follow();
  }

  /** Without an experiment there is nothing to play, and the button says how to get one. */
  private void follow() {
    first.setVisible(chosen().isEmpty());
    play.setEnabled(!playing && chosen().isPresent());
    play.setToolTipText(
        chosen().isPresent() ? UiWords.of("experiments.play-tip") : UiWords.of("experiments.none"));
  }

  /** Shows how many games are over. */
  void progress(int done, int of) {
    bar.setIndeterminate(false);
    bar.setMaximum(of);
    bar.setValue(done);
  }

  void takeFocus() {
    experiments.requestFocusInWindow();
  }
}

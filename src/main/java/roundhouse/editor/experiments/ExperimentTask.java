package roundhouse.editor.experiments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.SwingUtilities;
import roundhouse.engine.HookFailure;
import roundhouse.lab.answers.KnownFigures;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.RevisionEffect;
import roundhouse.workshop.project.TitleSource;

/** Plays an experiment in the background and reports its progress on the event thread. */
final class ExperimentTask implements BatchProgress {
  private final ProjectExperiment experiment;
  private final Listener listener;
  private final AtomicBoolean cancelled = new AtomicBoolean();

  /** Receives the progress of an experiment. */
  interface Listener {
    /** A number of the games are over. */
    void played(int games, int of);

    /**
     * All games are over, or the rest was cancelled.
     *
     * @param leftOut games without rows
     */
    void ended(KeptExperimentRun run, List<PlayedExperiment.LeftOut> leftOut, boolean cancelled);

    /** Something that the user should know. */
    void noticed(String says);

    /** It cannot be played. */
    void failed(String why);
  }

  private ExperimentTask(ProjectExperiment experiment, Listener listener) {
    this.experiment = experiment;
    this.listener = listener;
  }

  static ExperimentTask start(
      TitleSource titles, ProjectExperiment experiment, OwnPrograms programs, Listener listener) {
    var task = new ExperimentTask(experiment, listener);
    BackgroundThreads.startUnhurried("experiment", () -> task.run(titles, programs));
    return task;
  }

  /** Stops; the games so far are kept. */
  void cancel() {
    cancelled.set(true);
  }

  private void run(TitleSource titles, OwnPrograms programs) {
    try (BotRegistry bots = programs.started()) {
      play(titles, bots);
    } catch (IOException unplayable) {
      tell(() -> listener.failed(unplayable.getMessage()));
    } catch (UncheckedIOException unwritable) {
      tell(() -> listener.failed(unwritable.getCause().getMessage()));
    } catch (HookFailure unplayable) {
      tell(() -> listener.failed(unplayable.says()));
    } catch (IllegalStateException broken) {
      tell(() -> listener.failed(String.valueOf(broken.getCause())));
    }
  }

  private void play(TitleSource titles, BotRegistry bots) throws IOException {
    ExperimentSpec spec = experiment.spec(titles, bots);
    // One core is left to the window.
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    Experiment wanted = experiment.experiment(titles, spec, threads).with(bots);
    Optional<String> unknown = KnownFigures.of(wanted.sides()).mistake(spec.questions());
    if (unknown.isPresent()) throw new IOException(unknown.get());
    Path place = experiment.runs().place(wanted);
    titles.keepRevision(place, wanted);
    PlayedExperiment played = PlayedExperiment.of(wanted, this, "", place);
    KeptExperimentRun run =
        experiment
            .runs()
            .in(place)
            .orElseThrow(() -> new IOException(UiWords.of("experiments.gone", place)));
    RevisionEffect.keep(experiment.runs(), run, spec.questions());
    bots.faults().forEach(this::notice);
    tell(() -> listener.ended(run, played.leftOut(), cancelled.get()));
  }

  private static void tell(Runnable news) {
    SwingUtilities.invokeLater(news);
  }

  @Override
  public void done(int games, int of) {
    tell(() -> listener.played(games, of));
  }

  @Override
  public void notice(String says) {
    tell(() -> listener.noticed(says));
  }

  @Override
  public boolean cancelled() {
    return cancelled.get();
  }
}

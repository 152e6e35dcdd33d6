package roundhouse.editor.experiments;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.AnswersScreen;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ExperimentRunGames;
import roundhouse.workshop.project.RevisionEffect;

/**
 * A run with the results of its games.
 *
 * @param changed what changed since the run before
 * @param screen the answers on one screen
 * @param figures all figures
 * @param titles of its sides
 * @param asked what its games were played for
 * @param vary the sweeps that make its sides; none if these are designs
 */
record ExperimentRunResults(
    KeptExperimentRun run,
    Answers answers,
    String changed,
    AnswersScreen screen,
    String figures,
    Map<String, Title> titles,
    Questions asked,
    List<String> vary) {
  /** Reads a run, which takes a moment. */
  static ExperimentRunResults read(ListedExperimentRun listed, ExperimentSpec spec)
      throws IOException {
    var grid = new SweepGrid(spec.vary());
    Answers answers = listed.run().noAnswers(grid.contrasts());
    var text = new ArrayList<String>();
    listed
        .run()
        .read(answers::add)
        .says(UiWords.of("experiments.damaged"))
        .ifPresent(says -> text.addAll(List.of(says, "")));
    for (RevisionEffect effect : listed.effects()) {
      text.add(UiWords.of("experiments.since", effect.side(), effect.against(), effect.says()));
      text.addAll(effect.sentences());
      text.add("");
    }
    Questions asked = listed.run().questions(spec.questions());
    Map<String, Title> titles = new ExperimentRunGames(listed.run()).titles();
    Function<Answers.Table, List<FigureGrid>> grids =
        table -> grid.of(table.sides(), spec.questions());
    var played =
        new AnswersScreen.Played(
            spec.says(),
            listed.run().bots(),
            listed.run().seed(),
            titles.get(listed.run().order().sides().getFirst()));
    var figures = new ArrayList<>(List.of(UiWords.of("experiments.all-figures")));
    figures.add(AnswersText.of(answers, asked));
    for (Answers.Table table : answers.tables())
      grids.apply(table).forEach(each -> figures.add(each.text()));
    return new ExperimentRunResults(
        listed.run(),
        answers,
        String.join("\n", text),
        new AnswersScreen(answers, asked, played, grids),
        String.join("\n", figures),
        titles,
        asked,
        spec.vary());
  }

  /**
   * All that is told in words.
   *
   * @param letters of a line of the screen at most
   */
  String text(int letters) {
    return Stream.of(changed, screen.text(letters), figures)
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** Whether its sides are the values of sweeps. */
  boolean varied() {
    return !vary.isEmpty();
  }

  /** Whether a side has values that were only tried. */
  boolean isTried(String side) {
    return varied() || !run.changes(side).isEmpty();
  }

  List<String> sides() {
    return List.copyOf(run.designs().keySet());
  }

  /** All figures that any side has with a number of players, in the order of reading. */
  List<Figure> figures(int players) {
    var all = new TreeSet<Figure>();
    table(players).sides().forEach(side -> all.addAll(side.figures()));
    return List.copyOf(all);
  }

  SideTally side(int players, String name) {
    return table(players).sides().stream()
        .filter(side -> side.side().equals(name))
        .findFirst()
        .orElseThrow();
  }

  Answers.Table table(int players) {
    return answers.tables().stream()
        .filter(table -> table.players() == players)
        .findFirst()
        .orElseThrow();
  }
}

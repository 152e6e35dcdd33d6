package roundhouse.print.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.answers.SidePair;
import roundhouse.lab.experiment.KeptExperimentRun;

/**
 * The games whose rows are kept, from which a report names those behind its points.
 *
 * @param rows their folder; nothing if no rows are kept
 */
public record KeptGames(Optional<Path> rows) {

  /**
   * The points of the figures that are asked for, by their names.
   *
   * @throws IOException when the rows cannot be read
   */
  void points(Answers.Table table, List<String> asked, List<String> parts) throws IOException {
    if (rows.isEmpty()) return;
    for (String name : asked) {
      Optional<Figure> figure =
          table.sides().stream()
              .flatMap(side -> side.figures().stream())
              .filter(each -> each.isNamed(name))
              .findFirst();
      if (figure.isPresent()) points(table, figure.get(), parts);
    }
  }

  private void points(Answers.Table table, Figure figure, List<String> parts) throws IOException {
    FigureGames games = KeptExperimentRun.read(rows.orElseThrow()).games(figure, table.players());
    for (SidePair pair : table.pairs()) {
      String base = pair.base().side();
      String other = pair.other().side();
      var points =
          new PairPoints("points-" + parts.size(), figure, base, other, games.pairs(base, other));
      parts.add(points.html(table.players()));
    }
  }
}

package roundhouse.lab.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.files.UnfitFileException;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.rows.DamagedGames;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.lab.rows.FigureKind;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.MomentRow;

/**
 * Searches the moments in the rows of games, whose events are no longer known: phases, trains,
 * companies, privates and tiles, by the words in which tables show them.
 */
public final class KeptSearch {
  private final String text;
  private final MomentCondition condition;
  private final Map<String, Title> sides;
  private final FoundEvents found = new FoundEvents();

  /**
   * @param text part of the words of a moment, in small or capital letters
   * @param sides titles by the names of sides
   */
  public KeptSearch(String text, MomentCondition condition, Map<String, Title> sides) {
    this.text = text.toLowerCase(Locale.ROOT);
    this.condition = condition;
    this.sides = Map.copyOf(sides);
  }

  /**
   * Searches all games in a folder of rows.
   *
   * @return those that are not as they were written, which are not searched
   * @throws IOException when they cannot be read, or are those of other designs
   */
  public DamagedGames in(Path rows) throws IOException {
    KeptExperimentRun run = KeptExperimentRun.read(rows);
    for (String side : run.order().sides())
      if (!sides.containsKey(side))
        throw new UnfitFileException(
            rows, "its games are those of '%s', which was not asked for".formatted(side));
    return run.read(this::search);
  }

  /** What was found. */
  public FoundEvents found() {
    return found;
  }

  private void search(GameRecord game) {
    String phase = sides.get(game.key().side()).design().phases().keySet().iterator().next();
    var here = new ArrayList<FoundEvent>();
    for (MomentRow moment : game.moments()) {
      String says = new Figure(FigureKind.TIME, moment.moment(), moment.what()).says();
      if (says.toLowerCase(Locale.ROOT).contains(text) && condition.met(phase, moment))
        here.add(new FoundEvent(game.key(), moment.action(), round(moment), says));
      if (moment.moment().equals(FigureFamily.PHASE_BEGAN.id())) phase = moment.what();
    }
    found.add(List.copyOf(here));
  }

  private static String round(MomentRow moment) {
    return "set %s, %s %s".formatted(moment.set(), moment.round(), moment.number());
  }
}

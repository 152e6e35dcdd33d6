package roundhouse.editor;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.JList;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.engine.explanation.Subject;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** Draws the runs of a company by keys, in the list of choices and on the board. */
record RunKeys(MainWindow window, JList<?> choices, BoardView board) {
  /** More steps of the cursor, or stops of a run, than any map needs. */
  private static final int MANY = 90;

  /** As many letters as stops ever come next. */
  private static final String LETTERS = "acdef";

  /**
   * Tab takes the trains in turn, Backspace takes their stops away, F2 on the board adds others.
   */
  void draw(Action.RunTrains wanted) {
    Map<String, Run> runs =
        wanted.runs().stream().collect(Collectors.toMap(Run::train, Function.identity()));
    List<Train> trains = window.shown().play().orElseThrow().state().company(wanted.by()).trains();
    for (Train train : trains) {
      CardKeys.press(choices, KeyEvent.VK_TAB);
      for (int stop = 0; stop == 0 || stop < MANY && run(train.id()).isPresent(); stop++)
        CardKeys.press(choices, KeyEvent.VK_BACK_SPACE);
    }
    for (Train train : trains) {
      CardKeys.press(choices, KeyEvent.VK_TAB);
      if (runs.containsKey(train.id())) draw(runs.get(train.id()));
    }
  }

  private void draw(Run run) {
    for (StopRef stop : run.calls()) {
      if (cursor().equals(Optional.of(stop.hex())) && goesOn(run.train(), stop)) continue;
      walk(stop.hex());
      for (int turn = 0; turn < MANY && !endsAt(run.train(), stop); turn++)
        CardKeys.press(board, KeyEvent.VK_F2);
    }
  }

  private boolean endsAt(String train, StopRef stop) {
    return run(train).filter(run -> run.calls().getLast().equals(stop)).isPresent();
  }

  /** Tries the letters of the stops that come next: two stops of a hex may follow each other. */
  private boolean goesOn(String train, StopRef stop) {
    Optional<Run> before = run(train);
    for (char letter : LETTERS.toCharArray()) {
      CardKeys.typed(choices, letter);
      if (endsAt(train, stop)) return true;
      if (!run(train).equals(before)) CardKeys.press(choices, KeyEvent.VK_BACK_SPACE);
    }
    return false;
  }

  /** The run of a train as it is drawn. */
  private Optional<Run> run(String train) {
    return window
        .parts()
        .game
        .selection
        .action()
        .map(Action.RunTrains.class::cast)
        .flatMap(
            drawn -> drawn.runs().stream().filter(run -> run.train().equals(train)).findFirst());
  }

  /** Arrows lead the cursor of the board to a hex. */
  private void walk(HexId hex) {
    for (int step = 0; step < MANY && !cursor().equals(Optional.of(hex)); step++)
      CardKeys.press(board, cursor().map(here -> arrow(here, hex)).orElse(KeyEvent.VK_RIGHT));
  }

  private int arrow(HexId here, HexId there) {
    Point2D from = board.pixelOf(here).orElseThrow();
    Point2D to = board.pixelOf(there).orElseThrow();
    double across = to.getX() - from.getX();
    double down = to.getY() - from.getY();
    if (Math.abs(across) > Math.abs(down)) return across < 0 ? KeyEvent.VK_LEFT : KeyEvent.VK_RIGHT;
    return down < 0 ? KeyEvent.VK_UP : KeyEvent.VK_DOWN;
  }

  private Optional<HexId> cursor() {
    return board.subject().map(subject -> ((Subject.HexSpace) subject).hex());
  }
}

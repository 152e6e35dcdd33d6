package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JPanel;
import roundhouse.board.HexId;
import roundhouse.editor.card.TurnCard;
import roundhouse.editor.change.BeforeTheEdit;
import roundhouse.editor.holdings.HoldingsView;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.play.BoardView;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.editor.play.RunPlanner;
import roundhouse.editor.play.history.HistoryBar;
import roundhouse.editor.play.history.StoppedReplayPane;
import roundhouse.editor.play.market.MarketView;
import roundhouse.workshop.notes.Notes;

/** The views in which the game is played, and what they share: the picked choice and the runs. */
final class GameParts {
  final ChoiceSelection selection;
  final AnalysisTools tools;
  final BeforeTheEdit beforeTheEdit;
  final BoardView board;
  final MarketView market;
  final TurnCard decision;
  final HistoryBar history;
  private final WindowContext window;

  /**
   * @param actions the commands that have buttons
   */
  GameParts(WindowContext window, Notes notes, BarActions actions) {
    this.window = window;
    SnapshotBridge bridge = window.bridge();
    var workshop = window.workshop();
    var look = window.look();
    selection = new ChoiceSelection(workshop::play);
    var runs = bridge.add(new RunPlanner(selection));
    bridge.add(selection);
    tools = new AnalysisTools(window);
    beforeTheEdit = bridge.add(new BeforeTheEdit(window.frame().getLayeredPane()));
    var subjects = tools.subjects();
    board =
        beforeTheEdit.with(
            bridge.add(new BoardView(selection, runs, tools.bestRuns(), look, notes, subjects)));
    market =
        beforeTheEdit.with(
            bridge.add(new MarketView(look, selection, subjects, workshop.queries()::forecast)));
    var stopped = bridge.add(new StoppedReplayPane(look, actions.afterReload()));
    decision =
        bridge.add(new TurnCard(selection, runs, look, actions.undo(), actions.bot(), stopped));
    history = bridge.add(new HistoryBar(look, notes, workshop::goTo, actions.historySteps()));
  }

  /** The board above the bar of its history. */
  JPanel boardWithHistory() {
    var panel = new JPanel(new BorderLayout());
    panel.add(board, BorderLayout.CENTER);
    panel.add(history, BorderLayout.SOUTH);
    panel.setMinimumSize(new Dimension(200, 200));
    return panel;
  }

  /** What players and companies own. */
  HoldingsView holdings() {
    return beforeTheEdit.with(
        window.bridge().add(new HoldingsView(window.look(), selection, tools.subjects())));
  }

  /** Shows board and market as they were before the user moved them. */
  void fit() {
    board.fit();
    market.fit();
  }

  /** Shows a hex on the board. */
  void showOnBoard(HexId hex) {
    window.host().bringToFront(WindowView.BOARD);
    board.goTo(hex);
  }
}

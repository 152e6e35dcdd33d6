package roundhouse.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.UnfitPlayers;
import roundhouse.market.PriceTokens;

/**
 * What a picture shows: a title without a game, or a moment of a game.
 *
 * @param board as printed, or as laid
 * @param tokens on the market
 * @param played whether it shows a game
 */
record PicturedState(Title title, Board board, PriceTokens tokens, boolean played) {

  /**
   * Loads a design and replays a game up to the moment.
   *
   * @param options to turn on; if empty, those of the game
   * @throws CommandFailure when the design or game does not exist, or the rules refuse the game
   */
  static PicturedState load(
      String design, List<String> options, Optional<Path> game, Optional<Integer> at) {
    Optional<GameLog> log = game.map(SavedGameFile::read);
    List<String> on = options.isEmpty() ? log.map(GameLog::options).orElse(List.of()) : options;
    Title title = new TitleOpener().open(design, on);
    if (log.isEmpty())
      return new PicturedState(title, Board.empty(title.map()), PriceTokens.NONE, false);
    return played(title, first(log.get(), at.orElse(log.get().moment())));
  }

  private static GameLog first(GameLog log, int actions) {
    int most = log.actions().size();
    if (actions < 0 || actions > most)
      throw new CommandFailure(
          "The game has %s actions, so --at must be 0 to %s, not %s."
              .formatted(most, most, actions));
    return log.with(log.actions().subList(0, actions));
  }

  private static PicturedState played(Title title, GameLog log) {
    try {
      SavedGameReplay rerun = SavedGameReplay.of(title, log);
      if (rerun.stopped().isPresent())
        throw new CommandFailure(
            "Action %s of the game is refused: %s"
                .formatted(rerun.actionCount() + 1, rerun.reason()));
      return new PicturedState(title, rerun.last().board(), rerun.last().tokens(), true);
    } catch (UnfitPlayers foreign) {
      throw new CommandFailure(
          "The game does not fit design '%s': %s.".formatted(title.id(), foreign.getMessage()),
          foreign);
    }
  }
}

package roundhouse.lab.tournament;

import java.util.List;
import java.util.stream.IntStream;
import roundhouse.lab.simulation.SimulatedGame;

/** A game of a tournament. */
record TournamentGame(Seating seating, SimulatedGame game) {

  boolean ended() {
    return game.outcome().endedNormally();
  }

  /** 1 if the first kind wins, 0 if the second does, 0.5 if both have a winner. */
  double score() {
    List<Boolean> winners =
        IntStream.range(0, seating.players())
            .filter(game::won)
            .mapToObj(seating::ofFirst)
            .distinct()
            .toList();
    return winners.size() > 1 ? 0.5 : winners.getFirst() ? 1 : 0;
  }

  /** What the seats of a kind are worth at the end, on average. */
  double worth(boolean first) {
    return IntStream.range(0, seating.players())
        .filter(seat -> seating.ofFirst(seat) == first)
        .map(seat -> game.worths().get(game.log().players().get(seat)))
        .average()
        .orElseThrow();
  }
}

package roundhouse.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatingTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void theKindsChangePlacesAfterEachGame(int players) {
    for (int game = 0; game < 40; game += 2)
      for (int seat = 0; seat < players; seat++)
        assertThat(Seating.of(players, game).ofFirst(seat))
            .isNotEqualTo(Seating.of(players, game + 1).ofFirst(seat));
  }

  @Test
  void fourPlayersSitInAllSixWays() {
    var met = new HashSet<Seating>();
    for (int game = 0; game < 6; game++) met.add(Seating.of(4, game));

    assertThat(met).hasSize(6);
    assertThat(met).allMatch(seating -> seats(seating) == 2);
  }

  @Test
  void threePlayersSitInAllWaysWithOneOrTwoOfAKind() {
    var met = new HashSet<Seating>();
    for (int game = 0; game < 6; game++) met.add(Seating.of(3, game));

    assertThat(met).hasSize(6);
    assertThat(met).allMatch(seating -> seats(seating) == 1 || seats(seating) == 2);
  }

  private static long seats(Seating seating) {
    return IntStream.range(0, seating.players()).filter(seating::ofFirst).count();
  }
}

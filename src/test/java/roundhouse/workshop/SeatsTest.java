package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.MisbehavingProgram;
import roundhouse.lab.bots.ProgramFault;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;
import roundhouse.workshop.recovery.Recovery;

/**
 * Bots act when their turn comes, people when they like; the screen shows what those at it may
 * know.
 */
class SeatsTest {
  private static final List<String> PLAYERS = List.of("Ann", "Ben", "Cleo");

  private static final BotRegistry BOTS =
      new BotRegistry(
          Map.of(
              "good", MisbehavingProgram.bot("good", Duration.ofMinutes(1)),
              "dies", MisbehavingProgram.bot("dies", Duration.ofMinutes(1)),
              "silent", MisbehavingProgram.bot("silent", Duration.ofHours(1))));

  @TempDir Path root;
  private Workshop workshop;

  @BeforeEach
  void open() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    workshop =
        new Workshop(
            small.titles(), new Recovery(root.resolve("recovery")), OwnPrograms.only(BOTS));
    workshop.begin(new GameSetup(small.folder(), PLAYERS, Set.of(), 1));
    await(now -> now.situation().isPresent());
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  @AfterAll
  static void endPrograms() {
    BOTS.close();
  }

  private Snapshot await(Predicate<Snapshot> wanted) throws Exception {
    return Waiting.until(workshop::now, wanted, () -> "it never came; at " + at(workshop.now()));
  }

  private static int at(Snapshot now) {
    return now.play().map(GameHistory::at).orElse(0);
  }

  private static boolean waitsFor(Snapshot now, String player) {
    return now.situation()
        .flatMap(Situation::decision)
        .filter(decision -> decision.deciders().equals(List.of(player)))
        .isPresent();
  }

  @Test
  void botsInSeatsPlayUntilAPersonDecides() throws Exception {
    workshop.changeSeats(
        seats ->
            seats.pause(0).with("Ann", Optional.of("sensible")).with("Ben", Optional.of("random")));

    Snapshot now = await(seen -> waitsFor(seen, "Cleo"));

    assertThat(at(now)).isGreaterThanOrEqualTo(2);
    assertThat(now.play().orElseThrow().played().stream().map(moment -> moment.action().by()))
        .startsWith("Ann", "Ben")
        .doesNotContain("Cleo");
  }

  @Test
  void aProgramTakesASeat() throws Exception {
    Action first = workshop.now().situation().orElseThrow().choices().getFirst().action();
    workshop.changeSeats(seats -> seats.pause(0).with("Ann", Optional.of("good")));

    Snapshot now = await(seen -> waitsFor(seen, "Ben"));

    assertThat(now.play().orElseThrow().actions()).startsWith(first);
  }

  @Test
  void peopleTakeOverFromAProgramThatEndsWhichIsTold() throws Exception {
    workshop.changeSeats(
        seats ->
            seats
                .pause(0)
                .with("Ann", Optional.of("dies"))
                .with("Ben", Optional.of("sensible"))
                .with("Cleo", Optional.of("dies")));

    Snapshot now = await(seen -> seen.notice().isPresent());

    assertThat(now.seats().bots()).isEqualTo(Map.of("Ben", "sensible"));
    assertThat(now.notice().orElseThrow().says())
        .startsWith("The program 'dies' ended. A person decides in its place");
    assertThat(at(now)).isZero();
  }

  @Test
  void peopleTakeOverFromABotThatIsNotHere() throws Exception {
    workshop.changeSeats(seats -> seats.pause(0).with("Ann", Optional.of("hers")));

    Snapshot now = await(seen -> seen.notice().isPresent());

    assertThat(now.seats().bots()).isEmpty();
    assertThat(now.notice().orElseThrow().says())
        .startsWith("The program 'hers' is not among the bots and programs here.");
  }

  @Test
  void aProgramAdvises() {
    List<Advice> advice = workshop.queries().advice("good").join();

    assertThat(advice)
        .extracting(Advice::action)
        .containsExactly(workshop.now().situation().orElseThrow().choices().getFirst().action());
    assertThatThrownBy(() -> workshop.queries().advice("dies").join())
        .hasCauseInstanceOf(ProgramFault.class);
  }

  @Test
  void nobodyWaitsForAProgramThatIsSilent() throws Exception {
    workshop.changeSeats(seats -> seats.pause(0).with("Ann", Optional.of("silent")));
    await(seen -> !seen.seats().bots().isEmpty());
    workshop.changeSeats(seats -> seats.with("Ann", Optional.of("sensible")));

    await(seen -> at(seen) == 1);
  }

  @Test
  void haltedBotsWaitAndGoOnWhenTheyAreTold() throws Exception {
    workshop.changeSeats(seats -> seats.pause(0).halted(true).with("Ann", Optional.of("sensible")));
    Waiting.pass(Duration.ofMillis(200));
    assertThat(at(workshop.now())).isZero();

    workshop.changeSeats(seats -> seats.halted(false));
    await(seen -> at(seen) == 1);
  }

  @Test
  void botsDoNothingWhileAnEarlierMomentIsLookedAt() throws Exception {
    workshop.changeSeats(seats -> seats.pause(0).with("Ann", Optional.of("sensible")));
    await(seen -> at(seen) == 1 && waitsFor(seen, "Ben"));
    workshop.undo();
    await(seen -> at(seen) == 0 && waitsFor(seen, "Ann"));
    Waiting.pass(Duration.ofMillis(200));

    assertThat(at(workshop.now())).isZero();
    assertThat(workshop.now().play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void thePersonAtTheScreenSeesWhatThatPersonKnowsAlsoWhileBotsDecide() {
    Seats seats =
        Seats.PEOPLE.with("Ben", Optional.of("sensible")).with("Cleo", Optional.of("sensible"));
    assertThat(seats.shown(List.of("Ben"), PLAYERS, "Ben"::equals)).isFalse();
    assertThat(seats.shown(List.of("Ben"), PLAYERS, "Ann"::equals)).isTrue();
  }

  @Test
  void amongSeveralPeopleWhoeverDecidesLooks() {
    assertThat(Seats.PEOPLE.shown(List.of("Ben"), PLAYERS, "Ben"::equals)).isTrue();
    assertThat(Seats.PEOPLE.shown(List.of("Ann"), PLAYERS, "Ben"::equals)).isFalse();
    Seats bot = Seats.PEOPLE.with("Cleo", Optional.of("sensible"));
    assertThat(bot.shown(List.of("Cleo"), PLAYERS, "Ben"::equals))
        .as("Ann must not see what only Ben knows")
        .isFalse();
    assertThat(bot.shown(List.of("Cleo"), PLAYERS, name -> !name.equals("Cleo"))).isTrue();
  }

  @Test
  void whereOnlyBotsPlayNothingIsSecret() {
    Seats bots =
        Seats.PEOPLE
            .with("Ann", Optional.of("random"))
            .with("Ben", Optional.of("random"))
            .with("Cleo", Optional.of("random"));
    assertThat(bots.shown(List.of("Ann"), PLAYERS, _ -> false)).isTrue();
  }
}

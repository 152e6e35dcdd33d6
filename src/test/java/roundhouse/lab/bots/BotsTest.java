package roundhouse.lab.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.CompiledClasses;

/** A bot is a class, and a line in {@link Bots}. */
@Tag("slow")
class BotsTest {
  private static final JavaClasses MAIN = CompiledClasses.ofProgram();

  private static Set<Class<?>> written() {
    return MAIN.stream()
        .filter(each -> each.isAssignableTo(Bot.class) && !each.isInterface())
        .filter(each -> !each.getModifiers().contains(JavaModifier.ABSTRACT))
        .filter(each -> each.getPackageName().equals(Bots.class.getPackageName()))
        .filter(each -> !each.isEquivalentTo(ScriptBot.class)) // scripts name theirs
        .filter(each -> !each.isEquivalentTo(ProgramBot.class)) // users name theirs
        .map(each -> (Class<?>) each.reflect())
        .collect(Collectors.toSet());
  }

  @Test
  void everyBotHasItsLine() {
    Set<Class<?>> named =
        Bots.names().stream()
            .map(name -> Bots.named(name).orElseThrow().getClass())
            .collect(Collectors.toSet());

    assertThat(written()).as("add a line to Bots for each bot").isEqualTo(named);
  }

  @Test
  void theUsualBotHasAName() {
    assertThat(Bots.named(Bots.USUAL)).containsSame(Bots.usual());
  }

  @Test
  void onlyTheListOfBotsNamesThem() {
    for (Class<?> bot : written())
      noClasses()
          .that()
          .doNotBelongToAnyOf(Bots.class, bot)
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(bot)
          .because("a bot is picked by its name; the usual one is Bots.usual()")
          .check(MAIN);
  }
}

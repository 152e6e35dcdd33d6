package roundhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.play.Engine;

class TinyTest {

  @Test
  void theTinyTitleCanBePlayedWithoutScripts() {
    var title = Tiny.plain();

    var state = Tiny.play(title, Tiny.start(title), 300, 1);

    assertThat(state.calendar().set()).isGreaterThan(2);
  }

  @Test
  void aCompanyOperatesOnceItsDirectorHasStartedIt() {
    var title = Tiny.plain();

    var state = Tiny.operating(title);

    assertThat(Engine.decision(title, state).orElseThrow().entity()).isEqualTo("RED");
    assertThat(state.company("RED").floated()).isTrue();
  }
}

package roundhouse.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonMutatorTest {
  @Test
  void anObjectThatLosesItsOnlyValueIsLeftEmpty() {
    for (int seed = 0; seed < 200; seed++) {
      var object = JsonNodeFactory.instance.objectNode().put("type", "pass");
      var mutator = new JsonMutator(new Random(seed));
      assertThatCode(() -> mutator.mutate(object)).as("seed %d", seed).doesNotThrowAnyException();
    }
  }
}

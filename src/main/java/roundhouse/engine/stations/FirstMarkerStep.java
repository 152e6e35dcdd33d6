package roundhouse.engine.stations;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Step;

/** A player chooses the city for a company's first station marker. */
interface FirstMarkerStep extends Step {

  @Override
  default String name() {
    return "home-marker";
  }

  @Override
  default List<Class<? extends Action>> actionTypes() {
    return List.of(Action.PlaceMarker.class);
  }
}

package roundhouse.engine.stations;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Step;

/** Somebody chooses the city to which a company's first station marker goes. */
interface FirstMarkerStep extends Step {

  @Override
  default String name() {
    return "home-marker";
  }

  @Override
  default List<Class<? extends Action>> takes() {
    return List.of(Action.PlaceMarker.class);
  }
}

package roundhouse.engine;

import java.util.List;

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

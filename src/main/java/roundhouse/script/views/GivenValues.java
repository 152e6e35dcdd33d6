package roundhouse.script.views;

import java.util.List;

/** What a function of a script is given, by name. The names are the same in each of its calls. */
public interface GivenValues {

  List<String> names();

  /**
   * A value, as {@link ViewFactory#show} takes it.
   *
   * @throws roundhouse.script.faults.ApiMisuse if nothing of that name is given
   */
  Object value(String name);
}
